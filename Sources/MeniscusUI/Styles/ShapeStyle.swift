import MeniscusDisplay
import MeniscusGeometry

/// What a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine knows the style by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A primitive style does not resolve to another.")
  }
}

extension Never: ShapeStyle {}

/// A style that the engine knows by itself.
protocol PrimitiveStyle {
  /// The paint for a region whose bounds are `bounds`.
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint
  /// The paint of a level of importance of the style, 0 for the style itself.
  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint
  /// The shadows of what is drawn in the style, in the order in which they were added.
  func shadows(in environment: EnvironmentValues) -> [StyleShadow]
  /// How what is drawn in the style blends with what is behind; nil for over it.
  func blend(in environment: EnvironmentValues) -> LayerBlendMode?
  /// How the style itself says that it blends, whatever lies behind.
  ///
  /// `foreground` is the style of foregrounds; nil where the style does not build on it.
  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode?
}

extension PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    paint(in: environment, bounds: bounds).leveled(level)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] { [] }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? { nil }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? { nil }
}

/// A style that knows its levels by itself.
protocol LevelingStyle: PrimitiveStyle {}

extension LevelingStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    paint(in: environment, bounds: bounds, level: 0)
  }
}

/// A style that is another one but for what it changes.
protocol DerivedStyle: LevelingStyle {
  associatedtype Base: ShapeStyle
  var base: Base { get }
}

extension DerivedStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    base.resolvedPaint(in: environment, bounds: bounds, level: level)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    base.resolvedShadows(in: environment)
  }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? {
    base.resolvedBlend(in: environment)
  }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? {
    (base as? any PrimitiveStyle)?.statedBlend(foreground)
  }
}

extension ShapeStyle {
  /// The paint for a region whose bounds are `bounds`.
  func resolvedPaint(
    in environment: EnvironmentValues, bounds: Rect2D, level: Int = 0
  ) -> Paint {
    if let style = self as? any PrimitiveStyle {
      return style.paint(in: environment, bounds: bounds, level: level)
    }
    return resolve(in: environment).resolvedPaint(in: environment, bounds: bounds, level: level)
  }

  /// The shadows of what is drawn in the style.
  func resolvedShadows(in environment: EnvironmentValues) -> [StyleShadow] {
    if let style = self as? any PrimitiveStyle { return style.shadows(in: environment) }
    return resolve(in: environment).resolvedShadows(in: environment)
  }

  /// How what is drawn in the style blends with what is behind; nil for over it.
  func resolvedBlend(in environment: EnvironmentValues) -> LayerBlendMode? {
    if let style = self as? any PrimitiveStyle {
      // What lies behind matters to materials alone; without one nothing has to be resolved.
      return environment.backgroundMaterial == nil
        ? style.statedBlend(environment.foregroundStyle) : style.blend(in: environment)
    }
    return resolve(in: environment).resolvedBlend(in: environment)
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, LevelingStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: any ShapeStyle) {
    self.style = style
  }

  /// The style inside.
  var wrapped: any ShapeStyle { style }

  /// The level that the style is, where it is one.
  var hierarchical: HierarchicalShapeStyle? {
    style as? HierarchicalShapeStyle ?? (style as? AnyShapeStyle)?.hierarchical
  }

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    style.resolvedPaint(in: environment, bounds: bounds, level: level)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    style.resolvedShadows(in: environment)
  }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? {
    style.resolvedBlend(in: environment)
  }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? {
    (style as? any PrimitiveStyle)?.statedBlend(foreground)
  }
}

/// The style that views around set for their foregrounds.
public struct ForegroundStyle: ShapeStyle, LevelingStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    if environment.foregroundStyle == nil,
      let vibrant = Vibrancy.paint(level: level, in: environment)
    {
      return vibrant
    }
    return around(environment) { $0.paint(in: $1, bounds: bounds, level: level) }
  }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? {
    guard environment.foregroundStyle != nil else { return Vibrancy.mode(in: environment) }
    return around(environment) { $0.blend(in: $1) }
  }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? {
    foreground?.statedBlend(nil)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    around(environment) { $0.shadows(in: $1) }
  }

  /// The style does not build on itself.
  private func around<Result>(
    _ environment: EnvironmentValues, _ resolve: (AnyShapeStyle, EnvironmentValues) -> Result
  ) -> Result {
    var around = environment
    around.foregroundStyle = nil
    return resolve(environment.foregroundStyle ?? AnyShapeStyle(Color.primary), around)
  }
}

/// The style that views around set for what can be touched.
public struct TintShapeStyle: ShapeStyle, PrimitiveStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    (environment.tint ?? .blue).paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views around set for their foregrounds.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that views around set for what can be touched.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private let foregroundStyleEntry = EnvironmentEntry<AnyShapeStyle?>(nil)
private let tintEntry = EnvironmentEntry<Color?>(nil)

extension EnvironmentValues {
  var foregroundStyle: AnyShapeStyle? {
    get { self[foregroundStyleEntry] }
    set { self[foregroundStyleEntry] = newValue }
  }

  var tint: Color? {
    get { self[tintEntry] }
    set { self[tintEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of foregrounds inside the view.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Sets the colour of foregrounds inside the view.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of what can be touched inside the view.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }
}
