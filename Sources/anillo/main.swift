internal import Application
internal import Glibc
internal import Posix

Terminal.endAtOnceAfterCrash()
FileDescriptor.occupyStandardDescriptors()
// A reader of our output that goes away is an error of that write, not our end.
signal(SIGPIPE, SIG_IGN)
// Ignored, as some programs start others, the end of a command would not be told.
signal(SIGCHLD, SIG_DFL)
exit(Program.run(ArgumentVector.words) { $0.run() }.rawValue)
