import Foundation

// Lets a speech daemon, or what stands in its place, do what it should not, while the menu is used: every fault with
// every activity, on the built `anillo`, side by side with one that does not speak. Prints in Markdown what came of
// each, how long keys were waited for, and how soon speech was back.
//
//   fault-matrix [--fault NAME] [--activity NAME]
//
// `KeyTimes` has the limits. Keys that were too slow are measured once more, and longer, before that counts, and the
// table says so; nothing else is tried twice. Exit status: 0 all holds, 1 something does not, 2 wrong use.
var words = CommandLine.arguments.dropFirst()
var (faults, activities) = (Fault.all, Activity.all)
while let option = words.popFirst() {
  guard let name = words.popFirst() else { endWrongly() }
  switch option {
  case "--fault": faults = faults.filter { $0.name == name }
  case "--activity": activities = activities.filter { $0.name == name }
  default: endWrongly()
  }
}
if faults.isEmpty || activities.isEmpty { endWrongly() }

show(MatrixRow.heading)
var rows: [MatrixRow] = []
for fault in faults {
  for row in fault.isPossible() ? activities.map({ MatrixRow(fault, $0) }) : [MatrixRow(impossible: fault)] {
    show(row.line)
    rows.append(row)
  }
}
let all = MatrixRow(all: rows)
show(all.line)
exit(all.holds ? 0 : 1)

/// At once, also where a pipe listens.
func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func endWrongly() -> Never {
  let names = { (names: [String]) in names.joined(separator: ", ") }
  let usage = """
    fault-matrix [--fault NAME] [--activity NAME]
    faults: \(names(Fault.all.map(\.name)))
    activities: \(names(Activity.all.map(\.name)))

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
