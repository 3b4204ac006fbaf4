import MeniscusDisplay
import MeniscusGeometry

/// What has to be painted again, by tile.
///
/// A tile's signature is the hash of everything that decides its pixels: the background and, in
/// order, the hashes of the operations that may touch it, enclosing groups, layers and clips and the
/// reach of their effects included. A tile whose signature has not changed has the same pixels as
/// before. Glass adds what lies behind it: the signatures, so far, of all tiles that its pass
/// captures, and what the layers around it have drawn.
struct Damage {
  /// The signature of every tile.
  private(set) var signatures: [UInt64]
  /// Whether each tile is painted again.
  private(set) var isDirty: [Bool]
  /// What each pass's capture depends on.
  private(set) var captureKeys: [UInt64] = []

  /// Compares the commands of a list with the signatures of the frame before.
  ///
  /// - Parameters:
  ///   - captures: what the captures that were kept depend on.
  ///   - before: the signatures of the last frame, nil to paint everything.
  init(
    _ list: CommandList, _ digest: DisplayDigest, _ passes: [GlassPass], background: RGBA,
    grid: TileGrid, captures: Set<UInt64>, before: [UInt64]?
  ) {
    let commands = list.commands
    var hasher = StableHasher()
    hasher.combine(background)
    var signatures = [UInt64](repeating: hasher.finish(), count: grid.count)
    var next = 0
    for pass in passes {
      Self.add(next..<pass.operations.lowerBound, commands, digest, grid: grid, to: &signatures)
      let key = Self.captureKey(pass, list, digest, signatures: signatures, grid: grid)
      captureKeys.append(key)
      for fusedShape in pass.fusedShapes {
        let hash = fusedShape.hash ^ key
        grid.forEachTile(in: commands[fusedShape.operation].ink) { tile in
          signatures[tile] = Self.mix(signatures[tile], hash)
        }
      }
      next = pass.operations.upperBound
    }
    Self.add(next..<commands.count, commands, digest, grid: grid, to: &signatures)
    if let before, before.count == signatures.count {
      isDirty = zip(before, signatures).map { $0 != $1 }
    } else {
      isDirty = [Bool](repeating: true, count: signatures.count)
    }
    self.signatures = signatures
    for (pass, key) in zip(passes, captureKeys) where !captures.contains(key) {
      // A layer that is not seen captures nothing.
      guard pass.isSeen(among: commands) else { continue }
      // What is captured has to be there as it was before the glass was laid.
      grid.forEachTile(in: pass.capture) { isDirty[$0] = true }
    }
  }

  private static func add(
    _ range: Range<Int>, _ commands: [PaintCommand], _ digest: DisplayDigest, grid: TileGrid,
    to signatures: inout [UInt64]
  ) {
    signatures.withUnsafeMutableBufferPointer { signatures in
      for index in range {
        grid.forEachTile(in: commands[index].ink) { tile in
          signatures[tile] = mix(signatures[tile], digest.operations[index])
        }
      }
    }
  }

  /// The hash of what a capture is made of: the tiles behind, and what its layers have drawn.
  private static func captureKey(
    _ pass: GlassPass, _ list: CommandList, _ digest: DisplayDigest, signatures: [UInt64],
    grid: TileGrid
  ) -> UInt64 {
    var hasher = StableHasher()
    // Effects may keep what a layer has drawn from the tiles that it is captured in.
    var outermost = pass.operations.lowerBound
    list.forEachLayer(around: outermost) { outermost = list.spaces[$0].begin }
    for index in outermost..<pass.operations.lowerBound { hasher.combine(digest.operations[index]) }
    hasher.combine(pass.capture.minX)
    hasher.combine(pass.capture.minY)
    hasher.combine(pass.capture.maxX)
    hasher.combine(pass.capture.maxY)
    hasher.combine(pass.blur.factor)
    for weight in pass.blur.weights { hasher.combine(Double(weight)) }
    hasher.combine(pass.blur.findsLevel ? 1 : 0)
    for weight in pass.blur.ambienceWeights { hasher.combine(Double(weight)) }
    grid.forEachTile(in: pass.capture) { hasher.combine(signatures[$0]) }
    return hasher.finish()
  }

  /// Adds a hash to a signature; the order of additions counts.
  @inline(__always)
  private static func mix(_ signature: UInt64, _ hash: UInt64) -> UInt64 {
    var value = signature ^ hash
    value = (value ^ value &>> 32) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value &>> 29) &* 0xBF58_476D_1CE4_E5B9
    return (value ^ value &>> 32) &+ 1
  }

  /// Has the tiles whose turn it is painted again, whatever changed.
  mutating func refresh(_ turn: TileTurn) {
    for tile in isDirty.indices where turn.includes(tile) { isDirty[tile] = true }
  }

  /// Takes the last tile that is to be painted again for one that is as it was: a fault.
  mutating func forgetLastTile() {
    if let last = isDirty.lastIndex(of: true) { isDirty[last] = false }
  }

  /// The rows of tiles in which something is painted again.
  func bands(_ grid: TileGrid) -> [Band] {
    var bands: [Band] = []
    for row in 0..<grid.rows {
      var runs: [Range<Int>] = []
      for column in 0..<grid.columns where isDirty[row * grid.columns + column] {
        let rect = grid.rect(of: row * grid.columns + column)
        if let last = runs.last, last.upperBound == rect.minX {
          runs[runs.count - 1] = last.lowerBound..<rect.maxX
        } else {
          runs.append(rect.minX..<rect.maxX)
        }
      }
      guard let first = runs.first, let last = runs.last else { continue }
      let rows = grid.rect(of: row * grid.columns)
      bands.append(
        Band(
          rect: PixelRect(
            minX: first.lowerBound, minY: rows.minY, maxX: last.upperBound, maxY: rows.maxY),
          runs: runs))
    }
    return bands
  }

  /// Whether at least half of the tiles that a rectangle touches are painted again, and some are.
  func coversHalf(of rect: PixelRect, _ grid: TileGrid) -> Bool {
    var (dirty, count) = (0, 0)
    grid.forEachTile(in: rect) {
      count += 1
      if isDirty[$0] { dirty += 1 }
    }
    return count > 0 && 2 * dirty >= count
  }

  /// Whether a tile that is painted again shares pixels with a rectangle.
  func touches(_ rect: PixelRect, _ grid: TileGrid) -> Bool {
    var touches = false
    grid.forEachTile(in: rect) { touches = touches || isDirty[$0] }
    return touches
  }
}

/// A row of tiles in which something is painted again.
struct Band: Sendable {
  /// The pixels from the first to the last tile that is painted again.
  let rect: PixelRect
  /// The columns of pixels that are painted again, rising and apart.
  let runs: [Range<Int>]
}
