import MeniscusFormats

/// Finds how a trace differs from the one that was accepted.
package enum TraceEditSearch {
  /// The most edits that are kept; of more only the number is.
  static let limit = 50

  /// How a trace differs from another, in what a case of it can show: header field by field, then
  /// event by event.
  ///
  /// - Parameters:
  ///   - old: the accepted trace, in the environment of the case's variant.
  ///   - new: the trace, in the same environment.
  ///   - variant: the case's variant; another's is nothing to it.
  package static func edits(
    from old: Trace, to new: Trace, variant: String? = nil
  ) -> [TraceEdit] {
    let edits = headerEdits(old.header, new.header, variant) + eventEdits(old, new)
    guard edits.count > limit else { return edits }
    return edits.prefix(limit) + [.others(edits.count - limit)]
  }

  private static func headerEdits(
    _ old: TraceHeader, _ new: TraceHeader, _ variant: String?
  ) -> [TraceEdit] {
    var edits: [TraceEdit] = []
    if old.size != new.size { edits.append(.size(old.size, new.size)) }
    if old.scale != new.scale { edits.append(.scale(old.scale, new.scale)) }
    if old.rate != new.rate { edits.append(.rate(old.rate, new.rate)) }
    if old.seed != new.seed { edits.append(.seed(old.seed, new.seed)) }
    if old.environment != new.environment {
      edits.append(.environment(old.environment, new.environment))
    }
    edits += fontEdits(old.fonts, new.fonts)
    if let variant, !old.variants.contains(where: { $0.name == variant }) {
      edits.append(.variant(variant))
    }
    if old.tolerance != new.tolerance { edits.append(.tolerance(old.tolerance, new.tolerance)) }
    if old.rules != new.rules {
      edits.append(
        .rules(
          removed: old.rules.filter { !new.rules.contains($0) },
          added: new.rules.filter { !old.rules.contains($0) }))
    }
    return edits
  }

  private static func fontEdits(_ old: [TraceFont], _ new: [TraceFont]) -> [TraceEdit] {
    var edits: [TraceEdit] = []
    for font in old where !new.contains(font) {
      let isThere = new.contains { $0.name == font.name }
      edits.append(.font(font.name, isThere ? .replaced : .removed))
    }
    for font in new where !old.contains(where: { $0.name == font.name }) {
      edits.append(.font(font.name, .added))
    }
    return edits
  }

  /// The edits of events, in the order of the trace.
  private static func eventEdits(_ old: Trace, _ new: Trace) -> [TraceEdit] {
    let pairs = EventPairs(old.events, new.events)
    var found = GapEdits(pairs, old, new).edits + moves(of: pairs, old, new)
    found.sort { $0.place < $1.place }
    return found.map(\.edit)
  }

  /// The events that are the same at another time, those together that are as far from where they
  /// were.
  private static func moves(
    of pairs: EventPairs, _ old: Trace, _ new: Trace
  ) -> [PlacedEdit] {
    var moves: [PlacedEdit] = []
    var index = 0
    while index < pairs.pairs.count {
      let first = pairs.pairs[index]
      let time = new.events[first.new].time - old.events[first.old].time
      var last = index
      // Times are rounded down to microseconds: the same number of frames may be one more.
      while time != 0, last + 1 < pairs.pairs.count,
        case let next = pairs.pairs[last + 1],
        abs(new.events[next.new].time - old.events[next.old].time - time) <= 1
      {
        last += 1
      }
      if time != 0 {
        let others = last - index
        moves.append(
          PlacedEdit(
            place: first.new,
            edit: .moved(
              TraceEdit.PlacedEvent(first.old, of: old), TraceEdit.PlacedEvent(first.new, of: new),
              others: others,
              isToEnd: others > 0 && last == pairs.pairs.count - 1)))
      }
      index = last + 1
    }
    return moves
  }
}

/// An edit, and the place among the events of the trace that it is told at.
struct PlacedEdit {
  var place: Int
  var edit: TraceEdit
}

/// What became of the events that have no partner.
struct GapEdits {
  private(set) var edits: [PlacedEdit] = []
  private let old: Trace
  private let new: Trace

  /// The most events of a gap that are told of one by one.
  private static let limit = 40

  init(_ pairs: EventPairs, _ old: Trace, _ new: Trace) {
    self.old = old
    self.new = new
    var gaps = pairs.gaps.map { (old: Array($0.old), new: Array($0.new), place: $0.new.lowerBound) }
    for index in gaps.indices where max(gaps[index].old.count, gaps[index].new.count) > Self.limit {
      rewrite(gaps[index])
      (gaps[index].old, gaps[index].new) = ([], [])
    }
    pairAcross(&gaps, pairs)
    for gap in gaps { pairWithin(gap) }
  }

  private mutating func rewrite(_ gap: (old: [Int], new: [Int], place: Int)) {
    func lines(_ places: [Int], or place: Int) -> ClosedRange<Int> {
      let (first, last) = (places.first ?? place, places.last ?? place)
      return Trace.line(ofEvent: first)...Trace.line(ofEvent: last)
    }
    edits.append(
      PlacedEdit(
        place: gap.place,
        edit: .rewritten(lines(gap.old, or: gap.place), lines(gap.new, or: gap.place))))
  }

  /// Takes out events that are in another gap now: they come earlier or later than others.
  private mutating func pairAcross(
    _ gaps: inout [(old: [Int], new: [Int], place: Int)], _ pairs: EventPairs
  ) {
    for source in gaps.indices {
      var left: [Int] = []
      for event in gaps[source].old {
        let isSame = { pairs.isSame(event, $0) }
        guard let target = gaps.firstIndex(where: { $0.new.contains(where: isSame) }),
          let place = gaps[target].new.firstIndex(where: isSame)
        else {
          left.append(event)
          continue
        }
        let other = gaps[target].new.remove(at: place)
        edits.append(
          PlacedEdit(
            place: other,
            edit: .moved(
              .init(event, of: old), .init(other, of: new), others: 0, isToEnd: false)))
      }
      gaps[source].old = left
    }
  }

  /// Takes events of a kind in a gap for the same that does something else; the others are gone, or
  /// new.
  private mutating func pairWithin(_ gap: (old: [Int], new: [Int], place: Int)) {
    var right = gap.new
    for left in gap.old {
      let event = TraceEdit.PlacedEvent(left, of: old)
      let other = right.firstIndex { new.events[$0].action.kind == event.action.kind }
      if let other {
        let place = right.remove(at: other)
        edits.append(
          PlacedEdit(place: place, edit: .changed(event, .init(place, of: new))))
      } else {
        edits.append(PlacedEdit(place: gap.place, edit: .removed(event)))
      }
    }
    for place in right {
      edits.append(PlacedEdit(place: place, edit: .added(.init(place, of: new))))
    }
  }
}
