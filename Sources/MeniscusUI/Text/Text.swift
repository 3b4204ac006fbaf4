import MeniscusGeometry
import MeniscusText

/// A text of one style, on as many lines as it needs and may have.
public struct Text: View, Equatable {
  /// A primitive view.
  public typealias Body = Never

  /// What the text asks for itself, over what views around ask for.
  struct Attributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var hasTabularDigits = false
    var color: Color?
  }

  let content: String
  var attributes = Attributes()

  /// Makes a text.
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Makes a text that is the same in every language.
  nonisolated public init(verbatim content: String) {
    self.content = content
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

extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text with digits that share one advance.
  public func monospacedDigit() -> Text { with { $0.hasTabularDigits = true } }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

  private func with(_ change: (inout Attributes) -> Void) -> Text {
    var text = self
    change(&text.attributes)
    return text
  }
}

extension Text: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node {
    TextElement(text: self, context: context)
  }
}
