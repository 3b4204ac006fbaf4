import MeniscusGeometry
import MeniscusLayout

/// The contents of a tab view under a bar.
struct BarredTabs: NodeView {
  let selection: TabSelection?
  let source: TabSource

  typealias Made = TabsElement
}

/// Shows the content of the chosen tab, and the bar over it.
///
/// The content of a tab is made when the tab is chosen first, and lives on from then.
final class TabsElement: ElementNode, ViewNode, StateReader, ScrollHost {
  private(set) var evaluation = 0
  private var view: BarredTabs
  private var views: SubviewSource?
  private(set) var entries: [TabEntry] = []
  private(set) var pages: [TabPage] = []
  private var own: AnyHashable?
  private(set) var bar: BarsElement?
  private(set) var room: TabRoom?
  private var outer = Insets2D(all: 0)
  /// Whether the bar is small.
  private var isSmall = false
  private var turn = 0.0
  /// The scroll view that the bar followed last, and where that was.
  private weak var lastScroll: ScrollElement?
  private var lastDistance = 0.0
  private(set) var hidesBar = false
  /// Whether people turned the bar into a sidebar, or back; nil where they did neither.
  var choosesSidebar: Bool?
  /// Whether the bar could be a sidebar when the tabs were taken last.
  private var wasAdaptable = false
  /// Whether it was a sidebar when the room of the pages was said last.
  private var wasSidebar = false
  /// What the properties of the tabs' statements store.
  private lazy var properties = StatementProperties(of: self)

  init(view: BarredTabs, context: NodeContext) {
    self.view = view
    super.init(context: context)
    if case .views(let content) = view.source {
      views = SubviewSource(content, owner: self, context: self.context)
    }
    let bar = BarsElement(context: self.context)
    bar.container = self
    self.bar = bar
    takeEntries(animation: nil)
  }

  override var name: String? { "TabView" }
  override class var presentsFrame: Bool { true }
  override var children: [Node] { pages + (bar.map { [$0] } ?? []) }
  override var elements: [ElementNode] { shown }
  override var drawnElements: [ElementNode] { shown }

  private var shown: [ElementNode] {
    (page.map { [$0] } ?? []) + (bar.map { [$0] } ?? [])
  }

  private var page: TabPage? { pages.first { $0.key == chosen?.key } }

  override func update<New: View>(to new: New) {
    guard let new = new as? BarredTabs else { return }
    view = new
    if case .views(let content) = new.source { views?.receive(content: content) }
    refresh()
  }

  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    takeEntries(animation: TabBarView.motion)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
    environment.tabAccessory = nil
    environment.isInTabs = true
    environment.tabBarPlacement = barPlacement
    let isLine = room?.kind == .tablet && !hidesBar && !showsSidebar
    environment.tabBarLine = isLine ? room?.top : nil
    deriveSidebar(&environment)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    views?.receive(environment: childEnvironment)
    if properties.dependOnChange(from: old, to: environment) { graph.markStale(self) }
    if (old.tabAccessory == nil) != (environment.tabAccessory == nil) {
      for page in pages { page.invalidateLayout() }
    }
    followAdaptability()
    showBar(animation: nil)
  }

  override func coverChanged(to isCovered: Bool) {
    // What another tab covers stays covered.
    page?.coverChanged(to: isCovered)
    bar?.coverChanged(to: isCovered)
  }

  override func dismantle() {
    super.dismantle()
    views?.dismantle()
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    page?.collectPreference(key, into: &value)
  }

  // MARK: Tabs

  private func takeEntries(animation: Animation?) {
    let before = chosen?.key
    evaluation += 1
    wasAdaptable = isAdaptable
    wasSidebar = showsSidebar
    let stated: [TabEntry] =
      switch view.source {
      case .entries(let make): graph.reading(by: self) { properties.collecting(make) }
      case .views: viewEntries()
      }
    entries = stated.filter { wasAdaptable ? $0.isReachable : !$0.isHiddenInBar }
    for feature in entries.flatMap(\.unmet) { graph.note(.obeyed, feature, askedBy: self) }
    let chosen = graph.reading(by: self) { () -> TabEntry? in
      choice = view.selection?.read() ?? own
      return self.chosen
    }
    for page in pages where !stated.contains(where: { $0.key == page.key }) { page.dismantle() }
    pages.removeAll { page in !stated.contains { $0.key == page.key } }
    for page in pages {
      if let entry = stated.first(where: { $0.key == page.key }) {
        page.receive(content: entry.content)
      }
    }
    if let chosen, page == nil {
      let slot = String(stated.firstIndex { $0.key == chosen.key } ?? 0)
      let page = TabPage(chosen, tabs: self, context: context.child(slot: slot))
      page.container = self
      pages.append(page)
    }
    if let chosen, chosen.role != .search { lastKey = chosen.key }
    if chosen?.key != before {
      search = nil
      for page in pages { page.setCovered(page.key != chosen?.key) }
      isSmall = false
      preferencesChanged()
    }
    elementsChanged()
    showBar(animation: chosen?.key != before && before != nil ? animation : nil)
  }

  /// Takes the tabs anew where there came to be room for a sidebar, which has others, or no more.
  private func followAdaptability() {
    guard isAdaptable != wasAdaptable || showsSidebar != wasSidebar else { return }
    for page in pages { page.invalidateLayout() }
    wasSidebar = showsSidebar
    if isAdaptable != wasAdaptable { graph.markStale(self) }
  }

  /// The value that is chosen; nil where nobody has chosen.
  private var choice: AnyHashable?

  /// The tab that is chosen: the first of the bar where none is.
  var chosen: TabEntry? {
    let named = choice.flatMap { choice in entries.first { value(of: $0) == choice } }
    return named ?? entries.first { !$0.isHiddenInBar } ?? entries.first
  }

  private func value(of entry: TabEntry) -> AnyHashable {
    entry.value ?? AnyHashable(entry.key)
  }

  private func viewEntries() -> [TabEntry] {
    guard let views else { return [] }
    return views.items.enumerated().map { index, element in
      let subview = Subview(element, of: views)
      let values = subview.containerValues
      return TabEntry(
        key: String(element.serial), value: subview.selectionTag ?? AnyHashable(index),
        label: values[TabItemKey.self] ?? AnyView(EmptyView()), content: AnyView(subview),
        badge: values.badge)
    }
  }

  /// Chooses a tab.
  func choose(_ entry: TabEntry) {
    guard entry.isEnabled else { return }
    if entry.key == chosen?.key, isSmall { return setSmall(false) }
    let value = value(of: entry)
    if let selection = view.selection {
      selection.write(value)
    } else {
      own = value
      graph.stateChanged()
    }
    graph.markStale(self)
  }

  // MARK: The bar

  /// Hears whether a view inside wants the bar.
  func barVisibility(is visibility: Visibility) {
    guard (visibility == .hidden) != hidesBar else { return }
    hidesBar = visibility == .hidden
    derivationChanged()
    for page in pages { page.invalidateLayout() }
    showBar(animation: TabBarView.motion)
  }

  func showBar(animation: Animation?) {
    guard let bar, let room else { return }
    let inBar = entries.filter { !$0.isHiddenInBar }
    if room.kind != .tablet, inBar.count > TabBarMetrics.count {
      graph.note(.shown, "TabView.more", askedBy: self)
    }
    let model = TabBarModel(
      entries: inBar, chosen: inBar.firstIndex { $0.key == chosen?.key } ?? -1, room: room,
      isSmall: isSmall, isHidden: hidesBar, accessory: environment.tabAccessory,
      search: shownSearch, before: entries.first { $0.key == lastKey }
    ) { [weak self] in self?.choose($0) }
    bar.receive(barView(model), animation: animation)
  }

  private func barView(_ model: TabBarModel) -> AnyView {
    if model.room.isStrip { return AnyView(TabStrip(model: model)) }
    if isAdaptable { return AnyView(adaptableTabs(model)) }
    // One type for all rooms: what is in the bar keeps its state when the scene gets another extent.
    return AnyView(
      FittedTabs(model: model, isLine: model.isWhole && model.room.kind != .phone) {
        TabBarView(model: model, drag: $0)
      })
  }

  /// The search that stands in the bar, in place of the tabs; nil for none.
  private var shownSearch: SearchContext? { showsSearch ? search : nil }
  private var search: SearchContext?
  /// The tab that was chosen before that of the search.
  private var lastKey: String?

  /// Whether the chosen tab's search stands in the bar: on a phone, where it is the tab of the search,
  /// unless tabs are those of the classic design.
  var showsSearch: Bool {
    guard let room, room.kind == .phone, !room.isStrip else { return false }
    return chosen?.role == .search
  }

  /// Hears what is searched in the chosen tab.
  func searchChanged(to new: SearchContext?) {
    guard new != nil || search != nil else { return }
    if (new == nil) != (search == nil) {
      for page in pages { page.invalidateLayout() }
    }
    search = new
    showBar(animation: TabBarView.motion)
  }

  private func setSmall(_ new: Bool) {
    guard new != isSmall else { return }
    isSmall = new
    graph.stateChanged()
    graph.afterUpdate { [weak self] in self?.showBar(animation: TabBarView.motion) }
  }

  /// What the bar and the device cover, by side.
  var insets: Insets2D {
    guard let room, !hidesBar else { return outer }
    var insets = room.insets(hasAccessory: environment.tabAccessory != nil)
    if showsSidebar { room.makeRoomForSidebar(environment.layoutDirection, in: &insets) }
    if shownSearch != nil { insets.bottom = max(insets.bottom, room.searchCovered) }
    return insets
  }

  // MARK: Layout

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    if let width = proposal.width, let height = proposal.height {
      return Size2D(width: width, height: height)
    }
    let own = page?.size(for: proposal) ?? .zero
    return Size2D(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func reach(from given: Rect2D) -> Rect2D {
    reach(from: given, covered: &outer)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let room = BarRoom(
      frame.size, in: environment, outer: outer, controls: windowControls(in: frame))
    let new = TabRoom(room, width: frame.width)
    if new != self.room {
      self.room = new
      for page in pages {
        page.invalidateLayout()
        page.roomChanged()
      }
      graph.afterUpdate { [weak self] in
        self?.derivationChanged()
        self?.followAdaptability()
        self?.showBar(animation: nil)
      }
    }
    for element in shown { element.place(at: frame, proposal: LayoutProposal(frame.size)) }
  }

  // MARK: Scrolling

  func scrollMoved(_ moved: ScrollElement) {
    guard moved.axes.contains(.vertical), !isInSidebar(moved) else { return }
    // What does not go on under the bar does not move it; that of a tablet stays.
    guard moved.coverage.bottom > 0 else { return }
    page?.scroll.lowerSource = moved
    guard room?.kind != .tablet, room?.isStrip != true else { return setSmall(false) }
    let behavior = environment.tabBarMinimizeBehavior
    let distance = moved.scrolledDistance
    defer { lastDistance = distance }
    guard moved === lastScroll else {
      lastScroll = moved
      turn = 0
      return
    }
    guard behavior == .onScrollDown || behavior == .onScrollUp, moved.phase.isScrolling else {
      return
    }
    let step = distance - lastDistance
    turn = step * turn < 0 ? step : turn + step
    let isDown = behavior == .onScrollDown
    if distance <= 0, isDown { return setSmall(false) }
    if abs(turn) >= TabBarMetrics.minimizingDistance { setSmall((turn > 0) == isDown) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    encoder.encode(entries.firstIndex { $0.key == chosen?.key } ?? 0, named: "tab")
    if isSmall { encoder.encode(true, named: "small") }
    if showsSidebar { encoder.encode(true, named: "sidebar") }
    properties.encode(into: &encoder)
  }
}
