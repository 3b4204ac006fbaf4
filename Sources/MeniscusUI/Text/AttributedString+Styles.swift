extension AttributeScopes {
  /// The attributes of texts.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The extra distance between characters, in points.
    public let kern: KerningAttribute
    /// The extra advance of each character, in points.
    public let tracking: TrackingAttribute
    /// How far the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// What Markdown says of words.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The extra distance between characters.
    public enum KerningAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// The extra advance of each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of texts by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attributed string as the content of a text.
struct AttributedContent: TextContent, Equatable {
  let string: AttributedString

  func pieces(in scope: TextScope) -> [Text.Piece] { Text.Piece.pieces(of: string) }
}

extension Text {
  /// Makes a text of an attributed string; what the string sets goes before modifiers.
  ///
  /// A literal is a key instead.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(.content(AttributedContent(string: attributedContent)))
  }
}

extension Text.Piece {
  /// The runs of an attributed string.
  static func pieces(of string: AttributedString) -> [Text.Piece] {
    string.runs.map { run in
      Text.Piece(
        content: String(string[run.range].characters), attributes: TextAttributes(run.attributes))
    }
  }
}

extension TextAttributes {
  fileprivate init(_ container: AttributeContainer) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    font = container[Keys.FontAttribute.self]
    color = container[Keys.ForegroundColorAttribute.self]
    background = container[Keys.BackgroundColorAttribute.self]
    strikethrough = container[Keys.StrikethroughStyleAttribute.self]?.decoration
    underline = container[Keys.UnderlineStyleAttribute.self]?.decoration
    kerning = container[Keys.KerningAttribute.self]
    tracking = container[Keys.TrackingAttribute.self]
    baselineOffset = container[Keys.BaselineOffsetAttribute.self]
    link = container.link
    apply(container.inlinePresentationIntent ?? [])
  }

  /// Takes what Markdown says of words.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { weight = .some(.bold) }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? TextDecoration() }
  }
}
