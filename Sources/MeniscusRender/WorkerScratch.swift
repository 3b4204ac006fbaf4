/// What a worker needs for itself while it draws; it belongs to the renderer and is used again.
///
/// Room is made for all workers before they begin, so that it does not depend on which of them does
/// what whether a frame asks the system for memory.
final class WorkerScratch: @unchecked Sendable {
  /// Room for the coverage of a band.
  var coverage = CoverageBuffer(width: 0, height: 0)
  /// Room for the pixels of a band's row.
  var pixels: UnsafeMutablePointer<UInt32> { rowOfPixels.first }
  /// Room for the pixels of a tile that is hashed.
  let tile: UnsafeMutablePointer<UInt32>
  /// Room for what is known along a row of glass.
  private(set) var glass = GlassRow(width: 0, shares: 0)
  /// Room for a row of blurred cells.
  var cells: UnsafeMutablePointer<SIMD4<Float>> { rowOfCells.first }
  /// Room for rows of numbers.
  var numbers: UnsafeMutablePointer<Float> { rowsOfNumbers.first }
  /// How many numbers there is room for.
  var numberCount: Int { rowsOfNumbers.count }
  /// How often the system was asked for memory.
  private(set) var requests = 1
  private var width = 0
  private var height = 0
  private var rowOfPixels = GrowingRow<UInt32>(0)
  private var rowOfCells = GrowingRow<SIMD4<Float>>(SIMD4(repeating: 0))
  private var rowsOfNumbers = GrowingRow<Float>(0)

  init() {
    let count = PixelFrame.hashTileSize * PixelFrame.hashTileSize
    tile = .allocate(capacity: count)
    tile.initialize(repeating: 0, count: count)
  }

  deinit {
    rowOfPixels.deallocate()
    tile.deallocate()
    rowOfCells.deallocate()
    rowsOfNumbers.deallocate()
    glass.deallocate()
  }

  /// Makes room for bands of at most `width` × `height` pixels.
  func makeRoom(width: Int, height: Int) {
    guard width > self.width || height > self.height else { return }
    self.width = max(width, self.width)
    self.height = max(height, self.height)
    requests += 1
    coverage = CoverageBuffer(width: self.width, height: self.height)
    rowOfPixels.grow(to: self.width)
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
    if rowOfCells.grow(to: count) { requests += 1 }
  }

  /// Makes room for `count` numbers; they are some already.
  func makeRoom(numbers count: Int) {
    if rowsOfNumbers.grow(to: count) { requests += 1 }
  }
}

/// Elements that become more and never fewer; growing forgets what they were.
private struct GrowingRow<Element: BitwiseCopyable> {
  private(set) var first: UnsafeMutablePointer<Element>
  private let empty: Element
  private(set) var count = 1

  /// Makes a row of one element.
  ///
  /// - Parameter empty: what new elements are.
  init(_ empty: Element) {
    self.empty = empty
    first = .allocate(capacity: 1)
    first.initialize(to: empty)
  }

  /// Makes room for so many elements; whether that took new memory.
  @discardableResult
  mutating func grow(to new: Int) -> Bool {
    guard new > count else { return false }
    first.deallocate()
    first = .allocate(capacity: new)
    first.initialize(repeating: empty, count: new)
    count = new
    return true
  }

  func deallocate() { first.deallocate() }
}
