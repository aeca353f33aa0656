internal import Application

extension Program {
  func run() -> ExitStatus {
    if has(.help) { return HelpCommand(program: self).run() }
    if has(.version) {
      print("anillo \(Self.version)")
      return .done
    }
    return switch invocation.command {
    case .shell: ShellCommand(program: self).run()
    case .choose where has(.filter): FilterCommand(program: self).run()
    case .choose where has(.window): WindowCommand(program: self).run()
    case .choose: ChooseCommand(program: self).run()
    case .window: WindowCommand(program: self).run()
    case .demo where has(.window): WindowCommand(program: self).run()
    case .demo: DemoCommand(program: self).run()
    case .check: CheckCommand(program: self).run()
    case .status: StatusCommand(program: self).run()
    case .confirm: ConfirmCommand(program: self).run()
    case .ask: AskCommand(program: self).run()
    case .say: SayCommand(program: self).run()
    case .progress: ProgressCommand(program: self).run()
    case .pager: PagerCommand(program: self).run()
    case .manual: ManualCommand(program: self).run()
    case .completion: CompletionCommand(program: self).run()
    case .help: HelpCommand(program: self).run()
    }
  }
}
