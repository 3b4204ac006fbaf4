/// Where and when values are sent: in a scene always on the main actor, by the virtual clock.
public protocol Scheduler {}

extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}

/// A length of time between values.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  /// Makes a length from seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// Makes a length from seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }

  private init(_ seconds: Double) { self.seconds = seconds }

  /// Some seconds.
  public static func seconds(_ count: Double) -> SchedulerInterval { SchedulerInterval(count) }
  /// Some thousandths of a second.
  public static func milliseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(Double(count) / 1000)
  }
}

/// An action that waits for a time of the virtual clock.
private final class DelayedAction {
  private var life: GraphLife?
  private var number: Int?

  func run(after seconds: Double, _ action: @escaping () -> Void) {
    cancel()
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let delayed = self
    MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return action() }
      delayed.life = graph.life
      delayed.number = graph.schedule(.timer, of: "Timer", at: graph.time + seconds) { action() }
    }
  }

  func cancel() {
    guard let number else { return }
    self.number = nil
    let life = life
    MainActor.assumeIsolated { life?.graph?.timers.cancel(number) }
  }
}

/// Actions of which each waits the same time.
private final class DelayedActions {
  private let seconds: Double
  private var waiting: [DelayedAction] = []

  init(after seconds: Double) {
    self.seconds = seconds
  }

  func run(_ action: @escaping () -> Void) {
    let delayed = DelayedAction()
    waiting.append(delayed)
    delayed.run(after: seconds) { [weak self] in
      self?.waiting.removeAll { $0 === delayed }
      action()
    }
  }

  func cancel() {
    for delayed in waiting { delayed.cancel() }
    waiting = []
  }
}

extension Publisher {
  /// The values, as they are: all is sent on the main actor.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The values after which nothing is sent for some time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      let waiting = DelayedAction()
      let subscription = subscribe(
        { value in waiting.run(after: dueTime.seconds) { receive(value) } }, finish: finish)
      return AnyCancellable {
        waiting.cancel()
        subscription.cancel()
      }
    }
  }

  /// The values some time later.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      let waiting = DelayedActions(after: interval.seconds)
      let subscription = subscribe(
        { value in waiting.run { receive(value) } }, finish: { waiting.run(finish) })
      return AnyCancellable {
        waiting.cancel()
        subscription.cancel()
      }
    }
  }
}
