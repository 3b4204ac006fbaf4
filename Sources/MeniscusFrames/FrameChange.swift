/// How a frame differs from the one before: which items are kept, which have other numbers, which are
/// new.
///
/// Items need not keep their order. A number is expected to change as the number at the same place of
/// the item before did, as those do that scroll together.
enum FrameChange {
  /// What is expected of the numbers of the items to come.
  fileprivate struct Expectations {
    /// How much the number at each place of an item changed last.
    private var changes: [Double] = []
    /// The numbers of the last new item of each kind, which another one most resembles.
    var fresh = [[Double]](repeating: [], count: ItemShape.kinds)

    func bits(at place: Int, _ old: Double) -> UInt64 {
      NumberCoding.expectation(old, place < changes.count ? changes[place] : 0)
    }

    mutating func note(_ change: Double, at place: Int) {
      while changes.count <= place { changes.append(0) }
      changes[place] = change.isFinite ? change : 0
    }

    /// The numbers that a new item is taken to be like, as many as it has.
    func likeness(_ kind: Int, count: Int) -> [Double] {
      let last = fresh[kind]
      if last.count >= count { return Array(last[..<count]) }
      return last + [Double](repeating: 0, count: count - last.count)
    }
  }

  /// Writes what a frame has that the one before had not.
  static func put(
    _ new: FrameState, after old: FrameState, _ shapes: [ItemShape], to sink: inout ByteSink
  ) {
    var expected = Expectations()
    let places = ItemPlaces(of: old)
    var (item, next) = (0, 0)
    sink.put(count: new.count)
    while true {
      var kept = 0
      while item + kept < new.count, next + kept < old.count,
        new.isEqual(item + kept, to: old, next + kept)
      {
        kept += 1
      }
      sink.put(count: kept)
      item += kept
      next += kept
      guard item < new.count else { return }
      let shape = Int(new.shapes[item])
      let values = Array(new.numbers[new.range(item)])
      if let found = places.nearest(to: next, Int32(shape)) {
        sink.put(varint: Int64(found - next).folded + 1)
        put(values, after: Array(old.numbers[old.range(found)]), &expected, to: &sink)
        next = found + 1
      } else {
        sink.put(varint: 0)
        sink.put(count: shape)
        let kind = shapes[shape].kind
        let like = expected.likeness(kind, count: values.count)
        expected.fresh[kind] = values
        put(values, after: like, &expected, to: &sink)
      }
      item += 1
    }
  }

  private static func put(
    _ values: [Double], after old: [Double], _ expected: inout Expectations, to sink: inout ByteSink
  ) {
    let changed = values.indices.filter { values[$0].bitPattern != old[$0].bitPattern }
    sink.put(count: changed.count)
    var last = -1
    for place in changed {
      sink.put(count: place - last - 1)
      NumberCoding.put(values[place], expecting: expected.bits(at: place, old[place]), to: &sink)
      expected.note(values[place] - old[place], at: place)
      last = place
    }
  }

  /// Takes a frame that follows another one.
  static func take(
    from source: inout ByteSource, after old: FrameState, _ shapes: [ItemShape]
  ) throws(FrameFileProblem) -> FrameState {
    var new = FrameState()
    var expected = Expectations()
    let count = try source.count(upTo: FramesFormat.itemLimit)
    var next = 0
    while true {
      let kept = try source.count(upTo: min(count - new.count, old.count - next))
      new.append(next..<next + kept, of: old)
      next += kept
      guard new.numbers.count <= FramesFormat.numberLimit else { throw .limit(.numbers) }
      guard new.count < count else { return new }
      let start = source.position
      let code = try source.varint()
      if code == 0 {
        let shape = try source.count(upTo: shapes.count)
        guard shape < shapes.count else { throw .malformed(byte: start) }
        let size = shapes[shape].numberCount
        guard size <= FramesFormat.numberLimit else { throw .limit(.numbers) }
        let kind = shapes[shape].kind
        var values = expected.likeness(kind, count: size)
        try take(&values, &expected, from: &source)
        expected.fresh[kind] = values
        new.append(shape, values)
      } else {
        let shift = Int64(unfolding: code - 1)
        guard abs(Double(shift)) <= Double(FramesFormat.itemLimit),
          old.shapes.indices.contains(next + Int(shift))
        else { throw .malformed(byte: start) }
        let found = next + Int(shift)
        var values = Array(old.numbers[old.range(found)])
        try take(&values, &expected, from: &source)
        new.append(Int(old.shapes[found]), values)
        next = found + 1
      }
    }
  }

  private static func take(
    _ values: inout [Double], _ expected: inout Expectations, from source: inout ByteSource
  ) throws(FrameFileProblem) {
    var place = -1
    for _ in 0..<(try source.count(upTo: values.count)) {
      let start = source.position
      place += try source.count(upTo: values.count) + 1
      guard place < values.count else { throw .malformed(byte: start) }
      let old = values[place]
      values[place] = try NumberCoding.take(
        expecting: expected.bits(at: place, old), from: &source)
      expected.note(values[place] - old, at: place)
    }
  }
}

/// Where the items of each shape are in a frame.
private struct ItemPlaces {
  private var places: [Int32: [Int]] = [:]

  init(of state: FrameState) {
    for (item, shape) in state.shapes.enumerated() { places[shape, default: []].append(item) }
  }

  /// The item of a shape that is nearest to a place.
  func nearest(to place: Int, _ shape: Int32) -> Int? {
    guard let all = places[shape] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < place { low = middle + 1 } else { high = middle }
    }
    guard low < all.count else { return all.last }
    guard low > 0, place - all[low - 1] < all[low] - place else { return all[low] }
    return all[low - 1]
  }
}
