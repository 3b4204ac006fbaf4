import MeniscusFormats

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

  /// Strokes of a drawing, in the path language of SVG.
  static func path(_ strokes: String, _ attributes: Attribute...) -> Markup {
    .element("path", attributes + [Attribute("d", strokes)], [])
  }

  /// A drawing that is stretched to the space it is given.
  static func chart(width: Int, height: Int, _ content: [Markup]) -> Markup {
    .element(
      "svg",
      [Attribute("viewBox", "0 0 \(width) \(height)"), Attribute("preserveAspectRatio", "none")],
      content)
  }

  /// A small picture that stands for a larger one, loaded once it is scrolled to.
  static func thumbnail(
    _ picture: CheckpointReport.Picture, _ description: String
  ) -> Markup {
    .element(
      "img", .file("src", picture.path), Attribute("alt", description),
      Attribute("width", String(picture.width)), Attribute("height", String(picture.height)),
      Attribute("loading", "lazy"))
  }

  /// Gathers pieces that stand one after the other.
  static func group(@MarkupBuilder content: () -> Markup) -> Markup { content() }
}
