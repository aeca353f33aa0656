internal import CPseudoTerminal

extension ProcessSnapshot {
  /// Waits for its end by the event that the kernel has for it; who waits to be reaped has ended.
  /// - Returns: False when it still runs after that time.
  public func waitForEnd(within limit: Duration = .seconds(10)) -> Bool {
    let ending = OwnedDescriptor(terminal_process_descriptor(id))
    // Without a descriptor there is no such process any more.
    return ending.number < 0
      || ready([Interest(descriptor: ending.number)], milliseconds: Int32(limit / .milliseconds(1)))[0]
  }
}
