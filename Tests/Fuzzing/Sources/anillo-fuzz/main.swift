// anillo-fuzz NAME [corpus folder…] [options of libFuzzer]
//
// NAME is a case of `FuzzTarget`. Exit status: that of libFuzzer; 2 for another name, after a list of them all.
import CFuzzer
import Glibc

let named = CommandLine.argc > 1 ? FuzzTarget(word: CommandLine.arguments[1]) : nil
guard let found = named else {
  for target in FuzzTarget.allCases { print(target.rawValue) }
  exit(2)
}
// Swift's own report of a crash would come before libFuzzer's, which saves the input.
for trap in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] { signal(trap, SIG_DFL) }
// A function of C can reach what is global, and nothing else.
let target = found
// libFuzzer starts itself again for some of its work, with the same words. One with two hyphens it passes over.
unsafe CommandLine.unsafeArgv[1] = strdup("--" + target.rawValue)
var count = CommandLine.argc
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
let status = unsafe LLVMFuzzerRunDriver(&count, &words) { bytes, count in
  target.check(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
exit(status)
