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
      var whole: (first: Int, count: Int)?
      grid.forEachTile(in: rect) { tile in
        guard grid.rect(of: tile).width == 64 else { return hash(tile, scratch) }
        whole = (whole?.first ?? tile, (whole?.count ?? 0) + 1)
      }
      if let whole { hashWhole(whole.first, count: whole.count) }
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
      for tile in painted[run] { hash(tile, scratches[worker]) }
    }
  }

  /// Hashes the pixels of a tile, row by row.
  private func hash(_ tile: Int, _ scratch: WorkerScratch) {
    let rect = grid.rect(of: tile)
    guard rect.width < 64 else { return hashWhole(tile, count: 1) }
    let first = target.pixel(rect.minX, rect.minY)
    for row in 0..<rect.height {
      (scratch.tile + row * rect.width).update(
        from: first + row * target.stride, count: rect.width)
    }
    hashes[tile] = StableHash.hash(
      UnsafeRawBufferPointer(start: scratch.tile, count: 4 * rect.width * rect.height))
  }

  /// Hashes tiles side by side that are as wide as tiles can be: 64 pixels, or 256 bytes.
  private func hashWhole(_ tile: Int, count: Int) {
    let rect = grid.rect(of: tile)
    StableHash.hash(
      tilesOf256: target.pixel(rect.minX, rect.minY), count: count, rows: rect.height,
      stride: 4 * target.stride, into: hashes.first + tile)
  }
}
