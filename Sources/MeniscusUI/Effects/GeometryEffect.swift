import MeniscusGeometry

/// A change of where a view is drawn that leaves its layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The map of the view, about the top left corner of its frame.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, mapped.
  @MainActor
  public func body(content: Content) -> some View {
    let effect = self
    return content.modified(
      by: ProjectionModifier(name: ".\(TypeName.short(Self.self))") { size in
        effect.effectValue(size: size).map
      })
  }

  /// The effect; here it never has a share in layout.
  public func ignoredByLayout() -> Self { self }
}

nonisolated extension View {
  /// Draws the view through a projective map about the top left corner of its frame.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(by: ProjectionModifier(name: ".projectionEffect") { _ in transform.map })
  }

  /// Draws the view turned in space about an axis.
  ///
  /// - Parameters:
  ///   - angle: the angle of the turn.
  ///   - axis: the axis; one of no length turns nothing.
  ///   - anchor: the point of the frame that the axis goes through.
  ///   - anchorZ: how far in front of the view the axis goes, in points.
  ///   - perspective: how strongly what is further away shrinks; the view is seen from the longer
  ///     side of its frame divided by this.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      by: TurnModifier(
        turn: SpatialTurn(
          radians: angle.radians, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor.point, z: Double(anchorZ), perspective: Double(perspective))))
  }
}

/// Maps a view by a function of its size.
nonisolated struct ProjectionModifier: StatedModifier {
  typealias Wrapper = ProjectionElement

  let name: String
  let map: (CGSize) -> Projection2D

  var label: String { name }
}

final class ProjectionElement: StatedElement<ProjectionModifier> {
  override class var presentsFrame: Bool { true }

  override func changed() { graph.needsDisplay = true }

  private var map: Projection2D {
    let frame = presentedFrame
    return Projection2D(.translation(x: -frame.minX, y: -frame.minY))
      .then(modifier.map(CGSize(frame.size)))
      .then(Projection2D(.translation(x: frame.minX, y: frame.minY)))
  }

  override func draw(on canvas: DisplayCanvas) {
    canvas.projected(by: map, middle: presentedFrame.center) { super.draw(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let inner = map.inverse?.apply(point) else { return false }
    return super.hit(inner, path: &path)
  }

  override var insideMap: Affine2D? { map.tangent(at: presentedFrame.center) }
}

/// A turn in space.
struct SpatialTurn: Equatable, Sendable {
  var radians: Double
  var axis: SIMD3<Double>
  var anchor: Point2D
  var z: Double
  var perspective: Double

  var numbers: NumberVector {
    NumberVector([radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, z, perspective])
  }

  /// The map for animated numbers, about points of `frame`.
  static func map(
    _ vector: NumberVector, in frame: Rect2D, direction: LayoutDirection
  ) -> Projection2D {
    let n = vector.numbers + [0, 0, 0, 0, 0, 0, 0, 0]
    let anchor = frame.point(
      at: Point2D(x: direction == .rightToLeft ? 1 - n[4] : n[4], y: n[5]))
    let side = max(frame.width, frame.height)
    return .turn(
      by: n[0], about: SIMD3(n[1], n[2], n[3]), at: anchor, z: n[6],
      depth: side > 0 ? n[7] / side : 0)
  }
}

struct TurnModifier: StatedModifier {
  typealias Wrapper = TurnElement

  let turn: SpatialTurn

  var label: String { ".rotation3DEffect" }
}

final class TurnElement: StatedElement<TurnModifier> {
  private var numbers: AnimatedValue<NumberVector>

  override class var presentsFrame: Bool { true }

  required init(_ modifier: TurnModifier, at place: WrapperPlace) {
    numbers = AnimatedValue(modifier.turn.numbers)
    super.init(modifier, at: place)
  }

  override func receive(_ new: TurnModifier) {
    super.receive(new)
    numbers.set(new.turn.numbers, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: numbers.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { numbers.settle(at: time) }

  private var map: Projection2D {
    SpatialTurn.map(
      numbers.value(at: graph.time), in: presentedFrame, direction: environment.layoutDirection)
  }

  override func draw(on canvas: DisplayCanvas) {
    canvas.projected(by: map, middle: presentedFrame.center) { super.draw(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let inner = map.inverse?.apply(point) else { return false }
    return super.hit(inner, path: &path)
  }

  override var insideMap: Affine2D? { map.tangent(at: presentedFrame.center) }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    numbers.encode(into: &encoder, at: graph.time, named: "presented\(label)")
  }
}

extension Rect2D {
  /// The point in the middle.
  var center: Point2D { Point2D(x: midX, y: midY) }
}
