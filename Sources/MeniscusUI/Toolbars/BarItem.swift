import MeniscusGeometry
import MeniscusLayout

/// One view of a toolbar, as bars show it.
struct BarItem: Identifiable {
  let id: Int
  let element: ElementNode
  let source: SubviewSource
  let entry: ToolbarEntry

  @MainActor
  init(_ element: ElementNode, of source: SubviewSource, _ entry: ToolbarEntry) {
    id = element.serial
    self.element = element
    self.source = source
    self.entry = entry
  }

  /// What it is laid out as.
  @MainActor var kind: BarItemKind { element.showsText ? .text : .icon }

  /// How it stands out; nil where it does not.
  @MainActor var prominence: BarProminence? {
    var value: BarProminence??
    source.collectTop(of: element, BarProminenceKey.self, into: &value)
    if let stated = value ?? nil { return stated }
    return entry.placement == .confirmationAction ? BarProminence() : nil
  }

  /// What is left free at either side of it on its platter, in points.
  @MainActor func inset(_ isClassic: Bool) -> Double {
    kind == .text && !element.isPressable ? Double(BarButton.textInset(isClassic)) : 0
  }

  /// The width that its place on a platter has where there is room, in points.
  @MainActor var idealWidth: Double {
    let own = element.size(for: .unspecified).width
    return max(own + 2 * inset(element.environment.isClassicDesign), BarMetrics.platter)
  }

  /// Whether it is room and nothing else.
  @MainActor var isSpacer: Bool { element is SpacerElement }
}

extension ElementNode {
  /// Whether words are shown in the element.
  fileprivate var showsText: Bool {
    if self is TextElement { return true }
    return elements.contains { $0.showsText }
  }

  /// Whether somebody can press the element.
  var isPressable: Bool {
    if (self as? GestureElement)?.participant is PressParticipant { return true }
    return elements.contains { $0.isPressable }
  }
}

extension SubviewSource {
  /// Adds what the views of one element hand up.
  func collectTop<Key: PreferenceKey>(
    of element: ElementNode, _ key: Key.Type, into value: inout Key.Value?
  ) {
    topNode(of: element).collectPreference(key, into: &value)
  }
}

/// Shows a view of a toolbar in a bar: in the environment of where it was stated, and with what the
/// bar sets.
struct BarItemContent: NodeView {
  let item: BarItem

  typealias Made = BarItemNode
}

final class BarItemNode: Node, ViewNode {
  private var item: BarItem
  /// The environments that the item was handed last: where it is shown, and where it is stated.
  private var handed: (here: EnvironmentValues, base: EnvironmentValues)?

  init(view: BarItemContent, context: NodeContext) {
    item = view.item
    super.init(context: context)
    handEnvironment()
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? BarItemContent else { return }
    let isSame = new.item.element === item.element
    if !isSame {
      item.source.takeBackEnvironment(by: self)
      handed = nil
    }
    item = new.item
    handEnvironment()
    if !isSame { structureChanged() }
  }

  private var top: Node { item.source.topNode(of: item.element) }

  private func handEnvironment() {
    let (here, base) = (environment, environment.barBase?.values ?? item.source.environment)
    if let handed, handed.here.isSame(as: here), handed.base.isSame(as: base) { return }
    handed = (here, base)
    item.source.setEnvironment(of: item.element, by: self) { own in
      changing(own) { $0.surround { $0 = $0.taking(changesTo: here, from: base) } }
    }
  }

  override func environmentChanged(from old: EnvironmentValues) {
    if !item.element.isGone { handEnvironment() }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    if !item.element.isGone { elements.append(item.element) }
  }

  override func appendDrawnElements(to elements: inout [ElementNode]) {
    if !item.element.isGone { elements.append(item.element) }
  }

  override func appendReported(to nodes: inout [Node]) {
    if !item.element.isGone { top.appendReported(to: &nodes) }
  }

  override func dismantle() {
    super.dismantle()
    // Another bar may show it by now, and may not have laid it out yet: what is around goes.
    let isLeft = item.source.takeBackEnvironment(by: self)
    // A wrapper goes after what is inside it, but its place is gone by now.
    let around = item.element.container
    if isLeft || around?.isGone == true || around?.parent?.isGone == true {
      item.element.container = nil
    }
  }
}
