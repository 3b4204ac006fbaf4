import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Places its content in a space of its own and shows the part at its offset.
class ScrollElement: ContainerElement, PanResponder, SpaceRoot {
  private(set) final var axes: Axis.Set
  private var horizontal = ScrollMotion()
  private var vertical = ScrollMotion()
  private var contentSize = Size2D.zero
  private var observers = VisibleContentObservers()
  private var toldVisible: Rect2D?

  override class var presentsFrame: Bool { true }

  init(axes: Axis.Set, context: NodeContext, content make: (NodeContext) -> Node) {
    self.axes = axes
    super.init(context: context, content: make)
  }

  override var name: String? { "ScrollView" }

  /// Takes the axes along which the content scrolls.
  final func receive(axes new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    invalidateLayout()
  }

  /// The part of the content that is seen, in the content's space, at the exact offset.
  final var visibleContentRect: Rect2D {
    Rect2D(
      origin: Point2D(
        x: axes.contains(.horizontal) ? horizontal.offset : 0,
        y: axes.contains(.vertical) ? vertical.offset : 0),
      size: frame?.size ?? .zero)
  }

  /// Lets an element of the content know when another part of it is seen.
  final func observeVisibleContent(_ observer: any VisibleContentObserver) {
    observers.add(observer)
  }

  /// Notes that the offset or the viewport may have changed.
  private func moved() {
    let visible = visibleContentRect
    guard visible != toldVisible else { return }
    toldVisible = visible
    graph.needsDisplay = true
    observers.tell(visible)
  }

  private var layout: ScrollLayout { ScrollLayout(axes: axes.layoutAxes) }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(axes.rawValue, named: "axes")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    guard let inner = elements.first else { return GreedyLayout().size(for: proposal) }
    return layout.size(of: inner, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    guard let inner = elements.first else { return }
    let placement = layout.placement(
      of: inner, proposal: LayoutProposal(frame.size), size: frame.size)
    contentSize = placement.size
    inner.place(
      at: Rect2D(origin: .zero, size: placement.size), proposal: placement.proposal)
    horizontal.boundsChanged(bounds(.horizontal))
    vertical.boundsChanged(bounds(.vertical))
    moved()
  }

  private func bounds(_ axis: LayoutAxis) -> ScrollBounds {
    let viewport = (frame?.size ?? .zero)[axis]
    return ScrollBounds(
      minimum: 0, maximum: max(contentSize[axis] - viewport, 0), viewport: viewport)
  }

  /// The offset of the content, to whole pixels.
  private var offset: Point2D {
    PixelGrid(scale: graph.scale).rounded(
      Point2D(
        x: axes.contains(.horizontal) ? horizontal.offset : 0,
        y: axes.contains(.vertical) ? vertical.offset : 0))
  }

  var contentOrigin: Point2D { (frame?.origin ?? .zero) - offset }

  private var contentMap: Affine2D {
    let frame = presentedFrame
    return .translation(x: frame.minX - offset.x, y: frame.minY - offset.y)
  }

  override var sceneMap: Affine2D { contentMap.then(super.sceneMap) }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let viewport = Rect2D(origin: .zero, size: frame.size)
    canvas.clip(.rectangle(viewport), at: frame.origin, by: self) {
      canvas.contentSpace(contentMap) {
        for element in drawnElements { element.render(on: canvas) }
      }
    }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    let inner = point - Point2D(x: contentMap.tx, y: contentMap.ty)
    if !super.hit(inner, path: &path) { path.append(self) }
    return true
  }

  var isInFlight: Bool { horizontal.isMoving || vertical.isMoving }

  func accepts(_ translation: Point2D) -> Bool {
    let isHorizontal = abs(translation.x) > abs(translation.y)
    return axes.contains(isHorizontal ? .horizontal : .vertical)
  }

  func panBegan() {
    horizontal.beginDrag(in: bounds(.horizontal), at: graph.time)
    vertical.beginDrag(in: bounds(.vertical), at: graph.time)
    graph.needsDisplay = true
  }

  func panChanged(_ translation: Point2D) {
    if axes.contains(.horizontal) {
      horizontal.drag(by: translation.x, in: bounds(.horizontal))
    }
    if axes.contains(.vertical) { vertical.drag(by: translation.y, in: bounds(.vertical)) }
    moved()
  }

  func panEnded(velocity: Point2D) {
    horizontal.endDrag(
      velocity: axes.contains(.horizontal) ? -velocity.x : 0, in: bounds(.horizontal),
      at: graph.time)
    vertical.endDrag(
      velocity: axes.contains(.vertical) ? -velocity.y : 0, in: bounds(.vertical),
      at: graph.time)
    graph.setInMotion(self)
  }

  /// Moves the content by a wheel; whether it can move that way at all.
  func scroll(by delta: Size2D) -> Bool {
    let before = (horizontal.offset, vertical.offset)
    if axes.contains(.horizontal) { horizontal.jump(by: delta.width, in: bounds(.horizontal)) }
    if axes.contains(.vertical) { vertical.jump(by: delta.height, in: bounds(.vertical)) }
    moved()
    return before != (horizontal.offset, vertical.offset)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    horizontal.advance(to: time, in: bounds(.horizontal))
    vertical.advance(to: time, in: bounds(.vertical))
    moved()
    return horizontal.isMoving || vertical.isMoving
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if axes.contains(.horizontal) {
      encoder.encode(number: horizontal.offset, named: "offset x")
    }
    if axes.contains(.vertical) { encoder.encode(number: vertical.offset, named: "offset y") }
  }
}

/// An element that a wheel can scroll.
@MainActor
protocol WheelResponder {
  /// Moves the content; whether it can move that way at all.
  func scroll(by delta: Size2D) -> Bool
}

extension ScrollElement: WheelResponder {}
