import MeniscusDisplay

/// A style that is combined with what is behind.
struct BlendedStyle<Base: ShapeStyle>: ShapeStyle, DerivedStyle {
  let base: Base
  let mode: BlendMode

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? { mode.mode }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? { mode.mode }
}

extension ShapeStyle {
  /// The style, combined with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, combined with what is behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(BlendedStyle(base: ForegroundStyle(), mode: mode))
  }
}
