import MeniscusGeometry
import MeniscusLayout

/// The element of the bars, which lie over the content of a stack or of tabs.
final class BarsElement: DepthStackElement {
  /// The room that the bars stand in; nil before the first layout.
  var room: BarRoom?
  /// Is told how much room there is in the middle of the upper bar.
  let middle = BarMiddle()
  /// What the bars show; nil before the first layout.
  private(set) var model: BarsModel?
  /// What of the middle does not fit; made with the first of it.
  private var spare: LayerElement?
  /// How often the number of items in the middle changed, and when it did so last.
  private var overflowChanges = (time: -1.0, count: 0)
  private var animated = (through: -1, by: Transaction())

  init(context: NodeContext) {
    super.init(
      layout: DepthStackLayout(alignment: Alignment.top.layout), label: "bars", context: context
    ) {
      Node.make(for: AnyView(EmptyView()), in: $0)
    }
  }

  override var name: String? { nil }

  // What does not fit is no part of what is shown.
  override func appendReported(to nodes: inout [Node]) {
    for child in super.children { child.appendReported(to: &nodes) }
  }

  override var children: [Node] { super.children + (spare.map { [$0] } ?? []) }
  override var shortcutElements: [ElementNode] { elements + (spare.map { [$0] } ?? []) }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    super.placeElements(in: frame, proposal: proposal)
    guard let spare, let room else { return }
    // What it presents comes from where the menu is, about at the trailing end.
    let isMirrored = environment.layoutDirection == .rightToLeft
    let inset = room.end(environment.layoutDirection) + BarMetrics.platter / 2
    let place = Point2D(
      x: isMirrored ? frame.minX + inset : frame.maxX - inset,
      y: frame.minY + room.top + room.line / 2)
    spare.place(at: Rect2D(origin: place, size: .zero), proposal: .unspecified)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.barBase = BarBase(environment)
  }

  /// Takes what the bars of a screen show.
  func receive(_ model: BarsModel, animation: Animation?) {
    self.model = model
    show(spare: model.isEditor && model.showsUpper ? model.spare : [])
    receive(AnyView(BarsView(model: model)), animation: animation)
  }

  private func show(spare items: [BarItem]) {
    let view = BarSpare(items: items)
    if let spare { return spare.receive(content: view) }
    guard !items.isEmpty else { return }
    let made = LayerElement(layout: DepthStackLayout(), label: "spare", context: context) {
      Node.make(for: view, in: $0)
    }
    made.container = self
    spare = made
    invalidateLayout()
  }

  /// Whether the number of items in the middle may change once more in the frame at hand: an item whose
  /// width depends on where it stands would have it change without end.
  func mayChangeOverflow() -> Bool {
    if overflowChanges.time != graph.time { overflowChanges = (graph.time, 0) }
    overflowChanges.count += 1
    return overflowChanges.count <= 8
  }

  /// Takes what the bars show.
  func receive(_ bars: AnyView, animation: Animation?) {
    // Frames follow in the layout of the next round.
    if let animation { animated = (graph.updateRound + 2, Transaction(animation: animation)) }
    receive(content: bars)
  }

  override func transactionOverride(in round: Int) -> Transaction? {
    round <= animated.through ? animated.by : nil
  }
}

extension ContainerElement {
  /// Places the elements in the middle of what bars leave, as they would stand in a scene.
  final func placeCentred(in inside: Rect2D) {
    let offer = LayoutProposal(inside.size)
    for element in elements {
      let size = element.measured(offer)
      element.place(
        at: Rect2D(
          x: inside.minX + (inside.width - size.width) / 2,
          y: inside.minY + (inside.height - size.height) / 2, width: size.width,
          height: size.height),
        proposal: offer)
    }
  }
}
