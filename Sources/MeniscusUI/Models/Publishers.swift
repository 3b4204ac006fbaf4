/// A publisher of which only what it sends is known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let make: (@escaping (Output) -> Void, @escaping () -> Void) -> AnyCancellable

  init(_ make: @escaping (@escaping (Output) -> Void, @escaping () -> Void) -> AnyCancellable) {
    self.make = make
  }

  /// Makes a publisher that sends what another one does.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    make = { publisher.subscribe($0, finish: $1) }
  }

  /// Sends `receive` each value, and `finish` the end.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable { make(receive, finish) }
}

/// A publisher that one sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = Subscribers<Output>()

  /// Makes a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends the subject.
  public func send(completion: Completion<Failure>) { subscribers.finish() }

  /// Sends `receive` each value from now on.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable { subscribers.add(receive, finish: finish) }
}

/// A subject that keeps the last value and sends it to who subscribes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = Subscribers<Output>()
  private var current: Output

  /// Makes a subject of a value.
  public init(_ value: Output) {
    current = value
  }

  /// The last value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    current = value
    subscribers.send(value)
  }

  /// Ends the subject.
  public func send(completion: Completion<Failure>) { subscribers.finish() }

  /// Sends `receive` the last value and each from now on.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable {
    receive(current)
    return subscribers.add(receive, finish: finish)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends `receive` the value.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable {
    receive(output)
    finish()
    return AnyCancellable {}
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Makes a publisher of nothing.
  public init() {}

  /// Ends at once.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable {
    finish()
    return AnyCancellable {}
  }
}

/// Does something when it is called again: two publishers together end when both have.
private func atSecondCall(_ action: @escaping () -> Void) -> () -> Void {
  var isFirst = true
  return {
    if isFirst { isFirst = false } else { action() }
  }
}

extension Publisher {
  /// A publisher of which only what it sends is known.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  private func through<New>(
    _ step: @escaping () -> (Output, (New) -> Void) -> Void
  ) -> AnyPublisher<New, Failure> {
    AnyPublisher { receive, finish in
      let step = step()
      return subscribe({ step($0, receive) }, finish: finish)
    }
  }

  /// Each value, changed.
  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
    through { { value, send in send(transform(value)) } }
  }

  /// A property of each value.
  public func map<New>(_ keyPath: KeyPath<Output, New>) -> AnyPublisher<New, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Each value that becomes one.
  public func compactMap<New>(
    _ transform: @escaping (Output) -> New?
  ) -> AnyPublisher<New, Failure> {
    through { { value, send in transform(value).map(send) } }
  }

  /// The values of which something is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { { value, send in if isIncluded(value) { send(value) } } }
  }

  /// The values that are not equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    through {
      var last: Output?
      return { value, send in
        guard value != last else { return }
        last = value
        send(value)
      }
    }
  }

  /// The values but the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    through {
      var left = count
      return { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
    }
  }

  /// The first values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      guard count > 0 else {
        finish()
        return AnyCancellable {}
      }
      var left = count
      return subscribe(
        { value in
          guard left > 0 else { return }
          left -= 1
          receive(value)
          if left == 0 { finish() }
        }, finish: { if left > 0 { finish() } })
    }
  }

  /// What comes of all values so far.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    through {
      var result = initial
      return { value, send in
        result = next(result, value)
        send(result)
      }
    }
  }

  /// The values of both.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive, finish in
      let end = atSecondCall(finish)
      let both = [subscribe(receive, finish: end), other.subscribe(receive, finish: end)]
      return AnyCancellable { for one in both { one.cancel() } }
    }
  }

  /// The last values of both, whenever one sends and both have.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive, finish in
      let end = atSecondCall(finish)
      var last: (Output?, Other.Output?) = (nil, nil)
      func send() { if let left = last.0, let right = last.1 { receive((left, right)) } }
      let first = subscribe(
        {
          last.0 = $0
          send()
        }, finish: end)
      let second = other.subscribe(
        {
          last.1 = $0
          send()
        }, finish: end)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Runs actions beside.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    through {
      { value, send in
        receiveOutput(value)
        send(value)
      }
    }
  }
}
