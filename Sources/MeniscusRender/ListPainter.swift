import MeniscusDisplay
import MeniscusGeometry

/// Paints the commands of a list into the frame and into layers.
struct ListPainter: Sendable {
  let list: DisplayList
  let commands: CommandList
  let prepared: [PreparedOperation]
  let passes: [GlassPass]
  let needs: LayerNeeds
  let tileSize: Int
  let shadowTable: [Float]
  let parallel: ParallelFor
  /// What it draws with.
  private(set) var memory: RenderMemory
  /// What lies behind glass.
  private(set) var captures: GlassCaptures
  private let layersWithGlass: LayersWithGlass
  /// The layers that were painted, by their spaces.
  private(set) var layers: [LayerBuffer?]
  /// What painting bands came to.
  private(set) var work = PaintWork()
  /// The nodes at which shadows of glass were worked out.
  private(set) var latticeNodes = 0
  /// The cells that were summed to blur layers.
  private(set) var layerTaps = 0

  init(
    _ list: DisplayList, _ commands: CommandList, prepared: [PreparedOperation],
    passes: [GlassPass], needs: LayerNeeds, tileSize: Int, shadowTable: [Float],
    captures: GlassCaptures, memory: RenderMemory, parallel: ParallelFor
  ) {
    self.captures = captures
    self.memory = memory
    self.list = list
    self.commands = commands
    self.prepared = prepared
    self.passes = passes
    self.needs = needs
    self.tileSize = tileSize
    self.shadowTable = shadowTable
    self.parallel = parallel
    layersWithGlass = LayersWithGlass(commands, passes)
    layers = [LayerBuffer?](repeating: nil, count: commands.spaces.count)
  }

  /// Paints the layers that are needed and see nothing of what is behind, the innermost first.
  mutating func paintPlainLayers() {
    for row in commands.spaces.indices.dropFirst().reversed()
    where !layersWithGlass.contains(row) {
      paintLayer(row, over: [])
    }
  }

  /// Paints a layer, where it is needed.
  ///
  /// - Parameter beneath: what lies behind it, the nearest first, in the frame's coordinates.
  private mutating func paintLayer(_ row: Int, over beneath: [Target]) {
    let (space, rect) = (commands.spaces[row], needs.content[row])
    guard !needs.output[row].isEmpty, !rect.isEmpty else { return }
    let content = LayerBuffer(rect, &memory.pool)
    let bands = stride(from: rect.minY, to: rect.maxY, by: tileSize).map { y in
      Band(
        rect: PixelRect(
          minX: rect.minX, minY: y, maxX: rect.maxX, maxY: min(y + tileSize, rect.maxY)),
        runs: [rect.minX..<rect.maxX])
    }
    let inside = space.begin + 1..<commands.commands[space.begin].end
    let target = Target(
      base: content.pixels.first - (rect.minY * rect.width + rect.minX), stride: rect.width)
    paint(inside, space: row, into: target, bands, background: 0, over: beneath)
    let region = needs.output[row].moved(x: space.shift, y: space.shift)
    work.layerPixels += rect.width * rect.height + region.width * region.height
    layerTaps += space.effect.taps(in: region)
    var result = space.effect.applied(
      to: content, in: region, shift: space.shift, &memory.pool, parallel)
    result.rect = result.rect.moved(x: -space.shift, y: -space.shift)
    layers[row] = result
  }

  /// Paints a range of operations of a space.
  ///
  /// Passes whose captures miss all that is painted between them halt together: what they capture is
  /// there when the first of them does.
  ///
  /// - Parameters:
  ///   - background: what is there before.
  ///   - beneath: what lies behind the space, the nearest first, in the frame's coordinates.
  ///   - hashing: hashes each band when it is done.
  mutating func paint(
    _ range: Range<Int>, space: Int, into target: Target, _ bands: [Band], background: UInt32,
    over beneath: [Target], hashing: TileHashing? = nil
  ) {
    let halts = halts(in: range, of: space)
    let margin = commands.spaces[space].margin
    // The frame's pixel at zero lies at the margin.
    let shifted = Target(base: target.pixel(margin, margin), stride: target.stride)
    let plain = range.lowerBound..<(halts.first?.operation ?? range.upperBound)
    var work = BandPainter.Work(
      commands: commands, prepared: prepared, background: background, target: target,
      opaqueRange: space == 0 ? plain : 0..<0, margin: margin, layers: layers, glass: [:])
    var painters = bands.map {
      BandPainter($0, commands.commands, range, space: space, memory.stores.take())
    }
    var next = range.lowerBound
    var place = 0
    while place < halts.count {
      let halt = halts[place]
      run(next..<halt.operation, work, &painters, hashing)
      next = halt.operation
      switch halt.cause {
      case .glass:
        let together = passes(at: halts[place...], space: space)
        captures.capture(together, of: passes, [shifted] + beneath, &memory, parallel)
        for painter in prepareGlass(of: together, into: shifted) {
          work.glass[painter.operation] = painter
        }
        place += together.count
      case .layer(let row):
        paintLayer(row, over: [shifted] + beneath)
        work.layers[row] = layers[row]
        place += 1
      }
    }
    run(next..<range.upperBound, work, &painters, hashing)
    for painter in painters { self.work += painter.work }
    // Backwards, so that each band finds its own again.
    for index in painters.indices.reversed() {
      memory.stores.giveBack(painters[index].takeStore())
    }
  }

  /// The passes that may halt with the first of some halts, which is one.
  private func passes(at halts: ArraySlice<PaintingHalt>, space: Int) -> [Int] {
    var together: [Int] = []
    let margin = commands.spaces[space].margin
    var painted: [PixelRect] = []
    var next = halts.first?.operation ?? 0
    for halt in halts {
      guard case .glass(let pass) = halt.cause else { break }
      for index in next..<halt.operation where commands.commands[index].space == space {
        let bounds = commands.commands[index].bounds
        if !bounds.isEmpty { painted.append(bounds) }
      }
      next = halt.operation
      let seen = passes[pass].capture.moved(x: margin, y: margin)
      guard together.isEmpty || !painted.contains(where: { $0.intersects(seen) }) else { break }
      together.append(pass)
    }
    return together
  }

  /// Works out what lays the glass of some passes.
  private mutating func prepareGlass(of together: [Int], into target: Target) -> [GlassPainter] {
    var painters: [GlassPainter] = []
    for pass in together {
      guard let capture = captures[pass] else { continue }
      let shapes = passes[pass].fusedShapes
      for (place, shape) in shapes.enumerated() {
        painters.append(
          GlassPainter(
            shape, beside: shapes[..<place], over: capture, into: target, scale: list.scale,
            &memory.pool))
      }
    }
    let table = RowTable(painters.map { $0.rows })
    let numbers = painters.reduce(0) { max($0, $1.rowNumbers) }
    for scratch in memory.workers { scratch.makeRoom(numbers: numbers) }
    shadowTable.withUnsafeBufferPointer { shadows in
      guard let first = shadows.baseAddress else { return }
      let shared = SharedElements(UnsafeMutablePointer(mutating: first))
      parallel.runs(of: table.count) { [painters, scratches = memory.workers] run, worker in
        table.forEach(in: run) { painters[$0].prepare($1, shared.first, scratches[worker]) }
      }
    }
    parallel(painters.count) { [painters] in painters[$0].finish() }
    for painter in painters {
      latticeNodes += painter.lattice.nodeCount
      work.add(painter.lattice.work)
    }
    return painters
  }

  /// Where painting a range of a space halts, in order.
  private func halts(in range: Range<Int>, of space: Int) -> [PaintingHalt] {
    var halts: [PaintingHalt] = []
    for pass in passes.indices {
      let first = passes[pass].operations.lowerBound
      if range.contains(first), commands.commands[first].space == space {
        halts.append(PaintingHalt(operation: first, cause: .glass(pass)))
      }
    }
    for row in commands.spaces.indices.dropFirst() where layersWithGlass.contains(row) {
      let layer = commands.spaces[row]
      if layer.parent == space, range.contains(layer.begin) {
        halts.append(PaintingHalt(operation: layer.begin, cause: .layer(row)))
      }
    }
    return halts.sorted { $0.operation < $1.operation }
  }

  /// Paints a stretch of operations into all bands, and hashes those that are done.
  private func run(
    _ range: Range<Int>, _ work: BandPainter.Work, _ painters: inout [BandPainter],
    _ hashing: TileHashing?
  ) {
    let width = painters.reduce(1) { max($0, $1.band.rect.width) }
    let height = painters.reduce(1) { max($0, $1.band.rect.height) }
    let scratches = memory.workers
    let shares = work.glass.values.reduce(0) { max($0, $1.rowShares) }
    for scratch in scratches {
      scratch.makeRoom(width: width, height: height)
      if !work.glass.isEmpty { scratch.makeRoom(glassWidth: width, shares: shares) }
    }
    painters.withUnsafeMutableBufferPointer { painters in
      guard let first = painters.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.withWorkers(painters.count) { index, worker in
        if shared[index].paint(range, work, scratches[worker]) {
          hashing?.hash(shared[index].band, scratches[worker])
        }
      }
    }
  }
}
