/// A number that a key can hold.
public protocol _FormatSpecifiable: Equatable {
  /// How it is written where nothing is asked for, as C's `printf` has it.
  var _specifier: String { get }
  /// The number.
  var printed: PrintedValue { get }
}

/// A number on its way into a text.
public enum PrintedValue: Equatable, Sendable {
  /// A whole number.
  case whole(Int64)
  /// A whole number that is not negative.
  case unsigned(UInt64)
  /// Any number.
  case number(Double)
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  /// `%lld`.
  public var _specifier: String { "%lld" }
  /// The number.
  public var printed: PrintedValue { .whole(Int64(clamping: self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  /// `%llu`.
  public var _specifier: String { "%llu" }
  /// The number.
  public var printed: PrintedValue { .unsigned(UInt64(clamping: self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// `%lf`: six places.
  public var _specifier: String { "%lf" }
  /// The number.
  public var printed: PrintedValue { .number(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey {
  /// The pieces of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds characters, which may be Markdown.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      segments.append(.argument(.string(string)))
    }

    /// Adds a number, in the environment's locale: whole ones with marks between groups, others
    /// with six places.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number as a specifier of C's `printf` has it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      segments.append(
        .argument(.number(PrintedNumber(value: value.printed, specifier: specifier))))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value in a format whose parts have attributes.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value as a formatter has it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let content = FormatterContent(value: subject, formatter: formatter)
      segments.append(.argument(.text(Text(.content(content)))))
    }

    /// Adds an object as a formatter has it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let content = FormatterContent(value: subject, formatter: formatter)
      segments.append(.argument(.text(Text(.content(content)))))
    }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.argument(.text(text)))
    }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      appendInterpolation(Text(string))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Adds what describes a value that has no form of its own in texts.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      segments.append(.argument(.string(String(describing: value))))
    }
  }
}
