/// Something that a comparator may be asked for.
public struct ComparatorOption: Equatable, Sendable {
  /// What values there are.
  public enum Kind: Equatable, Sendable {
    /// Something that is asked for or not.
    case flag
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// One of two words, which stand for true and false.
    case either(String, String)
    /// A file that it writes.
    case output
  }

  /// The name, as it is typed.
  public let name: String
  /// What stands for the value in help; nil for a flag.
  public let placeholder: String?
  /// What values there are.
  public let kind: Kind
  /// The value where nothing is asked for; nil where there is none.
  public let usual: ComparatorValue?
  /// What it does, in a line.
  public let summary: String

  /// Makes an option with a value.
  public init(
    _ name: String, _ placeholder: String, _ kind: Kind, usual: ComparatorValue? = nil,
    _ summary: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.kind = kind
    self.usual = usual
    self.summary = summary
  }

  /// Makes a flag.
  public init(flag name: String, _ summary: String) {
    self.name = name
    placeholder = nil
    kind = .flag
    usual = .flag(false)
    self.summary = summary
  }

  /// The value that a text stands for; nil where it stands for none.
  public func value(of text: String) -> ComparatorValue? {
    switch kind {
    case .flag: return .flag(true)
    case .number(let range):
      return Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .integer(let range):
      return Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .either(let yes, let no): return [yes, no].contains(text) ? .flag(text == yes) : nil
    case .output: return .text(text)
    }
  }
}
