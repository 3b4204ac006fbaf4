import MeniscusDisplay
import MeniscusGeometry

/// A shadow that a style gives to what is drawn in it.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: Double
  private let offset: Point2D

  /// A shadow below what is drawn, blurred by a deviation of `radius` points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: Double(radius),
      offset: Point2D(x: Double(x), y: Double(y)))
  }

  /// A shadow that the edge casts on what is drawn, blurred by a deviation of `radius` points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: Double(radius),
      offset: Point2D(x: Double(x), y: Double(y)))
  }

  func resolved(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      isInner: isInner,
      shadow: DropShadow(
        color: color.rgba(in: environment), radius: max(radius, 0), offset: offset))
  }
}

/// A style's shadow in an environment.
struct StyleShadow: Equatable, Sendable {
  let isInner: Bool
  let shadow: DropShadow

  /// Whether it can be drawn and seen.
  var isVisible: Bool {
    shadow.color.opacity > 0 && shadow.radius.isFinite && shadow.offset.x.isFinite
      && shadow.offset.y.isFinite
  }
}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle, DerivedStyle {
  let base: Base
  let shadow: ShadowStyle

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    base.resolvedShadows(in: environment) + [shadow.resolved(in: environment)]
  }
}

extension ShapeStyle {
  /// The style, with a shadow of what is drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }

  /// The style with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, with a shadow of what is drawn in it.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedStyle(base: ForegroundStyle(), shadow: style))
  }

  /// The foreground style with its opacity multiplied, 0 to 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(FadedStyle(base: ForegroundStyle(), opacity: opacity))
  }
}

/// A style of less opacity.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle, DerivedStyle {
  let base: Base
  let opacity: Double

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    base.resolvedPaint(in: environment, bounds: bounds, level: level)
      .multiplyingOpacity(by: min(max(opacity, 0), 1))
  }
}

extension DisplayCanvas {
  /// Draws something with the shadows of its style.
  ///
  /// - Parameters:
  ///   - bounds: a rectangle around what is drawn, in the space being drawn in.
  ///   - draw: draws it in its own paint, or in another.
  func shadowed(
    _ shadows: [StyleShadow], around bounds: Rect2D, by node: Node, _ draw: (Paint?) -> Void
  ) {
    guard let last = shadows.last else { return draw(nil) }
    let rest = Array(shadows.dropLast())
    guard last.isVisible else { return shadowed(rest, around: bounds, by: node, draw) }
    if !last.isInner {
      return layer(.shadow(last.shadow), by: node) {
        shadowed(rest, around: bounds, by: node, draw)
      }
    }
    let (radius, offset) = (last.shadow.radius, last.shadow.offset)
    layer(.blend(.normal), by: node) {
      shadowed(rest, around: bounds, by: node, draw)
      layer(.blend(.sourceAtop), by: node) {
        // What lies around the shape is blurred into it.
        layer(.blur(radius: radius, isOpaque: false), by: node) {
          transformed(by: .translation(x: offset.x, y: offset.y)) {
            let reach = 4 * radius + abs(offset.x) + abs(offset.y) + 2
            let around = bounds.inset(by: Insets2D(all: -reach))
            fill(.rectangle(around), .color(last.shadow.color), at: .zero, by: node)
            layer(.blend(.destinationOut), by: node) { draw(.color(.black)) }
          }
        }
      }
    }
  }
}
