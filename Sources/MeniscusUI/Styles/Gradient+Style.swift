import MeniscusDisplay
import MeniscusGeometry

/// A ramp by itself goes from the top to the bottom.
extension Gradient: ShapeStyle, PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      .paint(in: environment, bounds: bounds)
  }
}
