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
  private var number: Int?

  func run(after seconds: Double, _ action: @escaping () -> Void) {
    cancel()
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let delayed = self
    MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return action() }
      delayed.number = graph.schedule(.timer, of: "Timer", at: graph.time + seconds) { action() }
    }
  }

  func cancel() {
    guard let number else { return }
    self.number = nil
    MainActor.assumeIsolated { ViewGraph.current?.timers.cancel(number) }
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
      subscribe(
        { value in DelayedAction().run(after: interval.seconds) { receive(value) } },
        finish: finish)
    }
  }
}
