import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

/// Says of the first frame that differs what differs there, in values and places.
///
/// View snapshots and display lists are kept of checkpoints alone: the first checkpoint from that
/// frame on whose texts differ says the values. For frames between checkpoints, the digests of
/// tiles say where.
struct DivergenceDetails {
  let divergence: Divergence
  /// What is accepted of every frame.
  let expected: FrameHashLog
  let record: ReplayRecord
  /// The checkpoints, and what is accepted of them.
  let checkpoints: [ComparedCheckpoint]
  let trace: Trace
  /// Looks for why a checkpoint is not as accepted.
  let search: (ComparedCheckpoint) -> CauseSearch
  /// Draws a frame anew, for its operations.
  let list: @MainActor (Int) -> DisplayList?

  /// What it comes to: values, place, time.
  @MainActor
  var findings: [DivergenceDetail] {
    [divergence.stage.map { .stage($0) }, values, place].compactMap { $0 } + times
  }

  // MARK: Values

  /// The first value that differs, at the first checkpoint that shows one.
  private var values: DivergenceDetail? {
    guard let stage = divergence.stage, stage <= .display else { return nil }
    for checkpoint in checkpoints where checkpoint.capture.frame >= divergence.frame {
      if let detail = values(of: checkpoint) { return detail }
    }
    return nil
  }

  private func values(of checkpoint: ComparedCheckpoint) -> DivergenceDetail? {
    guard let tree = checkpoint.accepted.tree.value, checkpoint.accepted.displayBytes.value != nil
    else {
      return nil
    }
    let capture = checkpoint.capture
    let place = CheckpointPlace(
      capture.name, frame: capture.frame == divergence.frame ? nil : capture.frame)
    let search = search(checkpoint)
    let named = search.named
    if let first = named.first {
      let told = divergence.views.lazy.compactMap { view in
        named.first { $0.kind != .removed && $0.view == view.path }
      }.first
      return .cause(told ?? first, others: named.count - 1, at: place)
    }
    switch search.party {
    case .state(let found), .motion(let found):
      return leading(found).map { .state($0, others: found.count - 1, at: place) }
    case .layout(let found):
      return leading(found).map { .layout($0, others: found.count - 1, at: place) }
    case .operations(let changes):
      return operation(of: changes, among: checkpoint.operations).map { .operation($0, at: place) }
    case .pixels:
      // What glass takes from its surroundings says something where nothing else does.
      let state = divergence.stage == .state ? tree.stateFindings(checkpoint.tree) : []
      return leading(state).map { .state($0, others: state.count - 1, at: place) }
    }
  }

  /// The finding about the view that is named first; else the first.
  private func leading(_ findings: [ChangeFinding]) -> ChangeFinding? {
    for view in divergence.views {
      if let finding = findings.first(where: { $0.path == view.path }) { return finding }
    }
    return findings.first
  }

  private func operation(
    of changes: [OperationChange], among all: OperationChanges
  ) -> RegionChange? {
    let named = divergence.views.lazy.compactMap { view in
      changes.first { $0.change.view == view.path }
    }.first
    var change = (named ?? changes.first)?.change
    change?.others = all.causes.count - 1
    return change
  }

  /// Whether a change of time is one, and not what another value looks like for a while.
  private func isMatterOfTime(_ change: TimingChange) -> Bool {
    switch change.kind {
    case .retimed, .extra, .missing: return true
    case .eased, .settles:
      // Curves and durations are in the state of what moves, and in no value that a view stores.
      return divergence.stage == .state
        && checkpoints.allSatisfy { checkpoint in
          guard checkpoint.capture.frame >= divergence.frame,
            let tree = checkpoint.accepted.tree.value
          else { return true }
          return tree.stateFindings(checkpoint.tree).allSatisfy(CauseSearch.follows)
        }
    }
  }

  // MARK: Place

  /// Where pixels differ at a frame that no checkpoint shows, and who drew there.
  @MainActor
  private var place: DivergenceDetail? {
    guard let tiles = rectangle, !record.captures.contains(where: { $0.frame == divergence.frame })
    else { return nil }
    let isDrawn = divergence.stage == .surfaces || divergence.stage == .pixels
    var drawn: [DrawnOperation] = []
    if isDrawn, let list = list(divergence.frame) {
      drawn = DrawnList(list).operations.reversed().filter { operation in
        [.fill, .glyphs, .glass].contains(operation.kind)
          && !operation.bounds.intersection(tiles).isEmpty
          && (divergence.stage == .pixels || operation.kind == .glass)
      }
    }
    return .tiles(
      divergence.tiles.count, tiles,
      drawn: drawn.map { DrawnKind(kind: $0.kind.rawValue, path: $0.path) })
  }

  /// The rectangle around all tiles that differ, in points.
  private var rectangle: Rect2D? {
    let hashLog = record.hashLog
    var extent = hashLog.extent
    for frame in hashLog.frames.prefix(divergence.frame + 1) { extent = frame.extent ?? extent }
    let side = hashLog.tileSize
    guard side > 0, extent.width > 0, !divergence.tiles.isEmpty else { return nil }
    let columns = (extent.width + side - 1) / side
    let rects = divergence.tiles.map { tile in
      let (x, y) = (tile % columns * side, tile / columns * side)
      return Rect2D(
        minX: Double(x), minY: Double(y), maxX: Double(min(x + side, extent.width)),
        maxY: Double(min(y + side, extent.height)))
    }
    let whole = rects.reduce(Rect2D.zero) { $0.union($1) }
    let scale = trace.header.scale
    return Rect2D(
      x: whole.minX / scale, y: whole.minY / scale, width: whole.width / scale,
      height: whole.height / scale)
  }

  // MARK: Time

  /// How the time of the first stretch that differs changed.
  ///
  /// What the first view shows says most: while another view still moves, frames as a whole do not
  /// come to rest. Where that view alone says nothing, whole frames do; and where the same pictures
  /// come at other frames whole frames say it best, as values at other times round otherwise.
  private var times: [DivergenceDetail] {
    // What is drawn otherwise by the same operations is no matter of time.
    if divergence.stage == .surfaces || divergence.stage == .pixels { return [] }
    let whole = TimingChange.changes(expected: expected, actual: record.hashLog)
    let isRetimed = whole.first.map { if case .retimed = $0.kind { true } else { false } } ?? false
    let view = divergence.views.first { view in
      if case .changed(let stages) = view.kind { stages.contains(.display) } else { false }
    }?.path
    let own = view.map {
      TimingChange.changes(expected: expected, actual: record.hashLog, of: $0)
    }
    let changes = isRetimed ? whole : own.flatMap { $0.isEmpty ? nil : $0 } ?? whole
    guard let first = changes.first, isMatterOfTime(first) else { return [] }
    let isOwn = own?.isEmpty == false && (!isRetimed || own?.first?.first == first.first)
    return [.timing(first, view: isOwn ? view : nil, others: changes.count - 1)]
  }
}
