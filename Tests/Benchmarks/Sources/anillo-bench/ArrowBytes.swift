/// Counts the bytes written to the terminal for an arrow: ten times down and up between the second and third item.
func measureArrowBytes(_ place: Workplace) throws(BenchFault) {
  say("Bytes written for an arrow")
  let tagged = Workplace.items.enumerated().flatMap { ["\($0.offset + 1)", $0.element] }
  var commands = [("anillo", place.choose(speech: "off"))]
  for name in ["dialog", "whiptail"] {
    guard let path = place.installed(name) else { continue }
    commands.append((name, [path, "--menu", "Actions", "15", "40", "5"] + tagged))
  }
  for (name, command) in commands { say(Figures(try count(name, command, place)).line(name, unit: "bytes")) }
  if let fzf = place.installed("fzf") {
    let lines = Array(Workplace.items.map { $0 + "\n" }.joined().utf8)
    say(Figures(try count("fzf", [fzf, "--layout=reverse"], place, input: lines)).line("fzf", unit: "bytes"))
  }
}

private func count(
  _ name: String, _ command: [String], _ place: Workplace, input: [UInt8]? = nil
) throws(BenchFault) -> [Double] {
  let session = try place.start(command, input: input)
  try wait(for: "the prompt of \(name)", [session]) { session.shows(["Delete"]) }
  return [down, down, up, down, up, down, up, down, up, down, up, down].map { key in
    settle([session], milliseconds: 100)
    session.forgetOutput()
    session.press(key)
    settle([session], milliseconds: 100)
    return Double(session.output.count)
  }
}
