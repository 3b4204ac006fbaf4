/// Gathers the content of an element: text, elements, conditions and loops.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ text: String) -> Markup { .text(text) }
  static func buildExpression(_ markup: Markup) -> Markup { markup }
  static func buildExpression(_ markup: [Markup]) -> Markup { .group(markup) }
  static func buildBlock(_ parts: Markup...) -> Markup {
    parts.count == 1 ? parts[0] : .group(parts)
  }
  static func buildOptional(_ part: Markup?) -> Markup { part ?? .nothing }
  static func buildEither(first part: Markup) -> Markup { part }
  static func buildEither(second part: Markup) -> Markup { part }
  static func buildArray(_ parts: [Markup]) -> Markup { .group(parts) }
}

extension Markup {
  /// An element with its attributes and what is in it.
  static func element(
    _ name: StaticString, _ attributes: Attribute..., @MarkupBuilder content: () -> Markup
  ) -> Markup {
    .element(name, attributes, [content()])
  }

  /// An element with its attributes and nothing in it.
  static func element(_ name: StaticString, _ attributes: Attribute...) -> Markup {
    .element(name, attributes, [])
  }

  /// Gathers pieces that stand one after the other.
  static func group(@MarkupBuilder content: () -> Markup) -> Markup { content() }
}
