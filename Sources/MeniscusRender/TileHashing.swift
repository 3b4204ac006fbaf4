import MeniscusGeometry

/// Hashes the tiles of a frame.
struct TileHashing: Sendable {
  private let grid: TileGrid
  private let target: Target
  private let hashes: SharedElements<UInt64>

  /// Makes the hashing of a frame's tiles.
  ///
  /// - Parameter hashes: by tile.
  init(_ grid: TileGrid, of target: Target, into hashes: SharedElements<UInt64>) {
    self.grid = grid
    self.target = target
    self.hashes = hashes
  }

  /// Hashes all tiles that share pixels with a band of painted pixels, which is as high as they are.
  func hash(_ band: Band, _ scratch: WorkerScratch) {
    for run in band.runs {
      let rect = PixelRect(
        minX: run.lowerBound, minY: band.rect.minY, maxX: run.upperBound, maxY: band.rect.maxY)
      grid.forEachTile(in: rect) { hashes[$0] = hash(grid.rect(of: $0), scratch) }
    }
  }

  /// Hashes all tiles that share pixels with bands of painted pixels.
  func hash(
    _ bands: [Band], _ frame: PixelRect, _ scratches: [WorkerScratch], _ parallel: ParallelFor
  ) {
    var isPainted = [Bool](repeating: false, count: grid.count)
    for band in bands {
      for run in band.runs {
        let rect = PixelRect(
          minX: run.lowerBound, minY: band.rect.minY, maxX: run.upperBound, maxY: band.rect.maxY)
        grid.forEachTile(in: rect.intersection(frame)) { isPainted[$0] = true }
      }
    }
    let painted = isPainted.indices.filter { isPainted[$0] }
    parallel.runs(of: painted.count) { run, worker in
      for tile in painted[run] { hashes[tile] = hash(grid.rect(of: tile), scratches[worker]) }
    }
  }

  /// The hash of the pixels of a tile, row by row.
  private func hash(_ rect: PixelRect, _ scratch: WorkerScratch) -> UInt64 {
    let first = UnsafePointer(target.pixel(rect.minX, rect.minY))
    if rect.width == 64 {
      return StableHash.hash(rowsOf256: first, rows: rect.height, stride: 4 * target.stride)
    }
    for row in 0..<rect.height {
      (scratch.tile + row * rect.width).update(
        from: first + row * target.stride, count: rect.width)
    }
    return StableHash.hash(
      UnsafeRawBufferPointer(start: scratch.tile, count: 4 * rect.width * rect.height))
  }
}
