/// A text of one or several styles, on as many lines as it needs and may have.
///
/// What a modifier sets holds for the pieces that do not say it themselves: the innermost wins, as
/// with views.
nonisolated public struct Text: View, Equatable, Sendable {
  /// What is drawn in one style.
  struct Piece: Equatable, Sendable {
    var content: String
    var attributes = TextAttributes()
  }

  /// A part with what modifiers have set for it.
  struct Part: Equatable, Sendable {
    var source: Source
    var attributes = TextAttributes()
  }

  /// What a part says.
  enum Source: Sendable {
    case string(String)
    /// What the environment and the clock have a say in.
    case content(any TextContent)
  }

  /// The parts, in order; at least one.
  var parts: [Part]

  nonisolated init(_ source: Source) {
    parts = [Part(source: source)]
  }

  /// Makes a text from a string, which shows as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.init(.string(String(content)))
  }

  /// Makes a text that is the same in every language.
  nonisolated public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// The pieces, in order; at least one.
  nonisolated func pieces(in scope: TextScope) -> [Piece] {
    let pieces = parts.flatMap { part in
      part.source.pieces(in: scope).enumerated().map { index, piece in
        changing(piece) {
          $0.attributes = $0.attributes.filled(by: part.attributes)
          if index > 0, part.attributes.told != nil { $0.attributes.told = "" }
        }
      }
    }
    return pieces.isEmpty ? [Piece(content: "")] : pieces
  }

  /// What stands in all pieces where nothing is known of a view around.
  nonisolated var content: String { content(in: TextScope()) }

  /// What stands in all pieces.
  nonisolated func content(in scope: TextScope) -> String {
    pieces(in: scope).map(\.content).joined()
  }

  /// The first time after that of the scope at which the text may read another way; nil for never.
  nonisolated func nextChange(in scope: TextScope) -> Date? {
    parts.compactMap { part in
      if case .content(let content) = part.source { content.nextChange(in: scope) } else { nil }
    }.min()
  }

  /// Two texts, one right after the other, each in its own style.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
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
