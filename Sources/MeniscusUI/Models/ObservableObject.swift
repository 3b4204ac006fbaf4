import struct Synchronization.Mutex

/// A model that says when it is about to change.
///
/// Views that have it by `@StateObject`, `@ObservedObject` or `@EnvironmentObject` are evaluated
/// again after each change, whatever of it they read.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Says so before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that a model is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing beside the signal.
  public typealias Output = Void

  private let subscribers = Subscribers<Void>()

  /// Makes a publisher.
  public init() {}

  /// Says that the model is about to change.
  public func send() { subscribers.send(()) }

  /// Runs `receive` before each change.
  public func subscribe(
    _ receive: @escaping (()) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable { subscribers.add(receive, finish: finish) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the model is about to change: one for each model.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of models that bring none of their own.
private enum ObjectPublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let known = Mutex<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // The object is only compared and held weakly.
    nonisolated(unsafe) let object = object
    return known.withLock { known in
      let key = ObjectIdentifier(object)
      if let entry = known[key], entry.object === object { return entry.publisher }
      if known.count.nonzeroBitCount == 1 { known = known.filter { $0.value.object != nil } }
      let publisher = ObservableObjectPublisher()
      known[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property of a model whose changes the model announces.
@propertyWrapper
public struct Published<Value> {
  /// Sends the value, and each new one before it is there.
  public struct Publisher: MeniscusUI.Publisher {
    /// What is sent.
    public typealias Output = Value
    let storage: Storage

    /// Sends `receive` the value and each new one.
    public func subscribe(
      _ receive: @escaping (Value) -> Void, finish: @escaping () -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.subscribers.add(receive, finish: finish)
    }
  }

  final class Storage {
    var value: Value
    let subscribers = Subscribers<Value>()
    /// The model, once somebody has asked for the property through it.
    weak var model: AnyObject?
    /// What other publishers write here.
    var feeds: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      (model as? any ObservableObject)?.announceChange()
      subscribers.send(new)
      value = new
    }
  }

  let storage: Storage

  /// Makes a property with what it is at first.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Makes a property with what it is at first.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  /// What sends the values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The value in a model; before it is set, the model says so.
  public static subscript<Model: AnyObject>(
    _enclosingInstance model: Model,
    wrapped wrapped: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Published<Value>>
  ) -> Value {
    get { model[keyPath: storage].storage.value }
    set {
      let kept = model[keyPath: storage].storage
      kept.model = model
      kept.set(newValue)
    }
  }

  /// What sends the values of a model's property.
  public static subscript<Model: AnyObject>(
    _enclosingInstance model: Model,
    projected projected: ReferenceWritableKeyPath<Model, Publisher>,
    storage storage: ReferenceWritableKeyPath<Model, Published<Value>>
  ) -> Publisher {
    get {
      let kept = model[keyPath: storage].storage
      kept.model = model
      return Publisher(storage: kept)
    }
    set {}
  }
}

extension ObservableObject {
  fileprivate func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension MeniscusUI.Publisher where Failure == Never {
  /// Writes each value to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.feeds.append(sink { [weak storage] in storage?.set($0) })
  }
}

extension Published: HiddenField {
  var hidden: Any { storage.value }
}

extension AnyCancellable: Plumbing {}
extension Set: Plumbing where Element == AnyCancellable {}
extension ObservableObjectPublisher: Plumbing {}
extension PassthroughSubject: Plumbing {}
