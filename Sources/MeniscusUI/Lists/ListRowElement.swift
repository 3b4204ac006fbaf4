import MeniscusGeometry
import MeniscusLayout

/// A row of a list: a view with its card, its lines, its controls and its buttons.
final class ListRowElement: WrapperElement, PresenceBearer, GestureBearer, PinnedHeader {
  let participant: GestureParticipant = ListRowParticipant()
  let rank = GestureRank.normal
  let mask = GestureMask.all

  private(set) weak var list: ListElement?
  private(set) var role: ListRole
  private(set) var traits = ListRowTraits()
  /// The section that the row stands in.
  var section: (any SectionMark)?
  /// The row below, where that is shown and of the same section.
  weak var next: ListRowElement?
  /// What stands at the beginning: the controls of editing.
  var leadingLayer: ListLayer?
  /// What stands at the end: a badge, the sign of a link, the handle by which the row is moved.
  var trailingLayer: ListLayer?
  /// What lies behind the row, where its views say.
  var backgroundLayer: ListLayer?
  /// The buttons of a swipe, while they are out.
  var swipeLayer: ListLayer?
  var swipe = ListSwipe()
  /// How far the row is moved out of its place by somebody who moves rows, in points.
  var lift = AnimatedValue(0.0)
  /// How far the row is pressed, 0 or 1.
  var press = AnimatedValue(0.0)
  /// How round the card's corners are, above and below, 0 or 1.
  var rounding: (above: AnimatedValue<Double>, below: AnimatedValue<Double>)
  /// What stood at the end of the row when it was last looked at.
  var shownAccessories = ListAccessories()
  /// What stood at its beginning then.
  var shownControl: ListLeadingControl?
  var layer = PinnedHeaderLayer.content
  /// The structure of the list for which the background and the buttons were taken.
  var statedVersion = -1

  override class var presentsFrame: Bool { true }

  init(around inner: ElementNode, in list: ListElement, role: ListRole, context: NodeContext) {
    self.list = list
    self.role = role
    rounding = (AnimatedValue(role.isFirst ? 1 : 0), AnimatedValue(role.isLast ? 1 : 0))
    super.init(inner: inner, label: ".row", context: context)
    participant.element = self
  }

  override var children: [Node] {
    [backgroundLayer, leadingLayer, trailingLayer, swipeLayer].compactMap { $0 }
  }

  override func appendReported(to nodes: inout [Node]) {
    for child in children { child.appendReported(to: &nodes) }
    nodes.append(self)
  }

  override func draw(on canvas: DisplayCanvas) {
    if layer != .none { drawRow(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    hitRow(point, path: &path)
  }

  override var insideMap: Affine2D? { shift == .zero ? nil : .translation(x: shift.x, y: shift.y) }

  override var drawnElements: [ElementNode] {
    [backgroundLayer, leadingLayer, trailingLayer, swipeLayer].compactMap { $0 } + [inner]
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { advanceRow(to: time) }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    encodeRow(into: &encoder)
  }

  /// Takes over how the view inside appears.
  func takePresence() {
    guard let own = inner.presence else { return }
    inner.presence = nil
    presence = own
    graph.setInMotion(self)
  }

  /// Takes what the row is, and what its views say.
  func take(role new: ListRole, traits newTraits: ListRowTraits) {
    let old = traits
    traits = newTraits
    let isMoved = role != new || old.insets != traits.insets || old.level != traits.level
    role = new
    turnCorners()
    updateLayers()
    if isMoved { invalidateLayout() }
  }

  /// Corners change as rows beside them come and go.
  private func turnCorners() {
    let (above, below) = (role.isFirst ? 1.0 : 0, role.isLast ? 1.0 : 0)
    guard rounding.above.target != above || rounding.below.target != below else { return }
    let animation = transaction.animation
    rounding.above.set(above, animation: animation, at: graph.time)
    rounding.below.set(below, animation: animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: isTurningCorners)
  }

  /// Whether corners are on their way.
  var isTurningCorners: Bool { rounding.above.isInMotion || rounding.below.isInMotion }

  override func dismantle() {
    participant.cancel()
    cancelMove()
    super.dismantle()
  }

  // MARK: Layout

  /// What is around the row's views at the sides and above and below, and what stands above the row.
  private func room(_ width: Double) -> (insets: LayoutInsets, gap: Double, least: Double) {
    guard let list else { return (LayoutInsets(.all, 0), 0, 0) }
    let metrics = list.metrics(width: width)
    let own = traits.insets
    switch role {
    case .header, .footer:
      let (top, bottom) = partMargins(metrics)
      let insets = LayoutInsets(
        top: own.top ?? top,
        leading: metrics.cardInset + (own.leading ?? metrics.rowInset),
        bottom: own.bottom ?? bottom,
        trailing: metrics.cardInset + (own.trailing ?? metrics.rowInset))
      return (insets, 0, role.isHeader ? list.settings.minimumHeaderHeight ?? 0 : 0)
    case .row:
      let leading = metrics.cardInset + (own.leading ?? metrics.rowInset)
      let trailing = metrics.cardInset + (own.trailing ?? metrics.rowInset)
      let insets = LayoutInsets(
        top: own.top ?? metrics.rowRoom,
        leading: leading + (leadingLayer == nil ? 0 : controls.width)
          + Double(traits.level) * ListMetrics.indentation,
        bottom: own.bottom ?? metrics.rowRoom,
        trailing: trailing + trailingWidth)
      return (insets, gap(metrics), list.settings.minimumRowHeight)
    }
  }

  private var trailingWidth: Double {
    guard let trailingLayer else { return 0 }
    let width = trailingLayer.size(for: LayoutProposal(width: nil, height: nil)).width
    return width > 0 ? width + ListMetrics.accessoryGap : 0
  }

  /// What stands above the row.
  private func gap(_ metrics: ListMetrics) -> Double {
    guard let list, case .row(let isFirst, _, let gap) = role else { return 0 }
    let spacing = sectionSpacing
    switch gap {
    case .none: return isFirst ? 0 : list.settings.rowSpacing
    case .start: return metrics.look.isGrouped ? max(spacing - list.startLack, 0) : 0
    case .section: return metrics.look.isGrouped ? spacing : 0
    case .footer: return metrics.look.isGrouped ? spacing / 2 : 0
    }
  }

  private var sectionSpacing: Double {
    (list?.settings ?? ListSettings()).sectionSpacing.length
  }

  /// What stands above and below the text of a header or a footer.
  private func partMargins(_ metrics: ListMetrics) -> (top: Double, bottom: Double) {
    guard case .header(let isFirst, let isBelowFooter) = role else {
      return metrics.look.isGrouped ? ListMetrics.footerMargins : ListMetrics.plainHeader
    }
    guard metrics.look.isGrouped else {
      return (
        ListMetrics.plainHeader.top, ListMetrics.plainHeader.bottom
      )
    }
    let whole =
      isBelowFooter
      ? ListMetrics.headerMarginAfterFooter - ListMetrics.sectionSpacing + sectionSpacing
      : sectionSpacing - (isFirst ? list?.startLack ?? 0 : 0)
    return (max(whole - ListMetrics.headerBottom, 0), ListMetrics.headerBottom)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    let width = proposal.width ?? inner.size(for: proposal).width
    let (insets, gap, least) = room(width)
    let content = inner.size(for: offer(width, insets))
    let height = content.height + insets.top + insets.bottom
    let line =
      role.isRow && traits.insets.isUsualVertically ? list?.metrics(width: width).pixel ?? 0 : 0
    return Size2D(width: width, height: max(height + line, least) + gap)
  }

  private func offer(_ width: Double, _ insets: LayoutInsets) -> LayoutProposal {
    LayoutProposal(width: max(width - insets.leading - insets.trailing, 0), height: nil)
  }

  /// The part of the frame that is the row's own, without what stands above it.
  func body(in frame: Rect2D) -> Rect2D {
    let metrics = list?.metrics(width: frame.width)
    let inset = metrics?.cardInset ?? 0
    let gap = metrics.map { self.gap($0) } ?? 0
    return Rect2D(
      x: frame.minX + inset, y: frame.minY + gap, width: max(frame.width - 2 * inset, 0),
      height: max(frame.height - gap, 0))
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let (insets, gap, _) = room(frame.width)
    let offer = offer(frame.width, insets)
    let size = inner.size(for: offer)
    let room = frame.height - gap - insets.top - insets.bottom
    let y = gap + insets.top + max(room - size.height, 0) * 0.5
    place(
      inner,
      LayoutPlacement(
        origin: Point2D(x: insets.leading, y: y), size: size, proposal: offer), in: frame)
    placeLayers(in: frame)
  }
}
