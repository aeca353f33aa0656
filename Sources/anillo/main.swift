internal import Glibc

// A reader of our output that goes away is an error of that write, not our end.
signal(SIGPIPE, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
