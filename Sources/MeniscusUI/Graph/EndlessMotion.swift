/// A view that goes on for ever though the graph may have nothing in motion: it ticks, or jumps.
nonisolated struct EndlessMotionView<Content: View>: WrappingView {
  let content: Content
  let isEndless: Bool

  typealias Made = EndlessMotionNode<Content>
}

final class EndlessMotionNode<Content: View>: ContentNode<EndlessMotionView<Content>> {
  required init(view: EndlessMotionView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    if view.isEndless { graph.slots.value { EndlessMotions() }.ticking.append(self) }
  }

  override func dismantle() {
    graph.slots.existing(EndlessMotions.self)?.ticking.removeAll { $0 === self }
    super.dismantle()
  }
}

nonisolated extension View {
  /// Says that what the view shows goes on for ever by ticks or jumps; whether it does stays as it is.
  func endlessMotion(if isEndless: Bool = true) -> some View {
    EndlessMotionView(content: self, isEndless: isEndless)
  }
}

/// What a scene has in motion that goes on for ever, beside what the graph knows to be in motion.
private final class EndlessMotions {
  var ticking: [Node] = []
}

extension ViewGraph {
  /// The most views that are named as in motion for ever.
  private static let namedLimit = 16

  /// The views that are in motion for ever: the first of them, in the order in which they began.
  var endlessViews: [String] {
    let ticking = slots.existing(EndlessMotions.self)?.ticking ?? []
    let nodes = endless.lazy.compactMap { $0 as? Node }.filter { !$0.isGone }
    return ticking.prefix(Self.namedLimit).map(\.path)
      + nodes.prefix(max(Self.namedLimit - ticking.count, 0)).map(\.reportedPath)
  }
}

extension Node {
  /// The path of the first node here that has a share of its own in digests and snapshots.
  var reportedPath: String {
    if name != nil { return path }
    var inside: [Node] = []
    appendReported(to: &inside)
    return (inside.first ?? self).path
  }
}
