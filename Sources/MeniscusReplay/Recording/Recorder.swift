import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusRender
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

  private let host: SceneHost
  private let clock: FrameClock
  private var player: EventPlayer
  private var sequence: TraceSequence
  private var events: [TraceEvent] = []
  private var changedViews: [String] = []
  private var views: [ViewStages] = []
  /// Draws the frames that have glass, as a replay does: the scene adapts to what lies behind it.
  private var renderer = Renderer()

  /// Shows the first frame of a scene.
  ///
  /// - Throws: an error at line 1 where the header is not one that a trace can have.
  package init(scene: Scene, header: TraceHeader) throws(ReplayError) {
    try header.checkFonts(of: scene)
    self.header = header
    sequence = try TraceReader.check(header)
    clock = FrameClock(rate: header.rate)
    host = SceneHost(scene: scene, configuration: header.configuration)
    player = EventPlayer(host: host, clock: clock)
    try show(0, [])
  }

  /// Shows the first frame of a scene, on what it is made for unless something else is said.
  package convenience init(
    scene: Scene, size: Size2D? = nil, scale: Double = 2, rate: Int = 60, seed: UInt64 = 0,
    environment: TraceEnvironment = TraceEnvironment(), variants: [TraceVariant] = []
  ) throws(ReplayError) {
    let own = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    try self.init(
      scene: scene,
      header: TraceHeader(
        scene: scene.name, size: size ?? own, scale: scale, rate: rate, seed: seed,
        environment: environment, fonts: TraceFont.fonts(of: scene), variants: variants))
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
      guard rest > 0 else { throw .neverSettled(frame: frame, views: changedViews) }
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
    guard isSettled else { throw .neverSettled(frame: frame, views: changedViews) }
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
    let inputs = try player.inputs(at: frame, events: events)
    var shown = host.advance(to: frame, inputs: inputs)
    if shown.hasGlass {
      if frame == 0 { shown = host.adaptFirstFrame(to: measure(shown)) }
      shown.hand(measure(shown), to: host)
    }
    self.frame = frame
    isSettled = shown.isSettled
    for issue in shown.issues {
      if issue.isFailure { throw .scene(issue, frame: frame) }
    }
    changedViews = Self.changes(from: views, to: shown.views)
    views = shown.views
  }

  private func measure(_ shown: SceneFrame) -> GlassMeasurements {
    renderer.render(
      shown.displayList, digest: shown.displayDigest, parallel: .dispatch(threads: 2)
    ).measurements
  }

  /// The paths of the views that are different, or new.
  private static func changes(from old: [ViewStages], to new: [ViewStages]) -> [String] {
    if old == new { return [] }
    let known = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
    return new.filter { known[$0.path] != $0 }.map(\.path)
  }
}
