import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// A scene that a person uses, and the trace of what they do.
///
/// Frame follows frame as whoever drives it asks, each with what was done since the one before. It is
/// the replay of a trace that grows: what is shown is what a replay of the recording shows. Going back
/// replays the events that are left.
///
/// ```swift
/// let recording = try LiveRecording(of: springs, header: header)
/// try recording.showFrame(with: [.press(pointer: 0, at: point)])
/// try recording.showFrame(with: [.release(pointer: 0, at: point)])
/// let trace = try recording.end()
/// ```
@MainActor
package final class LiveRecording {
  /// What is recorded on.
  package let header: TraceHeader
  /// What was done, by time; without the `end` of a trace.
  package private(set) var events: [TraceEvent] = []
  /// The pointers that are down, and where they are.
  package private(set) var pointers: [Int: Point2D] = [:]

  /// Is told of the events before a frame is shown that has new ones: a scene may stop the process.
  package var beforeShowing: (([TraceEvent]) -> Void)?

  let clock: FrameClock
  private let scene: Scene
  private let threads: Int
  private var replay: Replay
  private var sequence: TraceSequence
  /// The frame in which the last gesture that goes on by itself ends.
  private var gestureEnd = 0
  /// How many of the events the replay has: a checkpoint of the frame that was shown last comes with
  /// the next frame.
  private var delivered = 0

  /// Shows the first frame of a scene, or all up to the last event of what was recorded before.
  ///
  /// - Throws: what is wrong with the header or the events, with their lines as a trace has them.
  package init(
    of scene: Scene, header: TraceHeader, events: [TraceEvent] = [], threads: Int = 2
  ) throws(ReplayError) {
    self.scene = scene
    self.header = header
    self.threads = threads
    clock = FrameClock(rate: header.rate)
    (replay, sequence) = try Self.replay(
      events, upTo: 0, on: scene, header: header, threads: threads)
    take(events)
  }

  /// The frame that was shown last.
  package var frame: Int { replay.frame }

  /// Whether nothing moves in it, but what moves without end, and nobody holds anything.
  package var isAtRest: Bool {
    replay.isSettled && pointers.isEmpty && gestureEnd <= frame
  }

  /// The frame as it is: pixels, state, what is where.
  package var shown: Replay { replay }

  /// Takes events that the replay has.
  private func take(_ events: [TraceEvent]) {
    self.events = events
    delivered = events.count
    pointers = [:]
    gestureEnd = 0
    for event in events { note(event) }
  }

  private func note(_ event: TraceEvent) {
    switch event.action {
    case .press(let pointer, let target): pointers[pointer] = target.knownPoint ?? .zero
    case .move(let pointer, let target):
      pointers[pointer] = target.knownPoint ?? pointers[pointer] ?? .zero
    case .release(let pointer, _): pointers[pointer] = nil
    default: break
    }
    gestureEnd = max(gestureEnd, clock.frame(at: event.time + event.action.duration))
  }
}

extension LiveRecording {
  /// Shows the next frame with what was done since the last.
  ///
  /// What has no meaning is left out: moves of pointers that are not down, touches outside the scene.
  ///
  /// - Returns: what is wrong with inputs that a trace cannot have there; the others have happened.
  /// - Throws: what goes wrong in the scene; then nothing has happened.
  @discardableResult
  package func showFrame(with inputs: [LiveInput] = []) throws(ReplayError) -> [ReplayError] {
    var held = pointers
    let actions = inputs.compactMap { action(for: $0, &held) }
    let refused = try show(Self.joiningTaps(in: actions, held: pointers))
    for pointer in pointers.keys { pointers[pointer] = held[pointer] ?? pointers[pointer] }
    return refused
  }

  /// Names the frame that was shown last.
  package func checkpoint(_ name: String) throws(ReplayError) {
    let event = TraceEvent(time: clock.microseconds(of: frame), action: .checkpoint(name))
    try append(event, to: &sequence)
    events.append(event)
  }

  /// Shows frames until nothing moves, but what moves without end, and then what is recorded as a trace:
  /// with a checkpoint `end` where there is none.
  ///
  /// The recording can go on after it; neither the `end` nor that checkpoint is among its events.
  ///
  /// - Throws: ``ReplayError/neverSettled(frame:views:)`` after ten seconds.
  package func end() throws(ReplayError) -> Trace {
    var rest = 10 * header.rate
    while !isAtRest {
      guard rest > 0 else {
        throw .neverSettled(frame: frame, views: replay.changedViews)
      }
      rest -= 1
      try showFrame()
    }
    let time = clock.microseconds(of: frame)
    var events = events
    if !events.contains(where: { $0.action.kind == .checkpoint }) {
      events.append(TraceEvent(time: time, action: .checkpoint("end")))
    }
    events.append(TraceEvent(time: time, action: .end))
    return Trace(header: header, events: events)
  }

  /// What a replay of a trace gives on the scene, without pixels.
  package func replayed(_ trace: Trace) throws(ReplayError) -> ReplayRecord {
    try Replayer.run(trace, on: scene, options: ReplayOptions(pixels: .none))
  }

  private func show(_ actions: [TraceAction]) throws(ReplayError) -> [ReplayError] {
    guard frame + 1 < FrameHashLog.frameLimit else {
      throw .frameLimit(frames: frame + 2, limit: FrameHashLog.frameLimit)
    }
    let time = clock.microseconds(of: frame + 1)
    var (sequence, new, refused) = (sequence, [TraceEvent](), [ReplayError]())
    for action in actions {
      let event = TraceEvent(time: time, action: action)
      do throws(ReplayError) {
        var next = sequence
        try append(event, to: &next, at: events.count + new.count)
        (sequence, new) = (next, new + [event])
      } catch {
        refused.append(error)
      }
    }
    if !new.isEmpty { beforeShowing?(events + new) }
    replay.extend(with: Array(events[delivered...]) + new)
    do throws(ReplayError) {
      _ = try replay.showNextFrame()
    } catch {
      try restore(events, upTo: frame - 1)
      throw error
    }
    self.sequence = sequence
    events += new
    delivered = events.count
    for event in new { note(event) }
    return refused
  }

  private func append(
    _ event: TraceEvent, to sequence: inout TraceSequence, at index: Int? = nil
  ) throws(ReplayError) {
    let line = Trace.line(ofEvent: index ?? events.count)
    try TraceReader.check(event, line: line)
    try sequence.append(event, line: line)
  }
}

extension LiveRecording {
  /// Goes back to the frame of the last of the first events; of a pointer that would stay down, its
  /// press goes too.
  package func keep(first count: Int) throws(ReplayError) {
    var kept = Array(events.prefix(count))
    if let press = Self.openPress(in: kept) { kept = Array(kept.prefix(press)) }
    try restore(kept, upTo: 0)
  }

  /// Replays other events instead, at least to the frame that was shown last.
  ///
  /// - Throws: what is wrong with them; then all is as before.
  package func replaceEvents(_ events: [TraceEvent]) throws(ReplayError) {
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    try restore(order.map { events[$0] }, upTo: frame)
  }

  /// The events without one; of a press, the moves and the release of its pointer go too.
  package func events(without index: Int) -> [TraceEvent] {
    guard events.indices.contains(index) else { return events }
    guard case .press(let pointer, _) = events[index].action else {
      return events.indices.filter { $0 != index }.map { events[$0] }
    }
    var isDown = true
    return events.indices.filter { place in
      guard place >= index, isDown else { return true }
      switch events[place].action {
      case .press(pointer, _): return false
      case .move(pointer, _): return false
      case .release(pointer, _):
        isDown = false
        return false
      default: return true
      }
    }.map { events[$0] }
  }

  /// The place of the first press whose pointer is still down at the end.
  private static func openPress(in events: [TraceEvent]) -> Int? {
    var open: [Int: Int] = [:]
    for (index, event) in events.enumerated() {
      switch event.action {
      case .press(let pointer, _): open[pointer] = index
      case .release(let pointer, _): open[pointer] = nil
      default: break
      }
    }
    return open.values.min()
  }

  /// Shows other events from the start.
  private func restore(_ events: [TraceEvent], upTo frame: Int) throws(ReplayError) {
    (replay, sequence) = try Self.replay(
      events, upTo: frame, on: scene, header: header, threads: threads)
    take(events)
  }

  /// A replay of events up to their last frame, or to a later one; only that is drawn where nothing is
  /// made of glass.
  private static func replay(
    _ events: [TraceEvent], upTo frame: Int, on scene: Scene, header: TraceHeader, threads: Int
  ) throws(ReplayError) -> (Replay, TraceSequence) {
    var sequence = try TraceReader.check(header)
    for (index, event) in events.enumerated() {
      try TraceReader.check(event, line: Trace.line(ofEvent: index))
      try sequence.append(event, line: Trace.line(ofEvent: index))
    }
    let trace = Trace(header: header, events: events)
    let last = max(trace.frameCount - 1, frame)
    var options = ReplayOptions(threads: threads, pixels: .from(last), requirements: [])
    options.keepsCheckpoints = false
    var replay = try Replay(trace, on: scene, options: options)
    while replay.frame < last {
      if replay.frame == replay.lastFrame { replay.extend(with: []) }
      _ = try replay.showNextFrame()
    }
    return (replay, sequence)
  }
}

extension TraceTarget {
  /// The point where it is said as one.
  fileprivate var knownPoint: Point2D? {
    if case .point(let point) = self { return point }
    return nil
  }
}
