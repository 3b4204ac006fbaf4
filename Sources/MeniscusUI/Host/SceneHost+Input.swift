import MeniscusGeometry

/// Hands events to whom they belong.
extension SceneHost {
  /// Hands on the events of the frame at hand, each at its time.
  ///
  /// What waits for time alone comes before them, but after those that happened earlier. Events come
  /// in the order of their times.
  func deliver(_ inputs: [TimedInput]) {
    let frameTime = graph.time
    endSelection(by: frameTime)
    let hasOwnTimes = inputs.contains { $0.time != nil }
    if !hasOwnTimes { graph.during(.touch) { arena.advance(to: frameTime) } }
    for (time, input) in inOrder(inputs, until: frameTime) {
      if hasOwnTimes { graph.during(.touch) { arena.advance(to: time) } }
      graph.eventTime = time
      defer { graph.eventTime = nil }
      graph.during(.event) {
        deliver(input.event)
        graph.flush()
      }
    }
    if hasOwnTimes { graph.during(.touch) { arena.advance(to: frameTime) } }
  }

  /// Events with their times, in seconds, by time; those of one time in their own order.
  private func inOrder(
    _ inputs: [TimedInput], until frameTime: Double
  ) -> [(time: Double, input: TimedInput)] {
    let timed = inputs.map { (time: min($0.time ?? frameTime, frameTime), input: $0) }
    return timed.indices
      .sorted { (timed[$0].time, $0) < (timed[$1].time, $1) }
      .map { timed[$0] }
  }

  /// Hands on one event of the frame at hand.
  private func deliver(_ event: InputEvent) {
    switch event {
    case .press(let pointer, let point): begin(.pointer(pointer), .press, at: point)
    case .move(let pointer, let point): proceed(.pointer(pointer), .move, at: point)
    case .release(let pointer, let point):
      proceed(.pointer(pointer), .release, at: point, isLast: true)
    case .magnify(let stage, let point, let scale):
      deliver(.magnify, .magnify(stage, scale: scale), stage, at: point)
    case .rotate(let stage, let point, let radians):
      deliver(.rotate, .rotate(stage, radians: radians), stage, at: point)
    case .hover(let point): hovers.receive(point, path: point.map { touchedElements(at: $0) } ?? [])
    case .wheel(let point, let delta): wheel(at: point, delta: delta)
    case .environment(let new): receive(environment: new)
    case .resize(let size): receive(size: size)
    case .key(let name): deliver(key: name)
    case .text(let text): deliver(text: text)
    case .focus(let identifier): deliver(focus: identifier)
    }
  }

  /// Finds what the touches of the frame at hand meet, before anything goes on: what comes to rest in this
  /// frame is still where people saw it.
  func seekTouches(among inputs: [TimedInput]) {
    guard !graph.moving.isEmpty else { return }
    var seen: [(point: Point2D, path: [ElementNode])] = []
    for point in inputs.compactMap({ Self.placeOfTouch($0.event) })
    where !seen.contains(where: { $0.point == point }) {
      seen.append((point, touchedElements(at: point)))
    }
    seenTouches = seen
  }

  /// Where an event looks for views; nil for others.
  private static func placeOfTouch(_ event: InputEvent) -> Point2D? {
    switch event {
    case .press(_, let point), .magnify(.began, let point, _), .rotate(.began, let point, _),
      .hover(let point?), .wheel(let point, _):
      point
    default: nil
    }
  }

  /// The elements under a point of what was shown last, innermost first.
  func touchedElements(at point: Point2D) -> [ElementNode] {
    if let seen = seenTouches.first(where: { $0.point == point }),
      !seen.path.contains(where: \.isGone)
    {
      return seen.path
    }
    // What is in motion is touched where people saw it.
    let now = graph.time
    graph.time = shownTime
    defer { graph.time = now }
    var path: [ElementNode] = []
    _ = root.hit(point, path: &path)
    return path
  }

  private func deliver(
    _ source: TouchSource, _ action: GestureEvent.Action, _ stage: InputEvent.Stage,
    at point: Point2D
  ) {
    if stage == .began {
      begin(source, action, at: point)
    } else {
      proceed(source, action, at: point, isLast: stage == .ended)
    }
  }

  private func begin(_ source: TouchSource, _ action: GestureEvent.Action, at point: Point2D) {
    arena.begin(source, event(action, at: point), path: touchedElements(at: point))
  }

  private func proceed(
    _ source: TouchSource, _ action: GestureEvent.Action, at point: Point2D,
    isLast: Bool = false
  ) {
    arena.proceed(source, event(action, at: point), isLast: isLast)
  }

  private func event(_ action: GestureEvent.Action, at point: Point2D) -> GestureEvent {
    GestureEvent(action: action, touch: 0, location: point, time: graph.eventTime ?? graph.time)
  }

  private func wheel(at point: Point2D, delta: Size2D) {
    for element in touchedElements(at: point) {
      if element.scrolling?.scroll(by: delta) == true { return }
    }
  }
}
