/// A subscription of a view to a model: a change makes the view stale.
@MainActor
final class ModelSubscription {
  private(set) weak var object: AnyObject?
  private var subscription: AnyCancellable?

  init<Model: ObservableObject>(_ model: Model, of reader: any StateReader) {
    object = model
    subscription = model.objectWillChange.subscribe(
      { [weak reader] _ in
        MainActor.assumeIsolated {
          guard let reader, !reader.isGone else { return }
          reader.graph.markStale(reader)
          reader.graph.stateChanged()
        }
      }, finish: {})
  }
}

/// Makes bindings to the properties of a model: `$model.name`.
@dynamicMemberLookup
@MainActor
public struct ObservedModelBindings<Model: ObservableObject> {
  let model: Model

  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Model, Subject>
  ) -> Binding<Subject> {
    let model = model
    return Binding(
      identity: BindingIdentity(model).appending(keyPath),
      get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

/// A model that somebody else owns; the view follows its changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What makes bindings.
  public typealias Wrapper = ObservedModelBindings<ObjectType>

  /// The model.
  public var wrappedValue: ObjectType

  /// Takes a model.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Takes a model.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// What makes bindings: `$model.name`.
  @MainActor
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }
}

extension ObservedObject: ObjectProperty {
  var object: AnyObject { wrappedValue }
}

extension ObservedObject: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    if let known = storage as? ModelSubscription, known.object === wrappedValue { return known }
    return ModelSubscription(wrappedValue, of: node)
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    encoder.encode(wrappedValue, named: name)
  }
}

/// A model that a view owns: it is made once, when the view appears, and lives as long as the
/// view's place in the structure.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What makes bindings.
  public typealias Wrapper = ObservedModelBindings<ObjectType>

  @MainActor
  fileprivate final class Storage {
    let model: ObjectType
    let subscription: ModelSubscription

    init(_ model: ObjectType, of reader: any StateReader) {
      self.model = model
      subscription = ModelSubscription(model, of: reader)
    }
  }

  private final class Location {
    @MainActor var storage: Storage?
    @MainActor var outside: ObjectType?

    nonisolated init() {}
  }

  private let make: () -> ObjectType
  private let location = Location()

  /// Makes a model when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The model.
  @MainActor
  public var wrappedValue: ObjectType {
    if let storage = location.storage { return storage.model }
    // Outside of a scene the property keeps a model of its own.
    let model = location.outside ?? make()
    location.outside = model
    return model
  }

  /// What makes bindings: `$model.name`.
  @MainActor
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }
}

extension StateObject: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    let kept = storage as? Storage ?? Storage(make(), of: node)
    location.storage = kept
    return kept
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    if let kept = storage as? Storage { encoder.encode(kept.model, named: name) }
  }
}

/// A model that a view around hands down by `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// What makes bindings.
  public typealias Wrapper = ObservedModelBindings<ObjectType>

  private let location = EnvironmentLocation()

  /// Reads the model of the type.
  public init() {}

  /// The model.
  ///
  /// - Precondition: a view around hands one down.
  @MainActor
  public var wrappedValue: ObjectType {
    guard
      let model = location.reader?.environment.models[ObjectIdentifier(ObjectType.self)]
        as? ObjectType
    else {
      let name = TypeName.short(ObjectType.self)
      preconditionFailure(
        "No view around hands a \(name) down: it lacks `.environmentObject(_:)` with one.")
    }
    return model
  }

  /// What makes bindings: `$model.name`.
  @MainActor
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }
}

extension EnvironmentObject: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    location.reader = node
    guard
      let model = node.environment.models[ObjectIdentifier(ObjectType.self)] as? ObjectType
    else { return nil }
    if let known = storage as? ModelSubscription, known.object === model { return known }
    return ModelSubscription(model, of: node)
  }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    let type = ObjectIdentifier(ObjectType.self)
    return old.models[type] !== new.models[type]
  }
}

nonisolated extension View {
  /// Hands a model down to the views inside, which read it by `@EnvironmentObject`.
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
    ModelView(content: self, model: object)
  }
}
