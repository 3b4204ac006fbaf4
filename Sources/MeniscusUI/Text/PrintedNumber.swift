/// A number with a specifier of C's `printf`, written in a locale.
struct PrintedNumber: Equatable, Sendable {
  let value: PrintedValue
  let specifier: String

  /// The number in a locale's digits and marks; hexadecimal, octal and exponential ones in none's.
  func string(in locale: Locale) -> String {
    guard let parsed = Specifier(specifier) else { return specifier }
    var digits: String
    switch parsed.conversion {
    case "d", "i", "u": digits = whole(parsed, locale)
    case "f", "F": digits = fraction(parsed, locale)
    case "x": digits = String(bits, radix: 16)
    case "X": digits = String(bits, radix: 16, uppercase: true)
    case "o": digits = String(bits, radix: 8)
    default: digits = other(parsed)
    }
    if parsed.flags.contains("+"), number >= 0, "diufFeEgG".contains(parsed.conversion) {
      digits = "+" + digits
    }
    return parsed.padded(digits)
  }

  /// How large the number is, for who counts.
  var number: Double {
    switch value {
    case .whole(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    }
  }

  private var bits: UInt64 {
    switch value {
    case .whole(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    case .number(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }

  private func whole(_ parsed: Specifier, _ locale: Locale) -> String {
    let isGrouped = !parsed.flags.contains("0")
    let least = parsed.precision ?? 1
    switch value {
    case .whole(let value):
      return value.formatted(
        IntegerFormatStyle<Int64>(locale: locale).grouping(isGrouped ? .automatic : .never)
          .precision(.integerLength(least...)))
    case .unsigned(let value):
      return value.formatted(
        IntegerFormatStyle<UInt64>(locale: locale).grouping(isGrouped ? .automatic : .never)
          .precision(.integerLength(least...)))
    case .number(let value):
      return value.formatted(
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0)))
    }
  }

  private func fraction(_ parsed: Specifier, _ locale: Locale) -> String {
    number.formatted(
      FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(min(parsed.precision ?? 6, 40))))
  }

  private func other(_ parsed: Specifier) -> String {
    let precision = parsed.precision.map { ".\($0)" } ?? ""
    switch parsed.conversion {
    case "e", "E", "g", "G":
      return String(format: "%\(precision)\(parsed.conversion)", number)
    default:
      switch value {
      case .whole(let value): return "\(value)"
      case .unsigned(let value): return "\(value)"
      case .number(let value): return "\(value)"
      }
    }
  }
}

/// A specifier, taken apart: `%[flags][width][.precision][length]conversion`.
struct Specifier {
  var flags = ""
  var width = 0
  var precision: Int?
  var conversion: Character

  /// Nil where the text is no specifier.
  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.popFirst() == "%" else { return nil }
    while let flag = rest.first, "+-0 #'".contains(flag) { flags.append(rest.removeFirst()) }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), rest.isEmpty else { return nil }
    self.conversion = conversion
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return Int(digits).map { min($0, 200) }
  }

  /// The digits at the width that is asked for.
  func padded(_ digits: String) -> String {
    let missing = width - digits.count
    guard missing > 0 else { return digits }
    if flags.contains("-") { return digits + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + digits }
    let sign = digits.prefix { $0 == "-" || $0 == "+" || $0 == "\u{2212}" }
    return String(sign) + String(repeating: "0", count: missing)
      + String(digits.dropFirst(sign.count))
  }
}
