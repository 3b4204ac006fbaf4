import MeniscusText

/// A string whose parts may have styles of their own.
///
/// It stands in for Foundation's `AttributedString` where a text is made of attributes rather than
/// of `Text + Text`, with the same names; ranges count characters. It knows no links.
///
/// ```swift
/// var title: AttributedText = "Meniscus measures"
/// if let word = title.range(of: "measures") { title[word].foregroundColor = .blue }
/// Text(title)
/// ```
public struct AttributedText: Equatable, Sendable {
  /// The pieces of one style, in order, none of them empty.
  private(set) var pieces: [Text.Piece] = []

  /// Makes a text of one style, in which nothing is set.
  public init(_ string: String = "") {
    if !string.isEmpty { pieces = [Text.Piece(content: string)] }
  }

  private init(pieces: [Text.Piece]) {
    self.pieces = pieces
  }

  /// The characters of all parts.
  public var string: String { pieces.map(\.content).joined() }

  /// Adds a text at the end.
  public mutating func append(_ other: AttributedText) { pieces += other.pieces }

  /// Two texts, one right after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    AttributedText(pieces: left.pieces + right.pieces)
  }

  /// Adds a text at the end.
  public static func += (left: inout AttributedText, right: AttributedText) {
    left.append(right)
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Makes a text of one style, in which nothing is set.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributedText {
  /// Where a string stands first, counted in characters; nil where it does not.
  ///
  /// Complexity: the product of both lengths.
  public func range(of part: String) -> Range<Int>? {
    let (all, wanted) = (Array(string), Array(part))
    guard !wanted.isEmpty, all.count >= wanted.count else { return nil }
    for start in 0...(all.count - wanted.count)
    where all[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }

  /// The part in a range, counted in characters.
  ///
  /// - Precondition: the range is within the text.
  public subscript(range: Range<Int>) -> AttributedText {
    get {
      var parts: [Text.Piece] = []
      var start = 0
      for piece in pieces {
        let characters = Array(piece.content)
        let shared = range.clamped(to: start..<(start + characters.count))
        if !shared.isEmpty {
          let part = characters[(shared.lowerBound - start)..<(shared.upperBound - start)]
          parts.append(Text.Piece(content: String(part), attributes: piece.attributes))
        }
        start += characters.count
      }
      precondition(
        range.lowerBound >= 0 && range.upperBound <= start, "The range is within the text.")
      return AttributedText(pieces: parts)
    }
    set {
      let count = pieces.reduce(0) { $0 + $1.content.count }
      self = self[0..<range.lowerBound] + newValue + self[range.upperBound..<count]
    }
  }

  /// The value that all parts share; nil where they differ or nothing is set.
  private func shared<Value: Equatable>(_ value: (TextAttributes) -> Value?) -> Value? {
    guard let first = pieces.first.flatMap({ value($0.attributes) }) else { return nil }
    return pieces.allSatisfy { value($0.attributes) == first } ? first : nil
  }

  private mutating func set(_ change: (inout TextAttributes) -> Void) {
    for index in pieces.indices { change(&pieces[index].attributes) }
  }

  /// The font; nil for that of views around, or where parts differ.
  public var font: Font? {
    get { shared(\.font) }
    set { set { $0.font = newValue } }
  }

  /// The colour; nil for that of views around, or where parts differ.
  public var foregroundColor: Color? {
    get { shared(\.color) }
    set { set { $0.color = newValue } }
  }

  /// The colour behind the text; nil for none, or where parts differ.
  public var backgroundColor: Color? {
    get { shared(\.background) }
    set { set { $0.background = newValue } }
  }

  /// The extra distance between characters, in points; nil where parts differ.
  public var kern: CGFloat? {
    get { shared(\.kerning) }
    set { set { $0.kerning = newValue } }
  }

  /// The extra advance of each character, in points; nil where parts differ.
  public var tracking: CGFloat? {
    get { shared(\.tracking) }
    set { set { $0.tracking = newValue } }
  }

  /// How far the text is raised, in points; nil where parts differ.
  public var baselineOffset: CGFloat? {
    get { shared(\.baselineOffset) }
    set { set { $0.baselineOffset = newValue } }
  }

  /// The line under the text; nil for that of views around, or where parts differ.
  public var underlineStyle: Text.LineStyle? {
    get { shared(\.underline).map { Text.LineStyle($0) } }
    set { set { $0.underline = newValue?.decoration } }
  }

  /// The line through the text; nil for that of views around, or where parts differ.
  public var strikethroughStyle: Text.LineStyle? {
    get { shared(\.strikethrough).map { Text.LineStyle($0) } }
    set { set { $0.strikethrough = newValue?.decoration } }
  }
}
