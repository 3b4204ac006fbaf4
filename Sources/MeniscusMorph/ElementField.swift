import MeniscusGeometry

/// The distance field of one glass element, in the points that its transform leads to.
///
/// What an outline needs lies in tables beside it: it is copied for every stretch of points, without
/// counting a reference.
struct ElementField {
  /// The field of a shape in its own space.
  enum Shape {
    case box(BoxField)
    case corneredBox(CorneredBoxField)
    case ellipse(EllipseField)
    case polygon(PolygonField)
  }

  /// The shape; in the space of the points where `toShape` is nil.
  var shape: Shape
  /// From the points' space to the shape's, where they are not the same.
  let toShape: Affine2D?
  /// The smallest rectangle around the element, in points.
  let bounds: Rect2D
  /// A rectangle that, with ``hullRadius`` around it, encloses the element.
  let hull: Rect2D
  /// How far the hull reaches around its rectangle, in points.
  let hullRadius: Double
  /// Whether the field outside the hull is nowhere less than the distance to it, but for rounding.
  let isTrueDistance: Bool

  /// The same field with a grid for its edges, which are among all `edges`, where that is quicker; the
  /// grid is added to `grids`.
  func withGrid(_ edges: [PolygonEdge], addedTo grids: inout [PolygonGrid]) -> ElementField {
    guard case .polygon(let field) = shape,
      let grid = PolygonGrid(edges[field.edges], bounds: bounds)
    else { return self }
    var gridded = self
    gridded.shape = .polygon(
      PolygonField(edges: field.edges, rule: field.rule, grid: grids.count))
    grids.append(grid)
    return gridded
  }

  /// A distance that is not greater than that from this element to `other`.
  ///
  /// It is exact for rectangles, capsules and circles that are not turned.
  func gap(to other: ElementField) -> Double {
    hull.distance(to: other.hull) - hullRadius - other.hullRadius
  }
}

extension ElementField {
  /// The points of a row at which the samples are all the same, where that is known.
  ///
  /// Point i lies at (`x` + (`first` + i) · `step`, `y`).
  func constantPoints(
    x: Double, y: Double, first: Int, step: Double, count: Int
  ) -> Range<Int> {
    guard case .box(let box) = shape, toShape == nil, step > 0 else { return 0..<0 }
    let reach = box.reachOfEdge(y: y)
    let start = ((box.middle - reach - x) / step).rounded(.up) - Double(first)
    let last = ((box.middle + reach - x) / step).rounded(.down) - Double(first)
    guard start <= last, last >= 0, start < Double(count) else { return 0..<0 }
    return Int(max(start, 0))..<Int(min(last + 1, Double(count)))
  }

  /// More than rounding and the ellipse's iteration can take off a true distance, in points.
  private static let slack = 0.1

  /// Folds this element into samples along a stretch of a row.
  ///
  /// Sample i lies at (`x` + (`first` + i) · `step`, `y`).
  ///
  /// - Parameter isFirst: whether there is nothing to fold into yet.
  /// - Returns: the distances that were worked out.
  func fold(
    into samples: UnsafeMutableBufferPointer<SignedDistance>, x: Double, y: Double, first: Int,
    step: Double, spacing: Double, isFirst: Bool, tables: OutlineTables
  ) -> FieldWork {
    var work = FieldWork()
    let row = Stretch(x: x, y: y, first: first, step: step, spacing: spacing, isFirst: isFirst)
    if !isFirst, isTrueDistance {
      let gap = row.bounds(samples.count).distance(to: hull)
      // Inside, no place is deeper than half of the short side.
      let least = (gap > 0 ? gap - hullRadius : -0.5 * bounds.size.shortSide) - Self.slack
      // Every fold would give back what is there.
      if samples.allSatisfy({ least - $0.distance >= spacing }) { return work }
    }
    work.distances = samples.count
    switch shape {
    case .box(let field): fold(field, into: samples, row)
    case .corneredBox(let field): fold(field, into: samples, row)
    case .ellipse(let field): fold(field, into: samples, row)
    case .polygon(let field):
      withUnsafeMutablePointer(to: &work.edges) { tally in
        field.bound(to: tables, counting: tally) { row.fold($0, into: samples) }
      }
    }
    return work
  }

  @inline(__always)
  private func fold(
    _ field: some DistanceField, into samples: UnsafeMutableBufferPointer<SignedDistance>,
    _ row: Stretch
  ) {
    if let toShape {
      row.fold(CarriedField(base: field, map: toShape), into: samples)
    } else {
      row.fold(field, into: samples)
    }
  }
}

/// A stretch of a row of samples.
private struct Stretch {
  let x: Double
  let y: Double
  let first: Int
  let step: Double
  let spacing: Double
  let isFirst: Bool

  @inline(__always)
  func place(_ index: Int) -> Double {
    x + Double(first + index) * step
  }

  func bounds(_ count: Int) -> Rect2D {
    let (a, b) = (place(0), place(count - 1))
    return Rect2D(minX: min(a, b), minY: y, maxX: max(a, b), maxY: y)
  }

  /// Folds a polygon, of which neighbouring points are worked out together.
  func fold(
    _ field: BoundPolygonField, into samples: UnsafeMutableBufferPointer<SignedDistance>
  ) {
    field.forEachSample(y: y, count: samples.count, isRising: step > 0, place: place) {
      samples[$0] = isFirst ? $1 : samples[$0].fused(with: $1, spacing: spacing)
    }
  }

  @inline(__always)
  func fold(
    _ field: some DistanceField, into samples: UnsafeMutableBufferPointer<SignedDistance>
  ) {
    if isFirst {
      for index in samples.indices { samples[index] = field.sample(place(index), y) }
    } else {
      for index in samples.indices {
        samples[index] = samples[index].fused(
          with: field.sample(place(index), y), spacing: spacing)
      }
    }
  }
}
