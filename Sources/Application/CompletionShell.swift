/// A shell that completions can be made for.
package enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The line that turns the completions on, and the file of the user's that it belongs in.
  var setUp: (line: String, file: String) {
    switch self {
    case .bash: ("source <(anillo completion bash)", "~/.bashrc")
    case .zsh: ("source <(anillo completion zsh)", "~/.zshrc")
    case .fish: ("anillo completion fish | source", "~/.config/fish/config.fish")
    }
  }
}
