import MeniscusDisplay
import MeniscusGeometry

/// A blur towards one edge of a layer, with its numbers in pixels.
///
/// On its way to the edge the layer turns into copies that are more and more blurred, from one to the
/// next: what is seen sharp and wholly blurred at once looks doubled.
struct LayerEdgeBlur: Equatable, Sendable {
  /// A copy, and between which shares of the whole blur it comes.
  fileprivate struct Level: Equatable, Sendable {
    let blur: LayerBlur
    let begin: Float
    let end: Float
  }

  private let levels: [Level]
  /// The row from which on it is whole, and the one where it ends.
  private let whole: Float
  private let end: Float

  /// The blur of a ramp in a space that `transform` maps to device pixels; nil where it changes nothing.
  init?(_ ramp: EdgeBlur.Ramp, _ transform: Affine2D) {
    guard ramp.radius > 0, ramp.whole != ramp.end, transform.b == 0, transform.c == 0,
      transform.d > 0
    else { return nil }
    let deviation = ramp.radius * transform.growth
    levels = [(0, 0.25), (0.25, 0.5), (0.5, 1)].compactMap { begin, end in
      LayerBlur(deviation: deviation * end).map {
        Level(blur: $0, begin: Float(begin), end: Float(end))
      }
    }
    // Rows are rounded to 1/256 of a pixel, so that a move by whole pixels is exact.
    func row(_ y: Double) -> Float {
      let row = min(max(transform.d * y + transform.ty, -30_000), 30_000)
      return Float((row * 256 + 0.5).rounded(.down) / 256)
    }
    (whole, end) = (row(ramp.whole), row(ramp.end))
    if levels.isEmpty || whole == end { return nil }
  }

  /// The columns of pixels that count; nil for all.
  static func columns(_ blur: EdgeBlur, _ transform: Affine2D) -> Range<Int>? {
    func column(_ x: Double) -> Int {
      Int((min(max(transform.a * x + transform.tx, -30_000), 30_000) + 0.5).rounded(.down))
    }
    let (first, end) = (column(blur.left), column(blur.right))
    return blur.left < blur.right && first < end ? first..<end : nil
  }

  /// How far it reaches, in pixels.
  var reach: Int { levels.reduce(0) { max($0, $1.blur.reach) } }

  /// The cells that are summed for a region of the space around.
  func taps(in region: PixelRect) -> Int {
    levels.indices.reduce(0) { sum, level in
      let rows = rows(of: level, in: region, shift: 0)
      return rows.isEmpty ? sum : sum + levels[level].blur.taps(in: rows)
    }
  }

  /// The rows of a region in which a copy is seen: those where it is there, and the next one has not
  /// wholly taken its place.
  ///
  /// - Parameter shift: how far the region's space lies above the one around, in pixels.
  private func rows(of level: Int, in region: PixelRect, shift: Int) -> PixelRect {
    func isSeen(_ row: Int) -> Bool {
      share(of: levels[level], row - shift) > 0
        && (level + 1 == levels.count || share(of: levels[level + 1], row - shift) < 1)
    }
    var part = region
    while part.minY < part.maxY, !isSeen(part.minY) { part.minY += 1 }
    while part.minY < part.maxY, !isSeen(part.maxY - 1) { part.maxY -= 1 }
    return part.minY < part.maxY ? part : .empty
  }

  /// How far a copy has taken the place of the one before at a row, from 0 to 1.
  private func share(of level: Level, _ row: Int) -> Float {
    let t = min(max((end - (Float(row) + 0.5)) / (end - whole), 0), 1)
    let step = t * t * (3 - 2 * t)
    let blurred = step * step
    return min(max((blurred - level.begin) / (level.end - level.begin), 0), 1)
  }
}

extension LayerBuffer {
  /// The pixels of `region`, blurred towards edges.
  ///
  /// - Parameters:
  ///   - seen: the columns of the space around that count; nil for all.
  ///   - shift: how far the layer's origin lies above and left of that of the space around, in pixels.
  func blurred(
    _ edges: [LayerEdgeBlur], in region: PixelRect, seen: Range<Int>?, shift: Int,
    _ pool: inout MemoryPool, _ parallel: ParallelFor
  ) -> LayerBuffer {
    let seen = seen.map { $0.lowerBound + shift..<$0.upperBound + shift }
    let copies = edges.flatMap {
      $0.copies(of: self, in: region, seen: seen, shift: shift, &pool, parallel)
    }
    let result = LayerBuffer(region, &pool, parallel) { rows, _, pixels in
      for y in rows {
        copy(
          row: y, from: region.minX, count: region.width,
          into: pixels + (y - rows.lowerBound) * region.width)
      }
    }
    let length = BlurredCells<SIMD4<Float>>.roomForRows(of: region.width)
    let (memory, rooms) = BlurredCells<SIMD4<Float>>.room(parallel.workers * length, &pool)
    withExtendedLifetime(memory) {
      for copy in copies {
        parallel.runs(of: copy.rows.height) { run, worker in
          result.replace(copy, run, room: rooms.first + worker * length)
        }
      }
    }
    return result
  }

  private func replace(
    _ copy: BlurredRows, _ run: Range<Int>, room: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let rows = copy.rows
    var line = (y: Int.min, share: Float(0), first: 0)
    copy.gains.withUnsafeBufferPointer { gains in
      copy.cells.forEach(
        rows: rows.minY + run.lowerBound..<rows.minY + run.upperBound, from: rows.minX,
        count: rows.width, room: room
      ) { y, index, cell in
        if y != line.y {
          line = (
            y, copy.shares[y - rows.minY], (y - rect.minY) * rect.width + rows.minX - rect.minX
          )
        }
        let blurred = cell * gains[index]
        let sharp = SIMD4<Float>(pixel: pixels[line.first + index])
        pixels[line.first + index] =
          (line.share < 1 ? sharp + (blurred - sharp) * line.share : blurred).pixel
      }
    }
  }
}

/// A blurred copy of some rows of a layer.
private struct BlurredRows: Sendable {
  let rows: PixelRect
  let cells: BlurredCells<SIMD4<Float>>
  /// How much of it takes the place of what is there, by row.
  let shares: [Float]
  /// What makes up for the columns that do not count, by column.
  let gains: [Float]
}

extension LayerEdgeBlur {
  /// The blurred copies of what is seen in a region.
  fileprivate func copies(
    of layer: LayerBuffer, in region: PixelRect, seen: Range<Int>?, shift: Int,
    _ pool: inout MemoryPool, _ parallel: ParallelFor
  ) -> [BlurredRows] {
    levels.indices.compactMap { index in
      let (level, rows) = (levels[index], rows(of: index, in: region, shift: shift))
      guard !rows.isEmpty else { return nil }
      return BlurredRows(
        rows: rows,
        cells: BlurredCells(layer, level.blur, in: rows, seen: seen, &pool, parallel),
        shares: (rows.minY..<rows.maxY).map { share(of: level, $0 - shift) },
        gains: level.blur.gains(from: rows.minX, to: rows.maxX, seen: seen))
    }
  }
}

extension LayerBlur {
  /// What blurred columns have to be multiplied by, so that only the columns that are seen count.
  fileprivate func gains(from first: Int, to end: Int, seen: Range<Int>?) -> [Float] {
    guard let seen else { return [Float](repeating: 1, count: end - first) }
    let factor = 1 << bits
    func inside(_ cell: Int) -> Float {
      let columns = (cell * factor..<(cell + 1) * factor).clamped(to: seen)
      return Float(columns.count) / Float(factor)
    }
    func blurred(_ cell: Int) -> Float {
      weights.indices.reduce(0) { sum, offset in
        let both = inside(cell - offset) + (offset > 0 ? inside(cell + offset) : 0)
        return sum + both * weights[offset]
      }
    }
    // Cells are interpolated as ``BlurredCells`` does.
    let cells = (first >> bits) - 1...(end >> bits) + 1
    let sums = cells.map(blurred)
    return (first..<end).map { column in
      let share = (Float(column & (factor - 1)) + 0.5) / Float(factor) - 0.5
      let left = (column >> bits) - cells.lowerBound - (share < 0 ? 1 : 0)
      let right = share < 0 ? share + 1 : share
      let sum = sums[left] * (1 - right) + sums[left + 1] * right
      return sum > 0.01 ? 1 / sum : 1
    }
  }
}
