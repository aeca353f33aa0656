#if Window
internal import Application

Program.main { WindowProgram(program: $0).run() }
#endif
