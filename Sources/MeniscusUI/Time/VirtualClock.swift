/// The clock of a scene: it stands still within a frame and goes on from frame to frame.
///
/// ```swift
/// .task {
///   try? await Task.sleep(for: .seconds(1), clock: .virtual)
///   isLoaded = true
/// }
/// ```
///
/// `Task.sleep(for:)` without a clock waits by this one in a scene.
public struct VirtualClock: Clock {
  /// Makes the clock of the scene at hand.
  public init() {}

  /// The time of the frame at hand.
  public var now: Instant { Instant(seconds: SceneExecutor.current?.now ?? 0) }

  /// The clock counts frames, whose distance the scene's rate says; it has no least duration.
  public var minimumResolution: Duration { .zero }

  /// Waits for the first frame at or after `deadline`.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task<Never, Never>.checkCancellation()
    guard let executor = SceneExecutor.current else { return }
    try await executor.sleep(until: deadline.seconds)
  }
}

extension Clock where Self == VirtualClock {
  /// The clock of the scene at hand.
  public static var virtual: VirtualClock { VirtualClock() }
}

extension Task where Success == Never, Failure == Never {
  /// Waits a duration: by the virtual clock in a scene, else by the continuous one.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile.
  public static func sleep(for duration: Duration) async throws {
    guard SceneExecutor.current != nil else {
      return try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    try await VirtualClock().sleep(for: duration)
  }

  /// Waits some nanoseconds: by the virtual clock in a scene, else by the continuous one.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets other tasks run that are ready; in a scene all in the same frame.
  public static func yield() async {
    if let executor = SceneExecutor.current {
      await executor.yield()
    } else {
      try? await sleep(for: .zero, tolerance: nil, clock: .continuous)
    }
  }
}

extension Task where Failure == Never {
  /// Starts a task; in a scene it runs within frames, in an order that is the same in every run.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    guard let executor = SceneExecutor.current else {
      self.init(executorPreference: nil, priority: priority, operation: operation)
      return
    }
    let identity = executor.begin(view: nil)
    // It was handed over, and nobody but the task uses it from here on.
    nonisolated(unsafe) let operation = operation
    self = SceneExecutor.$task.withValue(identity) {
      Task(executorPreference: executor, priority: priority) {
        defer { executor.end(identity) }
        return await operation()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task; in a scene it runs within frames, in an order that is the same in every run.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    guard let executor = SceneExecutor.current else {
      self.init(executorPreference: nil, priority: priority, operation: operation)
      return
    }
    let identity = executor.begin(view: nil)
    // It was handed over, and nobody but the task uses it from here on.
    nonisolated(unsafe) let operation = operation
    self = SceneExecutor.$task.withValue(identity) {
      Task(executorPreference: executor, priority: priority) {
        defer { executor.end(identity) }
        return try await operation()
      }
    }
  }
}
