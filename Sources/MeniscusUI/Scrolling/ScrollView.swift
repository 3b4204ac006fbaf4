/// Content that is larger than its frame and moves inside it.
nonisolated public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Makes a scroll view along some axes.
  ///
  /// - Parameter showsIndicators: whether its indicators are drawn, if views around let it.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    ScrollViewElement<Content>(
      axes: axes, showsIndicators: showsIndicators, context: context
    ) { context in
      axes == .horizontal
        ? Node.make(for: HStack { content }, in: context)
        : Node.make(for: VStack { content }, in: context)
    }
  }
}

/// Hands the content of a scroll view down; the rest does not depend on what the content is.
final class ScrollViewElement<Content: View>: ScrollElement {
  override func update<New: View>(to new: New) {
    guard let new = new as? ScrollView<Content> else { return }
    receive(axes: new.axes)
    showsIndicators = new.showsIndicators
    if axes == .horizontal {
      receive(content: HStack { new.content })
    } else {
      receive(content: VStack { new.content })
    }
  }
}
