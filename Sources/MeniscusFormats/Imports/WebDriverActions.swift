import MeniscusGeometry

/// The actions of several input sources, as a script.
///
/// The form and the meaning are those of section 15 of the W3C's WebDriver: the nth actions of all
/// sources are a tick, which goes on for as long as the longest of them.
struct WebDriverActions {
  private(set) var draft = ScriptDraft()
  private var keys = HeldKeys()
  private var pointers: [Pointer]
  private let sources: [WebDriverSource]
  private let lines: LineNumbers

  /// Where a pointer is, and what it does.
  private struct Pointer {
    /// Nil where it is not known.
    var place: Point2D? = .zero
    var isDown = false
    /// The number that it has in the script; nil where there are too many.
    var number: Int?
  }

  /// A pointer or a wheel that goes on for frames.
  private struct Motion {
    var source: Int
    var frames: Int
    /// What happens when a part of it has gone by, from 0 to 1.
    var event: (Double) -> TraceAction?
  }

  /// Reads the body of Perform Actions: `{"actions":[…]}`.
  init(json: JSONValue, lines: LineNumbers) throws(JSONError) {
    let members = try json.members("body")
    self.lines = lines
    sources = try members.required("actions").elements("actions") {
      (json, key) throws(JSONError) in try WebDriverSource(json: json, key)
    }
    var numbers = Array(TraceLimit.pointer)[...]
    pointers = sources.map { source in
      if case .pointer = source.kind { Pointer(number: numbers.popFirst()) } else { Pointer() }
    }
    guard draft.admits(sources.reduce(0) { $0 + $1.actions.count }) else { return }
    let count = sources.map(\.actions.count).max() ?? 0
    var time = 0
    for index in 0..<count {
      let duration = sources.map { $0.duration(at: index) }.max() ?? 0
      play(index, at: time, for: duration)
      time += duration
    }
    // What the last tick waits for.
    draft.wait(frames: ScriptDraft.frames(in: Double(time)) - draft.frame)
  }

  /// Performs a tick that begins at a time and goes on for another, in milliseconds.
  private mutating func play(_ index: Int, at time: Int, for duration: Int) {
    let acting = sources.indices.filter { sources[$0].actions.indices.contains(index) }
    var motions: [Motion] = []
    draft.wait(frames: ScriptDraft.frames(in: Double(time)) - draft.frame)
    for source in acting {
      let action = sources[source].actions[index]
      draft.begin(
        .action(index + 1, source: sources[source].id), action.name,
        line: lines.line(of: action.offset))
      if let motion = perform(action, of: source, for: duration) { motions.append(motion) }
    }
    play(motions, index)
  }

  /// Shows the frames of motions that go on at once; each frame has an event of one of them.
  private mutating func play(_ motions: [Motion], _ index: Int) {
    let longest = motions.map(\.frames).max() ?? 0
    for frame in 0..<longest where draft.hasRoom {
      let turn = frame % motions.count
      let before = draft.frame
      for (order, motion) in motions.enumerated() where frame < motion.frames {
        let isLast = frame == motion.frames - 1
        guard order == turn || isLast,
          let event = motion.event(Double(frame + 1) / Double(motion.frames))
        else { continue }
        let action = sources[motion.source].actions[index]
        draft.begin(
          .action(index + 1, source: sources[motion.source].id), action.name,
          line: lines.line(of: action.offset))
        draft.add(event)
      }
      if draft.frame == before { draft.wait(frames: 1) }
    }
  }

  /// Performs what happens at once; a motion is handed back.
  private mutating func perform(
    _ action: WebDriverSource.Action, of source: Int, for duration: Int
  ) -> Motion? {
    switch action.kind {
    case .pause: break
    case .key(let value, let isDown): press(value, isDown: isDown)
    case .pointerDown(let button): pointerDown(button, source)
    case .pointerUp(let button): pointerUp(button, source)
    case .pointerCancel: draft.omit(.pointerCancel)
    case .pointerMove(let point, let origin):
      return move(source, to: point, origin, for: action.duration ?? duration)
    case .scroll(let point, let origin, let distance):
      guard origin != .element else {
        draft.omit(.elementReference)
        return nil
      }
      return Self.scroll(source, at: point, by: distance, for: action.duration ?? duration)
    }
    return nil
  }

  private mutating func press(_ value: String, isDown: Bool) {
    guard let key = ImportedKey(webDriver: value) else {
      if isDown { draft.omit(.unknownKey, value) }
      return
    }
    if !isDown {
      keys.release(key)
    } else if let name = keys.press(key) {
      draft.add(.key(name))
    }
  }

  private mutating func pointerDown(_ button: Int, _ source: Int) {
    let pointer = pointers[source]
    guard button == 0 else { return draft.omit(.button, String(button)) }
    guard let number = pointer.number else { return draft.omit(.pointerLimit) }
    guard let place = pointer.place else { return draft.omit(.unknownPosition) }
    guard keys.isEmpty else { return draft.omit(.heldKeys) }
    guard !pointer.isDown else { return }
    pointers[source].isDown = true
    draft.add(.press(pointer: number, .point(place)))
  }

  private mutating func pointerUp(_ button: Int, _ source: Int) {
    guard button == 0, pointers[source].isDown, let number = pointers[source].number else { return }
    pointers[source].isDown = false
    draft.add(.release(pointer: number, nil))
  }

  /// Moves a pointer to a point from an origin; one that touches only what it presses on moves unseen
  /// while it is not down.
  private mutating func move(
    _ source: Int, to point: Point2D, _ origin: WebDriverSource.Origin, for duration: Int
  ) -> Motion? {
    let pointer = pointers[source]
    let end: Point2D?
    switch origin {
    case .viewport: end = point
    case .pointer: end = pointer.place.map { Point2D(x: $0.x + point.x, y: $0.y + point.y) }
    case .element: end = nil
    }
    guard let end, TraceLimit.distance.contains(end.x), TraceLimit.distance.contains(end.y) else {
      draft.omit(origin == .element ? .elementReference : .unknownPosition)
      pointers[source].place = nil
      return nil
    }
    pointers[source].place = end
    guard let number = pointer.number else { return nil }
    if !pointer.isDown, sources[source].kind == .pointer(touches: true) { return nil }
    let start = pointer.place ?? end
    let frames = max(ScriptDraft.frames(in: Double(duration)), 1)
    return Motion(source: source, frames: frames) { part in
      let place = Point2D(
        x: Self.between(start.x, end.x, part), y: Self.between(start.y, end.y, part))
      return pointer.isDown ? .move(pointer: number, .point(place)) : .hover(.point(place))
    }
  }

  private static func scroll(
    _ source: Int, at point: Point2D, by distance: Size2D, for duration: Int
  ) -> Motion {
    let frames = max(ScriptDraft.frames(in: Double(duration)), 1)
    // Whole points, as the deltas of a wheel are.
    func gone(_ part: Double) -> Size2D {
      Size2D(
        width: (distance.width * part).rounded(), height: (distance.height * part).rounded())
    }
    return Motion(source: source, frames: frames) { part in
      let (before, now) = (gone(part - 1 / Double(frames)), gone(part))
      let step = Size2D(width: now.width - before.width, height: now.height - before.height)
      return step == .zero ? nil : .wheel(.point(point), by: step)
    }
  }

  /// A number between two, in hundredths until it is the second.
  private static func between(_ start: Double, _ end: Double, _ part: Double) -> Double {
    part >= 1 ? end : ((start + (end - start) * part) * 100).rounded() / 100
  }
}
