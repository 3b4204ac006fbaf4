import MeniscusDisplay
import MeniscusFormats
import MeniscusRender
import MeniscusUI

/// What tells a recorder of the frames that follow from what it is driven with.
@MainActor
enum RecordedFrames {
  /// They are shown, one after the other.
  case live(LiveFrames)
  /// A replay has shown them: the frames in which nothing moved, its last among them.
  ///
  /// What is driven otherwise than that replay is told apart by its events: up to the first of them
  /// the frames are the same.
  case known(settled: [ClosedRange<Int>])

  /// Shows a frame with the events in it; whether nothing moves any more in it, but what moves without
  /// end.
  func show(
    _ frame: Int, _ events: [(line: Int, event: TraceEvent)]
  ) throws(ReplayError) -> Bool {
    switch self {
    case .live(let frames): try frames.show(frame, events)
    case .known(let settled):
      settled.contains { $0.contains(frame) } || frame > settled.last?.upperBound ?? 0
    }
  }

  /// The paths of the views that were different, or new, in the frame that was shown last.
  var changedViews: [String] {
    if case .live(let frames) = self { frames.changedViews } else { [] }
  }
}

/// A scene that shows frame after frame.
@MainActor
final class LiveFrames {
  private(set) var changedViews: [String] = []
  private let host: SceneHost
  private var player: EventPlayer
  private var views: [ViewStages] = []
  /// Draws the frames that have glass, as a replay does: the scene adapts to what lies behind it.
  private var renderer = Renderer()

  init(of scene: Scene, header: TraceHeader) {
    host = SceneHost(scene: scene, configuration: header.configuration)
    player = EventPlayer(host: host, clock: FrameClock(rate: header.rate))
  }

  func show(
    _ frame: Int, _ events: [(line: Int, event: TraceEvent)]
  ) throws(ReplayError) -> Bool {
    let inputs = try player.inputs(at: frame, events: events)
    var shown = host.advance(to: frame, inputs: inputs)
    if shown.hasGlass {
      if frame == 0 { shown = host.adaptFirstFrame(to: measure(shown)) }
      shown.hand(measure(shown), to: host)
    }
    for issue in shown.issues {
      if issue.isFailure { throw .scene(issue, frame: frame) }
    }
    changedViews = Self.changes(from: views, to: shown.views)
    views = shown.views
    return shown.isSettled
  }

  private func measure(_ shown: SceneFrame) -> GlassMeasurements {
    renderer.render(
      shown.displayList, digest: shown.displayDigest, parallel: .dispatch(threads: 2)
    ).measurements
  }

  private static func changes(from old: [ViewStages], to new: [ViewStages]) -> [String] {
    if old == new { return [] }
    let known = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
    return new.filter { known[$0.path] != $0 }.map(\.path)
  }
}
