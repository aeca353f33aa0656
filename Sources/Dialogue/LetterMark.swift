internal import Locales

/// A mark on a letter that has a name of its own.
enum LetterMark: Unicode.Scalar, CaseIterable {
  case grave = "\u{300}"
  case acute = "\u{301}"
  case circumflex = "\u{302}"
  case tilde = "\u{303}"
  case macron = "\u{304}"
  case breve = "\u{306}"
  case dotAbove = "\u{307}"
  case diaeresis = "\u{308}"
  case hook = "\u{309}"
  case ring = "\u{30A}"
  case doubleAcute = "\u{30B}"
  case caron = "\u{30C}"
  case horn = "\u{31B}"
  case dotBelow = "\u{323}"
  case commaBelow = "\u{326}"
  case cedilla = "\u{327}"
  case ogonek = "\u{328}"

  var phrase: Phrase {
    switch self {
    case .grave: .markGrave
    case .acute: .markAcute
    case .circumflex: .markCircumflex
    case .tilde: .markTilde
    case .macron: .markMacron
    case .breve: .markBreve
    case .dotAbove: .markDotAbove
    case .diaeresis: .markDiaeresis
    case .hook: .markHook
    case .ring: .markRing
    case .doubleAcute: .markDoubleAcute
    case .caron: .markCaron
    case .horn: .markHorn
    case .dotBelow: .markDotBelow
    case .commaBelow: .markCommaBelow
    case .cedilla: .markCedilla
    case .ogonek: .markOgonek
    }
  }
}
