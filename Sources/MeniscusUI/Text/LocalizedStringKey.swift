/// A string that texts show in the person's language, with its Markdown and its values.
///
/// Scenes bring no tables, so a key stands for itself: bold, italics, code, links, strikethrough and
/// `^[…](inflect: true)` count, the values in it are written by the environment's locale, and what
/// they say is no Markdown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Segment: Equatable, Sendable {
    case literal(String)
    case argument(Argument)
  }

  /// A value in a key.
  enum Argument: Sendable {
    case string(String)
    case number(PrintedNumber)
    case text(Text)
  }

  var segments: [Segment]

  /// Makes a key from a string that may hold Markdown.
  public init(_ value: String) {
    segments = [.literal(value)]
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// What is read where nothing is known of a view around.
  var string: String { Text(self).content }
}

extension LocalizedStringKey.Argument: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    default: false
    }
  }

  /// What is shown.
  func pieces(in scope: TextScope) -> [Text.Piece] {
    switch self {
    case .string(let string): [Text.Piece(content: string)]
    case .number(let number): [Text.Piece(content: number.string(in: scope.locale))]
    case .text(let text): text.pieces(in: scope)
    }
  }
}

extension Text {
  /// Makes a text of a key; it stands for itself, whatever table it is said to be in.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.segments.count <= 1, case .literal(let string)? = key.segments.first,
      !InlineMarkdown.mayMark(string)
    {
      self.init(.string(string))
    } else {
      self.init(.content(KeyContent(key: key)))
    }
  }
}

/// A key with its values.
struct KeyContent: TextContent, Equatable {
  let key: LocalizedStringKey

  /// The values stand in the Markdown as characters of a private plane.
  private static let first: UInt32 = 0xF0000

  func pieces(in scope: TextScope) -> [Text.Piece] {
    var format = ""
    var arguments: [LocalizedStringKey.Argument] = []
    for segment in key.segments {
      switch segment {
      case .literal(let string): format += string
      case .argument(let argument):
        if let mark = Unicode.Scalar(Self.first + UInt32(arguments.count)) {
          format.unicodeScalars.append(mark)
          arguments.append(argument)
        }
      }
    }
    let spans = InlineMarkdown.spans(of: format)
    return Inflection.applied(to: spans, with: arguments, in: scope).flatMap { span in
      pieces(of: span, arguments, in: scope)
    }
  }

  private func pieces(
    of span: InlineMarkdown.Span, _ arguments: [LocalizedStringKey.Argument], in scope: TextScope
  ) -> [Text.Piece] {
    var attributes = TextAttributes()
    attributes.apply(span.intent)
    if let link = span.link {
      attributes.link = URL(string: Self.filled(link, arguments, in: scope))
    }
    var pieces: [Text.Piece] = []
    var literal = ""
    func end() {
      if !literal.isEmpty { pieces.append(Text.Piece(content: literal, attributes: attributes)) }
      literal = ""
    }
    for scalar in span.content.unicodeScalars {
      guard let argument = Self.argument(scalar, arguments) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      for piece in argument.pieces(in: scope) {
        if piece.attributes == TextAttributes() {
          literal += piece.content
        } else {
          end()
          pieces.append(
            changing(piece) { $0.attributes = $0.attributes.filled(by: attributes) })
        }
      }
    }
    end()
    return pieces
  }

  /// A string with the values in their places.
  static func filled(
    _ string: String, _ arguments: [LocalizedStringKey.Argument], in scope: TextScope
  ) -> String {
    string.unicodeScalars.reduce(into: "") { result, scalar in
      if let argument = argument(scalar, arguments) {
        result += argument.pieces(in: scope).map(\.content).joined()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A string with the values that are strings in their places.
  static func worded(
    _ string: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> String {
    string.unicodeScalars.reduce(into: "") { result, scalar in
      if case .string(let words)? = argument(scalar, arguments) {
        result += words
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value that a character stands for.
  static func argument(
    _ scalar: Unicode.Scalar, _ arguments: [LocalizedStringKey.Argument]
  ) -> LocalizedStringKey.Argument? {
    guard scalar.value >= first, Int(scalar.value - first) < arguments.count else { return nil }
    return arguments[Int(scalar.value - first)]
  }

  func nextChange(in scope: TextScope) -> Date? {
    key.segments.compactMap { segment in
      if case .argument(.text(let text)) = segment { text.nextChange(in: scope) } else { nil }
    }.min()
  }
}
