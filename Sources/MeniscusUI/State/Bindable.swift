import Observation

/// Makes bindings to the properties of a model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Value

  /// Makes bindings to the properties of a model.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the properties of a model.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings as others do.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// What makes the bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the model.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    nonisolated(unsafe) let (model, keyPath) = (wrappedValue, keyPath)
    return Binding(
      identity: BindingIdentity(model).appending(keyPath),
      get: { model[keyPath: keyPath] },
      set: { model[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}

extension Bindable: ObjectProperty {
  var object: AnyObject { wrappedValue }
}

extension Bindable: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    nil
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    encoder.encode(wrappedValue, named: name)
  }
}
