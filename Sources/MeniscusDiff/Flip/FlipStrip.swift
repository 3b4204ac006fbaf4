/// A strip of rows within a block of columns, filtered down the columns, and the values made of it.
struct FlipStrip {
  /// What is filtered down the columns.
  private enum Result: Int, CaseIterable {
    case achromatic, redGreen, blueYellow, otherBlueYellow, edgeAcross, edgeDown, pointAcross,
      pointDown
  }

  private static let width = FlipRows.width
  /// The values from a result to the next.
  private static let stride = FlipRows.strip * width
  /// The values from the results for the sum of the pictures to those for their difference.
  private static let changes = Result.allCases.count * stride

  private let kernels: FlipKernels
  private let distance: FlipDistance
  private let scale: FlipScale
  /// The columns, and those that loops run over.
  private let columns: Int
  private let count: Int
  private let results: UnsafeMutablePointer<Float>
  /// A row of features, six rows for distances, and one of values.
  private let room: UnsafeMutablePointer<Float>
  /// The channels in which the pictures differ within reach of each row.
  private let marks: UnsafeMutablePointer<FlipRows.Channels>

  /// Makes room for a strip, which it does not own; ``deallocate()`` gives it back.
  init(kernels: FlipKernels, distance: FlipDistance, scale: FlipScale, count: Int) {
    self.kernels = kernels
    self.distance = distance
    self.scale = scale
    columns = count
    self.count = FlipRows.padded(count)
    results = UnsafeMutablePointer.allocate(capacity: 2 * Self.changes)
    results.initialize(repeating: 0, count: 2 * Self.changes)
    room = UnsafeMutablePointer.allocate(capacity: 8 * Self.width)
    room.initialize(repeating: 0, count: 8 * Self.width)
    marks = UnsafeMutablePointer.allocate(capacity: FlipRows.strip)
    marks.initialize(repeating: [], count: FlipRows.strip)
  }

  /// Gives the room back.
  func deallocate() {
    results.deallocate()
    room.deallocate()
    marks.deallocate()
  }

  /// Filters rows down the columns, plane after plane, so that a plane's rows stay in the nearest
  /// cache.
  ///
  /// What is 0 in all that a filter sees is not filtered.
  func filter(_ picture: FlipRows, _ rows: Range<Int>) {
    let pointsBeyondEdges = (Result.pointDown.rawValue - Result.edgeDown.rawValue) * Self.stride
    for (index, row) in rows.enumerated() { marks[index] = picture.channels(near: row) }
    for kind in FlipRows.Kind.allCases {
      func forEachRow(
        _ plane: FlipRows.Plane, _ channel: Int, _ result: Result,
        _ filter: (FlipFilter, UnsafeMutablePointer<Float>) -> Void
      ) {
        var target = place(kind, result)
        for (index, row) in rows.enumerated() {
          if marks[index].isEmpty {
            // Nothing will ask for it.
          } else if kind == .difference, !marks[index].contains(FlipRows.Channels(channel)) {
            target.update(repeating: 0, count: count)
            if plane == .smooth { (target + pointsBeyondEdges).update(repeating: 0, count: count) }
          } else {
            filter(picture.filter(kind, plane, row: row, count), target)
          }
          target += Self.width
        }
      }
      func filter(
        _ plane: FlipRows.Plane, _ channel: Int, _ weights: FlipWeights, _ result: Result
      ) {
        forEachRow(plane, channel, result) { $0.symmetric(weights, into: $1) }
      }
      filter(.achromatic, 0, kernels.achromatic, .achromatic)
      filter(.redGreen, 1, kernels.redGreen, .redGreen)
      filter(.firstBlueYellow, 2, kernels.blueYellowShare.first, .blueYellow)
      filter(.secondBlueYellow, 2, kernels.blueYellowShare.second, .otherBlueYellow)
      filter(.edge, 0, kernels.smooth, .edgeAcross)
      filter(.point, 0, kernels.smooth, .pointAcross)
      forEachRow(.smooth, 0, .edgeDown) {
        $0.features(
          slope: kernels.edge, into: $1, bend: kernels.point, into: $1 + pointsBeyondEdges)
      }
    }
  }

  private func place(_ kind: FlipRows.Kind, _ result: Result) -> UnsafeMutablePointer<Float> {
    results + (kind.rawValue * Self.changes + result.rawValue * Self.stride)
  }

  /// Writes the values of a row, which is counted from the strip's first.
  func fill(_ map: UnsafeMutablePointer<Float>, row: Int) {
    if marks[row].isEmpty { return map.update(repeating: 0, count: columns) }
    let (sums, features) = (results + row * Self.width, room)
    let changes = sums + Self.changes
    for results in [sums, changes] {
      Self.add(results + 3 * Self.stride, to: results + 2 * Self.stride, count)
    }
    let distances = FlipDistance.Row(room + Self.width, stride: Self.width, count: count)
    distance.fill(
      distances,
      of: FlipDistance.Row(sums: sums, changes: changes, stride: Self.stride, count: count))
    let edges = 4 * Self.stride
    Self.measure(sums + edges, changes + edges, into: features, count)
    let points = 6 * Self.stride
    Self.measure(sums + points, changes + points, into: distances.second, count)
    Self.keepGreater(distances.second, in: features, count)
    let values = room + 7 * Self.width
    scale.fill(values, distances: distances.first, features: features, count)
    map.update(from: values, count: columns)
  }

  private static func add(
    _ other: UnsafePointer<Float>, to values: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    var index = 0
    while index < count {
      values[index] += other[index]
      index &+= 1
    }
  }

  private static func keepGreater(
    _ other: UnsafePointer<Float>, in values: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    var index = 0
    while index < count {
      values[index] = values[index] > other[index] ? values[index] : other[index]
      index &+= 1
    }
  }

  /// By how much the sizes of features differ, which have a part across and one down: of the sums of
  /// both pictures' parts and of their differences.
  ///
  /// a − b is (a² − b²) ∕ (a + b), and the squares' difference is the product of sum and difference:
  /// that keeps the digits of a small difference.
  private static func measure(
    _ sums: UnsafePointer<Float>, _ changes: UnsafePointer<Float>,
    into target: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let (x, y) = (sums[index], sums[index &+ stride])
      let (dx, dy) = (changes[index], changes[index &+ stride])
      let (x1, y1, x2, y2) = (x - dx, y - dy, x + dx, y + dy)
      // Twice the sizes, so that nothing has to be halved: the sum of both is four times too large.
      let sizes = FlipFunctions.root(x1 * x1 + y1 * y1) + FlipFunctions.root(x2 * x2 + y2 * y2)
      target[index] = abs((x * dx + y * dy) / (sizes > 1e-20 ? sizes : 1e-20)) * 2
      index &+= 1
    }
  }
}
