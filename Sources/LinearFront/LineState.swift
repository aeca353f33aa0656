internal import Dialogue
internal import Speech

/// What the front knows of the line beyond readline's own buffer.
struct LineState {
  /// An item that an arrow put there is like selected text: what is typed next takes its place.
  var isSelected = false
  /// What is said once the line is drawn; a later item takes its place while keys are still coming.
  var unsaid: [Utterance.Span] = []
  /// Whether the last key has said or silenced something; one that did neither says where the cursor is.
  var isAnswered = true
  /// The line as the listener knows it.
  var known = EditedLine("", cursor: 0)
  /// The line as the last Tab left it; a Tab that finds it so is the second.
  var completed: String?
}
