#if Window
import Glibc

// Tells what assistive technology sees of a program: accessibility-reader PROCESS-ID. Orders are lines of standard
// input, their words apart by tabs; each answer is some lines and an empty one.
//
//   tree             every accessible as a line of JSON, parents before children
//   do PATH ACTION   performs an action; the answer is true, or why not
//   changes TIME     waits for an event since the last tree, at most that many milliseconds: true when there was one
guard CommandLine.arguments.count == 2, let process = UInt32(CommandLine.arguments[1]) else {
  print("usage: accessibility-reader PROCESS-ID")
  exit(2)
}
let orders = Orders(tree: AccessibleTree(process: process))
while let line = readLine() { orders.carryOut(line) }
#endif
