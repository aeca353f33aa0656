internal import Application
internal import Dialogue
internal import LinearFront
internal import Posix

extension ChoiceInput {
  /// Goes on reading while the question stands.
  func watch(in front: LinearFront) {
    if isDone { return }
    front.watch(.standardInput) { [self, unowned front] in
      readPiece()
      front.update(ChoiceConversation.self) { isFaulty ? [.cut, .finish(.cancelled)] : $0.itemsArrived() }
      if isDone { front.unwatch() }
    }
  }
}
