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
  /// What matters least.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  private static let labels: [Color] = [
    .primary, .secondary,
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3),
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16),
  ]

  /// How much of a custom style's opacity each level keeps; ours.
  private static let shares = [1, 0.5, 0.25, 0.175]

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    guard let style = environment.foregroundStyle else {
      return Self.labels[level].paint(in: environment, bounds: bounds)
    }
    if let outer = style.hierarchical {
      // A level of a level: the labels go on, no further than the last.
      return Self.labels[min(outer.level + level, Self.labels.count - 1)]
        .paint(in: environment, bounds: bounds)
    }
    return style.paint(in: environment, bounds: bounds)
      .multiplyingOpacity(by: Self.shares[level])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// What matters least.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension Paint {
  fileprivate func multiplyingOpacity(by factor: Double) -> Paint {
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
