import MeniscusGeometry
import MeniscusLayout

/// The measures of split views, in points: ours, by what is seen of a tablet.
enum SplitMetrics {
  static let sidebar = 320.0
  static let middle = 320.0
  static let margin = 10.0
  static let motion = Animation.spring(duration: 0.45, bounce: 0)
}

/// Shows columns, each a stack of its own.
///
/// The last one fills the room; the others float over it, the first on glass, and cover its safe area.
/// Where there is little room only one is shown, with a way back to the one before.
class SplitElement: ElementNode, StateReader, PreferenceReading {
  private(set) final var evaluation = 0
  final var isReadingDue = false
  private var settings: SplitSettings
  private(set) final var columns: [SplitColumn] = []
  /// How far the columns before the last are away, 0 to 1.
  private var away = AnimatedValue(0.0)
  private var visibility = NavigationSplitViewVisibility.automatic
  /// The place of the column that is shown where there is room for one.
  private var compact = 0
  private var isNarrow = false
  private var isNew = true

  init(settings: SplitSettings, columns views: [AnyView], context: NodeContext) {
    self.settings = settings
    super.init(context: context)
    for (index, view) in views.enumerated() {
      let column = SplitColumn(
        view, place: index, isLast: index + 1 == views.count, split: self,
        context: self.context.child(slot: String(index)))
      column.container = self
      columns.append(column)
    }
    follow()
    away = AnimatedValue(visibility == .detailOnly ? 1 : 0)
    graph.preferences.readers += 1
    graph.preferences.markDue(self)
    graph.afterUpdate { [weak self] in self?.isNew = false }
  }

  override var name: String? { "NavigationSplitView" }
  override class var presentsFrame: Bool { true }
  override var children: [Node] { columns }
  override var elements: [ElementNode] { shown }
  override var drawnElements: [ElementNode] { shown }

  /// The columns that are seen, the last at first: the others lie over it.
  private var shown: [SplitColumn] {
    if isNarrow { return columns.indices.contains(compact) ? [columns[compact]] : [] }
    guard let last = columns.last else { return [] }
    let isGone = away.target == 1 && !away.isInMotion
    return [last] + (isGone ? [] : floating.reversed())
  }

  /// The columns that stand over the last one where there is room.
  private var floating: [SplitColumn] {
    Array(columns.dropLast().dropFirst(leavesFirstOut ? 1 : 0))
  }

  /// Whether of three columns the last two are wanted, or were before only the last one was.
  private var leavesFirstOut = false

  final func receive(settings new: SplitSettings, columns views: [AnyView]) {
    settings = new
    for (column, view) in zip(columns, views) { column.receive(content: view) }
    refresh()
  }

  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    follow()
  }

  /// Follows what somebody else owns.
  private func follow() {
    evaluation += 1
    let (shown, column) = graph.reading(by: self) {
      (settings.visibility?.wrappedValue, settings.compactColumn?.wrappedValue)
    }
    if let shown, shown != visibility { show(shown) }
    if let column {
      let place = columns.count == 3 ? column.place : min(column.place, 1)
      goCompact(to: place)
    }
  }

  private func show(_ new: NavigationSplitViewVisibility) {
    visibility = new
    if new != .detailOnly { leavesFirstOut = new == .doubleColumn && columns.count == 3 }
    away.set(
      new == .detailOnly ? 1 : 0, animation: isNew ? nil : SplitMetrics.motion, at: graph.time)
    graph.valueChanged(of: self, isMoving: away.isInMotion)
    for column in columns { column.barsChanged() }
    elementsChanged()
  }

  /// Shows the first columns, or takes them away.
  final func toggle() {
    let shows = visibility == .detailOnly || leavesFirstOut
    let new = shows ? NavigationSplitViewVisibility.all : .detailOnly
    if let binding = settings.visibility { binding.wrappedValue = new }
    show(new)
  }

  final func goCompact(to place: Int) {
    guard place != compact, columns.indices.contains(place) else { return }
    compact = place
    graph.stateChanged()
    for column in columns { column.barsChanged() }
    elementsChanged()
    preferencesChanged()
  }

  /// A view of a column chose what the next one shows.
  final func chose(in place: Int) {
    guard place + 1 < columns.count else { return }
    guard isNarrow else {
      // It is what is shown once there is room for one column.
      compact = place + 1
      return
    }
    goCompact(to: place + 1)
    writeCompact()
  }

  /// People go back from a column where one is shown.
  final func back(from place: Int) {
    goCompact(to: place - 1)
    writeCompact()
  }

  private func writeCompact() {
    let place = columns.count == 2 && compact == 1 ? 2 : compact
    settings.compactColumn?.wrappedValue = NavigationSplitViewColumn(place: place)
  }

  /// What the bar of a column shows before its own items.
  final func lead(of place: Int) -> SplitLead? {
    if isNarrow {
      return place > 0 ? .back { [weak self] in self?.back(from: place) } : nil
    }
    let first = visibility == .detailOnly ? columns.count - 1 : leavesFirstOut ? 1 : 0
    guard place == first else { return nil }
    return .toggle { [weak self] in self?.toggle() }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    guard key != ScreenBarsKey.self else { return }
    for column in shown { column.collectPreference(key, into: &value) }
  }

  func readPreferences() {
    if !isGone { invalidateLayout() }
  }

  override func dismantle() {
    graph.preferences.readers -= 1
    super.dismantle()
  }

  // MARK: Layout

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    Size2D(width: proposal.width ?? 800, height: proposal.height ?? 600)
  }

  private var outer = Insets2D(all: 0)

  override func reach(from given: Rect2D) -> Rect2D {
    reach(from: given, covered: &outer)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let narrow = BarRoom(frame.size, in: environment, outer: outer).kind == .phone
    if narrow != isNarrow {
      isNarrow = narrow
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        for column in columns { column.barsChanged() }
      }
    }
    if isNarrow {
      for column in shown {
        column.place(frame, covered: outer, isFloating: false, isAlone: true)
      }
      return
    }
    placeColumns(in: frame)
  }

  private func width(of column: SplitColumn) -> Double {
    var width: ColumnWidth??
    column.collectPreference(ColumnWidthKey.self, into: &width)
    guard let asked = width ?? nil else {
      return column.place == 0 ? SplitMetrics.sidebar : SplitMetrics.middle
    }
    return min(max(asked.ideal, asked.minimum ?? 0), asked.maximum ?? .infinity)
  }

  private func placeColumns(in frame: Rect2D) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let isAway = visibility == .detailOnly
    var x = isMirrored ? frame.maxX - outer.right : frame.minX + outer.left
    var covered = 0.0
    for column in floating where !isAway || away.isInMotion {
      let isFirst = column.place == 0
      let margin = isFirst ? SplitMetrics.margin : 0
      let length = width(of: column)
      let box = Rect2D(
        x: isMirrored ? x - margin - length : x + margin, y: frame.minY + margin, width: length,
        height: max(frame.height - 2 * margin, 0))
      var around = Insets2D(all: 0)
      around.top = max(outer.top - margin, 0)
      around.bottom = max(outer.bottom - margin, 0)
      column.place(box, covered: around, isFloating: isFirst, isAlone: false)
      x += (isMirrored ? -1 : 1) * (margin + length)
      covered += margin + length
    }
    var around = outer
    if !isAway, !environment.splitDetailIsProminent {
      if isMirrored { around.right += covered } else { around.left += covered }
    }
    columns.last?.place(frame, covered: around, isFloating: false, isAlone: false)
  }

  // MARK: Drawing

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let moves = away.settle(at: time)
    if !moves, away.target == 1 { elementsChanged() }
    return moves
  }

  /// How far a column is moved towards the leading side now, in points.
  final func shift(of column: SplitColumn) -> Double {
    guard !isNarrow, column !== columns.last else { return 0 }
    let share = away.value(at: graph.time)
    guard share != 0, let frame = column.frame, let own = self.frame else { return 0 }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let way = isMirrored ? own.maxX - frame.minX : frame.maxX - own.minX
    return (way * share * graph.scale).rounded() / graph.scale * (isMirrored ? 1 : -1)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    if !super.hit(point, path: &path) { path.append(self) }
    return true
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    encoder.encode(isNarrow ? compact : -1, named: "column")
    if away.isInMotion { encoder.encode(number: away.value(at: graph.time), named: "away") }
  }
}

/// What the bar of a column shows before its own items.
enum SplitLead {
  case back(@MainActor () -> Void)
  case toggle(@MainActor () -> Void)
}
