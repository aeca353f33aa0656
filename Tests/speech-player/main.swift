import Glibc
import Posix
import Speech
import SpeechDispatcher

// Plays a script on `DispatcherSpeech` as a program with one thread and a poll loop does it; the tests' own process has
// many threads, which a fork without exec does not stand. See `Player` for the language.
signal(SIGPIPE, SIG_IGN)
Player(CommandLine.arguments.dropFirst()).run()
