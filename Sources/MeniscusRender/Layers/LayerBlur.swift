import MeniscusGeometry

/// A Gaussian blur of a layer: on a coarser grid where it is wide.
///
/// Cells of the grid count from the space's origin and every cell is summed in the same order, so
/// that a blurred pixel is the same whichever part of the layer is worked out.
struct LayerBlur: Equatable, Sendable {
  /// A cell of the grid has 2^`bits` pixels on each side.
  let bits: Int
  /// The weights of a cell and of those beside it, outwards; they sum to 1 on both sides.
  let weights: [Float]
  /// How far the blur reaches, in pixels.
  let reach: Int

  /// The largest deviation, in pixels; larger ones are drawn as this.
  static let largestDeviation = 512.0

  /// A blur of a deviation in pixels, nil where it would change nothing.
  ///
  /// Weights go out to three deviations.
  init?(deviation: Double) {
    guard deviation > 0.05 else { return nil }
    let deviation = min(deviation, Self.largestDeviation)
    var bits = 0
    while deviation >= Double(4 << bits) { bits += 1 }
    self.bits = bits
    let factor = 1 << bits
    // What averaging a cell and interpolating between cells blur already.
    let cell = Double(factor)
    let rest = deviation * deviation - (cell * cell - 1) / 12 - (factor > 1 ? cell * cell / 6 : 0)
    let own = rest.squareRoot() / cell
    let radius = max(Int((3 * own).rounded(.up)), 1)
    let raw = (0...radius).map { Exact.exponential(-Double($0 * $0) / (2 * own * own)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    weights = raw.map { Float($0 / sum) }
    reach = factor == 1 ? radius : (radius + 2) * factor
  }
}

extension LayerBlur {
  /// The cells that are summed, across and down, for a region.
  func taps(in region: PixelRect) -> Int {
    let (columns, rows) = (region.width >> bits + 3, region.height >> bits + 3)
    return columns * rows * (4 * weights.count - 2)
  }
}

/// What a blur adds up.
protocol BlurCell: BitwiseCopyable, Sendable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func * (cell: Self, weight: Float) -> Self
  /// The value of a pixel, each channel 0 to 255.
  init(pixel: UInt32)
}

extension SIMD4: BlurCell where Scalar == Float {
  @inline(__always)
  init(pixel: UInt32) {
    self.init(
      Float(pixel & 255), Float(pixel &>> 8 & 255), Float(pixel &>> 16 & 255),
      Float(pixel &>> 24))
  }
}

/// A blur of opacities alone.
extension Float: BlurCell {
  @inline(__always)
  init(pixel: UInt32) { self = Float(pixel &>> 24) }
}

/// The blurred cells of a part of a layer.
struct BlurredCells<Cell: BlurCell>: Sendable {
  private let bits: Int
  /// The first column and row.
  private let x: Int
  private let y: Int
  private let columns: Int
  private let cells: SharedElements<Cell>
  private let memory: MemoryBlock

  /// Blurs the part of a layer that shows in `region`; beyond `content` there is nothing.
  ///
  /// - Parameter seen: the columns of pixels that count; nil for all.
  init(
    _ content: LayerBuffer, _ blur: LayerBlur, in region: PixelRect, seen: Range<Int>? = nil,
    _ pool: inout MemoryPool, _ parallel: ParallelFor
  ) {
    bits = blur.bits
    x = (region.minX >> bits) - 1
    y = (region.minY >> bits) - 1
    columns = ((region.maxX - 1) >> bits) + 2 - x
    let rows = ((region.maxY - 1) >> bits) + 2 - y
    // The rows of cells that reach into the region.
    let radius = blur.weights.count - 1
    let first = max(content.rect.minY >> bits, y - radius)
    let last = min(((content.rect.maxY - 1) >> bits) + 1, y + rows + radius)
    let lines = max(last - first, 0)
    let (room, across) = Self.room(columns * max(lines, 1), &pool)
    Self.blurRows(
      content, blur, x: x, columns: columns, first: first, lines: lines,
      seen: seen ?? content.rect.minX..<content.rect.maxX, into: across, &pool, parallel)
    (memory, cells) = Self.room(columns * rows, &pool)
    withExtendedLifetime(room) {
      Self.blurColumns(
        across, blur, columns: columns, shift: y - first, rows: rows, lines: lines, into: cells,
        parallel)
    }
  }

  /// Room for so many cells, which are anything.
  static func room(
    _ count: Int, _ pool: inout MemoryPool
  ) -> (MemoryBlock, SharedElements<Cell>) {
    let block = pool.block(byteCount: count * MemoryLayout<Cell>.stride)
    return (block, SharedElements(block.elements(of: Cell.self, count: count)))
  }

  /// Room that a worker needs for `count` pixels of a row, in cells.
  static func roomForRows(of count: Int) -> Int { 2 * count }

  /// Calls `body` with the blurred cells of some rows of pixels, for `count` pixels from column `start`.
  ///
  /// - Parameter room: ``roomForRows(of:)`` cells, which are anything.
  @inline(__always)
  func forEach(
    rows lines: Range<Int>, from start: Int, count: Int, room: UnsafeMutablePointer<Cell>,
    _ body: (_ line: Int, _ index: Int, _ cell: Cell) -> Void
  ) {
    if bits == 0 {
      for line in lines {
        let first = (line - y) * columns + start - x
        for index in 0..<count { body(line, index, cells[first + index]) }
      }
      return
    }
    var (upper, lower) = (room, room + count)
    var row: Int?
    for line in lines {
      let (above, down) = place(line, y)
      // Rows of pixels between the same rows of cells share these.
      if above - 1 == row {
        swap(&upper, &lower)
        spread(row: above + 1, from: start, count: count, into: lower)
      } else if above != row {
        spread(row: above, from: start, count: count, into: upper)
        spread(row: above + 1, from: start, count: count, into: lower)
      }
      row = above
      for index in 0..<count {
        body(line, index, upper[index] * (1 - down) + lower[index] * down)
      }
    }
  }

  /// Interpolates a row of cells for `count` pixels from column `start`.
  private func spread(
    row: Int, from start: Int, count: Int, into result: UnsafeMutablePointer<Cell>
  ) {
    let first = row * columns
    for index in 0..<count {
      let (left, right) = place(start + index, x)
      result[index] = cells[first + left] * (1 - right) + cells[first + left + 1] * right
    }
  }

  /// The cell whose centre lies before a pixel's, and how far beyond it the pixel's lies, 0 to 1.
  @inline(__always)
  private func place(_ pixel: Int, _ first: Int) -> (Int, Float) {
    let factor = 1 << bits
    let share = (Float(pixel & (factor - 1)) + 0.5) / Float(factor) - 0.5
    let cell = (pixel >> bits) - first
    return share < 0 ? (cell - 1, share + 1) : (cell, share)
  }

  /// Blurs every source row along itself, for the columns that are wanted.
  private static func blurRows(
    _ content: LayerBuffer, _ blur: LayerBlur, x: Int, columns: Int, first: Int, lines: Int,
    seen: Range<Int>, into result: SharedElements<Cell>, _ pool: inout MemoryPool,
    _ parallel: ParallelFor
  ) {
    let radius = blur.weights.count - 1
    let length = columns + 2 * radius
    let (memory, rows) = room(parallel.workers * length, &pool)
    withExtendedLifetime(memory) {
      parallel.runs(of: lines) { run, worker in
        let padded = UnsafeMutableBufferPointer(start: rows.first + worker * length, count: length)
        for line in run {
          content.readCells(
            row: first + line, from: x - radius, bits: blur.bits, seen: seen, into: padded)
          blur.weights.withUnsafeBufferPointer { weights in
            for column in 0..<columns {
              let middle = column + radius
              var sum = padded[middle] * weights[0]
              for offset in 1..<weights.count {
                sum = sum + (padded[middle - offset] + padded[middle + offset]) * weights[offset]
              }
              result[line * columns + column] = sum
            }
          }
        }
      }
    }
  }

  /// Blurs the columns along themselves; row 0 lies `shift` rows below the first source row.
  private static func blurColumns(
    _ across: SharedElements<Cell>, _ blur: LayerBlur, columns: Int, shift: Int, rows: Int,
    lines: Int, into result: SharedElements<Cell>, _ parallel: ParallelFor
  ) {
    parallel.runs(of: rows) { run in
      for row in run {
        let (line, target) = (row + shift, row * columns)
        (result.first + target).update(repeating: .zero, count: columns)
        for (offset, weight) in blur.weights.enumerated() {
          let above = line - offset
          let below = line + offset
          let isAbove = above >= 0 && above < lines
          let isBelow = offset > 0 && below >= 0 && below < lines
          // What is missing is zero: leaving it out changes no bit.
          switch (isAbove, isBelow) {
          case (true, true):
            for column in 0..<columns {
              let pair = across[above * columns + column] + across[below * columns + column]
              result[target + column] = result[target + column] + pair * weight
            }
          case (true, false), (false, true):
            let from = (isAbove ? above : below) * columns
            for column in 0..<columns {
              result[target + column] = result[target + column] + across[from + column] * weight
            }
          case (false, false):
            break
          }
        }
      }
    }
  }
}
