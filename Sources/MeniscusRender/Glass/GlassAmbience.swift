import MeniscusGeometry

/// What is around glass at large.
struct GlassSurroundings: Sendable {
  /// The colour at a place, far more blurred than glass shows it.
  let color: SIMD4<Float>
  /// The luminance that most of what lies behind does not exceed.
  let level: Float

  /// What is handed to looks that do not ask.
  static let none = GlassSurroundings(color: SIMD4(repeating: 0), level: 1)
}

/// What lies behind and around glass at large, far more blurred than glass shows it.
///
/// Its cells have 16 pixels on each side and belong to the frame, so that it does not flicker as glass
/// moves.
struct GlassAmbience: Sendable {
  /// The pixels of a cell on each side: a multiple of every cell of ``GlassBlur`` behind glass.
  static let side = 16

  /// The first cell, in cells from the frame's corner.
  private let left: Int
  private let top: Int
  private let columns: Int
  private let rows: Int
  private let cells: [SIMD4<Float>]

  /// Gathers the blurred cells of a capture, and blurs what they come to.
  ///
  /// - Parameters:
  ///   - blurred: the cells of a capture of `rect`, `factor` pixels on each side, `width` in a row.
  ///   - weights: those of a cell and of those beside it, outwards.
  init(
    of blurred: UnsafeBufferPointer<SIMD4<Float>>, _ rect: PixelRect, factor: Int, width: Int,
    weights: [Float]
  ) {
    left = rect.minX / Self.side
    top = rect.minY / Self.side
    columns = (rect.maxX - 1) / Self.side - left + 1
    rows = (rect.maxY - 1) / Self.side - top + 1
    let means = Self.means(
      blurred, width: width, step: Self.side / factor,
      first: (
        (rect.minX - left * Self.side) / factor, (rect.minY - top * Self.side) / factor
      ), columns: columns, rows: rows)
    cells = Self.blurred(means, weights, columns: columns, rows: rows)
  }

  /// What is around at a place of the frame, in pixels.
  @inline(__always)
  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let across = x / Float(Self.side) - 0.5 - Float(left)
    let down = y / Float(Self.side) - 0.5 - Float(top)
    let (column, fx) = Self.place(across, columns)
    let (row, fy) = Self.place(down, rows)
    let (right, below) = (min(column &+ 1, columns &- 1), min(row &+ 1, rows &- 1))
    return cells.withUnsafeBufferPointer { cells in
      let (a, b) = (cells[row &* columns &+ column], cells[row &* columns &+ right])
      let (c, d) = (cells[below &* columns &+ column], cells[below &* columns &+ right])
      let (upper, lower) = (a + (b - a) * fx, c + (d - c) * fx)
      return upper + (lower - upper) * fy
    }
  }

  @inline(__always)
  private static func place(_ value: Float, _ count: Int) -> (Int, Float) {
    let kept = min(max(value, 0), Float(count &- 1))
    let first = Int(kept)
    return (first, kept - Float(first))
  }

  /// The mean of the small cells in each large one; at the capture's edges some have fewer.
  private static func means(
    _ blurred: UnsafeBufferPointer<SIMD4<Float>>, width: Int, step: Int, first: (x: Int, y: Int),
    columns: Int, rows: Int
  ) -> [SIMD4<Float>] {
    let height = width > 0 ? blurred.count / width : 0
    var means: [SIMD4<Float>] = []
    means.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let lines = max(row * step - first.y, 0)..<max(min((row + 1) * step - first.y, height), 0)
      for column in 0..<columns {
        let places =
          max(column * step - first.x, 0)..<max(min((column + 1) * step - first.x, width), 0)
        var sum = SIMD4<Float>(repeating: 0)
        for line in lines {
          for place in places { sum += blurred[line * width + place] }
        }
        means.append(sum / Float(max(lines.count * places.count, 1)))
      }
    }
    return means
  }

  private static func blurred(
    _ means: [SIMD4<Float>], _ weights: [Float], columns: Int, rows: Int
  ) -> [SIMD4<Float>] {
    var across = means
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = means[row * columns + column] * weights[0]
        for offset in 1..<weights.count {
          let before = means[row * columns + max(column - offset, 0)]
          let after = means[row * columns + min(column + offset, columns - 1)]
          sum += (before + after) * weights[offset]
        }
        across[row * columns + column] = sum
      }
    }
    var result = across
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = across[row * columns + column] * weights[0]
        for offset in 1..<weights.count {
          let above = across[max(row - offset, 0) * columns + column]
          let below = across[min(row + offset, rows - 1) * columns + column]
          sum += (above + below) * weights[offset]
        }
        result[row * columns + column] = sum
      }
    }
    return result
  }
}
