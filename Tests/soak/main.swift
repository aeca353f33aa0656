import Foundation
import TestSupport

// Uses the built program for long, with a real speech-dispatcher, and prints what it holds along the way: memory,
// descriptors and children of the program and of the process that speaks for it. README.md has the command.
//
//   soak [--keys N] [--submenus N] [--commands N]
//
// By default a hundred thousand keys, ten thousand submenus that are opened and left, a thousand commands: a few
// minutes. Exit status: 0 all of it is flat, 1 something grows, 2 it could not run.
guard let size = SoakSize(words: Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data("soak [--keys N] [--submenus N] [--commands N]\n".utf8))
  exit(2)
}
do {
  let growths = try run(size)
  for growth in growths { print(growth) }
  exit(growths.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

/// A function, so that the session and the daemon are let go, and ended, before the program ends.
func run(_ size: SoakSize) throws -> [String] {
  print(Sample.heading)
  let session = try SoakSession()
  // Once through everything: what is made at its first use is no growth.
  for task in SoakTask.allCases { try session.work(task, size.warmUp(of: task)) }
  var course = Course(try session.sample("warm"))
  print(course.first.row)
  for task in SoakTask.allCases {
    for part in 1...Course.parts {
      try session.work(task, size[task] / Course.parts)
      course.add(try session.sample("\(size[task] / Course.parts * part) \(task.rawValue)"))
    }
  }
  return course.growths
}
