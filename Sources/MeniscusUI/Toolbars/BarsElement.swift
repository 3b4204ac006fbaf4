import MeniscusGeometry
import MeniscusLayout

/// The element of the bars, which lie over the content of a stack or of tabs.
final class BarsElement: DepthStackElement {
  /// The room that the bars stand in; nil before the first layout.
  var room: BarRoom?
  private var animated = (through: -1, by: Transaction())

  init(context: NodeContext) {
    super.init(
      layout: DepthStackLayout(alignment: Alignment.top.layout), label: "bars", context: context
    ) {
      Node.make(for: AnyView(EmptyView()), in: $0)
    }
  }

  override var name: String? { nil }

  override func appendReported(to nodes: inout [Node]) {
    for child in drawnChildren { child.appendReported(to: &nodes) }
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.barBase = BarBase(environment)
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
