/// A shell that completions can be made for.
package enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}
