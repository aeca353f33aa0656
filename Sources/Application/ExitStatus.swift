/// How the program ends, for scripts.
package enum ExitStatus: Int32 {
  case done = 0
  /// Nothing to choose from.
  case nothing = 1
  /// Wrong use, a bad file, no terminal.
  case wrong = 2
  /// Nobody has answered in time; the number that timeout(1) has for it.
  case timedOut = 124
  case cancelled = 130
}
