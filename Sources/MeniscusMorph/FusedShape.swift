import MeniscusGeometry

/// What one or more glass elements of a container fuse into.
public struct FusedShape: Sendable {
  /// The container of the elements.
  public private(set) var container: Int
  /// The distance below which the elements influence each other, in points, not negative.
  public let spacing: Double
  /// The rows of the elements in the display list's table of glass, rising.
  public private(set) var elements: [Int]
  /// Where the coordinates of rows of points begin.
  public private(set) var origin: FusedShapeOrigin
  /// A hash of what decides the field from ``origin`` on; nil where that is not known.
  public let fieldHash: UInt64?
  /// The field at the middles of pixels, where it was worked out before; it changes no value.
  public var rows: FusedShapeRows?

  /// What making it came to.
  private(set) var work: FusingWork
  /// The bounds in points from the origin.
  let boundsFromOrigin: Rect2D

  private let fields: [ElementField]
  private let edges: [PolygonEdge]
  private let grids: [PolygonGrid]
  /// The indices of all elements.
  private let all: [Int32]
  /// Which elements decide where; nil where there is one alone.
  private let grid: FusedShapeGrid?

  /// Makes a fused shape of elements with their fields, in document order.
  ///
  /// - Parameters:
  ///   - origin: where the fields' coordinates begin.
  ///   - fieldHash: a hash of the fields and the spacing.
  init(
    container: Int, spacing: Double, elements: [Int], fields: [ElementField], edges: [PolygonEdge],
    grids: [PolygonGrid], origin: FusedShapeOrigin, fieldHash: UInt64?
  ) {
    self.origin = origin
    self.fieldHash = fieldHash
    self.container = container
    self.spacing = spacing
    self.elements = elements
    self.fields = fields
    self.edges = edges
    self.grids = grids
    all = fields.indices.map { Int32(truncatingIfNeeded: $0) }
    var bounds = fields.first?.bounds ?? .zero
    for field in fields.dropFirst() { bounds = bounds.enclosing(field.bounds) }
    // A fold lowers the distance by a quarter of the spacing at most, all folds by the spacing.
    let bulge = min(Double(fields.count - 1) * 0.25, 1) * spacing
    bounds = bounds.inset(by: Insets2D(all: -bulge))
    boundsFromOrigin = bounds
    grid = FusedShapeGrid(fields, edges: edges, spacing: spacing, bounds: bounds)
    work = FusingWork(
      elements: fields.count, edgeDistances: grids.reduce(0) { $0 + $1.distances },
      cellBounds: grid?.bounds ?? 0)
  }

  /// A rectangle around the fused shape, bulges between the elements included, in frame points.
  public var bounds: Rect2D { origin.inFrame(boundsFromOrigin) }

  /// Whether a distance takes so long that it is worth being kept: one to an outline, or to several
  /// elements.
  public var isCostly: Bool { fields.count > 1 || !edges.isEmpty }

  /// What other elements that have the same fields from another origin fuse into, made of this.
  func placed(container: Int, elements: [Int], origin: FusedShapeOrigin) -> FusedShape {
    var placed = self
    placed.container = container
    placed.elements = elements
    placed.origin = origin
    placed.work = FusingWork(isKept: true)
    return placed
  }

  /// The distance to the fused shape's edge and the way outwards at a point of the frame.
  ///
  /// Complexity: linear in the elements near the point and in the edges of outlines.
  public func sample(at point: Point2D) -> SignedDistance {
    var result = SignedDistance(distance: .infinity, gradient: .zero)
    let place = point - origin.point
    withUnsafeMutablePointer(to: &result) { pointer in
      let samples = UnsafeMutableBufferPointer(start: pointer, count: 1)
      _ = evaluate(samples, x: place.x, y: place.y, first: 0, step: 0)
    }
    return result
  }

  /// Evaluates the field along a row of points.
  ///
  /// Point i lies at (`x` + (`first` + i) · `step`, `y`) in points from ``origin``; the values are those
  /// of ``sample(at:)``, rounded; those that ``rows`` knows are copied. Nothing is allocated.
  ///
  /// Complexity: linear in the points times the elements near each.
  ///
  /// - Parameters:
  ///   - distance: receives the distances, in points, negative inside.
  ///   - gradientX: receives the horizontal parts of the directions; as long as `distance`.
  ///   - gradientY: receives the vertical parts of the directions; as long as `distance`.
  /// - Returns: what it came to.
  @discardableResult
  public func fillRow(
    y: Double, x: Double, first: Int = 0, step: Double,
    distance: UnsafeMutableBufferPointer<Float>,
    gradientX: UnsafeMutableBufferPointer<Float>, gradientY: UnsafeMutableBufferPointer<Float>
  ) -> FieldWork {
    precondition(
      gradientX.count == distance.count && gradientY.count == distance.count,
      "A row's buffers are equally long.")
    let row = PointRow(y: y, x: x, first: first, step: step)
    let target = RowBuffers(distance: distance, gradientX: gradientX, gradientY: gradientY)
    if let rows {
      let known = rows.copy(
        y: y, x: x, first: first, step: step, distance: distance, gradientX: gradientX,
        gradientY: gradientY)
      if !known.isEmpty {
        var work = fill(target, 0..<known.lowerBound, row)
        work += fill(target, known.upperBound..<distance.count, row)
        return work
      }
    }
    let constant =
      fields.count == 1
      ? fields[0].constantPoints(
        x: x, y: y, first: first, step: step, count: distance.count) : 0..<0
    guard !constant.isEmpty else { return fill(target, 0..<distance.count, row) }
    var work = fill(target, 0..<constant.lowerBound, row)
    work += fill(target, constant.lowerBound..<constant.lowerBound + 1, row)
    target.repeatFirst(of: constant)
    work += fill(target, constant.upperBound..<distance.count, row)
    return work
  }

  private func fill(_ target: RowBuffers, _ points: Range<Int>, _ row: PointRow) -> FieldWork {
    if fields.count == 1, case .polygon(let polygon) = fields[0].shape {
      return fill(target, points, row, polygon)
    }
    var work = FieldWork()
    // As many samples as the stack takes without asking for memory.
    withUnsafeTemporaryAllocation(of: SignedDistance.self, capacity: Self.stretchLength) {
      scratch in
      for start in stride(from: points.lowerBound, to: points.upperBound, by: Self.stretchLength) {
        let count = min(Self.stretchLength, points.upperBound - start)
        let samples = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
        samples.initialize(
          repeating: SignedDistance(distance: .infinity, gradient: .zero))
        work += evaluate(samples, x: row.x, y: row.y, first: row.first + start, step: row.step)
        for index in 0..<count { target.set(start + index, samples[index]) }
      }
    }
    return work
  }

  /// Fills in the field of an outline that is alone.
  private func fill(
    _ target: RowBuffers, _ points: Range<Int>, _ row: PointRow, _ polygon: PolygonField
  ) -> FieldWork {
    var work = FieldWork()
    work.distances = points.count
    withTables { tables in
      polygon.bound(to: tables, counting: &work.edges) { field in
        for start in stride(
          from: points.lowerBound, to: points.upperBound, by: BoundPolygonField.rowLength)
        {
          let first = row.first + start
          field.forEachSample(
            y: row.y, count: min(BoundPolygonField.rowLength, points.upperBound - start),
            isRising: row.step > 0, place: { row.x + Double(first + $0) * row.step }
          ) { target.set(start + $0, $1) }
        }
      }
    }
    return work
  }

  /// The samples that are evaluated together: short enough that far elements can be left out.
  private static let stretchLength = 32
}

extension FusedShape {
  /// How much each element has in what it is fused into, along a row of points.
  ///
  /// Point i lies at (`x` + (`first` + i) · `step`, `y`) in points from ``origin``. The shares at a
  /// point sum to 1; by them the properties of elements are blended where the elements flow into each
  /// other. Elements that are not handed over have no share.
  ///
  /// Complexity: linear in the points times the square of the elements near each.
  ///
  /// - Parameters:
  ///   - shares: room for as many numbers as there are elements, times 32.
  ///   - body: called with neighbouring points, at most 32, in order; with the indices of the
  ///     elements that are near them, rising; and with the shares, all points of the first of these
  ///     elements, then of the next.
  @discardableResult
  public func forEachShares(
    y: Double, x: Double, first: Int = 0, step: Double, count: Int,
    shares: UnsafeMutableBufferPointer<Float>,
    _ body: (
      _ points: Range<Int>, _ near: UnsafeBufferPointer<Int32>, _ shares: UnsafeBufferPointer<Float>
    ) -> Void
  ) -> FieldWork {
    precondition(
      shares.count >= Self.stretchLength * fields.count,
      "A stretch has a share for every element and point.")
    var work = FieldWork()
    for start in stride(from: 0, to: count, by: Self.stretchLength) {
      let points = first + start..<first + min(start + Self.stretchLength, count)
      forEachStretch(points, x: x, y: y, step: step) { points, near in
        work += fillShares(shares, points, near, x: x, y: y, step: step)
        body(
          points.lowerBound - first..<points.upperBound - first, near, UnsafeBufferPointer(shares))
      }
    }
    return work
  }

  private func fillShares(
    _ shares: UnsafeMutableBufferPointer<Float>, _ points: Range<Int>,
    _ near: UnsafeBufferPointer<Int32>, x: Double, y: Double, step: Double
  ) -> FieldWork {
    var work = FieldWork()
    let count = points.count
    shares[..<count].update(repeating: 1)
    guard near.count > 1 else { return work }
    let empty = SignedDistance(distance: .infinity, gradient: .zero)
    // Both together would be more than the stack takes without asking for memory.
    withUnsafeTemporaryAllocation(of: SignedDistance.self, capacity: Self.stretchLength) {
      fused in
      fused.initialize(repeating: empty)
      withUnsafeTemporaryAllocation(of: SignedDistance.self, capacity: Self.stretchLength) {
        own in
        own.initialize(repeating: empty)
        work += fillShares(
          shares, points, near, x: x, y: y, step: step,
          fused: UnsafeMutableBufferPointer(rebasing: fused[..<count]),
          own: UnsafeMutableBufferPointer(rebasing: own[..<count]))
      }
    }
    return work
  }

  private func fillShares(
    _ shares: UnsafeMutableBufferPointer<Float>, _ points: Range<Int>,
    _ near: UnsafeBufferPointer<Int32>, x: Double, y: Double, step: Double,
    fused: UnsafeMutableBufferPointer<SignedDistance>,
    own: UnsafeMutableBufferPointer<SignedDistance>
  ) -> FieldWork {
    var work = FieldWork()
    let count = points.count
    for (place, element) in near.enumerated() {
      work += evaluate(
        place == 0 ? fused : own, element, isFirst: true, x: x, y: y, first: points.lowerBound,
        step: step)
      guard place > 0 else { continue }
      for point in 0..<count {
        let kept = fused[point].share(with: own[point], spacing: spacing)
        if kept != 1 {
          for earlier in 0..<place { shares[earlier * count + point] *= Float(kept) }
        }
        shares[place * count + point] = Float(1 - kept)
        fused[point] = fused[point].fused(with: own[point], spacing: spacing)
      }
    }
    return work
  }

  /// Folds the elements in document order, at (`x` + (`first` + i) · `step`, `y`).
  private func evaluate(
    _ samples: UnsafeMutableBufferPointer<SignedDistance>, x: Double, y: Double, first: Int,
    step: Double
  ) -> FieldWork {
    guard grid != nil else {
      return evaluate(samples, 0, isFirst: true, x: x, y: y, first: first, step: step)
    }
    var work = FieldWork()
    forEachStretch(first..<first + samples.count, x: x, y: y, step: step) { points, near in
      let part = UnsafeMutableBufferPointer(
        rebasing: samples[points.lowerBound - first..<points.upperBound - first])
      for (place, element) in near.enumerated() {
        work += evaluate(
          part, element, isFirst: place == 0, x: x, y: y, first: points.lowerBound, step: step)
      }
    }
    return work
  }

  @inline(__always)
  private func evaluate(
    _ samples: UnsafeMutableBufferPointer<SignedDistance>, _ element: Int32, isFirst: Bool,
    x: Double, y: Double, first: Int, step: Double
  ) -> FieldWork {
    fields.withUnsafeBufferPointer { fields in
      withTables { tables in
        fields[Int(element)].fold(
          into: samples, x: x, y: y, first: first, step: step, spacing: spacing,
          isFirst: isFirst, tables: tables)
      }
    }
  }

  /// Calls `body` with what outlines need at hand.
  @inline(__always)
  private func withTables<Value>(_ body: (OutlineTables) -> Value) -> Value {
    edges.withUnsafeBufferPointer { edges in
      grids.withUnsafeBufferPointer { grids in body(OutlineTables(edges: edges, grids: grids)) }
    }
  }

  /// Calls `body` for neighbouring points near the same elements, in order.
  private func forEachStretch(
    _ points: Range<Int>, x: Double, y: Double, step: Double,
    _ body: (_ points: Range<Int>, _ near: UnsafeBufferPointer<Int32>) -> Void
  ) {
    var first = points.lowerBound
    while first < points.upperBound {
      let list = grid?.list(x + Double(first) * step, y)
      var end = first + 1
      while end < points.upperBound, grid?.list(x + Double(end) * step, y) == list { end += 1 }
      if let grid, let list {
        grid.withElements(list) { body(first..<end, $0) }
      } else {
        all.withUnsafeBufferPointer { body(first..<end, $0) }
      }
      first = end
    }
  }
}

/// The places of a row of points.
private struct PointRow {
  let y: Double
  let x: Double
  let first: Int
  let step: Double
}

/// Where the samples of a row go.
private struct RowBuffers {
  let distance: UnsafeMutableBufferPointer<Float>
  let gradientX: UnsafeMutableBufferPointer<Float>
  let gradientY: UnsafeMutableBufferPointer<Float>

  @inline(__always)
  func set(_ index: Int, _ sample: SignedDistance) {
    distance[index] = Float(sample.distance)
    gradientX[index] = Float(sample.gradient.x)
    gradientY[index] = Float(sample.gradient.y)
  }

  /// Gives all points of a range, which is not empty, the sample of its first one.
  func repeatFirst(of range: Range<Int>) {
    distance[range].update(repeating: distance[range.lowerBound])
    gradientX[range].update(repeating: gradientX[range.lowerBound])
    gradientY[range].update(repeating: gradientY[range.lowerBound])
  }
}
