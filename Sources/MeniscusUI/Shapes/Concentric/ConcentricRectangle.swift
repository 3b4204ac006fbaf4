import MeniscusDisplay
import MeniscusGeometry

/// A rectangle whose corners are square, rounded, or concentric with those of its container.
///
/// The container's shape is what `containerShape(_:)` says around the view, else the scene's own, a
/// plain rectangle. Where the container has no corners and one is to be concentric, the shape is a
/// ``ContainerRelativeShape``.
nonisolated public struct ConcentricRectangle: Shape {
  private var corners: RoundedRectangularShapeCorners
  /// Corners that share the largest of their radii.
  private var uniform: [[Edge.Corner]]
  private var place = ShapePlace()

  /// Makes a rectangle from its corners' styles.
  ///
  /// - Parameter uniform: the corners that share the largest of their radii.
  init(_ corners: RoundedRectangularShapeCorners, uniform: [[Edge.Corner]] = []) {
    self.corners = corners
    self.uniform = uniform
  }

  /// The radii of the corners, of concentric ones the least.
  public var animatableData: RoundedRectangularShapeCorners.AnimatableData {
    get { corners.animatableData }
    set { corners.animatableData = newValue }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let radii = radii(in: Rect2D(rect)) else { return relative.path(in: rect) }
    return Path(outline: .roundedRectangle(Rect2D(rect), radii: radii, curve: curve))
  }

  /// The radii in a rectangle; nil where a corner follows a container without corners.
  private func radii(in rect: Rect2D) -> CornerRadii2D? {
    guard var radii = corners.radii(in: rect, at: place) else { return nil }
    for group in uniform {
      let largest = group.reduce(0) { max($0, radii[$1]) }
      for corner in group { radii[corner] = largest }
    }
    return CornerRadii2D(radii, place.direction).fitted(to: rect.size)
  }

  private var curve: CornerCurve { place.container?.curve ?? .continuous }

  private var relative: ContainerRelativeShape {
    changing(ContainerRelativeShape()) { $0.place = place }
  }
}

extension ConcentricRectangle: PrimitiveShape, ContainedShape {
  func silhouette(of size: Size2D) -> Silhouette? {
    let rect = Rect2D(origin: .zero, size: size)
    guard let radii = radii(in: rect) else { return relative.silhouette(of: size) }
    return .roundedRectangle(rect, radii, curve)
  }

  var followsPlace: Bool { true }

  func placed(at place: ShapePlace) -> ConcentricRectangle {
    changing(self) { $0.place = place }
  }
}
