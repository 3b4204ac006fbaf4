import MeniscusDisplay
import MeniscusGeometry

nonisolated extension View {
  /// Sets the shape that container relative shapes inside the view follow: this one, in the view's
  /// frame.
  ///
  /// Concentric rectangles follow it too if it is a rounded rectangular one.
  public func containerShape<Region: InsettableShape>(_ shape: Region) -> some View {
    modified(by: ContainerShapeModifier(shape: shape))
  }
}

struct ContainerShapeModifier<Region: InsettableShape>: ElementModifier {
  let shape: Region

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    ContainerShapeElement(modifier: self, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? ContainerShapeElement<Region>)?.receive(self)
  }
}

/// An element that is the container of the shapes inside it.
class ContainerShapeBase: WrapperElement {
  override class var presentsFrame: Bool { true }

  /// The container's shape as it is drawn now, in the space of the element's frame.
  fileprivate var outline: ContainerOutline? { nil }
}

final class ContainerShapeElement<Region: InsettableShape>: ContainerShapeBase {
  private var shape: AnimatedShape<Region>

  init(modifier: ContainerShapeModifier<Region>, inner: ElementNode, context: NodeContext) {
    shape = AnimatedShape(modifier.shape)
    super.init(inner: inner, label: ".containerShape", context: context)
  }

  func receive(_ new: ContainerShapeModifier<Region>) {
    shape.set(new.shape, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: shape.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { shape.settle(at: time) }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
  }

  fileprivate override var outline: ContainerOutline? {
    let frame = presentedFrame
    let place = shapePlace(of: frame)
    let shown = shape.value(at: graph.time).standing(at: place)
    let size = CGSize(frame.size)
    let (rect, curve) = Self.region(of: shown, in: frame.size)
    var radii: CornerRadii2D?
    if let corners = (shown as? any RoundedRectangularShape)?.corners(in: size) {
      // A container's own corners may follow the container around it.
      radii = corners.radii(in: rect, at: place)
        .map { CornerRadii2D($0, place.direction).fitted(to: rect.size) }
    }
    return ContainerOutline(
      shape: shown, rect: rect.translated(by: frame.origin), radii: radii, curve: curve)
  }

  /// The rectangle that a shape fills, and how its corners bend.
  private static func region(of shape: Region, in size: Size2D) -> (Rect2D, CornerCurve) {
    switch (shape as? any PrimitiveShape)?.silhouette(of: size) {
    case .rectangle(let rect): (rect, .continuous)
    case .roundedRectangle(let rect, _, let curve): (rect, curve)
    case .ellipse(let rect): (rect, .circular)
    case .outline, nil:
      (
        shape.path(in: CGRect(Rect2D(origin: .zero, size: size))).outline.bounds, .continuous
      )
    }
  }
}

extension ElementNode {
  /// Where a shape stands that fills a frame in the space that the element is drawn in.
  ///
  /// - Complexity: the depth of the element below the scene.
  final func shapePlace(of frame: Rect2D) -> ShapePlace {
    var place = ShapePlace(
      direction: environment.layoutDirection, buttonBorder: environment.buttonBorderShape)
    for case let found as ContainerShapeBase in containers {
      let map = relation(from: found).then(.translation(x: -frame.minX, y: -frame.minY))
      place.container = found.outline?.mapped(by: map)
      break
    }
    return place
  }

  /// The map from the space that another element is drawn in to this one's.
  private func relation(from other: ElementNode) -> Affine2D {
    let (own, others) = (outerLayoutMap, other.outerLayoutMap)
    guard own != others, let inverse = own.inverse else { return .identity }
    return others.then(inverse)
  }
}
