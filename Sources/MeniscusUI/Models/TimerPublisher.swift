/// A publisher that sends once it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that sends as soon as somebody subscribes.
  public func autoconnect() -> ConnectedPublisher<Self> { ConnectedPublisher(self) }
}

/// A publisher that sends while somebody has subscribed.
public final class ConnectedPublisher<Upstream: ConnectablePublisher>: Publisher {
  /// What is sent.
  public typealias Output = Upstream.Output
  /// How it may fail.
  public typealias Failure = Upstream.Failure

  /// What is connected.
  public let upstream: Upstream
  private var connection: (any Cancellable)?
  private var count = 0

  init(_ upstream: Upstream) {
    self.upstream = upstream
  }

  /// Sends `receive` each value from now on.
  public func subscribe(
    _ receive: @escaping (Output) -> Void, finish: @escaping () -> Void
  ) -> AnyCancellable {
    let subscription = upstream.subscribe(receive, finish: finish)
    count += 1
    if count == 1 { connection = upstream.connect() }
    return AnyCancellable {
      subscription.cancel()
      self.count -= 1
      if self.count == 0 {
        self.connection?.cancel()
        self.connection = nil
      }
    }
  }
}

extension Timer {
  /// Sends the date at equal intervals of the virtual clock, from when it is connected in a scene.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date.
    public typealias Output = Date

    /// The seconds between two dates.
    public let interval: TimeInterval
    private let subscribers = Subscribers<Date>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// Sends `receive` each date from now on.
    public func subscribe(
      _ receive: @escaping (Date) -> Void, finish: @escaping () -> Void
    ) -> AnyCancellable { subscribers.add(receive, finish: finish) }

    /// Begins to send; outside of a scene nothing is sent.
    public func connect() -> any Cancellable {
      guard SceneExecutor.current != nil else { return AnyCancellable {} }
      let (subscribers, interval) = (subscribers, interval)
      nonisolated(unsafe) var running: RunningTimer?
      nonisolated(unsafe) let send = { (date: Date) in subscribers.send(date) }
      MainActor.assumeIsolated {
        running = ViewGraph.current.flatMap { RunningTimer(interval, in: $0, send: send) }
      }
      let timer = running
      return AnyCancellable { MainActor.assumeIsolated { timer?.stop() } }
    }
  }

  /// Makes a publisher that sends the date every `interval` seconds of the virtual clock.
  ///
  /// The run loop, its mode and the tolerance are those of a real clock and mean nothing here.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// A timer that runs on the virtual clock.
@MainActor
private final class RunningTimer {
  private let life: GraphLife
  private let interval: Double
  private let send: (Date) -> Void
  private let start: Double
  private var count = 0.0
  private var timer: Int?

  /// Nil where the interval is none.
  init?(_ interval: Double, in graph: ViewGraph, send: @escaping (Date) -> Void) {
    guard interval > 0, interval.isFinite else { return nil }
    life = graph.life
    self.interval = interval
    self.send = send
    start = graph.time
    wait()
  }

  private func wait() {
    count += 1
    let due = start + count * interval
    timer = life.graph?.schedule(.timer, of: "Timer", at: due) { [weak self] in
      guard let self else { return }
      wait()
      life.graph?.tick { self.send(Date(sceneTime: due)) }
    }
  }

  func stop() {
    if let timer { life.graph?.timers.cancel(timer) }
    timer = nil
  }
}
