import MeniscusGeometry

extension PixelFrame {
  /// The number of the tiles that are hashed.
  package var tileCount: Int { hashGrid.count }

  /// Appends the pixels of a tile that is hashed, row by row, as runs.
  ///
  /// A run is a number, twice its length and one more where all of its pixels are equal, and then the one
  /// pixel or all of them: red in the low byte, then green, blue and 255. Runs go on from a row to the
  /// next. Tiles at the right and at the bottom are cut at the frame's edge.
  ///
  /// - Complexity: linear in the tile's pixels; never much longer than they are.
  package func appendTile(_ tile: Int, to runs: inout [UInt32]) {
    let rect: PixelRect = hashGrid.rect(of: tile)
    var writer = RunWriter(at: runs.count)
    runs.append(0)
    words.withUnsafeBufferPointer { words in
      for y in rect.minY..<rect.maxY {
        let row = y * stride
        for x in row + rect.minX..<row + rect.maxX { writer.append(words[x], to: &runs) }
      }
    }
    writer.finish(&runs)
  }
}

/// Pixels in a row as runs of equal ones, and of others.
private struct RunWriter {
  /// The equal pixels in a row that are worth a run of their own.
  private static let least = 4

  /// Where the number of the run at hand stands.
  private var head: Int
  private var isEqual = false
  private var count = 0
  /// How many of the last pixels are equal.
  private var repeats = 0
  private var last: UInt32 = 0

  init(at head: Int) {
    self.head = head
  }

  @inline(__always)
  mutating func append(_ pixel: UInt32, to runs: inout [UInt32]) {
    if isEqual {
      if pixel == last {
        count += 1
        return
      }
      close(&runs)
    }
    repeats = count > 0 && pixel == last ? repeats + 1 : 1
    last = pixel
    runs.append(pixel)
    count += 1
    if repeats == Self.least { beginEqual(&runs) }
  }

  mutating func finish(_ runs: inout [UInt32]) {
    runs[head] = UInt32(count) << 1 | (isEqual ? 1 : 0)
  }

  /// Ends a run of equal pixels, and begins one of others.
  private mutating func close(_ runs: inout [UInt32]) {
    finish(&runs)
    head = runs.count
    runs.append(0)
    (isEqual, count, repeats) = (false, 0, 0)
  }

  /// Takes the last pixels, which are equal, out of a run of others.
  private mutating func beginEqual(_ runs: inout [UInt32]) {
    runs.removeLast(Self.least)
    if count > Self.least {
      count -= Self.least
      finish(&runs)
      head = runs.count
      runs.append(0)
    }
    runs.append(last)
    (isEqual, count) = (true, Self.least)
  }
}
