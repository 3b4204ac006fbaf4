import MeniscusGeometry
import MeniscusLayout

/// Places its content in a space of its own and shows the part at its offset.
class ScrollElement: ContainerElement, GestureBearer, ScrollingElement, SpaceRoot, StateReader {
  /// The scroll view's part in the contest for touches.
  final let participant: GestureParticipant = ScrollPan()
  final let rank = GestureRank.normal
  final let mask = GestureMask.all

  /// The axes along which the content scrolls.
  private(set) final var axes: Axis.Set
  /// Whether indicators are drawn where views around let them be.
  final var showsIndicators: Bool
  /// How the offset moves.
  final var horizontal = ScrollMotion()
  final var vertical = ScrollMotion()
  /// The way to where the content was told to go; nil where it goes nowhere.
  final var glide: ScrollGlide?
  /// The way that came to its end last, as it was a frame before.
  final var endedGlide: ScrollGlide?
  /// What the scroll view does.
  final var phase = ScrollPhase.idle
  /// What was seen when a touch began to scroll.
  final var panOrigin = Point2D.zero
  /// How far the indicators are shown, 0 to 1.
  final var indicatorOpacity = AnimatedValue(0.0)
  /// The position that was read or written last.
  final var knownPosition: ScrollPosition?
  /// Whether the content is where the position sent it; then there is nothing to tell about it.
  final var isAtPosition = false
  /// The layout of the views that scrolling aligns; nil where it has to be looked for.
  final weak var targetLayout: ScrollTargetLayoutElement?
  private(set) final var contentSize = Size2D.zero
  private var observers = VisibleContentObservers()
  private var told: Told?
  private var isAnchored = false
  /// Whether what covers the sides changed while the content lay where it begins: there it stays.
  private var keepsStart = false
  /// How far bars and the device cover the viewport, by side.
  private(set) final var coverage = Insets2D(all: 0)
  /// The headers of a list inside that stay in sight at the upper edge.
  final var pinnedHeaders: [any PinnedHeader] = []

  /// What observers know.
  private struct Told: Equatable {
    var visible: Rect2D
    var content: Size2D
    var coverage: Insets2D
  }

  override class var presentsFrame: Bool { true }

  init(
    axes: Axis.Set, showsIndicators: Bool, context: NodeContext,
    content make: (NodeContext) -> Node
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(context: context, content: make)
    participant.element = self
    if settings.position != nil { graph.afterUpdate { [weak self] in self?.refresh() } }
  }

  override var name: String? { "ScrollView" }

  override var scrolling: (any ScrollingElement)? { self }

  /// Takes the axes along which the content scrolls.
  final func receive(axes new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    invalidateLayout()
  }

  /// What views around say.
  final var settings: ScrollSettings { environment.scrollSettings }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.scrollSettings = environment.scrollSettings.forContent
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    let before = old.scrollSettings
    if before.margins != settings.margins || before.anchor != settings.anchor {
      invalidateLayout()
    }
    if before.position != settings.position { refresh() }
  }

  override func elementsChanged() {
    targetLayout = nil
    super.elementsChanged()
  }

  override func dismantle() {
    participant.cancel()
    super.dismantle()
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(axes.rawValue, named: "axes")
  }

  // MARK: Layout

  /// The margins by side.
  final var insets: LayoutInsets {
    let margins = settings.margins
    let isMirrored = environment.layoutDirection == .rightToLeft
    return LayoutInsets(
      top: Double(margins.top) + coverage.top,
      leading: Double(isMirrored ? margins.trailing : margins.leading) + coverage.left,
      bottom: Double(margins.bottom) + coverage.bottom,
      trailing: Double(isMirrored ? margins.leading : margins.trailing) + coverage.right)
  }

  /// What covers the viewport, along the edges of the content and in its space.
  final var contentSafeArea: SafeAreaElement {
    SafeAreaElement(
      bounds: Rect2D(origin: .zero, size: contentSize).outset(by: coverage), insets: coverage)
  }

  /// The viewport goes on under what covers the edges that it touches; its content begins beside it.
  override func reach(from given: Rect2D) -> Rect2D {
    var area = surroundingSafeArea
    if let sides = coveredSides { area.elements.append(sides) }
    let new = area.insets(of: given, ignoring: .all, pixelLength: 1 / graph.scale)
    if new != coverage {
      keepsStart =
        isAnchored && phase == .idle && !isInFlight
        && abs(horizontal.offset - anchoredOffset(.horizontal)) < 0.5
      // Content that has not been scrolled stays where what covers it ends.
      let isAtTop = vertical.offset <= bounds(.vertical).minimum + 0.5 && !isInFlight
      coverage = new
      if isAnchored, isAtTop, phase == .idle { vertical.place(at: bounds(.vertical).minimum) }
      forgetPlace()
    }
    return given.outset(by: new)
  }

  /// What covers the sides of a scroll view around: what scrolls along in its content goes on there,
  /// under a sidebar or an inspector.
  ///
  /// Pages do not: they are as wide as what is free.
  private var coveredSides: SafeAreaElement? {
    guard axes == .horizontal, !(settings.target is PagingScrollTargetBehavior),
      let around = containers.first(where: { $0 is any SpaceRoot }) as? ScrollElement
    else { return nil }
    return changing(around.contentSafeArea) {
      $0.insets.top = 0
      $0.insets.bottom = 0
    }
  }

  private func offer(_ proposal: LayoutProposal) -> LayoutProposal {
    let insets = insets
    return LayoutProposal(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    guard let inner = elements.first else { return GreedyLayout().size(for: proposal) }
    // What is proposed is what nothing covers.
    let uncovered = LayoutProposal(
      width: proposal.width.map { $0 + coverage.left + coverage.right },
      height: proposal.height.map { $0 + coverage.top + coverage.bottom })
    let content = inner.size(for: offer(uncovered))
    let insets = insets
    let width =
      content.width + insets.leading + insets.trailing - coverage.left - coverage.right
    let height = content.height + insets.top + insets.bottom - coverage.top - coverage.bottom
    return Size2D(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let wasAnchored = isAnchored && isAtAnchor
    if let inner = elements.first {
      let offer = offer(LayoutProposal(frame.size))
      contentSize = inner.size(for: offer)
      if keepsStart { horizontal.place(at: anchoredOffset(.horizontal)) }
      keepsStart = false
      if !isAnchored || wasAnchored { takeAnchoredOffset() }
      inner.place(at: Rect2D(origin: .zero, size: contentSize), proposal: offer)
    }
    horizontal.boundsChanged(bounds(.horizontal))
    vertical.boundsChanged(bounds(.vertical))
    moved()
  }

  /// The content, the viewport and the offset.
  final var metrics: ScrollMetrics {
    ScrollMetrics(
      content: contentSize, container: frame?.size ?? .zero, insets: insets,
      offset: visibleContentRect.origin)
  }

  /// The offsets at which content can rest along an axis.
  final func bounds(_ axis: LayoutAxis) -> ScrollBounds {
    let metrics = metrics
    let (low, high) = (metrics.minimumOffset, metrics.maximumOffset)
    let viewport = metrics.container[axis]
    var bounds =
      axis == .horizontal
      ? ScrollBounds(minimum: low.x, maximum: high.x, viewport: viewport)
      : ScrollBounds(minimum: low.y, maximum: high.y, viewport: viewport)
    let length =
      axis == .horizontal
      ? insets.leading + insets.trailing : insets.top + insets.bottom
    let slack = viewport - contentSize[axis] - length
    if slack > 0, let anchor = settings.anchor {
      let shift = slack * unit(anchor, axis)
      bounds.minimum -= shift
      bounds.maximum = bounds.minimum
    }
    bounds.bounces = settings.bounce[axis] != .basedOnSize || slack < 0
    return bounds
  }

  /// A fraction along an axis, mirrored where lines run from the right.
  final func unit(_ point: UnitPoint, _ axis: LayoutAxis) -> Double {
    guard axis == .horizontal else { return Double(point.y) }
    return environment.layoutDirection == .rightToLeft ? 1 - Double(point.x) : Double(point.x)
  }

  /// The offset at which a point of the content lies at the same point of the viewport.
  private func anchoredOffset(_ axis: LayoutAxis) -> Double {
    let bounds = bounds(axis)
    let anchor = unit(settings.anchor ?? .topLeading, axis)
    return bounds.minimum + (bounds.maximum - bounds.minimum) * anchor
  }

  /// Whether content that grows stays where it is anchored: only where somebody asked for it.
  private var isAtAnchor: Bool {
    guard settings.anchor != nil, phase == .idle || phase == .tracking, told != nil else {
      return false
    }
    return abs(horizontal.offset - anchoredOffset(.horizontal)) < 0.5
      && abs(vertical.offset - anchoredOffset(.vertical)) < 0.5
  }

  private func takeAnchoredOffset() {
    isAnchored = true
    horizontal.place(at: anchoredOffset(.horizontal))
    vertical.place(at: anchoredOffset(.vertical))
  }

  // MARK: What is seen

  /// The part of the content that is seen, in the content's space, at the exact offset.
  final var visibleContentRect: Rect2D {
    Rect2D(
      origin: Point2D(x: horizontal.offset, y: vertical.offset), size: frame?.size ?? .zero)
  }

  /// Lets an element of the content know when another part of it is seen.
  final func observeVisibleContent(_ observer: any VisibleContentObserver) {
    observers.add(observer)
  }

  /// Notes that the offset, the content or the viewport may have changed.
  final func moved() {
    let new = Told(visible: visibleContentRect, content: contentSize, coverage: coverage)
    guard new != told else { return }
    let isFirst = told == nil
    if let told, told.visible.origin != new.visible.origin { showIndicators() }
    told = new
    graph.needsDisplay = true
    observers.tell(new.visible)
    tellObservers { $0.scrollGeometryChanged(to: geometry) }
    for host in hosts { host.scrollMoved(self) }
    if !isFirst { writePosition() }
  }

  /// Tells those who observe the scroll view from around it.
  final func tellObservers(_ tell: (any ScrollObserver) -> Void) {
    for element in containers {
      if element is ScrollElement { return }
      if let observer = element as? any ScrollObserver { tell(observer) }
    }
  }

  /// The elements whose bars follow the scrolling.
  final var hosts: [any ScrollHost] {
    var hosts: [any ScrollHost] = []
    for element in containers {
      if element is ScrollElement { break }
      if let host = element as? any ScrollHost { hosts.append(host) }
    }
    return hosts
  }

  /// The geometry as people see it.
  final var geometry: ScrollGeometry {
    let metrics = metrics
    return ScrollGeometry(
      contentOffset: CGPoint(metrics.offset), contentSize: CGSize(metrics.content),
      contentInsets: EdgeInsets(
        top: CGFloat(metrics.insets.top), leading: CGFloat(metrics.insets.leading),
        bottom: CGFloat(metrics.insets.bottom), trailing: CGFloat(metrics.insets.trailing)),
      containerSize: CGSize(metrics.container))
  }

  // MARK: Drawing and touch

  var contentOrigin: Point2D {
    (frame?.origin ?? .zero) - PixelGrid(scale: graph.scale).rounded(visibleContentRect.origin)
  }

  final var contentMap: Affine2D {
    let frame = presentedFrame
    let offset = PixelGrid(scale: graph.scale).rounded(visibleContentRect.origin)
    return .translation(x: frame.minX - offset.x, y: frame.minY - offset.y)
  }

  override var insideMap: Affine2D? { contentMap }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    if settings.isClipDisabled {
      drawContent(on: canvas)
    } else {
      let viewport = Rect2D(origin: .zero, size: frame.size)
      canvas.clip(.rectangle(viewport), at: frame.origin, by: self) { drawContent(on: canvas) }
    }
    drawIndicators(in: frame, on: canvas)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    let inner = point - Point2D(x: contentMap.tx, y: contentMap.ty)
    if !super.hit(inner, path: &path) { path.append(self) }
    return true
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    advanceMotion(to: time)
    let fades = indicatorOpacity.settle(at: time)
    if isInFlight { MotionTally.note(isEndless: false) }
    return isInFlight || fades
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if axes.contains(.horizontal) {
      encoder.encode(number: horizontal.offset, named: "offset x")
    }
    if axes.contains(.vertical) { encoder.encode(number: vertical.offset, named: "offset y") }
    if phase != .idle { encoder.encode(phase, named: "phase") }
    if indicatorOpacity.isInMotion {
      encoder.encode(number: indicatorOpacity.value(at: graph.time), named: "indicators")
    }
  }
}

extension ScrollElement {
  /// Reads the position that somebody else gives, and goes there if it differs.
  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    readPosition()
  }
}
