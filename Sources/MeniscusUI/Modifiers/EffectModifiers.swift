import MeniscusGeometry

nonisolated extension View {
  /// Draws the view at an opacity, 0 to 1, as one layer.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }

  /// Draws the view, and lets it be touched, elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: TransformModifier(effect: .offset(x: Double(x), y: Double(y))))
  }

  /// Draws the view, and lets it be touched, elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view scaled about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view scaled about a point of its frame, axis by axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view scaled about a point of its frame, axis by axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(
      by: TransformModifier(effect: .scale(x: Double(x), y: Double(y), anchor: anchor.point)))
  }

  /// Draws the view turned clockwise about a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(
      by: TransformModifier(effect: .rotation(radians: angle.radians, anchor: anchor.point)))
  }

  /// Draws the view and what is inside it as one layer.
  public func compositingGroup() -> some View {
    modified(by: GroupModifier())
  }

  /// Hides the view; its place in the layout stays.
  public func hidden() -> some View {
    modified(by: HiddenModifier())
  }

  /// Lays the view over others of its container with a lower index.
  public func zIndex(_ value: Double) -> some View {
    modified(by: DepthModifier(index: value))
  }
}

struct OpacityModifier: StatedModifier {
  typealias Wrapper = OpacityElement

  let opacity: Double

  var label: String { ".opacity" }
}

final class OpacityElement: StatedElement<OpacityModifier> {
  private var opacity: AnimatedValue<Double>

  required init(_ modifier: OpacityModifier, at place: WrapperPlace) {
    opacity = AnimatedValue(modifier.opacity)
    super.init(modifier, at: place)
  }

  override func receive(_ new: OpacityModifier) {
    super.receive(new)
    opacity.set(new.opacity, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: opacity.isInMotion)
  }

  override var hidesInside: Bool { opacity.target <= 0 }

  override func advanceOwnAnimations(to time: Double) -> Bool { opacity.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    let shown = min(max(opacity.value(at: graph.time), 0), 1)
    canvas.group(opacity: shown, by: self) { super.draw(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    opacity.target > 0 && super.hit(point, path: &path)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if opacity.isInMotion {
      encoder.encode(number: opacity.value(at: graph.time), named: "presented opacity")
    }
  }
}

/// A map of a view's drawing that leaves its layout alone.
enum TransformEffect: Equatable, Sendable {
  case offset(x: Double, y: Double)
  case scale(x: Double, y: Double, anchor: Point2D)
  case rotation(radians: Double, anchor: Point2D)
  /// About the frame's top left corner.
  case map(Affine2D)

  var numbers: NumberVector {
    switch self {
    case .offset(let x, let y): NumberVector([x, y])
    case .scale(let x, let y, let anchor): NumberVector([x, y, anchor.x, anchor.y])
    case .rotation(let radians, let anchor): NumberVector([radians, anchor.x, anchor.y])
    case .map(let map): NumberVector([map.a, map.b, map.c, map.d, map.tx, map.ty])
    }
  }

  var label: String {
    switch self {
    case .offset: ".offset"
    case .scale: ".scaleEffect"
    case .rotation: ".rotationEffect"
    case .map: ".transformEffect"
    }
  }

  /// A point of `frame` by fractions of its extents, mirrored where lines run from the right.
  private func anchor(
    _ x: Double, _ y: Double, in frame: Rect2D, _ direction: LayoutDirection
  ) -> Point2D {
    frame.point(at: Point2D(x: direction == .rightToLeft ? 1 - x : x, y: y))
  }

  /// The map for animated numbers, about points of `frame`.
  ///
  /// It is mirrored where lines run from the right, but for the sense of a rotation.
  /// Source: OpenSwiftUI `GeometryEffect`.
  func map(_ vector: NumberVector, in frame: Rect2D, direction: LayoutDirection) -> Affine2D {
    let n = vector.numbers + [0, 0, 0, 0, 0, 0]
    switch self {
    case .offset:
      let sign = direction == .rightToLeft ? -1.0 : 1
      return .translation(x: n[0] * sign, y: n[1])
    case .scale:
      return .scale(x: n[0], y: n[1], about: anchor(n[2], n[3], in: frame, direction))
    case .rotation:
      let anchor = anchor(n[1], n[2], in: frame, direction)
      let (sine, cosine) = Exact.sineAndCosine(n[0])
      return Affine2D.translation(x: -anchor.x, y: -anchor.y)
        .then(Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: anchor.x, ty: anchor.y))
    case .map:
      return Affine2D.translation(x: -frame.minX, y: -frame.minY)
        .then(Affine2D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        .then(.translation(x: frame.minX, y: frame.minY))
    }
  }
}

struct TransformModifier: StatedModifier {
  typealias Wrapper = TransformElement

  let effect: TransformEffect

  var label: String { effect.label }
}

final class TransformElement: StatedElement<TransformModifier> {
  private var numbers: AnimatedValue<NumberVector>

  override class var presentsFrame: Bool { true }

  required init(_ modifier: TransformModifier, at place: WrapperPlace) {
    numbers = AnimatedValue(modifier.effect.numbers)
    super.init(modifier, at: place)
  }

  override func receive(_ new: TransformModifier) {
    super.receive(new)
    numbers.set(new.effect.numbers, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: numbers.isInMotion)
  }

  private var map: Affine2D {
    modifier.effect.map(
      numbers.value(at: graph.time), in: presentedFrame, direction: environment.layoutDirection)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { numbers.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    canvas.transformed(by: map) { super.draw(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let inverse = map.inverse else { return false }
    return super.hit(inverse.apply(point), path: &path)
  }

  override var insideMap: Affine2D? { map }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    numbers.encode(into: &encoder, at: graph.time, named: "presented\(label)")
  }
}

struct GroupModifier: StatedModifier {
  typealias Wrapper = GroupElement

  var label: String { ".compositingGroup" }
}

final class GroupElement: StatedElement<GroupModifier> {
  override func draw(on canvas: DisplayCanvas) {
    canvas.group(by: self) { super.draw(on: canvas) }
  }
}

struct HiddenModifier: StatedModifier {
  typealias Wrapper = HiddenElement

  var label: String { ".hidden" }
}

final class HiddenElement: StatedElement<HiddenModifier> {
  override var hidesInside: Bool { true }

  override func draw(on canvas: DisplayCanvas) {}

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool { false }
}

struct DepthModifier: StatedModifier {
  typealias Wrapper = DepthElement

  let index: Double

  var label: String { ".zIndex" }
}

final class DepthElement: StatedElement<DepthModifier> {
  override func changed() { structureChanged() }

  override var zIndex: Double { modifier.index.isNaN ? 0 : modifier.index }
}
