#if Window
internal import Application
internal import Glibc
internal import Posix

Terminal.endAtOnceAfterCrash()
FileDescriptor.occupyStandardDescriptors()
// A reader of our output that goes away is an error of that write, not our end.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(ArgumentVector.words) { WindowProgram(program: $0).run() }.rawValue)
#endif
