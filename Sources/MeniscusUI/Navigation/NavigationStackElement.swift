import MeniscusGeometry
import MeniscusLayout

/// Shows the last of the screens of a way, under its bars, and moves from one to the next.
///
/// All screens of the way are alive; those that lie under another are neither laid out nor drawn.
class NavigationStackElement: ElementNode, StateReader, Navigating, GestureBearer {
  /// How a screen comes and goes: ours, as quick as what is seen of UIKit.
  static let motion = Animation.spring(duration: 0.5, bounce: 0)

  final let participant: GestureParticipant = EdgeSwipe()
  final let rank = GestureRank.high
  final let mask = GestureMask.all

  /// The steps of the way.
  final var entries: [NavigationEntry] = []
  /// The screens of the way: the root's, and one a step.
  final var screens: [ScreenElement] = []
  /// The screen that leaves; nil for none.
  final var leaving: ScreenElement?
  private(set) final var bars: BarsElement?
  private var pathLink: NavigationPathLink?
  private var destinations: [any ValueDestination] = []
  private var numbers = 0
  private(set) final var evaluation = 0
  /// Whether screens come by no motion: nothing was shown yet.
  final var isNew = true

  /// The column of a split view that the stack stands for; nil for none.
  final weak var column: SplitColumn?
  /// A stack that is the whole content of the last screen of a column, and shows the bars for it.
  final var innerStack: NavigationStackElement? { screens.last?.innerStack }

  init(
    path: NavigationPathLink?, root: AnyView, context: NodeContext, column: SplitColumn? = nil
  ) {
    pathLink = path
    self.column = column
    super.init(context: context)
    if column == nil, environment.splitColumn.column != nil { screenAround?.hold(self) }
    participant.element = self
    screens = [makeScreen(root, number: nextNumber())]
    let bars = BarsElement(context: self.context)
    bars.container = self
    self.bars = bars
    followPath()
    graph.afterUpdate { [weak self] in self?.isNew = false }
  }

  override var name: String? { "NavigationStack" }
  override class var presentsFrame: Bool { true }

  /// The stack around a node.
  static func around(_ node: Node) -> NavigationStackElement? {
    node.ancestors.lazy.compactMap { $0 as? NavigationStackElement }.first
  }

  /// The screen that the stack is a part of.
  final var screenAround: ScreenElement? {
    ancestors.lazy.compactMap { $0 as? ScreenElement }.first
  }

  override var children: [Node] { screens + (bars.map { [$0] } ?? []) }
  override var drawnChildren: [Node] {
    screens + (leaving.map { [$0] } ?? []) + (bars.map { [$0] } ?? [])
  }
  override func focusScreen(of inner: ElementNode?) -> ElementNode? {
    inner as? ScreenElement ?? screens.last
  }
  override var elements: [ElementNode] { visibleScreens + (bars.map { [$0] } ?? []) }
  override var drawnElements: [ElementNode] {
    (screens.last.map { [$0] } ?? []) + (bars.map { [$0] } ?? [])
  }

  /// Takes another path and another root.
  final func receive(path new: NavigationPathLink?, root: AnyView) {
    pathLink = new
    screens.first?.receive(content: root)
    followPath()
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.navigator = Navigator(target: self)
    environment.pickerLinking = StackPickerLinks()
    if environment.stackAxis != nil { environment.stackAxis = nil }
  }

  /// The part of the stack that is on the screen hands up; what it says to bars is said to ours, and a
  /// search around is ours to show.
  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    if key == SearchTakenKey.self, let isTaken = true as? Key.Value {
      return key.combine(isTaken, into: &value)
    }
    let keepsSearch = key == SearchContextKey.self && !environment.tabShowsSearch
    guard key != ScreenBarsKey.self, !keepsSearch else { return }
    screens.last?.collectPreference(key, into: &value)
  }

  /// Whether something lies over the whole stack.
  private(set) final var isCovered = false

  override func coverChanged(to isCovered: Bool) {
    self.isCovered = isCovered
    // What another screen of the stack covers stays covered.
    for screen in visibleScreens { screen.coverChanged(to: isCovered) }
    bars?.coverChanged(to: isCovered)
  }

  override func draw(on canvas: DisplayCanvas) { drawScreens(on: canvas) }

  /// Nothing behind the stack is touched: its screens cover it.
  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    if !super.hit(point, path: &path) { path.append(self) }
    return true
  }

  // MARK: Layout

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    if let width = proposal.width, let height = proposal.height {
      return Size2D(width: width, height: height)
    }
    let own = screens.last?.size(for: proposal) ?? .zero
    return Size2D(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func reach(from given: Rect2D) -> Rect2D {
    reach(from: given, covered: &outer)
  }

  /// What is covered around the stack, by side.
  private(set) final var outer = Insets2D(all: 0)
  /// What was covered at the lower edge when there was no keyboard.
  private var restingBottom = 0.0

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let whole = LayoutProposal(frame.size)
    var room = BarRoom(
      frame.size, in: environment, outer: outer, controls: windowControls(in: frame))
    if !room.isOverKeyboard { restingBottom = outer.bottom }
    room.restingBottom = restingBottom
    if room != bars?.room {
      bars?.room = room
      for screen in screens { screen.invalidateInside() }
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        for screen in screens { screen.roomChanged(to: room, mode(of: screen)) }
        updateBars(animation: nil)
      }
    }
    for screen in visibleScreens { screen.place(at: frame, proposal: whole) }
    bars?.place(at: frame, proposal: whole)
    measureOverflow()
  }

  // MARK: The way

  final func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  private func makeScreen(_ view: AnyView, number: Int) -> ScreenElement {
    let slot = String(screens.count)
    let screen = ScreenElement(
      view, number: number, isRoot: screens.isEmpty, stack: self,
      context: context.child(slot: slot))
    screen.container = self
    return screen
  }

  /// Brings the screens in step with the path, where somebody else owns it.
  private func followPath() {
    guard let path = pathLink else { return }
    evaluation += 1
    let values = graph.reading(by: self) { path.read() }
    guard untold.isEmpty else { return }
    known = values
    guard values != entries.compactMap(\.value) else { return }
    var kept: [NavigationEntry] = []
    var rest = values[...]
    for entry in entries {
      if let value = entry.value {
        guard rest.first == value else { break }
        rest = rest.dropFirst()
      } else if rest.isEmpty {
        break
      }
      kept.append(entry)
    }
    kept += rest.map { NavigationEntry(number: nextNumber(), target: .value($0)) }
    // Of the values the path's owner knows.
    tellLater(left: go(along: kept).filter { $0.value == nil })
  }

  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    followPath()
  }

  /// The values of the path as they were read last.
  private var known: [AnyHashable] = []
  /// Steps whose owners do not know yet that they were left; the path is not followed till then.
  private var untold: [NavigationEntry] = []

  /// Tells those who own steps that these were left, and follows what they make of it.
  private func tell(left: [NavigationEntry]) {
    let all = untold + left
    untold = []
    if let path = pathLink, all.contains(where: { $0.value != nil }) {
      let (values, now) = (entries.compactMap(\.value), path.read())
      // A path that its owner changed at the same time is followed.
      if now != values, now == known { path.write(values) }
    }
    for case .presented(let destination) in all.map(\.target) { destination.dismissed() }
    followPath()
  }

  /// The same once the update at hand is complete.
  final func tellLater(left: [NavigationEntry]) {
    guard !left.isEmpty else { return }
    untold += left
    graph.afterUpdate { [weak self] in
      if let self, !isGone, !untold.isEmpty { tell(left: []) }
    }
  }

  final func push(value: AnyHashable) {
    if let path = pathLink, !path.accepts(value) {
      return graph.note(
        .obeyed, "NavigationLink of a \(TypeName.short(type(of: value.base)))", askedBy: self)
    }
    if column?.forward(.value(value), from: self) == true { return }
    go(along: entries + [NavigationEntry(number: nextNumber(), target: .value(value))])
    pathLink?.write(entries.compactMap(\.value))
    followPath()
  }

  final func push(view: AnyView) {
    if column?.forward(.view(view), from: self) == true { return }
    go(along: entries + [NavigationEntry(number: nextNumber(), target: .view(view))])
  }

  /// The number of the step that stands for the root.
  final var replaced: Int?

  /// Whether the stack has a phone for itself; a column beside others is as wide as one.
  final var isOnPhone: Bool { bars?.room?.kind != .tablet && column?.isAlone != false }

  /// Whether the stack is that of a column.
  final var isColumn: Bool { column != nil }

  /// Whether a search that is stated around the stack is for its first screen: in columns that of the
  /// first.
  final var takesSearch: Bool { column.map { $0.place == 0 } ?? true }

  /// Goes back to below a screen, as people or the screen itself want it.
  final func leave(_ screen: ScreenElement) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    tell(left: go(along: Array(entries.prefix(index - 1))))
  }

  /// Goes to a screen that somebody wants to be there.
  final func present(_ destination: any PresentedDestination, replacing: Bool) {
    var way = entries
    if replacing, let index = place(of: destination) { way.removeSubrange(index...) }
    way.append(NavigationEntry(number: nextNumber(), target: .presented(destination)))
    tellLater(
      left: go(along: way).filter { entry in
        if case .presented(let left) = entry.target { left !== destination } else { true }
      })
  }

  /// Goes back from a screen that is not wanted any more.
  final func withdraw(_ destination: any PresentedDestination) {
    guard !isGone, let index = place(of: destination) else { return }
    tellLater(left: go(along: Array(entries.prefix(index))))
  }

  /// Brings a screen up to date.
  final func presentedChanged(_ destination: any PresentedDestination) {
    guard let index = place(of: destination), index + 1 < screens.count else { return }
    screens[index + 1].receive(content: destination.screen)
  }

  private func place(of destination: any PresentedDestination) -> Int? {
    entries.firstIndex {
      if case .presented(let known) = $0.target { known === destination } else { false }
    }
  }

  // MARK: Destinations

  final func add(_ destination: any ValueDestination) {
    destinations.append(destination)
    guard entries.contains(where: { missing.contains($0.number) }) else { return }
    graph.afterUpdate { [weak self] in
      if let self, !destination.isGone { destinationChanged(destination) }
    }
  }

  /// The numbers of the steps whose values had no destination.
  private var missing: Set<Int> = []

  final func remove(_ destination: any ValueDestination) {
    destinations.removeAll { $0 === destination }
  }

  /// Brings the screens of a destination up to date.
  final func destinationChanged(_ destination: any ValueDestination) {
    for (entry, screen) in zip(entries, screens.dropFirst()) {
      guard let value = entry.value, self.destination(of: value) === destination,
        let view = destination.screen(for: value)
      else { continue }
      screen.receive(content: view)
    }
  }

  /// The destination of a value: of several the one that was stated first.
  final func destination(of value: AnyHashable) -> (any ValueDestination)? {
    let wanted = ObjectIdentifier(type(of: value.base))
    return destinations.first { $0.valueType == wanted }
  }

  private func view(of entry: NavigationEntry) -> AnyView {
    switch entry.target {
    case .view(let view): return view
    case .presented(let destination): return destination.screen
    case .value(let value):
      if let view = destination(of: value)?.screen(for: value) ?? column?.screen(for: value) {
        return view
      }
      missing.insert(entry.number)
      let name = TypeName.short(type(of: value.base))
      graph.note(.shown, "navigationDestination(for: \(name).self)", askedBy: self)
      return AnyView(MissingDestination())
    }
  }

  // MARK: Going

  /// Goes to the end of a way; what of the one so far is left.
  @discardableResult
  final func go(along way: [NavigationEntry]) -> [NavigationEntry] {
    let before = screens
    let same = zip(entries, way).prefix { $0.number == $1.number }.count
    guard same < entries.count || same < way.count else { return [] }
    let left = Array(entries.dropFirst(same))
    entries = way
    screens = Array(screens.prefix(same + 1))
    let gone = Array(before.dropFirst(same + 1))
    for entry in way.dropFirst(same) {
      screens.append(makeScreen(view(of: entry), number: entry.number))
    }
    move(from: before, gone: gone, isForward: way.count > same)
    return left
  }

  private func move(from before: [ScreenElement], gone: [ScreenElement], isForward: Bool) {
    guard let old = before.last, let new = screens.last, old !== new else { return }
    let animation = isNew || transaction.disablesAnimations ? nil : Self.motion
    if isSwiping {
      // The screen goes another way than the finger that drags it.
      isSwiping = false
      old.isDragged = false
      if isForward { old.away.set(0, animation: animation, at: graph.time) }
    }
    endLeaving()
    for screen in gone where isForward || screen !== old { screen.dismantle() }
    if isForward {
      new.away = AnimatedValue(animation == nil ? 0 : 1)
      new.away.set(0, animation: animation, at: graph.time)
    } else {
      if !isCovered { new.coverChanged(to: false) }
      if animation == nil {
        old.dismantle()
      } else {
        leaving = old
        old.away.set(1, animation: animation, at: graph.time)
      }
    }
    graph.valueChanged(of: self, isMoving: animation != nil)
    if animation == nil { coverScreens() }
    isCoveringDue = animation != nil && isForward
    if isCovered { new.coverChanged(to: true) }
    elementsChanged()
    preferencesChanged()
    updateBars(animation: animation)
  }

  /// Whether screens have to be told that they are covered once nothing moves any more.
  private var isCoveringDue = false

  /// Tells screens that others lie over them.
  final func coverScreens() {
    isCoveringDue = false
    for screen in screens.dropLast() { screen.coverChanged(to: true) }
  }

  private func endLeaving() {
    leaving?.dismantle()
    leaving = nil
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    var moves = false
    for screen in screens + (leaving.map { [$0] } ?? []) where screen.away.settle(at: time) {
      moves = true
    }
    if !moves, !isSwiping {
      endLeaving()
      if isCoveringDue { coverScreens() }
    }
    return moves
  }

  /// Whether a finger drags a screen away.
  final var isSwiping = false

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    encoder.encode(screens.count, named: "screens")
    for screen in screens + (leaving.map { [$0] } ?? []) where screen.away.isInMotion || isSwiping {
      encoder.encode(number: screen.away.value(at: graph.time), named: "away")
    }
  }

  override func dismantle() {
    participant.cancel()
    super.dismantle()
  }
}

/// What is shown for a value that no destination was stated for.
private struct MissingDestination: View, TransparentView {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
  }
}
