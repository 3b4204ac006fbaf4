/// What a worker needs for itself while it draws; it belongs to the renderer and is used again.
///
/// Room is made for all workers before they begin, so that it does not depend on which of them does
/// what whether a frame asks the system for memory.
final class WorkerScratch: @unchecked Sendable {
  /// Room for the coverage of a band.
  var coverage = CoverageBuffer(width: 0, height: 0)
  /// Room for the pixels of a band's row.
  private(set) var pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  /// Room for the pixels of a tile that is hashed.
  let tile: UnsafeMutablePointer<UInt32>
  /// Room for what is known along a row of glass.
  private(set) var glass = GlassRow(width: 0, shares: 0)
  /// Room for a row of blurred cells.
  private(set) var cells = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: 1)
  /// Room for rows of numbers.
  private(set) var numbers = UnsafeMutablePointer<Float>.allocate(capacity: 1)
  /// How often the system was asked for memory.
  private(set) var requests = 1
  private var width = 0
  private var height = 0
  private var cellCount = 1
  private var numberCount = 1

  init() {
    let count = PixelFrame.hashTileSize * PixelFrame.hashTileSize
    tile = .allocate(capacity: count)
    tile.initialize(repeating: 0, count: count)
  }

  deinit {
    pixels.deallocate()
    tile.deallocate()
    cells.deallocate()
    numbers.deallocate()
    glass.deallocate()
  }

  /// Makes room for bands of at most `width` × `height` pixels.
  func makeRoom(width: Int, height: Int) {
    guard width > self.width || height > self.height else { return }
    self.width = max(width, self.width)
    self.height = max(height, self.height)
    requests += 1
    coverage = CoverageBuffer(width: self.width, height: self.height)
    pixels.deallocate()
    pixels = .allocate(capacity: self.width)
    pixels.initialize(repeating: 0, count: self.width)
  }

  /// Makes room for rows of glass of at most `width` pixels and as many shares of looks.
  func makeRoom(glassWidth width: Int, shares: Int) {
    guard width > glass.width || shares > glass.shareCount else { return }
    requests += 1
    let row = GlassRow(width: max(width, glass.width), shares: max(shares, glass.shareCount))
    glass.deallocate()
    glass = row
  }

  /// Makes room for `count` cells; their contents are anything.
  func makeRoom(cells count: Int) {
    guard count > cellCount else { return }
    requests += 1
    cells.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: SIMD4(repeating: 0), count: count)
    cellCount = count
  }

  /// Makes room for `count` numbers; they are some already.
  func makeRoom(numbers count: Int) {
    guard count > numberCount else { return }
    requests += 1
    numbers.deallocate()
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    numberCount = count
  }
}
