nonisolated extension View {
  /// Runs `action` with each value that a publisher sends while the view is there.
  ///
  /// A publisher that the body makes anew is subscribed to anew with each evaluation.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}

nonisolated struct ReceiveView<Content: View, P: Publisher>: WrappingView where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  typealias Made = ReceiveNode<Content, P>
}

final class ReceiveNode<Content: View, P: Publisher>: ContentNode<ReceiveView<Content, P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  required init(view: ReceiveView<Content, P>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.afterUpdate { [weak self] in self?.begin() }
  }

  override func take(_ new: ReceiveView<Content, P>) {
    let isSame = ViewComparison.areEqual(view.publisher, new.publisher)
    super.take(new)
    if !isSame { graph.afterUpdate { [weak self] in self?.begin() } }
  }

  override func dismantle() {
    subscription?.cancel()
    subscription = nil
    super.dismantle()
  }

  private func begin() {
    guard !isGone else { return }
    subscription?.cancel()
    subscription = view.publisher.sink { [weak self] value in
      // What is sent in a scene is sent on the main actor.
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated {
        guard let self, !self.isGone else { return }
        self.view.action(value)
      }
    }
  }
}
