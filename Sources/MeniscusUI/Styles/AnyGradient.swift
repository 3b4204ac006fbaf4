import MeniscusDisplay
import MeniscusGeometry

/// A ramp with the space that its colours are mixed in; by itself it goes from the top to the bottom.
public struct AnyGradient: ShapeStyle, PrimitiveStyle, Hashable {
  let gradient: Gradient

  /// Makes a style of a ramp.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Makes a colour's own ramp: from a little lighter to the colour.
  init(_ color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.22, in: .device), color])
  }

  /// The ramp with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    gradient.paint(in: environment, bounds: bounds)
  }
}

extension Color {
  /// The colour's own gradient; how much lighter it begins is ours.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The colour mixed with another, 0 (this one) to 1 (the other).
  ///
  /// `perceptual` mixes in Oklab. Source: B. Ottosson, "A perceptual color space for image
  /// processing", 2020.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return combined(with: other) { first, second in
      switch colorSpace {
      case .device: first.mixed(with: second, by: share)
      case .perceptual:
        Components(Oklab(first).mixed(with: Oklab(second), by: share).color)
      }
    }
  }
}
