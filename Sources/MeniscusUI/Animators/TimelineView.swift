/// What a timeline view makes its content by.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable {
    /// With every frame.
    case live
    /// About once a second.
    case seconds
    /// About once a minute.
    case minutes
  }

  /// The point in time of the update, in the scene's time.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence
}

/// A view that is updated by a schedule, on the virtual clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made by.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Makes a view whose content is made again at the points in time of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: NodeView {
  typealias Made = TimelineNode<Schedule, Content>
}

/// Evaluates its content at the points in time of the schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: UnaryNode, StateReader,
  AnimatedNode, ViewNode
{
  private(set) var evaluation = 0
  var isInMotion = false

  private var view: TimelineView<Schedule, Content>
  private var date = Date(sceneTime: 0)
  private var entries: Schedule.Entries.Iterator?
  private var timer: Int?

  init(view: TimelineView<Schedule, Content>, context: NodeContext) {
    self.view = view
    super.init(context: context)
    start()
    evaluate { child = Node.make(for: $0, in: self.context) }
  }

  override var name: String? { "TimelineView" }

  override func update<New: View>(to new: New) {
    guard let new = new as? TimelineView<Schedule, Content> else { return }
    let isEqual = ViewComparison.areEqual(view.schedule, new.schedule)
    view = new
    if !isEqual { start() }
    refresh()
  }

  func refresh() {
    guard !isGone, let child else { return }
    graph.clearStale(self)
    evaluate { child.receive($0) }
  }

  func advance(to time: Double) -> Bool {
    guard !isGone, let animation = view.schedule as? AnimationTimelineSchedule,
      !animation.isPaused
    else { return false }
    let elapsed = time - date.sceneTime
    if elapsed > 0, elapsed + 1e-7 >= animation.minimumInterval ?? 0 {
      graph.during(graph.origin(ofScheduleOf: path)) { show(time) }
    }
    MotionTally.note(isEndless: true)
    return true
  }

  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    super.appendReported(to: &nodes)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    encoder.encode(number: date.sceneTime, named: "date")
  }

  override func dismantle() {
    stop()
    super.dismantle()
  }

  private func evaluate(_ use: (Content) -> Void) {
    graph.counters[.bodies] += 1
    evaluation += 1
    let cadence: TimelineViewDefaultContext.Cadence =
      view.schedule is EveryMinuteTimelineSchedule
      ? .minutes : view.schedule is AnimationTimelineSchedule ? .live : .seconds
    let context = TimelineViewDefaultContext(date: date, cadence: cadence)
    let content = graph.reading(by: self) { view.content(context) }
    graph.building(below: self) { use(content) }
  }

  private func show(_ time: Double) {
    date = Date(sceneTime: time)
    graph.markStale(self)
    graph.stateChanged()
  }

  private func stop() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
  }

  private func start() {
    stop()
    let now = Date(sceneTime: graph.time)
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = entries.next() ?? now
    self.entries = entries
    if view.schedule is AnimationTimelineSchedule { return graph.setInMotion(self) }
    waitForEntry(after: now)
  }

  /// Waits for the first entry after `now`, and shows the last one up to it.
  private func waitForEntry(after now: Date) {
    // A schedule without end may stand still.
    for _ in 0..<100_000 {
      guard let next = entries?.next() else { return }
      if next > now {
        let due = next.sceneTime
        timer = graph.schedule(.schedule, of: path, at: due) { [weak self] in
          guard let self else { return }
          show(due)
          let now = Date(sceneTime: graph.time)
          waitForEntry(after: now)
        }
        return
      }
      date = next
    }
  }
}
