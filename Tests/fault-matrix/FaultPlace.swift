internal import TestSupport

/// A daemon of a cell's own, and what is done to it.
final class FaultPlace {
  let lab: SpeechLab
  var falseDaemon: FalseDaemon?
  /// Another program that is connected, too.
  var stalledClient: OwnedDescriptor?
  private let fault: Fault
  private var repetitions = 0

  /// A voice that is soon at its end, or one that is still speaking when the fault comes.
  init(_ fault: Fault) throws {
    self.fault = fault
    var setup = SpeechLab.Setup()
    setup.millisecondsPerCharacter = fault.beginning == .whileSpeaking ? 60 : 1
    lab = try SpeechLab(setup)
  }

  func begin() throws {
    repetitions = 0
    try fault.make(self)
  }

  func end() throws { try fault.lift(self) }

  /// Does it all over again, so often that this share of the repetitions has been.
  func repeatFault(until share: Double) throws {
    while Double(repetitions) < Double(fault.repetitions) * min(share, 1) {
      repetitions += 1
      try end()
      try fault.make(self)
    }
  }

  /// Waits for the moment in a menu's opening when the fault is to come; there were so many entries before the menu.
  func waitForMoment(since heard: Int) throws {
    if fault.beginning == .whileSpeaking {
      return _ = try lab.waitForNewEntry("the title", after: heard) { $0.event == "speak" }
    }
    let last = try lab.waitForNewEntry("the last item", after: heard) { $0.text == MenuPair.lastItem }
    try lab.waitForEntry("its end") { $0.id == last.id && $0.event != "speak" && $0.time >= last.time }
  }
}

extension SpeechLab {
  /// The first entry of this kind among those that are new; ids begin anew with each module.
  @discardableResult
  func waitForNewEntry(
    _ what: String, after known: Int, within limit: Duration = .seconds(10), where matches: (SpeechEntry) -> Bool
  ) throws -> SpeechEntry {
    let start = known == 0 ? 0 : entries[known - 1].time
    return try waitForEntry(what, within: limit) { $0.time > start && matches($0) }
  }
}
