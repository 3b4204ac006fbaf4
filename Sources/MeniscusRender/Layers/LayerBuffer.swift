import MeniscusGeometry

/// A part of a layer as premultiplied pixels, in a space's coordinates.
struct LayerBuffer: Sendable {
  /// Which pixels of the space.
  var rect: PixelRect
  /// The pixels, row by row; whoever writes them is the only one who knows of them.
  let pixels: SharedElements<UInt32>
  private let memory: MemoryBlock

  private init(_ rect: PixelRect, room pool: inout MemoryPool) {
    self.rect = rect
    let count = rect.width * rect.height
    memory = pool.block(byteCount: 4 * count)
    pixels = SharedElements(memory.elements(of: UInt32.self, count: count))
  }

  /// Makes a buffer of nothing.
  init(_ rect: PixelRect, _ pool: inout MemoryPool) {
    self.init(rect, room: &pool)
    pixels.first.update(repeating: 0, count: rect.width * rect.height)
  }

  /// Makes a buffer by writing all of its rows, several at a time.
  init(
    _ rect: PixelRect, _ pool: inout MemoryPool, _ parallel: ParallelFor,
    _ write:
      @Sendable (
        _ rows: Range<Int>, _ worker: Int, _ pixels: UnsafeMutablePointer<UInt32>
      ) -> Void
  ) {
    self.init(rect, room: &pool)
    let pixels = pixels
    parallel.runs(of: rect.height) { run, worker in
      write(
        rect.minY + run.lowerBound..<rect.minY + run.upperBound, worker,
        pixels.first + run.lowerBound * rect.width)
    }
  }

  /// A pixel of the space; outside of the buffer there is nothing.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
    return pixels[(y - rect.minY) * rect.width + x - rect.minX]
  }

  /// Copies `count` pixels of a row of the space from column `x` on; outside of the buffer there is
  /// nothing.
  func copy(row y: Int, from x: Int, count: Int, into result: UnsafeMutablePointer<UInt32>) {
    let there = (x..<x + count).clamped(to: rect.minX..<rect.maxX)
    guard !there.isEmpty, y >= rect.minY, y < rect.maxY else {
      return result.update(repeating: 0, count: count)
    }
    result.update(repeating: 0, count: there.lowerBound - x)
    (result + (there.lowerBound - x)).update(
      from: pixels.first + (y - rect.minY) * rect.width + there.lowerBound - rect.minX,
      count: there.count)
    (result + (there.upperBound - x)).update(repeating: 0, count: x + count - there.upperBound)
  }

  /// Fills `cells` with means of squares of 2^`bits` pixels: those of a row of cells, from a column
  /// of cells on; outside of the buffer there is nothing.
  ///
  /// - Parameter seen: the columns of pixels that count; of others there is nothing.
  @inline(__always)
  func readCells<Cell: BlurCell>(
    row: Int, from first: Int, bits: Int, seen: Range<Int>,
    into cells: UnsafeMutableBufferPointer<Cell>
  ) {
    let factor = 1 << bits
    for index in cells.indices { cells[index] = .zero }
    let lines = max(row * factor, rect.minY)..<min((row + 1) * factor, rect.maxY)
    let there = (rect.minX..<rect.maxX).clamped(to: seen)
    guard !there.isEmpty else { return }
    let start = max(first, there.lowerBound >> bits)
    let end = min(first + cells.count, ((there.upperBound - 1) >> bits) + 1)
    guard start < end else { return }
    let share = 1 / Float(factor * factor)
    for y in lines {
      let line = (y - rect.minY) * rect.width - rect.minX
      for cell in start..<end {
        let columns =
          max(cell * factor, there.lowerBound)..<min((cell + 1) * factor, there.upperBound)
        // Sums of whole numbers are exact.
        var sum = cells[cell - first]
        for x in columns { sum = sum + Cell(pixel: pixels[line + x]) }
        cells[cell - first] = sum
      }
    }
    if factor > 1 {
      for index in (start - first)..<(end - first) { cells[index] = cells[index] * share }
    }
  }
}
