// Measures `anillo` from outside, always side by side with other programs in one run: all of a round are measured one
// after the other, and the ratios are of the same round, so that a machine that gets slower or faster touches all
// alike. Absolute times are printed for orientation; only ratios are worth comparing between machines. Every figure is
// a line of its own, in words.
//
// a  From fork to the first prompt for five items, in a pseudo-terminal of 80 columns: until the last item and the
//    prompt have arrived (of painted menus, until the last item has). Goals for the static release binary: no slower
//    than `dialog`, at most 1.3 times `bash select`.
// b  From the key to the speech daemon: from writing Down or Up to the terminal until the SPEAK text with the item has
//    arrived at a speech server inside this program. Against the least menu in C on readline and libspeechd (goal: at
//    most 1.5 times) and against one that starts `spd-say` at each arrow (goal: at most a tenth).
// c  System calls while idle, by strace attached for ten seconds at the prompt, with speech off and on. Goal: none.
// d  A thousand key presses, each waiting for its echo, with speech on and a daemon that never answers, against
//    speech off.
// e  Bytes written to the terminal for an arrow.
// hit-test  Which item of a ring, a mirrored ring and a half ring a drag is on, against the arc tangent and the length
//    that this cannot do without. Goal: at most twice. The only one that needs no `anillo`.
// window  With the trait Window: from the long press to the first frame of the ring, against one still widget that a
//    program in C shows after a long press. From outside: a real press on a display, whose memory is watched.
// filter  `choose --filter` against `fzf --filter` on a million lines (25 MB), for texts of which both find the same
//    number: time from fork to end, and peak memory. Goal: at most half of each.
// growth  The same from 10 to 1,000,000 lines, and how long a typed key takes in a list of that many. Goal: at most
//    16 ms among 100,000.
// keys  From a key to its answer in a menu of 10, 100,000 and 1,000,000 lines. Goal: at most 16 ms among 100,000.
//
// anillo-bench [--anillo PATH] [--only a,b,c,d,e,hit-test,filter,growth,keys,window] [--runs N]
//   PATH is ../../.build/release/anillo, seen from the package, unless told. N multiplies nothing: it is the number of
//   rounds of a (default 50), hit-test (default 100), filter, growth and keys (default 10) and window (default 15), of
//   presses of b (default 200) and half of those of d (default 500).
// Exit status: 0 measured, whatever the figures are; 2 it could not run.
import Glibc

signal(SIGPIPE, SIG_IGN)
exit(run(Array(CommandLine.arguments.dropFirst())))

func run(_ words: [String]) -> Int32 {
  do {
    let options = try Options(words)
    if options.parts.contains("hit-test") { measureHitTest(rounds: options.runs ?? 100) }
    let outside = options.parts.filter { $0 != "hit-test" }
    guard !outside.isEmpty else { return 0 }
    let place = try Workplace(anillo: options.anillo)
    for part in outside { try measure(part, options.runs, place) }
    return 0
  } catch {
    say("cannot run: \(error)")
    return 2
  }
}

/// What does not work of one measurement is said, and the others go on.
func measure(_ part: String, _ runs: Int?, _ place: Workplace) throws(BenchFault) {
  do {
    switch part {
    case "a": try measureFirstPrompt(place, rounds: runs ?? 50)
    case "b": try measureKeyToSpeak(place, presses: runs ?? 200)
    case "c": try measureIdleCalls(place)
    case "d": try measureEcho(place, pairs: runs ?? 500)
    case "e": try measureArrowBytes(place)
    case "filter": try measureFilter(place, rounds: runs ?? 10)
    case "growth": try measureGrowth(place, rounds: runs ?? 10)
    case "keys": try measureTypedKeys(place, rounds: runs ?? 10)
    default:
      #if Window
      try measureLongPress(place, rounds: runs ?? 15)
      #endif
    }
  } catch {
    guard case .tooSlow = error else { throw error }
    say("\(part) is not measured: \(error)")
  }
}
