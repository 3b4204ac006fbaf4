import MeniscusDisplay
import MeniscusGeometry

extension View {
  /// Shows only what of the view lies inside a shape of its extent.
  public func clipShape<Region: Shape>(
    _ shape: Region, style: FillStyle = FillStyle()
  ) -> some View {
    modified(by: ClipModifier(shape: shape, style: style))
  }

  /// Shows only what of the view lies inside its frame; touches are not cut.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Lets the view be touched inside a shape of its extent, and nowhere else.
  ///
  /// - Parameter eoFill: whether regions that lie inside an even number of times are left out.
  public func contentShape<Region: Shape>(
    _ shape: Region, eoFill: Bool = false
  ) -> some View {
    modified(by: ContentShapeModifier(shape: shape, rule: eoFill ? .evenOdd : .nonZero))
  }

  /// Lets touches through to what lies behind the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isEnabled: enabled))
  }
}

struct ClipModifier<Region: Shape>: ElementModifier {
  let shape: Region
  let style: FillStyle

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    ClipElement(modifier: self, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? ClipElement<Region>)?.receive(self)
  }
}

final class ClipElement<Region: Shape>: WrapperElement {
  private var shape: AnimatedShape<Region>
  private var style: FillStyle

  override class var presentsFrame: Bool { true }

  init(modifier: ClipModifier<Region>, inner: ElementNode, context: NodeContext) {
    shape = AnimatedShape(modifier.shape)
    style = modifier.style
    super.init(inner: inner, label: ".clipShape", context: context)
  }

  func receive(_ modifier: ClipModifier<Region>) {
    style = modifier.style
    shape.set(modifier.shape, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: shape.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { shape.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let silhouette = standing(shape.value(at: graph.time), in: frame).silhouette(
      of: frame.size, on: canvas, rule: style.isEOFilled ? .evenOdd : .nonZero)
    canvas.clip(silhouette, at: frame.origin, by: self) { super.draw(on: canvas) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
  }
}

struct ContentShapeModifier<Region: Shape>: ElementModifier {
  let shape: Region
  let rule: FillRule

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = ContentShapeElement<Region>(
      inner: inner, label: ".contentShape", context: context)
    update(element)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? ContentShapeElement<Region> else { return }
    element.shape = shape
    element.rule = rule
  }
}

final class ContentShapeElement<Region: Shape>: WrapperElement {
  var shape: Region?
  var rule = FillRule.nonZero

  override class var presentsFrame: Bool { true }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let shape else { return super.hit(point, path: &path) }
    let frame = presentedFrame
    let shown = standing(shape, in: frame)
    guard shown.contains(point - frame.origin, in: frame.size, rule: rule) else { return false }
    if !super.hit(point, path: &path) { path.append(self) }
    return true
  }
}

struct HitTestingModifier: ElementModifier {
  let isEnabled: Bool

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = HitTestingElement(inner: inner, label: ".allowsHitTesting", context: context)
    element.isEnabled = isEnabled
    return element
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? HitTestingElement)?.isEnabled = isEnabled
  }
}

final class HitTestingElement: WrapperElement {
  var isEnabled = true

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    isEnabled && super.hit(point, path: &path)
  }
}
