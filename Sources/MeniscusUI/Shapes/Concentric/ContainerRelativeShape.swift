import MeniscusDisplay
import MeniscusGeometry

/// The shape of the container around, inset to where it stands; a rectangle without one.
///
/// It is inset by its smallest distance from an edge of the container, and fills its own rectangle;
/// which distance counts is ours.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  var insetAmount: CGFloat = 0
  var place = ShapePlace()

  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount)))
    guard let container = place.container else { return Path(CGRect(inner)) }
    let distance = container.inset(of: inner)
    return container.shape.insetPath(
      by: CGFloat(distance), in: CGRect(inner.inset(by: Insets2D(all: -distance))))
  }

  /// The shape inset.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    changing(self) { $0.insetAmount += amount }
  }
}

extension ContainerRelativeShape: PrimitiveShape, ContainedShape {
  func silhouette(of size: Size2D) -> Silhouette? {
    let inner = Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount)))
    guard let container = place.container else { return .rectangle(inner) }
    guard let radii = container.radii else { return nil }
    if container.shape is Circle { return nil }
    let distance = container.inset(of: inner)
    func inset(_ radius: Double) -> Double { max(radius - distance, 0) }
    let own = CornerRadii2D(
      topLeft: inset(radii.topLeft), topRight: inset(radii.topRight),
      bottomRight: inset(radii.bottomRight), bottomLeft: inset(radii.bottomLeft))
    return .roundedRectangle(inner, own.fitted(to: inner.size), container.curve)
  }

  var followsPlace: Bool { true }

  func placed(at place: ShapePlace) -> ContainerRelativeShape {
    changing(self) { $0.place = place }
  }
}

extension InsettableShape {
  nonisolated fileprivate func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    inset(by: amount).path(in: rect)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, inset to where it stands.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
