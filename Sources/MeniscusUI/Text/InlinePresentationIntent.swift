#if !canImport(Darwin)
  /// What Markdown says of words within a line; Foundation has it on Apple's systems alone.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With emphasis: in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// With strong emphasis: in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code: with characters of one advance.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributeScopes.SwiftUIAttributes {
    /// What Markdown says of words.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is set.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
#endif
