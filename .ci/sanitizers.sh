# To be sourced: the tests under a sanitizer of the compiler.

# What is fast, and runs the code that takes in what is not trusted.
core_tests='^(JSONText|StringCatalog|ActionMenu|LineSearch|MenuGeometry|Dialogue|MenuCommands|CommandReference|WindowFront'
core_tests+='|SpeechDispatcher|ScreenReaders|TestSupport)Tests'

# Runs the tests that a pattern names under a sanitizer, with further options of `swift test`, in a build of its own
# that a warning ends.
#
# LeakSanitizer is off: it names what Swift's runtime and XCTest keep until the end; what grows is found by the soak.
# KeptFileTests is left out: limits on files end the sanitizers themselves.
run_under() {
  local sanitizer=$1 tests=$2
  shift 2
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize "$sanitizer" --scratch-path ".build/$sanitizer" \
    -Xswiftc -warnings-as-errors --filter "$tests" --skip KeptFileTests "$@"
}
