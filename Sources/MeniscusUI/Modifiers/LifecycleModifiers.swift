extension View {
  /// Runs `action` when the view has appeared.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs `action` when the view has gone, after it has faded.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }

  /// Runs `action` with the old and the new value whenever `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs `action` whenever `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value whenever `value` has changed; the form of older systems.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

struct LifecycleView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  func makeNode(in context: NodeContext) -> Node {
    LifecycleNode(view: self, context: context)
  }
}

final class LifecycleNode<Content: View>: UnaryNode {
  private var view: LifecycleView<Content>

  init(view: LifecycleView<Content>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
    if let appear = view.appear { graph.afterUpdate(appear) }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? LifecycleView<Content> else { return }
    view = new
    child?.receive(new.content)
  }

  override func dismantle() {
    super.dismantle()
    if let disappear = view.disappear { graph.afterUpdate(disappear) }
  }
}

struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  func makeNode(in context: NodeContext) -> Node {
    ChangeNode(view: self, context: context)
  }
}

final class ChangeNode<Content: View, Value: Equatable>: UnaryNode {
  private var view: ChangeView<Content, Value>

  init(view: ChangeView<Content, Value>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
    if view.isInitial { graph.afterUpdate { view.action(view.value, view.value) } }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ChangeView<Content, Value> else { return }
    let old = view.value
    view = new
    if old != new.value { graph.afterUpdate { new.action(old, new.value) } }
    child?.receive(new.content)
  }
}
