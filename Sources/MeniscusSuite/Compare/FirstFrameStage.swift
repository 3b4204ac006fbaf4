import MeniscusDisplay
import MeniscusReplay

/// Tells in which stage frame 0 parts from what is accepted, where its hashes cannot.
///
/// Frame 0 starts with glass that has adapted to what lies behind it. So whatever differs there, in
/// whichever stage, the state of glass differs, what is drawn of it, and the surfaces, which have
/// its look. What a checkpoint of that frame keeps tells more: which operations differ in anything
/// that does not follow from what glass saw, and, with the accepted look given to this run's glass,
/// whether its surfaces are the accepted ones. A later checkpoint tells of surfaces alone, and only
/// where no operation differs otherwise.
struct FirstFrameStage {
  /// What this run shows at the checkpoint.
  private let capture: ReplayRecord.Capture
  /// What is accepted of its operations.
  private let accepted: DisplayText
  private let changes: [OperationChange]
  /// What is accepted of the hashes of its frame.
  private let expected: StageHashes
  /// The hash of the surfaces that this run's engine finds in a list.
  private let surfaces: (DisplayList) -> UInt64

  /// Sets a checkpoint beside what is accepted of it.
  ///
  /// - Parameter display: the accepted display list.
  init(
    _ capture: ReplayRecord.Capture, display: String, expected: StageHashes,
    surfaces: @escaping (DisplayList) -> UInt64
  ) {
    self.capture = capture
    self.expected = expected
    self.surfaces = surfaces
    accepted = DisplayText(display)
    changes = OperationChanges(expected: display, actual: capture.display).changes
  }

  /// A divergence at frame 0 with the stage that it begins in; as it is where the hashes tell it.
  ///
  /// - Parameter first: the first stage whose hash differs.
  func refined(_ divergence: Divergence, first: Stage?) -> Divergence {
    guard divergence.frame == 0, first == .state,
      divergence.stage == .display || divergence.stage == .pixels
    else { return divergence }
    var refined = divergence
    let causes = self.causes
    guard causes.isEmpty else {
      guard capture.frame == 0 else { return divergence }
      refined.stage = .display
      let views = causes.compactMap(\.change.view).reduce(into: [String]()) { views, view in
        if !views.contains(view) { views.append(view) }
      }
      refined.views =
        views.map { ViewDifference(path: $0, kind: .changed([.display])) }
        + refined.views.filter { !views.contains($0.path) }
      return refined
    }
    refined.stage = surfaces(listAsAccepted) == expected[.surfaces] ? .pixels : .surfaces
    return refined
  }

  /// What differs and does not follow from what lies behind glass.
  private var causes: [OperationChange] {
    let adapted = changes.filter(\.isAdaptation).compactMap(\.change.view)
    return changes.filter { change in
      if change.isAdaptation { return false }
      // Ink on glass is light or dark as the glass is.
      guard change.kind == .recolored, let view = change.change.view else { return true }
      return !adapted.contains { ViewNames.isInside(view, $0) }
    }
  }

  /// This run's list, its glass with the accepted look.
  private var listAsAccepted: DisplayList {
    var list = capture.list
    let now = DisplayText(capture.display)
    for (row, operation) in list.operations.enumerated() {
      guard case .glass(let element) = operation.action, list.glass.indices.contains(element),
        let key = now.operation(at: row)?.key, let drawn = accepted[key]
      else { continue }
      let words = GlassWords(drawn.parts)
      func value(_ name: String) -> Double { words[name].flatMap(DrawnShape.number) ?? 0 }
      list.glass[element].material.darkness = value("darkness")
      list.glass[element].material.shadow = value("shadow")
      list.glass[element].material.density = value("density")
    }
    return list
  }
}
