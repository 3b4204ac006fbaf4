/// Something that sends values to those who have subscribed.
///
/// It stands where Combine's stands: subscriptions take all that is sent, at once, in the order in
/// which they were made; there is no demand.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How it may fail; ours never do.
  associatedtype Failure: Error = Never
  /// Sends `receive` each value from now on, and `finish` the end, until the result is cancelled.
  func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable
}

/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off.
  func cancel()
}

/// A subscription: it ends when it is cancelled, or when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Makes a subscription from what ends it.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a subscription from another one.
  public convenience init<Other: Cancellable>(_ canceller: Other) {
    self.init { canceller.cancel() }
  }

  deinit { action?() }

  /// Ends the subscription.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are one subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Adds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who have subscribed to something, in the order in which they did.
final class Subscribers<Output> {
  private struct Entry {
    let number: Int
    let receive: (Output) -> Void
    let finish: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0
  private(set) var isFinished = false

  var isEmpty: Bool { entries.isEmpty }

  func add(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void = {}
  ) -> AnyCancellable {
    guard !isFinished else {
      finish()
      return AnyCancellable {}
    }
    count += 1
    let number = count
    entries.append(Entry(number: number, receive: receive, finish: finish))
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  func send(_ value: Output) {
    for entry in entries where entries.contains(where: { $0.number == entry.number }) {
      entry.receive(value)
    }
  }

  func finish() {
    isFinished = true
    let all = entries
    entries.removeAll()
    for entry in all { entry.finish() }
  }
}

extension Publisher {
  /// Runs `receiveValue` with each value, until the result is cancelled or dropped.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  where Failure == Never {
    subscribe(receiveValue, finish: {})
  }

  /// Runs `receiveValue` with each value and `receiveCompletion` at the end.
  public func sink(
    receiveCompletion: @escaping (Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, finish: { receiveCompletion(.finished) })
  }

  /// Writes each value to a property of an object.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable where Failure == Never {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// How a publisher came to its end.
public enum Completion<Failure: Error> {
  /// All was sent.
  case finished
  /// Something went wrong.
  case failure(Failure)
}
