import MeniscusDisplay

/// A view that asks for something of SwiftUI that is accepted, and that nothing comes of.
nonisolated struct UnmetView<Content: View>: WrappingView {
  let content: Content
  /// What is asked for; nil for nothing.
  let feature: String?
  let unmet: UnmetFeature

  typealias Made = UnmetNode<Content>
}

/// Notes once a scene that a feature is asked for, with the first view that does.
final class UnmetNode<Content: View>: ContentNode<UnmetView<Content>> {
  required init(view: UnmetView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    note()
  }

  override func take(_ new: UnmetView<Content>) {
    super.take(new)
    note()
  }

  private func note() {
    if let feature = view.feature { graph.note(view.unmet, feature, askedBy: self) }
  }
}

nonisolated extension View {
  /// The view, with a note of the run that a feature of SwiftUI is not met, where it is asked for.
  func unmet(
    _ feature: String, _ unmet: UnmetFeature = .shown, if isAsked: Bool = true
  ) -> some View {
    UnmetView(content: self, feature: isAsked ? feature : nil, unmet: unmet)
  }
}

/// Something that a text or an image asks for that is accepted, and that nothing comes of.
struct UnmetRequest: Hashable, Sendable {
  let feature: String
  let unmet: UnmetFeature
}

extension Node {
  /// Notes what is asked for and not met.
  func note(_ requests: [UnmetRequest]) {
    for request in requests { graph.note(request.unmet, request.feature, askedBy: self) }
  }
}

/// The features that were noted, each once.
private final class UnmetFeatures {
  var names: Set<String> = []
}

extension ViewGraph {
  /// Notes that a feature of SwiftUI is not met, unless that is known.
  ///
  /// - Parameter isSo: whether it still is, when the update is done.
  func note(
    _ unmet: UnmetFeature, _ feature: String, askedBy node: Node,
    if isSo: @escaping () -> Bool = { true }
  ) {
    let known = slots.value { UnmetFeatures() }
    guard !known.names.contains(feature) else { return }
    // What is around the view has its names when everything is in its place.
    afterUpdate { [life, weak node] in
      guard let graph = life.graph, let node, !node.isGone, isSo(),
        known.names.insert(feature).inserted
      else { return }
      var inside: [Node] = []
      node.appendReported(to: &inside)
      graph.report(.unmet(view: (inside.first ?? node).path, feature: feature, unmet))
    }
  }
}
