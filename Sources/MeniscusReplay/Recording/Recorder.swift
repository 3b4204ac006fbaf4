import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// Drives a scene live and writes down what it was driven with.
///
/// Every step shows the next frame with the step's event in it, so that a step that names a view
/// that is not there fails as it is recorded. A checkpoint names the frame that was shown last.
///
/// ```swift
/// let recorder = try Recorder(scene: springs)
/// try recorder.tap("toggle")
/// try recorder.settle()
/// try recorder.checkpoint("after-tap")
/// let trace = try recorder.end()
/// ```
@MainActor
package final class Recorder {
  /// What is recorded.
  package let header: TraceHeader
  /// The frame that was shown last.
  package private(set) var frame = 0
  /// Whether nothing moves any more in it, but what moves without end.
  package private(set) var isSettled = false

  private let clock: FrameClock
  private let frames: RecordedFrames
  private var sequence: TraceSequence
  private var events: [TraceEvent] = []

  /// Shows the first frame of a scene.
  ///
  /// - Parameter settled: the frames in which nothing moves, where a replay has told them: then no
  ///   frame is shown, and views that are not there are not missed.
  /// - Throws: an error at line 1 where the header is not one that a trace can have.
  package init(
    scene: Scene, header: TraceHeader, settled: [ClosedRange<Int>]? = nil
  ) throws(ReplayError) {
    try header.checkFonts(of: scene)
    self.header = header
    sequence = try TraceReader.check(header)
    clock = FrameClock(rate: header.rate)
    frames =
      settled.map { .known(settled: $0) } ?? .live(LiveFrames(of: scene, header: header))
    try show(0, [])
  }

  /// Shows the first frame of a scene, on what it is made for unless something else is said.
  package convenience init(
    scene: Scene, size: Size2D? = nil, scale: Double = 2, rate: Int = 60, seed: UInt64 = 0,
    environment: TraceEnvironment = TraceEnvironment(), variants: [TraceVariant] = [],
    settled: [ClosedRange<Int>]? = nil
  ) throws(ReplayError) {
    let own = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    try self.init(
      scene: scene,
      header: TraceHeader(
        scene: scene.name, size: size ?? own, scale: scale, rate: rate, seed: seed,
        environment: environment, fonts: TraceFont.fonts(of: scene), variants: variants),
      settled: settled)
  }

  /// Shows the next frame with several events in it, and the frames after it for as long as one of
  /// them goes on.
  package func perform(_ actions: [TraceAction]) throws(ReplayError) {
    let first = frame + 1
    var last = first
    var added: [(line: Int, event: TraceEvent)] = []
    for action in actions {
      let event = TraceEvent(time: clock.microseconds(of: first), action: action)
      added.append((Trace.line(ofEvent: events.count), event))
      try append(event)
      last = max(last, clock.frame(at: event.time + action.duration))
    }
    try show(first, added)
    if last > first { try wait(frames: last - first) }
  }

  /// Shows frames without an event.
  package func wait(frames: Int) throws(ReplayError) {
    precondition(frames >= 0, "A recorder does not go back.")
    guard frames < FrameHashLog.frameLimit - frame else {
      throw .frameLimit(
        frames: min(frames, Int.max / 2) + frame + 1, limit: FrameHashLog.frameLimit)
    }
    for _ in 0..<frames { try show(frame + 1, []) }
  }

  /// Shows frames until nothing moves any more, but what moves without end; none where nothing does.
  ///
  /// - Throws: ``ReplayError/neverSettled(frame:views:)`` after `maximum` frames.
  package func settle(maximum: Int = 600) throws(ReplayError) {
    var rest = maximum
    while !isSettled {
      guard rest > 0 else { throw .neverSettled(frame: frame, views: frames.changedViews) }
      rest -= 1
      try wait(frames: 1)
    }
  }

  /// Names the frame that was shown last.
  package func checkpoint(_ name: String) throws(ReplayError) {
    try append(TraceEvent(time: clock.microseconds(of: frame), action: .checkpoint(name)))
  }

  /// Ends the recording with the frame that was shown last.
  ///
  /// - Throws: what a replay of it would: there has to be a checkpoint, and nothing may move.
  package func end() throws(ReplayError) -> Trace {
    guard events.contains(where: { $0.action.kind == .checkpoint }) else {
      throw .nothingChecked
    }
    guard isSettled else { throw .neverSettled(frame: frame, views: frames.changedViews) }
    try append(TraceEvent(time: clock.microseconds(of: frame), action: .end))
    return Trace(header: header, events: events)
  }

  /// Takes an event if a reader would take its line.
  private func append(_ event: TraceEvent) throws(ReplayError) {
    let line = Trace.line(ofEvent: events.count)
    try TraceReader.check(event, line: line)
    try sequence.append(event, line: line)
    events.append(event)
  }

  private func show(
    _ frame: Int, _ events: [(line: Int, event: TraceEvent)]
  ) throws(ReplayError) {
    isSettled = try frames.show(frame, events)
    self.frame = frame
  }
}
