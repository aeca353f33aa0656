internal import Application

Program.main { $0.run() }
