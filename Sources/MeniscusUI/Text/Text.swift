/// A text of one or several styles, on as many lines as it needs and may have.
///
/// What a modifier sets holds for the pieces that do not say it themselves: the innermost wins, as
/// with views.
public struct Text: View, Equatable {
  /// A piece of one style.
  struct Piece: Equatable, Sendable {
    var content: String
    var attributes = TextAttributes()
  }

  /// The pieces, in order; at least one.
  var pieces: [Piece]

  /// Makes a text.
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    pieces = [Piece(content: String(content))]
  }

  /// Makes a text that is the same in every language.
  nonisolated public init(verbatim content: String) {
    pieces = [Piece(content: content)]
  }

  /// Makes a text from pieces of several styles.
  nonisolated public init(_ content: AttributedText) {
    pieces = content.pieces.isEmpty ? [Piece(content: "")] : content.pieces
  }

  /// What stands in all pieces.
  nonisolated var content: String { pieces.map(\.content).joined() }

  /// Two texts, one right after the other, each in its own style.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.pieces += right.pieces
    return text
  }

  /// Where text is left out that has no room.
  public enum TruncationMode: Hashable, Sendable {
    /// Text is left out at the beginning of the line.
    case head
    /// Text is left out at the end of the line.
    case tail
    /// Text is left out in the middle of the line.
    case middle
  }

  /// Which letters a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

/// Where lines lie that are shorter than the widest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

extension Text: NodeView {
  typealias Made = TextElement
}
