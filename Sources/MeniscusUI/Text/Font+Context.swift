import MeniscusText

extension Font {
  /// What a font is resolved in: the person's choice of text size, and what views around ask for.
  public struct Context: Hashable, Sendable {
    fileprivate let traits: FontTraits
  }

  /// A font as it is set.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// How heavy its strokes are.
    public let weight: Weight
    /// How wide its characters are.
    public let width: Width
    /// How close its lines are.
    public let leading: Leading
    /// Whether it is slanted.
    public let isItalic: Bool
    /// Whether all characters are as wide.
    public let isMonospaced: Bool

    /// Whether it is bold or heavier.
    public var isBold: Bool { weight.typeface.rawValue >= TypefaceWeight.bold.rawValue }
  }

  /// The font as it is set in a context.
  public func resolve(in context: Context) -> Resolved {
    let face = face(context.traits, in: FontLibrary())
    return Resolved(
      pointSize: CGFloat(face.size), weight: Weight(typeface: face.style.weight),
      width: context.traits.width ?? ownWidth ?? .standard, leading: tightness,
      isItalic: face.style.isItalic, isMonospaced: face.style.isMonospaced)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved in here.
  public var fontResolutionContext: Font.Context { Font.Context(traits: FontTraits(self)) }
}
