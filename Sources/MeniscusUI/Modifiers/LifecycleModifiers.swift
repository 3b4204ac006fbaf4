nonisolated extension View {
  /// Runs `action` when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs `action` when the view has gone, after it has faded.
  public func onDisappear(perform action: (() -> Void)? = nil)
    -> some View
  {
    LifecycleView(content: self, appear: nil, disappear: action)
  }

  /// Runs `action` with the old and the new value whenever `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs `action` whenever `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value whenever `value` has changed; the form of older systems.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

nonisolated struct LifecycleView<Content: View>: WrappingView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  typealias Made = LifecycleNode<Content>
}

final class LifecycleNode<Content: View>: ContentNode<LifecycleView<Content>> {
  /// Whether anybody can have seen the view: one that goes in the update in which it came never appeared.
  private var hasAppeared = false
  private var isCovered = false

  required init(view: LifecycleView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      hasAppeared = true
      self.view.appear?()
    }
  }

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if let action = isCovered ? view.disappear : view.appear { graph.afterUpdate(action) }
  }

  override func dismantle() {
    super.dismantle()
    if hasAppeared, !isCovered, let disappear = view.disappear { graph.afterUpdate(disappear) }
  }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: WrappingView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  typealias Made = ChangeNode<Content, Value>
}

final class ChangeNode<Content: View, Value: Equatable>: ContentNode<ChangeView<Content, Value>> {
  required init(view: ChangeView<Content, Value>, context: NodeContext) {
    super.init(view: view, context: context)
    guard view.isInitial else { return }
    graph.afterUpdate { [weak self] in
      if let self, !isGone { view.action(view.value, view.value) }
    }
  }

  override func take(_ new: ChangeView<Content, Value>) {
    let old = view.value
    super.take(new)
    if old != new.value { graph.afterUpdate { new.action(old, new.value) } }
  }
}
