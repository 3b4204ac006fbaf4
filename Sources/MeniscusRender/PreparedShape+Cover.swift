import MeniscusGeometry

extension PreparedShape {
  /// Whether every pixel of a rectangle is covered fully; no where that is not easily told.
  ///
  /// Complexity: linear in the edges, times the rows of the rectangle for those on its left.
  func covers(_ rect: PixelRect) -> Bool {
    switch self {
    case .nothing, .masks: false
    case .rectangle(let own): own.inside.contains(rect)
    case .edges(let segments, let rule): Self.enclose(segments, rule, rect)
    }
  }

  /// The most rows that are looked at.
  private static let mostRows = 256

  /// Whether no edge comes into a rectangle and those on its left enclose all of its rows.
  private static func enclose(_ segments: [Segment], _ rule: FillRule, _ rect: PixelRect) -> Bool {
    guard rect.height <= mostRows, !rect.isEmpty else { return false }
    let (left, right) = (Int32(rect.minX) << 8, Int32(rect.maxX) << 8)
    let (top, bottom) = (Int32(rect.minY) << 8, Int32(rect.maxY) << 8)
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: rect.height) { rows in
      rows.initialize(repeating: 0)
      for segment in segments where segment.y0 < bottom && segment.y1 > top {
        if min(segment.x0, segment.x1) >= right { continue }
        guard max(segment.x0, segment.x1) <= left else { return false }
        let (first, last) = (max(segment.y0, top), min(segment.y1, bottom))
        for row in (first >> 8)...((last - 1) >> 8) {
          let height = min(last, (row + 1) << 8) - max(first, row << 8)
          rows[Int(row) - rect.minY] &+= height * segment.winding
        }
      }
      return rows.allSatisfy { height in
        switch rule {
        case .nonZero: height.magnitude >= 256
        case .evenOdd: height.magnitude & 511 == 256
        }
      }
    }
  }
}
