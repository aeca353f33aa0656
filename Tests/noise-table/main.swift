import Foundation
import TestSupport

// Runs the same menu of five items under the screen reader yasr in Anillo and in other programs, and prints in Markdown
// what each costs a listener: when it opens, and for the arrow from the first item to the second. The arrow to the
// third item was measured, too, and is no row of its own: every program makes the same utterances of it, and the bytes
// differ by the length of the titles and less than ten. README.md has the table; NoiseTests holds Anillo to its rows there.
//
//   noise-table [--python PYTHON]
//
// PYTHON is an interpreter that has questionary and InquirerPy; without it a virtual environment is made for the run.
// What is not installed is named in the table. Exit status: 0 measured, 2 it could not run.
let words = Array(CommandLine.arguments.dropFirst())
let isUsedRight = words.isEmpty || words.count == 2 && words[0] == "--python"
guard isUsedRight, YasrSession.isInstalled else {
  FileHandle.standardError.write(Data("noise-table [--python PYTHON]; it needs yasr\n".utf8))
  exit(2)
}
do {
  try printTable(python: words.last)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

/// A function, so that the virtual environment is let go, and removed, before the program ends.
func printTable(python: String?) throws {
  let python = try PythonPrompts(interpreter: python)
  print(NoiseTable(of: try NoisyProgram.all(python: python.interpreter)).markdown)
  let debian = try ProgramRun.of(
    "dpkg-query", ["--show", "--showformat", "${Package} ${Version}\\n"] + NoisyProgram.packages)
  let versions = debian.out.split(separator: "\n").map(String.init) + python.versions
  print("\nMeasured were " + versions.joined(separator: ", ") + ".")
}
