import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A shape whose animatable part shows its changes over time.
struct AnimatedShape<Region: Shape> {
  private var shape: Region
  private var data: AnimatedValue<Region.AnimatableData>

  init(_ shape: Region) {
    self.shape = shape
    data = AnimatedValue(shape.animatableData)
  }

  mutating func set(_ new: Region, animation: Animation?, at time: Double) {
    shape = new
    data.set(new.animatableData, animation: animation, at: time)
  }

  var isInMotion: Bool { data.isInMotion }

  @MainActor
  mutating func settle(at time: Double) -> Bool { data.settle(at: time) }

  func value(at time: Double) -> Region {
    guard data.isInMotion else { return shape }
    var shown = shape
    shown.animatableData = data.value(at: time)
    return shown
  }

  func encode(into encoder: inout StateEncoder, at time: Double) {
    if data.isInMotion { encoder.encode(data.value(at: time), named: "presented shape") }
  }
}

/// Draws a shape in a style; takes what it is offered.
final class ShapeElement<Region: Shape, Style: ShapeStyle>: ElementNode {
  var shape: AnimatedShape<Region>
  private var model: Region
  private var style: Style
  private let label: String
  private var fillStyle: FillStyle
  private var paint = AnimatedPaint()

  override class var presentsFrame: Bool { true }

  init(
    shape: Region, style: Style, fillStyle: FillStyle = FillStyle(), label: String,
    context: NodeContext
  ) {
    self.shape = AnimatedShape(shape)
    model = shape
    self.style = style
    self.fillStyle = fillStyle
    self.label = label
    super.init(context: context)
    take(style.resolvedPaint(in: environment, bounds: .unit), animation: nil)
  }

  override var name: String? { label }

  override func update<New: View>(to new: New) {
    if let new = (new as? any RegionView)?.filled(as: FilledShape<Region, Style>.self) {
      take(shape: new.shape, style: new.style)
      fillStyle = new.fillStyle
    } else if let style = new as? Style, let shape = Rectangle() as? Region {
      take(shape: shape, style: style)
    }
  }

  private func take(shape new: Region, style newStyle: Style) {
    graph.counters[.nodesUpdated] += 1
    let animation = transaction.animation
    style = newStyle
    if !ViewComparison.areEqual(model, new) {
      let sizes = (model.hasOwnSize, new.hasOwnSize)
      model = new
      shape.set(new, animation: animation, at: graph.time)
      graph.valueChanged(of: self, isMoving: shape.isInMotion)
      if sizes.0 || sizes.1 { invalidateLayout() }
    }
    take(style.resolvedPaint(in: environment, bounds: .unit), animation: animation)
  }

  /// Takes a paint in unit bounds: which colours it has does not depend on the frame.
  private func take(_ new: Paint, animation: Animation?) {
    guard paint.set(new, animation: animation, at: graph.time) else { return }
    graph.valueChanged(of: self, isMoving: paint.isInMotion)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    take(
      style.resolvedPaint(in: environment, bounds: .unit), animation: transaction.animation)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let paintMoves = paint.settle(at: time)
    return shape.settle(at: time) || paintMoves
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    model.size(for: proposal)
  }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let bounds = Rect2D(origin: .zero, size: frame.size)
    let shown = paint.shown(
      as: style.resolvedPaint(in: environment, bounds: bounds), at: graph.time)
    let silhouette = standing(shape.value(at: graph.time), in: frame).silhouette(
      of: frame.size, on: canvas, rule: fillStyle.isEOFilled ? .evenOdd : .nonZero)
    let shadows = style.resolvedShadows(in: environment)
    canvas.blended(style.resolvedBlend(in: environment), by: self) {
      canvas.shadowed(shadows, around: frame, by: self) { other in
        canvas.fill(silhouette, other ?? shown, at: frame.origin, by: self)
      }
    }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    // What is filled with nothing is not there to be touched.
    guard paint.isVisible else { return false }
    let frame = presentedFrame
    let shown = standing(shape.value(at: graph.time), in: frame)
    let rule: FillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    guard shown.contains(point - frame.origin, in: frame.size, rule: rule) else { return false }
    path.append(self)
    return true
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
    paint.encode(into: &encoder, at: graph.time)
  }
}

extension Rect2D {
  static var unit: Rect2D { Rect2D(x: 0, y: 0, width: 1, height: 1) }
}
