import MeniscusDisplay
import MeniscusGeometry

/// A level of importance within the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveStyle, Equatable {
  private let level: Int

  /// What matters most.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// What matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// What matters very little.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// What matters least.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let labels: [Color] = [
    .primary, .secondary,
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3),
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16),
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.1),
  ]

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    guard let style = environment.foregroundStyle else {
      return Self.label(level, in: environment, bounds: bounds)
    }
    if let outer = style.hierarchical {
      // A level of a level: the labels go on, no further than the last.
      return Self.label(
        min(outer.level + level, Self.labels.count - 1), in: environment, bounds: bounds)
    }
    return style.paint(in: Self.around(environment), bounds: bounds, level: level)
  }

  private static func label(
    _ level: Int, in environment: EnvironmentValues, bounds: Rect2D
  ) -> Paint {
    Vibrancy.paint(level: level, in: environment)
      ?? labels[level].paint(in: environment, bounds: bounds)
  }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? {
    guard let style = environment.foregroundStyle, style.hierarchical == nil else {
      return Vibrancy.mode(in: environment)
    }
    return style.blend(in: Self.around(environment))
  }

  func statedBlend(_ foreground: AnyShapeStyle?) -> LayerBlendMode? {
    foreground?.statedBlend(nil)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    environment.foregroundStyle?.shadows(in: Self.around(environment)) ?? []
  }

  /// The environment in which the style that this is a level of resolves: not to itself.
  private static func around(_ environment: EnvironmentValues) -> EnvironmentValues {
    changing(environment) { $0.foregroundStyle = nil }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// What matters very little.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// What matters least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A level of a style, as `secondary` and its kin make it.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, DerivedStyle {
  let base: Base
  let level: Int

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    base.resolvedPaint(in: environment, bounds: bounds, level: self.level + level)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension Paint {
  /// How much of a custom style's opacity each level keeps; ours.
  private static let shares = [1, 0.5, 0.25, 0.175, 0.1]

  /// The paint as a level of importance has it.
  func leveled(_ level: Int) -> Paint {
    level <= 0 ? self : multiplyingOpacity(by: Self.shares[min(level, Self.shares.count - 1)])
  }

  /// The paint with its opacity multiplied.
  func multiplyingOpacity(by factor: Double) -> Paint {
    switch self {
    case .color(let color):
      return .color(color.multiplyingOpacity(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplyingOpacity(by: factor)
      }
      return .gradient(gradient)
    case .picture(var paint):
      paint.opacity *= factor
      return .picture(paint)
    }
  }
}
