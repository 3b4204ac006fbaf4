/// A view with items for the bars around it.
nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: WrappingView {
  let content: Content
  let items: Items
  /// What people's arrangement of the items is kept by; nil where they cannot change them.
  var identifier: String?

  typealias Made = ToolbarNode<Content, Items>
}

/// One statement of a toolbar, with the views that it is about.
///
/// The views live where the toolbar is stated: they have that place's environment and end with it.
/// Bars lay them out and draw them.
@MainActor
final class ToolbarSlot {
  fileprivate(set) var entry: ToolbarEntry
  /// The views; nil for spaces and for what the system shows by itself.
  let source: SubviewSource?
  /// What arranges it as people have it; nil where it stays.
  fileprivate(set) var arranger: ToolbarArranger?

  init(_ entry: ToolbarEntry, source: SubviewSource?) {
    self.entry = entry
    self.source = source
  }
}

/// Keeps the items of a toolbar, and hands them up to the bars around.
final class ToolbarNode<Content: View, Items: ToolbarContent>: ContentNode<
  ToolbarView<Content, Items>
>, StateReader
{
  private(set) var evaluation = 0
  private var slots: [ToolbarSlot] = []
  /// What the properties of the items' statements store.
  private lazy var properties = StatementProperties(of: self)
  /// What arranges the items as people have them; nil where they cannot change them.
  private var arranger: ToolbarArranger?

  required init(view: ToolbarView<Content, Items>, context: NodeContext) {
    super.init(view: view, context: context)
    takeItems()
  }

  override func take(_ new: ToolbarView<Content, Items>) {
    super.take(new)
    takeItems()
  }

  /// Hears that the views of an item have changed, or what the statements read.
  func refresh() {
    guard !isGone else { return }
    graph.clearStale(self)
    if properties.isEmpty, arranger == nil { preferencesChanged() } else { takeItems() }
  }

  private func takeItems() {
    evaluation += 1
    var entries = graph.reading(by: self) { () -> [ToolbarEntry] in
      properties.collecting {
        var entries: [ToolbarEntry] = []
        view.items.appendEntries(to: &entries, key: "")
        return entries
      }
    }
    arrange(&entries)
    let known = slots
    slots = entries.map { entry in slot(of: entry, among: known) }
    for old in known where !slots.contains(where: { $0 === old }) { old.source?.dismantle() }
    preferencesChanged()
    handKeyboardBar(since: known)
  }

  /// Puts the items where people have them, and notes what makes that impossible.
  private func arrange(_ entries: inout [ToolbarEntry]) {
    guard let identifier = view.identifier else {
      arranger = nil
      return entries.noteHiddenForEver(hasIdentifier: false)
    }
    let arranger =
      arranger?.identifier == identifier ? arranger : ToolbarArranger(identifier, in: graph)
    self.arranger = arranger
    let repeated = entries.takeUnusableIDs()
    entries.noteHiddenForEver(hasIdentifier: true)
    arranger?.arrange(&entries, for: self)
    guard !repeated.isEmpty else { return }
    // What is around the view has its names when everything is in its place.
    graph.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      for id in repeated {
        graph.report(.duplicateIdentity(view: reportedPath, identity: graph.name(of: id)))
      }
    }
  }

  /// Hands what is to stand above the keyboard to the device.
  private func handKeyboardBar(since known: [ToolbarSlot]) {
    guard graph.bars.device != nil,
      (slots + known).contains(where: { $0.entry.placement == .keyboard })
    else { return }
    graph.keyboardAccessories.set(KeyboardBar(slots).map { AnyView($0) }, by: self)
  }

  private func slot(of entry: ToolbarEntry, among known: [ToolbarSlot]) -> ToolbarSlot {
    let slot = makeSlot(of: entry, among: known)
    slot.arranger = entry.changeableID == nil ? nil : arranger
    return slot
  }

  private func makeSlot(of entry: ToolbarEntry, among known: [ToolbarSlot]) -> ToolbarSlot {
    for feature in entry.unmet { graph.note(.obeyed, feature, askedBy: self) }
    guard case .item(let given) = entry.kind else { return ToolbarSlot(entry, source: nil) }
    // Items look as in a bar from the first, so that nothing changes once they stand in it.
    let content =
      [.leading, .secondary, .trailing, .bottom].contains(entry.placement.region)
      ? AnyView(given.modifier(BarItemInk())) : given
    if let slot = known.first(where: { $0.entry.key == entry.key && $0.source != nil }) {
      slot.entry = entry
      slot.source?.receive(content: content)
      return slot
    }
    if let feature = entry.placement.unmet, !isOnKeyboard(entry) {
      graph.note(.shown, feature, askedBy: self)
    }
    return ToolbarSlot(entry, source: SubviewSource(content, owner: self, context: context))
  }

  /// Whether an item stands above the keyboard of the scene's device.
  private func isOnKeyboard(_ entry: ToolbarEntry) -> Bool {
    entry.placement == .keyboard && graph.bars.device != nil
  }

  override func environmentChanged(from old: EnvironmentValues) {
    for slot in slots { slot.source?.receive(environment: childEnvironment) }
    if properties.dependOnChange(from: old, to: environment) { takeItems() }
    // Bars hand what they set to their items again.
    preferencesChanged()
  }

  override func appendReported(to nodes: inout [Node]) {
    if !properties.isEmpty { nodes.append(self) }
    super.appendReported(to: &nodes)
  }

  override func encodeState(into encoder: inout StateEncoder) { properties.encode(into: &encoder) }

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    for slot in slots { slot.source?.coverChanged(to: isCovered) }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    guard key == ScreenBarsKey.self else { return super.collectPreference(key, into: &value) }
    var bars: ScreenBars?
    super.collectPreference(ScreenBarsKey.self, into: &bars)
    var own = ScreenBars()
    own.slots = slots
    for case .titleMenu(let menu) in slots.map({ $0.entry.kind }) { own.titleMenu = menu }
    ScreenBarsKey.combine(own, into: &bars)
    if let bars = bars as? Key.Value { key.combine(bars, into: &value) }
  }

  override func dismantle() {
    super.dismantle()
    for slot in slots { slot.source?.dismantle() }
  }
}
