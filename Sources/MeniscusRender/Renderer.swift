import MeniscusDisplay
import MeniscusGeometry
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
///
/// ```swift
/// var list = DisplayList(size: Size2D(width: 4, height: 4), scale: 1, background: .white)
/// let corner = Silhouette.rectangle(Rect2D(x: 0, y: 0, width: 2, height: 2))
/// list.operations = [
///   DisplayOperation(
///     action: .fill(corner, .color(RGBA(hex: 0xFF8000))), transform: .identity, view: .none)
/// ]
/// var renderer = Renderer()
/// let first = renderer.render(list)
/// assert(renderer.frame.bitmap.samples.prefix(4) == [255, 128, 0, 255])
/// let second = renderer.render(list)
/// assert(second.changedTiles.isEmpty && second.pixelHash == first.pixelHash)
/// ```
public struct Renderer: Sendable {
  /// The pixels of the list that was rendered last.
  public private(set) var frame = PixelFrame(width: 0, height: 0)

  private let tileSize: Int
  #if MENISCUS_WITHOUT_FAULTS
    /// What draws frames again plants no faults, and needs no code to plant them.
    private var fault: Fault? { nil }
  #else
    /// What is done wrong on purpose; nil for nothing.
    private let fault: Fault?
  #endif
  private var scale = 0.0
  private var lastList: UInt64?
  private var signatures: [UInt64] = []
  private var tileHashes: [UInt64] = []
  /// By content hash; what the last list did not use is dropped.
  private var pictures: [UInt64: PreparedPicture] = [:]
  private var glyphs = GlyphCache()
  private var strokeWidths = StrokeWidths()
  /// What lies behind the glass of the last list, by what it depends on.
  private var captures: [UInt64: GlassCapture] = [:]
  /// The fields of the last list's glass.
  private var fields = GlassFields()
  private var measurements = GlassMeasurements()
  private let shadowTable = GlassShadow.makeTable()
  /// What it draws with.
  private var memory = RenderMemory()

  /// How often the system was asked for memory to draw with.
  package var memoryRequests: Int { memory.requests }

  /// The memory that it keeps from frame to frame besides the frame and what lies behind glass, in
  /// bytes: what it draws with, masks of glyphs and fields of glass.
  package var keptBytes: Int { memory.byteCount + glyphs.byteCount + fields.byteCount }

  /// Makes a renderer.
  ///
  /// - Parameter tileSize: the side of the tiles that are painted again as a whole, in pixels.
  public init(tileSize: Int = 64) {
    self.init(tileSize: tileSize, fault: nil)
  }

  /// Makes a renderer with a fault; one that is not of pixels is none.
  package init(tileSize: Int, fault: Fault?) {
    precondition(tileSize > 0, "Tiles are at least a pixel wide.")
    self.tileSize = tileSize
    #if !MENISCUS_WITHOUT_FAULTS
      self.fault = fault?.place == .pixels ? fault : nil
    #endif
  }

  /// Renders a display list into ``frame``.
  ///
  /// - Parameters:
  ///   - list: what to draw. Extents beyond ``DisplayList/pixelLimit`` give an empty frame.
  ///   - fusedShapes: what the list's glass fuses into, where it is known already.
  ///   - digest: the list's digest, where it is known already.
  ///   - parallel: how to spread work over threads.
  ///   - fullRepaint: whether to paint every tile, whatever changed.
  ///   - turn: the tiles of a changed list that are painted whatever changed; nil for none.
  /// - Complexity: linear in the operations; in the pixels of tiles that changed. An unchanged list
  ///   costs its digest.
  public mutating func render(
    _ list: DisplayList, fusedShapes: FusedShapes? = nil, digest: DisplayDigest? = nil,
    parallel: ParallelFor = .serial,
    fullRepaint: Bool = false, refreshing turn: TileTurn? = nil
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

    #if !MENISCUS_WITHOUT_FAULTS
      let list = fault.flatMap { list.planting($0)?.list } ?? list
    #endif
    let grid = TileGrid(width: width, height: height, tileSize: tileSize)
    if fullRepaint { captures = [:] }
    var plan = RenderPlan(
      list, fusedShapes, digest, in: grid, captures: Set(captures.keys),
      before: fullRepaint ? nil : signatures, &strokeWidths, fault)
    strokeWidths.forgetUnused()
    if let turn { plan.damage.refresh(turn) }
    if fault == .staleTile, !fullRepaint, !signatures.isEmpty { plan.damage.forgetLastTile() }
    let (commands, damage) = (plan.commands, plan.damage)
    signatures = damage.signatures
    let isNew = tileHashes.count != frame.hashGrid.count
    let before = isNew ? [UInt64](repeating: 0, count: frame.hashGrid.count) : tileHashes
    tileHashes = before
    let work = fields.hand(
      to: &plan.passes, scale: list.scale, keepsNothing: fullRepaint, parallel
    ) { damage.coversHalf(of: commands.commands[$0].ink, grid) }
    var counters = paint(
      list, commands, passes: plan.passes, damage: damage, grid: grid, parallel: parallel)
    counters += work
    memory.endFrame()
    measurements = measure(list, plan.passes, damage, in: grid.frame, parallel)
    let changed = before.indices.filter { isNew || before[$0] != tileHashes[$0] }
    return outcome(changed: changed, counters)
  }

  private func outcome(changed: [Int], _ counters: WorkCounters) -> RenderOutcome {
    let digest = PixelDigest(tiles: tileHashes, width: frame.width, height: frame.height)
    return RenderOutcome(
      pixelHash: digest.frame, tileHashes: tileHashes, changedTiles: changed,
      measurements: measurements, counters: counters)
  }
}

extension Renderer {
  /// Paints the tiles that are dirty.
  private mutating func paint(
    _ list: DisplayList, _ commands: CommandList, passes: [GlassPass], damage: Damage,
    grid: TileGrid, parallel: ParallelFor
  ) -> WorkCounters {
    let bands = damage.bands(grid)
    damage.checkInvariants(bands, grid)
    guard !bands.isEmpty else { return WorkCounters() }
    let needs = LayerNeeds(commands, passes, damage, grid: grid)
    let isNeeded = commands.commands.map { command in
      command.space == 0
        ? damage.touches(command.bounds, grid)
        : command.bounds.intersects(needs.content[command.space])
    }
    preparePictures(list, isNeeded)
    let glyphWork = prepareGlyphs(list, commands, isNeeded)
    let prepared = prepare(list, commands, isNeeded: isNeeded, parallel: parallel)
    memory.prepare(workers: parallel.workers)
    // Whoever else held the memory would keep it from being used again.
    var taken = RenderMemory()
    swap(&taken, &memory)
    var painter = ListPainter(
      list, commands, prepared: prepared, passes: passes, needs: needs, tileSize: grid.tileSize,
      shadowTable: shadowTable,
      captures: GlassCaptures(keys: damage.captureKeys, known: captures), memory: taken,
      parallel: parallel)
    taken = RenderMemory()
    painter.paintPlainLayers()
    let (stride, hashGrid) = (frame.stride, frame.hashGrid)
    var tiles = tileHashes
    frame.words.withUnsafeMutableBufferPointer { words in
      tiles.withUnsafeMutableBufferPointer { hashes in
        guard let base = words.baseAddress, let first = hashes.baseAddress else { return }
        let target = Target(base: base, stride: stride)
        let hashing = TileHashing(hashGrid, of: target, into: SharedElements(first))
        // A band is hashed while it is near, where tiles are those that are hashed.
        let isByBand = hashGrid.tileSize == grid.tileSize
        painter.paint(
          0..<commands.commands.count, space: 0, into: target, bands,
          background: list.background.opaquePixel, over: [], hashing: isByBand ? hashing : nil)
        if !isByBand {
          hashing.hash(bands, grid.frame, painter.memory.workers, parallel)
        }
      }
    }
    tileHashes = tiles
    captures = painter.captures.all
    memory = painter.memory
    var counters = painter.captures.counters
    counters += glyphWork
    counters[.tilesPainted] = damage.isDirty.reduce(0) { $0 + ($1 ? 1 : 0) }
    counters.add(painter.work)
    counters[.latticeNodes] = painter.latticeNodes
    counters[.layerTaps] = painter.layerTaps
    counters[.segments] = prepared.reduce(counters[.segments]) { $0 + $1.shape.segmentCount }
    return counters
  }

  /// What lies behind each glass element.
  private func measure(
    _ list: DisplayList, _ passes: [GlassPass], _ damage: Damage, in frame: PixelRect,
    _ parallel: ParallelFor
  ) -> GlassMeasurements {
    // As wide as the stroke of a letter, about.
    let side = Int(min(max(1, 1.5 * list.scale), 16).rounded())
    var wanted: [(row: Int, capture: GlassCapture, pixels: PixelRect)] = []
    for (pass, key) in zip(passes, damage.captureKeys) {
      guard let capture = captures[key] else { continue }
      for fusedShape in pass.fusedShapes {
        for row in fusedShape.fusedShape.elements {
          let element = list.glass[row]
          guard let box = list.resources.bounds(of: element.silhouette) else { continue }
          let map = element.transform.then(.scale(x: list.scale, y: list.scale))
          let pixels = PixelRect(touching: map.boundingBox(of: box), in: frame)
          wanted.append((row, capture, pixels))
        }
      }
    }
    var result = GlassMeasurements(elements: Array(repeating: nil, count: list.glass.count))
    result.elements.withUnsafeMutableBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      let shared = SharedElements(first)
      parallel(wanted.count) { [wanted] index in
        let (row, capture, pixels) = wanted[index]
        shared[row] = capture.measurement(of: pixels, squares: side)
      }
    }
    return result
  }

  /// Works out the fills and clips that are needed.
  private func prepare(
    _ list: DisplayList, _ commands: CommandList, isNeeded: [Bool], parallel: ParallelFor
  ) -> [PreparedOperation] {
    let count = list.operations.count
    var prepared = [PreparedOperation](repeating: .nothing, count: count)
    let (pictures, glyphs) = (self.pictures, self.glyphs)
    prepared.withUnsafeMutableBufferPointer { prepared in
      guard let first = prepared.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.runs(of: count) { run in
        for index in run where isNeeded[index] {
          switch commands.commands[index].kind {
          case .fill, .clip:
            let space = commands.spaces[commands.commands[index].space]
            shared[index] = PreparedOperation(
              list.operations[index], of: list, in: space, pictures: pictures, glyphs: glyphs)
          case .none, .group, .layer, .glass, .end:
            break
          }
        }
      }
    }
    return prepared
  }

  /// Rasterises the glyphs that are new and needed; returns what it came to.
  private mutating func prepareGlyphs(
    _ list: DisplayList, _ commands: CommandList, _ isNeeded: [Bool]
  ) -> WorkCounters {
    let operations = list.operations.indices.filter { index in
      guard case .glyphs = list.operations[index].action else { return false }
      return isNeeded[index]
    }
    return operations.isEmpty ? WorkCounters() : glyphs.prepare(operations, of: list, commands)
  }

  /// Premultiplies the pictures of a list that are new and needed.
  private mutating func preparePictures(_ list: DisplayList, _ isNeeded: [Bool]) {
    var used: [UInt64: PreparedPicture] = [:]
    for (index, operation) in list.operations.enumerated() {
      switch operation.action {
      case .fill(_, .picture(let paint)), .glyphs(_, .picture(let paint)):
        let hash = paint.picture.hash
        guard used[hash] == nil else { continue }
        if let known = pictures[hash] {
          used[hash] = known
        } else if isNeeded[index] {
          used[hash] = PreparedPicture(paint.picture.bitmap)
        }
      default:
        break
      }
    }
    pictures = used
  }
}
