extension Path2D {
  /// The length of all that the pen draws, closing lines included where `close` draws them.
  ///
  /// Complexity: linear in the elements.
  public var length: Double {
    contours.reduce(0) { $0 + MeasuredContour($1).length }
  }

  /// The part between two fractions of the whole length, as SwiftUI's `trim(from:to:)` has it.
  ///
  /// Fractions are limited to 0…1; nothing is left where `from` is not below `to`, everything as it
  /// was where they are 0 and 1. Contours that are cut become open.
  public func trimmed(from: Double, to: Double) -> Path2D {
    let lower = max(from, 0)
    let upper = min(to, 1)
    guard lower < upper else { return Path2D() }
    if lower == 0, upper == 1 { return self }
    let measured = contours.map(MeasuredContour.init)
    let length = measured.reduce(0) { $0 + $1.length }
    var trimmed = Path2D()
    var position = 0.0
    for contour in measured {
      contour.append(
        from: lower * length - position, to: upper * length - position, to: &trimmed)
      position += contour.length
    }
    return trimmed
  }

  /// The path cut into dashes.
  ///
  /// `lengths` are those of dash, gap, dash, gap and so on, in points, repeated; with an odd count
  /// dashes and gaps change places each time. `phase` is how far into the pattern a contour begins.
  /// A pattern that is empty, all zero or has negative or infinite lengths leaves the path whole,
  /// and so does one that would make more than 100,000 dashes and gaps of a contour.
  public func dashed(lengths: [Double], phase: Double = 0) -> Path2D {
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else { return self }
    var dashed = Path2D()
    for contour in contours.map(MeasuredContour.init) {
      if pattern.count(upTo: contour.length) > 100_000 {
        contour.append(from: 0, to: contour.length, to: &dashed)
      } else {
        pattern.forEachDash(upTo: contour.length) { start, end in
          contour.append(from: start, to: end, to: &dashed)
        }
      }
    }
    return dashed
  }
}

/// A contour whose segments' lengths are known.
private struct MeasuredContour {
  let contour: Path2D.Contour
  let lengths: [Double]
  let length: Double

  init(_ contour: Path2D.Contour) {
    self.contour = contour
    lengths = contour.segments.map { $0.length }
    length = lengths.reduce(0, +)
  }

  /// Adds the part between two lengths; the whole contour as it is.
  func append(from lower: Double, to upper: Double, to path: inout Path2D) {
    let isWhole = lower <= 0 && upper >= length
    var isDrawing = false
    var position = 0.0
    for (segment, length) in zip(contour.segments, lengths) {
      let (start, end) = (max(lower - position, 0), min(upper - position, length))
      position += length
      guard start < end || isWhole else { continue }
      let part = segment.part(from: start, to: end, of: length)
      if !isDrawing { path.move(to: part.start) }
      path.elements.append(part.element)
      isDrawing = true
    }
    if isWhole, contour.isClosed { path.close() }
  }
}

extension Path2D.Segment {
  /// The length, in points.
  var length: Double {
    switch self {
    case .line(let start, let end): start.distance(to: end)
    case .curve(let curve): curve.length()
    }
  }

  /// The part between two lengths from the start, of a segment of a known length.
  fileprivate func part(
    from lower: Double, to upper: Double, of length: Double
  ) -> Path2D.Segment {
    if lower <= 0, upper >= length { return self }
    switch self {
    case .line(let start, let end):
      let first = lower <= 0 ? start : start + (end - start) * (lower / length)
      let last = upper >= length ? end : start + (end - start) * (upper / length)
      return .line(first, last)
    case .curve(let curve):
      let first = lower <= 0 ? 0 : curve.parameter(atLength: lower)
      let last = upper >= length ? 1 : curve.parameter(atLength: upper)
      return .curve(curve.part(from: first, to: last))
    }
  }
}
