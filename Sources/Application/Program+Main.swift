internal import Glibc
internal import Posix

extension Program {
  /// The whole of a program: carries out its command line and ends with the status that this has.
  /// - Parameter command: carries out what the words ask for.
  package static func main(_ command: (Program) -> ExitStatus) -> Never {
    Terminal.endAtOnceAfterCrash()
    FileDescriptor.occupyStandardDescriptors()
    // A reader of our output that goes away is an error of that write, not our end.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that may grow no more (ulimit -f): only what was to be written is lost.
    signal(SIGXFSZ, SIG_IGN)
    // Ignored, as some programs start others, the end of a command would not be told.
    signal(SIGCHLD, SIG_DFL)
    exit(run(ArgumentVector.words, command).rawValue)
  }
}
