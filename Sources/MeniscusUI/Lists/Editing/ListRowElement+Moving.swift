import MeniscusGeometry

/// A row that is being moved by its handle.
@MainActor
struct ListReordering {
  let row: ListRowElement
  let entry: ListEntry
  /// The place among the elements of the collection that the row would be put before or at.
  var target: Int
}

/// How rows are moved: the one in hand follows the pointer, the others make room.
extension ListRowElement {
  func moveBegan() {
    guard let list, let entry else { return }
    list.reordering = ListReordering(row: self, entry: entry, target: entry.index)
    graph.stateChanged()
  }

  func moveChanged(by distance: Double) {
    guard let list, let reordering = list.reordering, reordering.row === self, let frame else {
      return
    }
    lift.set(distance, animation: nil, at: graph.time)
    graph.stateChanged()
    let rivals = list.rivals(of: self)
    let center = body(in: frame).midY + distance
    var target = reordering.entry.index
    for (row, entry) in rivals {
      guard let place = row.frame.map({ row.body(in: $0) }) else { continue }
      if entry.index < reordering.entry.index, center < place.midY {
        target = min(target, entry.index)
      }
      if entry.index > reordering.entry.index, center > place.midY {
        target = max(target, entry.index)
      }
    }
    guard target != reordering.target else { return }
    list.reordering?.target = target
    for (row, entry) in rivals { row.makeRoom(for: self, entry, target) }
  }

  /// Moves out of the way of a row in hand, or back.
  private func makeRoom(for moved: ListRowElement, _ entry: ListEntry, _ target: Int) {
    guard let origin = list?.reordering?.entry.index else { return }
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
    list.reordering = nil
    let rows = list.shownRows
    let before = rows.map { $0.restingPlace + $0.lift.value(at: graph.time) }
    let (origin, target) = (reordering.entry.index, reordering.target)
    if target != origin, let onMove = reordering.entry.edits.onMove {
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
  fileprivate func rivals(of row: ListRowElement) -> [(ListRowElement, ListEntry)] {
    guard let source = reordering?.entry.source else { return [] }
    return shownRows.compactMap { other in
      guard other !== row, let entry = other.entry, entry.source === source,
        !other.traits.isMoveDisabled
      else { return nil }
      return (other, entry)
    }
  }
}
