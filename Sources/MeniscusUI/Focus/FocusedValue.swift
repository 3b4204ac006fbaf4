/// A value that the view with the focus tells; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let location = EnvironmentLocation()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value now.
  public var wrappedValue: Value? {
    nonisolated(unsafe) let (location, read) = (location, read)
    return onMainActor { location.reader.flatMap { $0.graph.focusedValues.value(read) } }
  }
}

extension FocusedValue: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    location.reader = node
    return nil
  }
}

/// What a binding holds that the view with the focus tells; nil where none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private let location = EnvironmentLocation()

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? {
    nonisolated(unsafe) let (location, read) = (location, read)
    return onMainActor { location.reader.flatMap { $0.graph.focusedValues.value(read) } }
  }

  /// The value now; what is set while there is no binding is lost, and nil is not set.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// Access to the value for other views.
  public var projectedValue: Binding<Value?> {
    nonisolated(unsafe) let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension FocusedBinding: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    location.reader = node
    return nil
  }
}

nonisolated extension View {
  /// Tells a value to `FocusedValue` while the focus is inside the view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, .some(value))
  }

  /// Tells a value to `FocusedValue` while the focus is inside the view; nil for none.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return FocusedValueView(content: self, isForScene: false) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// Tells an object to `FocusedValue` by its type while the focus is inside the view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    nonisolated(unsafe) let object = object
    return FocusedValueView(content: self, isForScene: false) { values in
      if let object { values[object: Object.self] = object }
    }
  }

  /// Tells a value to `FocusedValue`, wherever in the scene the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, .some(value))
  }

  /// Tells a value to `FocusedValue`, wherever in the scene the focus is; nil for none.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return FocusedValueView(content: self, isForScene: true) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  /// Tells an object to `FocusedValue` by its type, wherever in the scene the focus is.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    nonisolated(unsafe) let object = object
    return FocusedValueView(content: self, isForScene: true) { values in
      if let object { values[object: Object.self] = object }
    }
  }
}

nonisolated struct FocusedValueView<Content: View>: WrappingView {
  let content: Content
  let isForScene: Bool
  let set: (inout FocusedValues) -> Void

  typealias Made = FocusedValueNode<Content>
}

final class FocusedValueNode<Content: View>: ContentNode<FocusedValueView<Content>>,
  FocusedValueSource, FocusReader
{
  required init(view: FocusedValueView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.focusedValues.add(self)
    graph.focus.add(self)
  }

  var isForScene: Bool { view.isForScene }

  override func take(_ new: FocusedValueView<Content>) {
    super.take(new)
    // Closures never compare as equal.
    graph.focusedValues.change()
  }

  func focusMoved(to focused: (any FocusTaker)?) {
    if !isForScene { graph.focusedValues.change() }
  }

  func add(to values: inout FocusedValues) { view.set(&values) }

  override func dismantle() {
    super.dismantle()
    graph.focusedValues.change()
  }
}
