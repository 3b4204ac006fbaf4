nonisolated extension View {
  /// Sets a value of the environment for everything inside the view.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, value: value)
  }

  /// Changes a value of the environment for everything inside the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentTransformView(content: self, keyPath: keyPath, transform: transform)
  }

  /// Changes the environment for everything inside the view, but not for what is presented from there.
  func surrounded(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    transformEnvironment(\.self) { values in values.surround { change(&$0) } }
  }

  /// Switches controls inside the view off.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

nonisolated struct EnvironmentView<Content: View, Value>: WrappingView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  typealias Made = EnvironmentNode<Content, Value>
}

final class EnvironmentNode<Content: View, Value>: ContentNode<EnvironmentView<Content, Value>> {
  override func derive(_ environment: inout EnvironmentValues) {
    environment[keyPath: view.keyPath] = view.value
  }

  override func take(_ new: EnvironmentView<Content, Value>) {
    let isEqual =
      view.keyPath == new.keyPath && ViewComparison.areEqual(view.value, new.value)
    super.take(new)
    if !isEqual { derivationChanged() }
  }
}

nonisolated struct EnvironmentTransformView<Content: View, Value>: WrappingView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  typealias Made = EnvironmentTransformNode<Content, Value>
}

final class EnvironmentTransformNode<Content: View, Value>: ContentNode<
  EnvironmentTransformView<Content, Value>
>
{
  override func derive(_ environment: inout EnvironmentValues) {
    view.transform(&environment[keyPath: view.keyPath])
  }

  override func take(_ new: EnvironmentTransformView<Content, Value>) {
    super.take(new)
    derivationChanged()
  }
}
