import MeniscusGeometry

/// Which tiles are painted again, and the bands in which they are.
package struct TileCover: InvariantChecking {
  /// The width of the frame and the side of a tile, in pixels.
  package var width: Int
  package var tileSize: Int
  /// The signatures of tiles.
  package var signatures: Int
  /// Whether each tile is painted again, row by row.
  package var isDirty: [Bool]
  /// The bands: the first row of pixels, and the columns that are painted again.
  package var bands: [(minY: Int, runs: [Range<Int>])]

  /// Makes a cover that is to be checked.
  package init(
    width: Int, tileSize: Int, signatures: Int, isDirty: [Bool],
    bands: [(minY: Int, runs: [Range<Int>])]
  ) {
    self.width = width
    self.tileSize = tileSize
    self.signatures = signatures
    self.isDirty = isDirty
    self.bands = bands
  }

  package var brokenInvariant: BrokenInvariant? {
    let columns = (width + tileSize - 1) / tileSize
    guard isDirty.count == signatures else {
      return BrokenInvariant("Every tile has a signature and a mark.")
    }
    guard isDirty.isEmpty || isDirty.count % columns == 0 else {
      return BrokenInvariant("Rows of tiles are full.")
    }
    var rest = bands[...]
    for row in 0..<(isDirty.isEmpty ? 0 : isDirty.count / columns) {
      let marked = (0..<columns).filter { isDirty[row * columns + $0] }
      guard !marked.isEmpty else { continue }
      guard let band = rest.popFirst(), band.minY == row * tileSize else {
        return BrokenInvariant("A row with a marked tile has a band.")
      }
      guard zip(band.runs, band.runs.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound })
      else { return BrokenInvariant("The runs of a band rise and lie apart.") }
      let tiles = band.runs.flatMap {
        Array($0.lowerBound / tileSize..<($0.upperBound + tileSize - 1) / tileSize)
      }
      guard tiles == marked, band.runs.allSatisfy({ $0.upperBound <= width }) else {
        return BrokenInvariant("A band paints the marked tiles and no others.")
      }
    }
    return rest.isEmpty ? nil : BrokenInvariant("A band has a marked tile.")
  }
}

extension Damage {
  /// Traps in a debug build where the bands are not what the marks say.
  func checkInvariants(_ bands: [Band], _ grid: TileGrid) {
    assert(
      TileCover(
        width: grid.width, tileSize: grid.tileSize, signatures: signatures.count, isDirty: isDirty,
        bands: bands.map { ($0.rect.minY, $0.runs) }
      ).keepsInvariants)
  }
}
