import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusMorph

/// Turns display lists into pixels, painting only the tiles whose content changed.
///
/// The frame has as many pixels as the list's extent times its scale, rounded up. A pixel is a
/// function of the display list alone: neither what was rendered before, nor the size of tiles, nor
/// the number of threads changes a bit.
///
/// - Coverage is the exact area on a grid of 1/256 pixel, as 0…255; see ``CoverageBuffer``. Curves
///   are within 0.02 pixel.
/// - Colours are gamma-encoded sRGB of 8 bits, clamped to 0…1, blended source-over with one rounding
///   an operation; see ``Blend``. Groups and clips are worked out without intermediate layers; see
///   ``BandPainter``.
/// - Faulty operations (numbers that are not finite, missing resources, collapsed spaces) draw
///   nothing; what lies far outside is cut as ``SegmentBuilder`` says.
///
/// A renderer is a value; copies go on separately. It is used from one place at a time.
public struct Renderer: Sendable {
  /// The pixels of the list that was rendered last.
  public private(set) var frame = PixelFrame(width: 0, height: 0)

  private let tileSize: Int
  private var scale = 0.0
  private var lastList: UInt64?
  private var signatures: [UInt64] = []
  private var tileHashes: [UInt64] = []
  /// By content hash; what the last list did not use is dropped.
  private var pictures: [UInt64: PreparedPicture] = [:]
  private var glyphs = GlyphCache()
  /// What lies behind the glass of the last list, by what it depends on.
  private var captures: [UInt64: GlassCapture] = [:]
  private var measurements = GlassMeasurements()
  private let shadowTable = GlassShadow.makeTable()

  /// Makes a renderer.
  ///
  /// - Parameter tileSize: the side of the tiles that are painted again as a whole, in pixels.
  public init(tileSize: Int = 64) {
    precondition(tileSize > 0, "Tiles are at least a pixel wide.")
    self.tileSize = tileSize
  }

  /// Renders a display list into ``frame``.
  ///
  /// - Parameters:
  ///   - list: what to draw. Extents beyond ``DisplayList/pixelLimit`` give an empty frame.
  ///   - surfaces: what the list's glass fuses into, where it is known already.
  ///   - digest: the list's digest, where it is known already.
  ///   - parallel: how to spread work over threads.
  ///   - fullRepaint: whether to paint every tile, whatever changed.
  /// - Complexity: linear in the operations; in the pixels of tiles that changed. An unchanged list
  ///   costs its digest.
  public mutating func render(
    _ list: DisplayList, surfaces: Surfaces? = nil, digest: DisplayDigest? = nil,
    parallel: ParallelFor = .serial,
    fullRepaint: Bool = false
  ) -> RenderOutcome {
    let digest = digest ?? list.digest()
    precondition(
      digest.operations.count == list.operations.count,
      "A digest belongs to the list it was made of.")
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    let isSameSize = width == frame.width && height == frame.height && list.scale == scale
    if isSameSize, !fullRepaint, lastList == digest.list {
      return outcome(changed: [], WorkCounters())
    }
    if !isSameSize {
      frame = PixelFrame(width: width, height: height)
      scale = list.scale
      signatures = []
      tileHashes = []
      captures = [:]
    }
    lastList = digest.list

    let grid = TileGrid(width: width, height: height, tileSize: tileSize)
    let passes =
      list.glass.isEmpty
      ? [] : GlassPass.passes(of: list, surfaces ?? Surfaces.resolve(list), in: grid.frame)
    let commands = Command.commands(of: list, passes, in: grid.frame)
    if fullRepaint { captures = [:] }
    let damage = Damage(
      commands, digest, passes, background: list.background, grid,
      captures: Set(captures.keys), before: fullRepaint ? nil : signatures)
    signatures = damage.signatures
    let counters = paint(list, commands, passes, damage, grid, parallel)
    measurements = measure(list, passes, damage, in: grid.frame)
    let changed = hashTiles(damage, grid, parallel)
    return outcome(changed: changed, counters)
  }

  private func outcome(changed: [Int], _ counters: WorkCounters) -> RenderOutcome {
    var hasher = StableHasher()
    hasher.combine(frame.width)
    hasher.combine(frame.height)
    for hash in tileHashes { hasher.combine(hash) }
    return RenderOutcome(
      pixelHash: hasher.finish(), tileHashes: tileHashes, changedTiles: changed,
      measurements: measurements, counters: counters)
  }
}

extension Renderer {
  /// Paints the tiles that are dirty.
  private mutating func paint(
    _ list: DisplayList, _ commands: [Command], _ passes: [GlassPass], _ damage: Damage,
    _ grid: TileGrid, _ parallel: ParallelFor
  ) -> WorkCounters {
    let bands = damage.bands(grid)
    guard !bands.isEmpty else { return WorkCounters() }
    preparePictures(list)
    let glyphSegments = prepareGlyphs(list, commands, damage, grid)
    let prepared = prepare(list, commands, damage, grid, parallel)
    var painters = bands.map { BandPainter($0) }
    var counters = WorkCounters()
    let known = captures
    var kept: [UInt64: GlassCapture] = [:]
    let table = shadowTable
    let stride = frame.stride
    frame.words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { return }
      let target = Target(base: base, stride: stride)
      var work = BandPainter.Work(
        commands: commands, prepared: prepared, background: list.background.opaquePixel,
        target: target, opaqueLimit: passes.first?.operations.lowerBound ?? commands.count,
        glass: [:])
      var next = 0
      for (number, pass) in passes.enumerated() {
        let end = pass.operations.lowerBound
        Self.paint(next..<end, work, &painters, grid, parallel)
        next = end
        let key = damage.captureKeys[number]
        if kept[key] == nil {
          if let capture = known[key] {
            kept[key] = capture
          } else if !pass.capture.isEmpty {
            kept[key] = GlassCapture(pass.capture, pass.blur, of: target, parallel)
            counters[.glassPasses] += 1
          }
        }
        guard let capture = kept[key] else { continue }
        for surface in pass.surfaces {
          work.glass[surface.operation] = GlassPainter(
            surface: surface, capture: capture, target: target, scale: list.scale,
            shadowTable: table)
        }
      }
      Self.paint(next..<commands.count, work, &painters, grid, parallel)
    }
    captures = kept
    counters[.tilesPainted] = damage.isDirty.reduce(0) { $0 + ($1 ? 1 : 0) }
    counters[.pixelsShaded] = painters.reduce(0) { $0 + $1.pixels }
    counters[.segments] = prepared.reduce(glyphSegments) { $0 + $1.shape.segmentCount }
    return counters
  }

  /// Paints a stretch of operations into all bands; the last one ends what is still open.
  private static func paint(
    _ range: Range<Int>, _ work: BandPainter.Work, _ painters: inout [BandPainter],
    _ grid: TileGrid, _ parallel: ParallelFor
  ) {
    let isLast = range.upperBound == work.commands.count
    // The first stretch lays the background, even where glass comes first of all.
    guard !range.isEmpty || isLast || range.lowerBound == 0 else { return }
    painters.withUnsafeMutableBufferPointer { painters in
      guard let first = painters.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.runs(of: painters.count) { run in
        var coverage = CoverageBuffer(
          width: grid.width, height: min(grid.tileSize, grid.height))
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: grid.width)
        row.initialize(repeating: 0, count: grid.width)
        defer { row.deallocate() }
        for index in run {
          shared[index].paint(range, work, &coverage, row: row)
          if isLast { shared[index].finish(work, &coverage) }
        }
      }
    }
  }

  /// What lies behind each glass element.
  private func measure(
    _ list: DisplayList, _ passes: [GlassPass], _ damage: Damage, in frame: PixelRect
  ) -> GlassMeasurements {
    var result = GlassMeasurements(elements: Array(repeating: nil, count: list.glass.count))
    for (pass, key) in zip(passes, damage.captureKeys) {
      guard let capture = captures[key] else { continue }
      for surface in pass.surfaces {
        for row in surface.surface.elements {
          let element = list.glass[row]
          guard let box = list.resources.bounds(of: element.silhouette) else { continue }
          let map = element.transform.then(.scale(x: list.scale, y: list.scale))
          let pixels = PixelRect(touching: map.boundingBox(of: box), in: frame)
          result.elements[row] = capture.measurement(of: pixels)
        }
      }
    }
    return result
  }

  /// Works out the fills and clips that touch a dirty tile.
  private func prepare(
    _ list: DisplayList, _ commands: [Command], _ damage: Damage, _ grid: TileGrid,
    _ parallel: ParallelFor
  ) -> [PreparedOperation] {
    var prepared = [PreparedOperation](repeating: .nothing, count: commands.count)
    let (pictures, glyphs) = (self.pictures, self.glyphs)
    prepared.withUnsafeMutableBufferPointer { prepared in
      guard let first = prepared.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.runs(of: commands.count) { run in
        for index in run {
          switch commands[index].kind {
          case .fill, .clip:
            guard damage.touches(commands[index].bounds, grid) else { continue }
            shared[index] = PreparedOperation(
              list.operations[index], list, grid.frame, pictures, glyphs)
          case .none, .group, .glass, .end:
            break
          }
        }
      }
    }
    return prepared
  }

  /// Rasterises the glyphs that are new and touch a dirty tile; returns the number of edges.
  private mutating func prepareGlyphs(
    _ list: DisplayList, _ commands: [Command], _ damage: Damage, _ grid: TileGrid
  ) -> Int {
    let operations = list.operations.indices.filter { index in
      guard case .glyphs = list.operations[index].action else { return false }
      return damage.touches(commands[index].bounds, grid)
    }
    return operations.isEmpty ? 0 : glyphs.prepare(operations, of: list)
  }

  /// Premultiplies the pictures of a list that are new.
  private mutating func preparePictures(_ list: DisplayList) {
    var used: [UInt64: PreparedPicture] = [:]
    for resource in list.resources.pictures {
      used[resource.hash] = pictures[resource.hash] ?? PreparedPicture(resource.bitmap)
    }
    pictures = used
  }

  /// Hashes the tiles that were painted and returns those that changed.
  private mutating func hashTiles(
    _ damage: Damage, _ grid: TileGrid, _ parallel: ParallelFor
  ) -> [Int] {
    let hashGrid = frame.hashGrid
    var isPainted = [Bool](repeating: false, count: hashGrid.count)
    for tile in damage.isDirty.indices where damage.isDirty[tile] {
      hashGrid.forEachTile(in: grid.rect(of: tile)) { isPainted[$0] = true }
    }
    let painted = isPainted.indices.filter { isPainted[$0] }
    let isNew = tileHashes.count != hashGrid.count
    var hashes = isNew ? [UInt64](repeating: 0, count: hashGrid.count) : tileHashes
    let stride = frame.stride
    let words = frame.words
    hashes.withUnsafeMutableBufferPointer { hashes in
      guard let first = hashes.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.runs(of: painted.count) { run in
        var bytes: [UInt32] = []
        for tile in painted[run] {
          bytes.removeAll(keepingCapacity: true)
          let rect = hashGrid.rect(of: tile)
          for y in rect.minY..<rect.maxY {
            bytes.append(contentsOf: words[(y * stride + rect.minX)..<(y * stride + rect.maxX)])
          }
          shared[tile] = bytes.withUnsafeBytes { StableHash.hash($0) }
        }
      }
    }
    let changed = painted.filter { isNew || hashes[$0] != tileHashes[$0] }
    tileHashes = hashes
    return changed
  }
}
