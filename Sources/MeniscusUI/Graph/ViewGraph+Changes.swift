/// What is noted for those who ask why; nothing where nobody does.
extension ViewGraph {
  /// Runs `work` as what something that happens now brings about.
  func during<Result>(_ kind: ChangeOrigin.Kind, _ work: () -> Result) -> Result {
    guard let changes else { return work() }
    return during(changes.note(kind), work)
  }

  /// Runs `work` as what an entry of the log of changes brings about.
  func during<Result>(_ origin: Int?, _ work: () -> Result) -> Result {
    guard let origin else { return work() }
    let previous = executor.exchangeOrigin(origin)
    defer { _ = executor.exchangeOrigin(previous) }
    return work()
  }

  /// The action as what brings about the present brings about, whenever it runs.
  func asNow(_ action: @escaping () -> Void) -> () -> Void {
    guard changes != nil, let origin = executor.origin else { return action }
    return { [weak self] in
      if let self { self.during(origin, action) } else { action() }
    }
  }

  /// Runs `action` in the first frame at or after a time, at the earliest in the next one.
  ///
  /// - Returns: what the timers know it by.
  func schedule(
    _ kind: ChangeOrigin.Kind, of view: String, at due: Double, _ action: @escaping () -> Void
  ) -> Int {
    guard let changes else { return timers.schedule(at: due, action) }
    let (since, source) = (changes.frame, executor.origin)
    return timers.schedule(at: due) { [weak self] in
      guard let self else { return action() }
      during(changes.noteClock(kind, of: view, since: since, source: source), action)
    }
  }

  /// Notes that the schedule of a view that moves with every frame has come to its time.
  func origin(ofScheduleOf view: String) -> Int? {
    changes.map { changes in
      let mover = changes.mover(of: view)
      return changes.noteClock(
        .schedule, of: view, since: mover.map { changes.frame(of: $0) } ?? changes.frame,
        source: mover)
    }
  }

  /// Notes the tasks that the clock has woken.
  func note(woken: [SceneExecutor.Woken]) {
    guard let changes, let rate = frameRate else { return }
    for task in woken {
      let origin = changes.noteClock(
        .task, of: task.view, since: Int((task.since * rate).rounded()), source: task.origin)
      executor.setOrigin(origin, of: task.identity)
    }
  }

  /// Notes that a node is set in motion, or anew.
  func noteMotion(of node: any AnimatedNode) {
    guard let changes, !isAdvancing, let node = node as? Node else { return }
    changes.move(node.path, by: executor.origin)
  }

  /// Lets a node go on to a time; whether it still moves.
  func advance(_ node: any AnimatedNode, to time: Double) -> Bool {
    AdvancingNode.current = node as? Node
    defer { AdvancingNode.current = nil }
    guard let changes, let path = (node as? Node)?.path else { return node.advance(to: time) }
    isAdvancing = true
    defer { isAdvancing = false }
    let moves = during(changes.mover(of: path)) { node.advance(to: time) }
    if !moves { changes.rest(path) }
    return moves
  }
}
