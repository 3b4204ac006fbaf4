import struct Synchronization.Mutex

/// Runs the tasks of one scene within its frames, on the main actor, one after the other in the
/// order in which they became ready.
///
/// Tasks wait for the virtual clock and for each other. What a task becomes ready by outside of the
/// scene (a real clock, a queue, another actor) is a matter of real time: it is not run.
final class SceneExecutor: TaskExecutor {
  /// The executor of the scene at hand, also in its tasks.
  @TaskLocal static var current: SceneExecutor?
  /// The task at hand.
  @TaskLocal static var task: Int?

  /// The steps of tasks that run in one frame before the scene is taken for endless.
  static let maximumSteps = 100_000

  private struct Sleeper {
    var identity: Int
    var due: Double
    var task: Int?
    /// The time at which it began to wait.
    var since: Double
    var continuation: UnsafeContinuation<Void, any Error>
  }

  private struct Running {
    var identity: Int
    var view: String?
    var parent: Int?
  }

  private struct State {
    var now = 0.0
    /// The thread that the scene's frames are made on.
    var home: ObjectIdentifier?
    var ready: [UnownedJob] = []
    var yielding: [UnsafeContinuation<Void, Never>] = []
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var running: [Running] = []
    var count = 0
    /// What the log of changes calls what is at work outside of tasks.
    var origin: Int?
    /// What it calls what brings tasks to their next step.
    var origins: [Int: Int] = [:]

    mutating func number() -> Int {
      count += 1
      return count
    }

    /// The view whose task it is, or that the task comes from.
    func view(ofTask identity: Int) -> String? {
      // Tasks are noted after the one that they come from.
      var wanted = identity
      for task in running.reversed() where task.identity == wanted {
        if let view = task.view { return view }
        guard let parent = task.parent else { return nil }
        wanted = parent
      }
      return nil
    }
  }

  private let state = Mutex(State())

  init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      // What a timer or a queue of the system made ready is a matter of real time.
      if state.home == thread { state.ready.append(job) }
    }
  }

  /// Runs `work` as a part of a frame.
  @MainActor
  func whileCurrent<Result>(_ work: () -> Result) -> Result {
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { $0.home = thread }
    return Self.$current.withValue(self) { work() }
  }

  /// The time of the frame at hand, in seconds.
  var now: Double { state.withLock { $0.now } }

  /// Whether there are steps to run.
  var hasReady: Bool { state.withLock { !$0.ready.isEmpty || !$0.yielding.isEmpty } }

  /// Whether a task waits for the clock.
  var hasSleepers: Bool { state.withLock { !$0.sleepers.isEmpty } }
}

extension SceneExecutor {
  /// Notes that a task begins, of a view or of another task.
  func begin(view: String?) -> Int {
    let parent = Self.task
    return state.withLock { state in
      let identity = state.number()
      state.running.append(Running(identity: identity, view: view, parent: parent))
      state.origins[identity] = parent.flatMap { state.origins[$0] } ?? state.origin
      return identity
    }
  }

  /// Notes that a task is over.
  func end(_ identity: Int) {
    state.withLock { state in
      state.running.removeAll { $0.identity == identity }
      state.origins[identity] = nil
    }
  }

  /// Waits for the first frame at or after a time; at least for the next frame.
  func sleep(until due: Double) async throws {
    let task = Self.task
    let identity = state.withLock { $0.number() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(identity) != nil { return true }
          let sleeper = Sleeper(
            identity: identity, due: due, task: task, since: state.now,
            continuation: continuation)
          state.sleepers.append(sleeper)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(identity)
    }
  }

  private func cancel(_ identity: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.identity == identity }) else {
        state.cancelled.insert(identity)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// A task that waited for the clock.
  struct Woken {
    var identity: Int
    /// The path of the view whose task it is, or comes from; nil where it is nobody's.
    var view: String?
    /// The time at which it began to wait, in seconds.
    var since: Double
    /// What the log of changes calls what brought it to wait.
    var origin: Int?
  }

  /// What the log of changes calls what is at work now; nil where it notes nothing.
  var origin: Int? {
    let task = Self.task
    return state.withLock { state in task.flatMap { state.origins[$0] } ?? state.origin }
  }

  /// Sets what is at work outside of tasks.
  ///
  /// - Returns: what was.
  func exchangeOrigin(_ origin: Int?) -> Int? {
    state.withLock { state in
      defer { state.origin = origin }
      return state.origin
    }
  }

  /// Sets what brings a task to its next step.
  func setOrigin(_ origin: Int, of task: Int) {
    state.withLock { $0.origins[task] = origin }
  }

  /// Lets time go on; who is due becomes ready, the earliest first.
  ///
  /// - Returns: the tasks that are woken, where the log of changes knows them.
  func advance(to time: Double) -> [Woken] {
    // Sums of durations may miss a frame's time by the last bits.
    let tolerance = 1e-7
    let due = state.withLock { state in
      state.now = time
      let due = state.sleepers.filter { $0.due <= time + tolerance }
      state.sleepers.removeAll { $0.due <= time + tolerance }
      return due
    }
    let sorted = due.sorted(by: { ($0.due, $0.identity) < ($1.due, $1.identity) })
    for sleeper in sorted { sleeper.continuation.resume() }
    return state.withLock { state in
      sorted.compactMap { sleeper in
        guard let task = sleeper.task, let origin = state.origins[task] else { return nil }
        return Woken(
          identity: task, view: state.view(ofTask: task), since: sleeper.since, origin: origin)
      }
    }
  }

  /// Runs what is ready, and what becomes ready by it; whether all of it ran within the bound.
  @MainActor
  func runReady() -> Bool {
    for _ in 0..<Self.maximumSteps {
      let job = state.withLock { $0.ready.isEmpty ? nil : $0.ready.removeFirst() }
      guard let job else {
        guard hasReady else { return true }
        resumeYielding()
        continue
      }
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    }
    return !hasReady
  }

  /// Lets others run that are ready.
  func yield() async {
    await withUnsafeContinuation { continuation in
      state.withLock { $0.yielding.append(continuation) }
    }
  }

  private func resumeYielding() {
    let yielding = state.withLock { state in
      defer { state.yielding.removeAll() }
      return state.yielding
    }
    for continuation in yielding { continuation.resume() }
  }

  /// The views whose tasks wait for something that is not the scene's, in the order of their begin.
  var stranded: [String] {
    state.withLock { state in
      var waiting: Set<Int> = []
      for sleeper in state.sleepers { if let task = sleeper.task { waiting.insert(task) } }
      // Tasks are noted after the one that they come from.
      for task in state.running.reversed() where waiting.contains(task.identity) {
        if let parent = task.parent { waiting.insert(parent) }
      }
      return state.running.filter { !waiting.contains($0.identity) }.compactMap(\.view)
    }
  }

  /// The views that have tasks, in the order of their begin.
  var runningViews: [String] { state.withLock { $0.running.compactMap(\.view) } }

  /// Drops what is ready: an endless task.
  func dropReady() {
    state.withLock { state in
      state.ready.removeAll()
      state.yielding.removeAll()
    }
  }
}
