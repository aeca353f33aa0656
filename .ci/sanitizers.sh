# To be sourced: the tests under a sanitizer of the compiler.

# What is fast, and runs the code that takes in what is not trusted.
core_tests='^(JSONText|StringCatalog|ActionMenu|LineSearch|MenuGeometry|Dialogue|MenuCommands|CommandReference|WindowFront'
core_tests+='|SpeechDispatcher|ScreenReaders|TestSupport)Tests'

# Runs tests under a sanitizer, with further options of `swift test`, in a build of its own.
#
# LeakSanitizer is off: it names what Swift's runtime and XCTest keep until the end; what grows is found by the soak.
# KeptFileTests is left out: limits on files end the sanitizers themselves.
run_under() {
  local sanitizer=$1
  shift
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize "$sanitizer" --scratch-path ".build/$sanitizer" --skip KeptFileTests "$@"
}
