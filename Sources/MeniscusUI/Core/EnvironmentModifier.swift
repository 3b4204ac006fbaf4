extension View {
  /// Sets a value of the environment for everything inside the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }

  /// Changes a value of the environment for everything inside the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    EnvironmentTransformView(content: self, keyPath: keyPath, transform: transform)
  }

  /// Switches controls inside the view off.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

struct EnvironmentView<Content: View, Value>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func makeNode(in context: NodeContext) -> Node {
    EnvironmentNode(view: self, context: context)
  }
}

final class EnvironmentNode<Content: View, Value>: UnaryNode {
  private var view: EnvironmentView<Content, Value>

  init(view: EnvironmentView<Content, Value>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment[keyPath: view.keyPath] = view.value
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? EnvironmentView<Content, Value> else { return }
    let isEqual =
      view.keyPath == new.keyPath && ViewComparison.areEqual(view.value, new.value)
    view = new
    if !isEqual { derivationChanged() }
    child?.receive(new.content)
  }
}

struct EnvironmentTransformView<Content: View, Value>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: @MainActor (inout Value) -> Void

  func makeNode(in context: NodeContext) -> Node {
    EnvironmentTransformNode(view: self, context: context)
  }
}

final class EnvironmentTransformNode<Content: View, Value>: UnaryNode {
  private var view: EnvironmentTransformView<Content, Value>

  init(view: EnvironmentTransformView<Content, Value>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override func derive(_ environment: inout EnvironmentValues) {
    view.transform(&environment[keyPath: view.keyPath])
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? EnvironmentTransformView<Content, Value> else { return }
    view = new
    derivationChanged()
    child?.receive(new.content)
  }
}
