nonisolated extension View {
  /// Runs `action` as a task from when the view has appeared; it is cancelled when the view goes.
  ///
  /// In a scene the task runs within frames on the main actor, and `Task.sleep(for:)` waits for
  /// frames of the virtual clock.
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: false, priority: priority, action: action)
  }

  /// Runs `action` as a task from when the view has appeared, and again whenever `value` has
  /// changed; the task before is cancelled then, and when the view goes.
  @preconcurrency public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }

  /// Runs `action` every `interval` seconds of the virtual clock while the view is there.
  ///
  /// The first time is `interval` seconds after the view has appeared. It stands where
  /// `onReceive` of a timer stands beside a real clock. Nothing runs for one that is not above 0.
  public func onTick(
    every interval: Double, perform action: @escaping (Date) -> Void
  ) -> some View {
    TickView(content: self, interval: interval, action: action)
  }
}

nonisolated struct TaskView<Content: View, ID: Equatable>: WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  typealias Made = TaskNode<Content, ID>
}

final class TaskNode<Content: View, ID: Equatable>: ContentNode<TaskView<Content, ID>> {
  private var task: Task<Void, Never>?

  required init(view: TaskView<Content, ID>, context: NodeContext) {
    super.init(view: view, context: context)
    graph.afterUpdate { [weak self] in self?.start() }
  }

  override func take(_ new: TaskView<Content, ID>) {
    let isOther = view.id != new.id
    super.take(new)
    if isOther { graph.afterUpdate { [weak self] in self?.start() } }
  }

  private var isCovered = false

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if isCovered {
      task?.cancel()
    } else {
      graph.afterUpdate { [weak self] in self?.start() }
    }
  }

  override func dismantle() {
    task?.cancel()
    super.dismantle()
  }

  private func start() {
    guard !isGone else { return }
    task?.cancel()
    let executor = graph.executor
    let identity = executor.begin(view: taskPath)
    let action = view.action
    task = SceneExecutor.$task.withValue(identity) {
      Task(executorPreference: executor, priority: view.priority) {
        await action()
        executor.end(identity)
      }
    }
  }

  /// The view that people know the task by.
  private var taskPath: String {
    topElements.first?.path ?? path
  }
}

nonisolated struct TickView<Content: View>: WrappingView {
  let content: Content
  let interval: Double
  let action: (Date) -> Void

  typealias Made = TickNode<Content>
}

final class TickNode<Content: View>: ContentNode<TickView<Content>> {
  private var timer: Int?
  private var start = 0.0
  private var count = 0.0

  required init(view: TickView<Content>, context: NodeContext) {
    super.init(view: view, context: context)
    restart()
  }

  override func take(_ new: TickView<Content>) {
    let isOther = view.interval != new.interval
    super.take(new)
    if isOther { restart() }
  }

  override func dismantle() {
    stop()
    super.dismantle()
  }

  private func stop() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
  }

  private func restart() {
    stop()
    start = graph.time
    count = 0
    scheduleNext()
  }

  private func scheduleNext() {
    guard view.interval > 0, view.interval.isFinite else { return }
    count += 1
    let due = start + count * view.interval
    timer = graph.schedule(.timer, of: topElements.first?.path ?? path, at: due) { [weak self] in
      guard let self else { return }
      scheduleNext()
      view.action(Date(sceneTime: due))
    }
  }
}
