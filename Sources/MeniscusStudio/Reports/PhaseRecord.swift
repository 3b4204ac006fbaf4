import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// How long the phases of a trace's frames took, and which views changed in them.
package struct PhaseRecord: Sendable {
  private var durations: [[Phase: UInt64]]
  private var usual: [Phase: UInt64] = [:]
  private var views: [ChangedViews]
  private var tiles: [Int]

  /// Takes what a run noted.
  ///
  /// - Parameters:
  ///   - log: the digests of its frames; nil where there are none.
  ///   - spans: how long each phase of each frame took.
  package init(_ log: FrameHashLog?, spans: [Span]) {
    let count = max(log?.frames.count ?? 0, (spans.map(\.frame).max() ?? -1) + 1)
    durations = Array(repeating: [:], count: count)
    for span in spans where span.frame >= 0 {
      guard let phase = Phase(index: span.phase) else { continue }
      durations[span.frame][phase, default: 0] += span.duration
    }
    for phase in Phase.allCases {
      let all = durations.compactMap { $0[phase] }
      usual[phase] = DurationSummary(all).map(\.median)
    }
    views = log.map(Self.views) ?? []
    tiles = log?.frames.map(\.tiles.count) ?? []
  }

  /// The phases of a frame, in their order.
  package func phases(of frame: Int) -> [PhaseText] {
    guard durations.indices.contains(frame) else { return [] }
    return Phase.allCases.compactMap { phase in
      guard let duration = durations[frame][phase] else { return nil }
      var text = PhaseText(
        phase: phase, duration: duration, usual: usual[phase] ?? duration, views: [], gone: [],
        tiles: nil)
      if let stage = Self.stage(phase), views.indices.contains(frame) {
        text.views = views[frame].byStage[stage] ?? []
        text.gone = views[frame].gone
      }
      if phase == .render, tiles.indices.contains(frame) { text.tiles = tiles[frame] }
      return text
    }
  }

  /// The stage that a phase makes and that digests of views tell apart.
  private static func stage(_ phase: Phase) -> Stage? {
    switch phase {
    case .update: .state
    case .layout: .layout
    case .display: .display
    case .input, .morph, .render, .hash: nil
    }
  }

  /// The views that changed in each frame, by stage; nothing in frame 0, where all are new.
  private static func views(_ log: FrameHashLog) -> [ChangedViews] {
    var known: [Int: FrameHashLog.ViewChange] = [:]
    return log.frames.enumerated().map { number, frame in
      var changed = ChangedViews()
      for view in frame.views {
        let before = known.updateValue(view, forKey: view.view)
        guard number > 0, log.views.indices.contains(view.view) else { continue }
        let path = log.views[view.view]
        if view.isGone {
          changed.gone.append(path)
          continue
        }
        if before?.state != view.state { changed.byStage[.state, default: []].append(path) }
        if before?.layout != view.layout { changed.byStage[.layout, default: []].append(path) }
        if before?.operations != view.operations {
          changed.byStage[.display, default: []].append(path)
        }
      }
      // A container changes with what is in it.
      for stage in [Stage.layout, .display] {
        changed.byStage[stage] = changed.byStage[stage].map(innermost)
      }
      return changed
    }
  }

  /// The paths that have no other in them.
  private static func innermost(_ paths: [String]) -> [String] {
    var outer: Set<Substring> = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        // What is known has all that is around it known.
        guard outer.insert(rest).inserted else { break }
      }
    }
    return paths.filter { !outer.contains($0[...]) }
  }
}

/// The views that changed in a frame.
private struct ChangedViews: Sendable {
  /// The paths of those that are there, by the stage in which they changed.
  var byStage: [Stage: [String]] = [:]
  /// The paths of those that are no longer there.
  var gone: [String] = []
}

extension FrameHashLog.ViewChange {
  /// Whether the view is no longer there.
  fileprivate var isGone: Bool { state == 0 && layout == 0 && operations == 0 }
}
