import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// One screen of a stack: its content, between and under the bars.
final class ScreenElement: DepthStackElement, SafeAreaCause, PreferenceReading, ScrollHost {
  /// Tells the screen from others of its stack.
  let number: Int
  let isRoot: Bool
  private unowned let stack: NavigationStackElement
  /// What views inside say to the bars.
  private(set) var bars = ScreenBars()
  /// How many of the secondary statements fit in the middle of its bar.
  var countInBar = Int.max
  /// How far the screen is away at the trailing side, as a share of its width.
  var away = AnimatedValue(0.0)
  /// Whether a finger drags the screen.
  var isDragged = false
  /// Where the content is scrolled to.
  let scroll = ScreenScroll()
  var isReadingDue = false
  private(set) var safeAreaElement: SafeAreaElement?
  private var title: LayerElement?
  private var isLarge = false
  /// The search below the title.
  private let drawer = ScreenDrawer()
  /// What the bars stand on in the classic design; nil in the other.
  private(set) var strips: BarStrips?

  init(
    _ view: AnyView, number: Int, isRoot: Bool, stack: NavigationStackElement,
    context: NodeContext
  ) {
    self.number = number
    self.isRoot = isRoot
    self.stack = stack
    super.init(layout: DepthStackLayout(), label: "Screen", context: context) {
      Node.make(for: view, in: $0)
    }
    let title = LayerElement(layout: DepthStackLayout(), label: "title", context: self.context) {
      Node.make(for: AnyView(EmptyView()), in: $0)
    }
    title.container = self
    self.title = title
    if environment.isClassicDesign { strips = BarStrips(of: self) }
    graph.preferences.readers += 1
    graph.preferences.markDue(self)
  }

  override var children: [Node] {
    let strips: [Node] = strips?.layers ?? []
    return super.children + strips + (title.map { [$0] } ?? []) + drawer.layers
  }

  override var drawnElements: [ElementNode] {
    let large: [ElementNode] = isLarge && !scroll.showsTitle ? title.map { [$0] } ?? [] : []
    return super.drawnElements + shownStrips + large + drawer.shown
  }
  override var focusElements: [ElementNode] { drawer.shown + super.focusElements }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.barShowsSearch = true
    environment.isBelowLargeTitle = isLarge
    if environment.stackSearch != nil, !isRoot || !stack.isColumn || !stack.takesSearch {
      environment.stackSearch = nil
    }
    guard !isRoot else { return }
    environment.dismiss = DismissAction { [weak self] in self?.leave() }
    environment.isPresented = true
  }

  private func leave() {
    if !isGone { stack.leave(self) }
  }

  /// A stack inside that is all of the screen's content in a column, and shows the bars.
  private(set) weak var innerStack: NavigationStackElement?

  /// Hears of a stack inside.
  func hold(_ inner: NavigationStackElement) {
    guard stack.isColumn else { return }
    innerStack = inner
  }

  /// Whether bars are shown by a stack inside, or nothing is there to show.
  var leavesBarsInside: Bool {
    guard stack.isColumn else { return false }
    if innerStack != nil { return true }
    if stack.wayBackLeads(from: self) { return false }
    return bars.title == nil && bars.slots.isEmpty && stack.lead == nil && !drawer.isShown
  }

  // MARK: What the content says

  func readPreferences() {
    guard !isGone else { return }
    var value: ScreenBars?
    contentNode?.collectPreference(ScreenBarsKey.self, into: &value)
    bars = value ?? ScreenBars()
    takeSearch()
    stack.barsChanged(of: self)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    guard isRoot, old.stackSearch != nil || environment.stackSearch != nil else { return }
    graph.preferences.markDue(self)
  }

  /// Shows the search that views inside state, or that is stated for the whole stack.
  private func takeSearch() {
    var inside: SearchContext??
    contentNode?.collectPreference(SearchContextKey.self, into: &inside)
    let around = isRoot && stack.takesSearch ? environment.stackSearch : nil
    let isLeftOut = innerStack != nil || bars.hides(.navigationBar)
    let search = isLeftOut ? nil : (inside ?? nil) ?? around
    let place = search.flatMap {
      $0.place(in: stack.bars?.room, isColumn: stack.isColumn, environment)
    }
    barSearch = nil
    if let search, let place, place == .lower || place == .upper {
      barSearch = BarSearch(context: search, place: place)
    }
    let wasSearching = isSearching
    isSearching =
      place == .drawer && stack.isOnPhone && search?.isActive.wrappedValue == true
    if isSearching != wasSearching {
      scroll.titleHeight = titleHeight
      scroll.title?.scrolled(animation: nil)
    }
    drawer.show(place == nil ? nil : search, at: place, below: self)
  }

  /// Whether people search by the field below the title: on phones it takes the place of the bar.
  private(set) var isSearching = false

  /// The search that the bars of the screen show; nil for none.
  private(set) var barSearch: BarSearch?

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    contentNode?.collectPreference(key, into: &value)
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    super.dismantle()
  }

  /// Takes how the title is shown.
  func takeTitle(_ mode: ToolbarTitleDisplayMode, room: BarRoom?) {
    let hasTitle = bars.title != nil && !bars.removesTitle && !bars.hides(.navigationBar)
    let large = mode == .large && hasTitle && room?.kind != .lowPhone
    if large, let text = bars.title {
      title?.receive(content: AnyView(LargeTitle(text: text, subtitle: bars.subtitle)))
    }
    if large != isLarge {
      isLarge = large
      scroll.titleHeight = titleHeight
      scroll.title?.scrolled(animation: nil)
      derivationChanged()
    }
    invalidateInside()
  }

  /// Hears that there is other room: little height has no large titles.
  func roomChanged(to room: BarRoom, _ mode: ToolbarTitleDisplayMode) {
    if isLarge == (room.kind == .lowPhone) { takeTitle(mode, room: room) }
    takeSearch()
  }

  // MARK: Layout

  /// Has the content placed again: what covers it may be another part.
  func invalidateInside() {
    if insets != safeAreaElement?.insets { invalidateLayout() }
  }

  /// What the bars and the device cover, by side.
  private var insets: Insets2D {
    guard let room = stack.bars?.room else { return Insets2D(all: 0) }
    var insets = room.outer
    if hasUpperBar {
      insets.top = room.top + barHeight(in: room) + titleHeight
      if let frame { insets.top += drawer.height(in: frame, room) }
    }
    insets.bottom = lowerEnd(in: room)
    return insets
  }

  /// What is covered at the lower edge: only a search goes up with a keyboard, other bars stay beneath it.
  private func lowerEnd(in room: BarRoom) -> Double {
    guard hasLowerBar, !room.isOverKeyboard || barSearch?.place == .lower else {
      return room.outer.bottom
    }
    return room.lowerHeight
  }

  /// The room below the bar that the large title has.
  private var titleHeight: Double {
    guard isLarge, !isSearching else { return 0 }
    guard let title else { return BarMetrics.largeTitleHeight }
    let own = title.size(for: LayoutProposal(width: nil, height: nil)).height
    return BarMetrics.largeTitleHeight + max(own - BarMetrics.largeTitleLabel, 0)
  }

  /// The height of the bar above the title and the search.
  private func barHeight(in room: BarRoom) -> Double { isSearching ? 0 : room.height }

  /// Whether the screen shows an upper bar.
  var hasUpperBar: Bool { !bars.hides(.navigationBar) && !leavesBarsInside }

  /// Whether it shows a lower one.
  var hasLowerBar: Bool {
    barSearch?.place == .lower
      || !bars.hides(.bottomBar)
        && bars.slots.contains { slot in
          !slot.entry.isHidden && slot.entry.placement.region == .bottom && slot.source != nil
        }
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let insets = insets
    scroll.titleHeight = titleHeight
    safeAreaElement = SafeAreaElement(bounds: frame, insets: insets)
    placeCentred(in: frame.inset(by: insets))
    placeTitle(in: frame)
    placeDrawer()
    placeStrips(in: stack.bars?.room)
  }

  /// The field goes up with the title.
  private func placeDrawer() {
    guard let frame, let room = stack.bars?.room else { return }
    let start = room.top + barHeight(in: room) + scroll.titleHeight - scroll.yielded
    drawer.place(
      in: frame, from: frame.minY + start, bottom: lowerEnd(in: room), room)
  }

  private func placeTitle(in frame: Rect2D) {
    guard isLarge, let title, let room = stack.bars?.room else { return }
    let direction = environment.layoutDirection
    let offer = LayoutProposal(
      width: frame.width - room.outer.left - room.outer.right - 2 * room.titleMargin, height: nil)
    let size = title.measured(offer)
    let leading = room.titleMargin + room.leading(direction)
    let x =
      direction == .rightToLeft ? frame.maxX - leading - size.width : frame.minX + leading
    title.place(
      at: Rect2D(
        x: x, y: frame.minY + room.top + room.height + BarMetrics.largeTitleTop,
        width: size.width, height: size.height),
      proposal: offer)
  }

  // MARK: Scrolling

  func scrollMoved(_ moved: ScrollElement) {
    guard moved.axes.contains(.vertical) else { return }
    if moved.coverage.top > 0 || liesUnder(.top, moved) { scroll.source = moved }
    if moved.coverage.bottom > 0 || liesUnder(.bottom, moved) { scroll.lowerSource = moved }
    scroll.title?.scrolled()
    if isLarge {
      placeDrawer()
      placeStrips(in: stack.bars?.room)
    }
  }

  /// Whether what scrolls lies under a bar that it takes no notice of.
  private func liesUnder(_ edge: VerticalEdge, _ moved: ScrollElement) -> Bool {
    guard edge == .top ? hasUpperBar : hasLowerBar, let frame, let inside = moved.frame,
      edge == .top ? inside.minY <= frame.minY + 0.5 : inside.maxY >= frame.maxY - 0.5
    else { return false }
    return moved.containers.first { $0 === self || $0 is any SpaceRoot } === self
  }

  func yielding(to moved: ScrollElement) -> Double {
    // What ignores the bar is not moved by it.
    moved === scroll.source && moved.coverage.top > 0 ? scroll.titleHeight : 0
  }

  func restingOffset(of moved: ScrollElement, projected: Double) -> Double? {
    guard isLarge, moved === scroll.source else { return nil }
    let start = moved.bounds(.vertical).minimum
    let way = projected - start
    guard way > 0, way < scroll.titleHeight else { return nil }
    // Released at 36 it opens again; where it does not is ours.
    return way > 0.75 * scroll.titleHeight ? start + scroll.titleHeight : start
  }

  // MARK: Drawing and touch

  override var insideMap: Affine2D? {
    if let zoom = stack.zoom(of: self) { return zoom.map }
    let shift = stack.shift(of: self)
    return shift == 0 ? nil : .translation(x: shift, y: 0)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    if let zoom = stack.zoom(of: self) {
      guard zoom.seen.contains(point), let inverse = zoom.map.inverse else { return false }
      return super.hit(inverse.apply(point), path: &path)
    }
    return super.hit(point - Point2D(x: stack.shift(of: self), y: 0), path: &path)
  }

  override func draw(on canvas: DisplayCanvas) {
    drawGround(on: canvas)
    prepareEdges(on: canvas)
    for element in super.drawnElements { element.render(on: canvas) }
    drawEdges(on: canvas)
    drawTitle(on: canvas)
    for layer in drawer.shown { layer.render(on: canvas) }
  }

  /// What screens cover the ones below with.
  private func drawGround(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let bounds = Rect2D(origin: .zero, size: frame.size)
    let paint: Paint
    if let style = bars.container {
      paint = style.resolvedPaint(in: environment, bounds: bounds)
    } else if !environment.screensAreClear {
      paint = BackgroundStyle().paint(in: environment, bounds: bounds, level: 0)
    } else {
      return
    }
    canvas.fill(.rectangle(bounds), paint, at: frame.origin, by: self)
  }

  private func drawTitle(on canvas: DisplayCanvas) {
    guard isLarge, !scroll.showsTitle, let title else { return }
    let distance = scroll.distance
    // It fades on the second half of its way under the bar.
    let half = scroll.titleHeight / 2
    let opacity = min(max(1 - (distance - half) / half, 0), 1)
    let shift = (distance * graph.scale).rounded() / graph.scale
    canvas.transformed(by: .translation(x: 0, y: -shift)) {
      canvas.group(opacity: opacity, by: self) { title.render(on: canvas) }
    }
  }
}

/// The title below the bar.
struct LargeTitle: View, TransparentView {
  let text: Text
  let subtitle: Text?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      text.font(.largeTitle.bold())
      if let subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary) }
    }
    .lineLimit(1)
    .accessibilityAddTraits(.isHeader)
    .allowsHitTesting(false)
  }
}
