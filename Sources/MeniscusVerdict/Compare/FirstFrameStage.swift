import MeniscusDisplay
import MeniscusFormats

/// Tells in which stage frame 0 parts from what is accepted, where its hashes cannot.
///
/// Frame 0 starts with glass that has adapted to what lies behind it. So whatever differs there, in
/// whichever stage, the state of glass differs, what is drawn of it, and the fused shapes, which
/// have its look. What a checkpoint of that frame keeps tells more: which operations differ in
/// anything that does not follow from what glass saw, and, with the accepted look given to this
/// run's glass, whether its fused shapes are the accepted ones. A later checkpoint tells of fused
/// shapes alone, and only where no operation differs otherwise.
struct FirstFrameStage {
  /// The checkpoint, and what is accepted of it.
  private let checkpoint: ComparedCheckpoint
  /// What is accepted of its operations.
  private let accepted: DrawnList
  /// What is accepted of the hashes of its frame.
  private let expected: StageHashes
  /// The hash of the fused shapes that this run's engine finds in a list.
  private let surfaces: (DisplayList) -> UInt64

  /// Looks at a checkpoint; nil where its accepted operations are not known.
  init?(
    _ checkpoint: ComparedCheckpoint, expected: StageHashes,
    surfaces: @escaping (DisplayList) -> UInt64
  ) {
    guard let accepted = checkpoint.accepted.display.value else { return nil }
    self.checkpoint = checkpoint
    self.accepted = accepted
    self.expected = expected
    self.surfaces = surfaces
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
      guard checkpoint.capture.frame == 0 else { return divergence }
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
    let changes = checkpoint.operations.changes
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
    var list = checkpoint.capture.list
    for (row, operation) in list.operations.enumerated() {
      guard case .glass(let element) = operation.action, list.glass.indices.contains(element),
        let key = checkpoint.drawn.operation(at: row)?.key,
        let material = accepted[key]?.glass?.material
      else { continue }
      for amount in GlassMaterial.Amount.adapting {
        list.glass[element].material[amount] = material[amount]
      }
    }
    return list
  }
}
