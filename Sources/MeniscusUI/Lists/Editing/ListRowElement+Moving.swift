import MeniscusGeometry

/// A row that is being moved by its handle.
@MainActor
struct ListReordering {
  let row: ListRowElement
  /// The place of the row among the elements of its collection, which may change by other means.
  var origin: Int
  /// The place among them that the row would be put before or at.
  var target: Int
}

/// How rows are moved: the one in hand follows the pointer, the others make room.
extension ListRowElement {
  func moveBegan() {
    guard let list, let entry else { return }
    list.reordering = ListReordering(row: self, origin: entry.index, target: entry.index)
    graph.stateChanged()
  }

  func moveChanged(by distance: Double) {
    guard let list, let reordering = list.reordering, reordering.row === self, let frame else {
      return
    }
    guard let own = entry else { return cancelMove() }
    lift.set(distance, animation: nil, at: graph.time)
    graph.stateChanged()
    let rivals = list.rivals(of: self, own)
    let center = body(in: frame).midY + distance
    var target = own.index
    for (row, entry) in rivals {
      guard let place = row.frame.map({ row.body(in: $0) }) else { continue }
      if entry.index < own.index, center < place.midY {
        target = min(target, entry.index)
      }
      if entry.index > own.index, center > place.midY {
        target = max(target, entry.index)
      }
    }
    guard target != reordering.target || own.index != reordering.origin else { return }
    list.reordering = ListReordering(row: self, origin: own.index, target: target)
    for (row, entry) in rivals { row.makeRoom(for: self, entry, target) }
  }

  /// Puts all rows back: the one in hand is gone, or somebody else has the touch.
  func cancelMove() {
    guard let list, list.reordering?.row === self else { return }
    list.reordering = nil
    let others = list.shownRows.filter { $0 !== self }
    for row in others + [self] where row.lift.target != 0 || row.lift.isInMotion {
      row.lift.set(0, animation: .listRows, at: graph.time)
      graph.valueChanged(of: row, isMoving: row.lift.isInMotion)
    }
    graph.stateChanged()
  }

  /// Moves out of the way of a row in hand, or back.
  private func makeRoom(for moved: ListRowElement, _ entry: ListEntry, _ target: Int) {
    guard let origin = list?.reordering?.origin else { return }
    let height = moved.frame.map { moved.body(in: $0).height } ?? 0
    let shift: Double =
      entry.index > origin && entry.index <= target
      ? -height : entry.index < origin && entry.index >= target ? height : 0
    lift.set(shift, animation: .listRows, at: graph.time)
    graph.valueChanged(of: self, isMoving: lift.isInMotion)
  }

  /// Where the row's own part begins when nothing moves it.
  private var restingPlace: Double { frame.map { body(in: $0).minY } ?? 0 }

  func moveEnded() {
    guard let list, let reordering = list.reordering, reordering.row === self else { return }
    guard let entry else { return cancelMove() }
    list.reordering = nil
    let rows = list.shownRows
    let before = rows.map { $0.restingPlace + $0.lift.value(at: graph.time) }
    let (origin, target) = (entry.index, reordering.target)
    if target != origin, let onMove = entry.edits.onMove {
      graph.withTransaction(Transaction()) {
        onMove(IndexSet(integer: origin), target > origin ? target + 1 : target)
      }
    }
    // Every row goes on to its place from where it is seen.
    for (row, place) in zip(rows, before) {
      row.lift.set(place - row.restingPlace, animation: nil, at: graph.time)
      row.lift.set(0, animation: .listRows, at: graph.time)
      graph.valueChanged(of: row, isMoving: row.lift.isInMotion)
    }
    graph.stateChanged()
  }
}

extension ListElement {
  /// The other rows in sight that stand for elements of the same collection.
  fileprivate func rivals(
    of row: ListRowElement, _ own: ListEntry
  ) -> [(ListRowElement, ListEntry)] {
    shownRows.compactMap { other in
      guard other !== row, let entry = other.entry, entry.source === own.source,
        !other.traits.isMoveDisabled
      else { return nil }
      return (other, entry)
    }
  }
}
