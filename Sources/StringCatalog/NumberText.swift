/// Numbers as a language writes them.
public enum NumberText {
  /// Digits in groups of three: English `1,000` and `1,000,000`; Spanish `1000`, `10 000` and `1 000 000` with U+00A0,
  /// and no group in numbers of four digits (Real Academia Española, Ortografía de la lengua española, 2010, VIII 2.2;
  /// CLDR 48, `es`, minimumGroupingDigits 2). Other languages get digits only.
  public static func text(of number: Int, in language: LanguageTag) -> String {
    let digits = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    switch language.language {
    case "en": return sign + grouped(digits, by: ",")
    case "es": return sign + (digits.utf8.count > 4 ? grouped(digits, by: "\u{A0}") : digits)
    default: return sign + digits
    }
  }

  /// A number with a fixed count of decimals, 0…15, rounded half away from zero; the decimal sign is a comma in Spanish.
  /// Numbers of 1e15 and more, and those that are not finite, are written as Swift writes them.
  public static func text(of number: Double, decimals: Int, in language: LanguageTag) -> String {
    let decimals = min(max(decimals, 0), 15)
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (number * scale).magnitude
    guard scaled < 1e15 else { return number.description }
    // Not `rounded(_:)`: it calls the C library's mathematics, which nothing here links.
    let rounded = Int(scaled + 0.5)
    let digits = String(rounded)
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.utf8.count, 0)) + digits
    let whole = text(of: Int(padded.dropLast(decimals)) ?? 0, in: language)
    let sign = number < 0 && rounded > 0 ? "-" : ""
    guard decimals > 0 else { return sign + whole }
    return sign + whole + (language.language == "es" ? "," : ".") + padded.suffix(decimals)
  }

  private static func grouped(_ digits: String, by separator: String) -> String {
    let count = digits.utf8.count
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (count - digit.offset).isMultiple(of: 3) { text += separator }
      text.append(digit.element)
    }
  }
}
