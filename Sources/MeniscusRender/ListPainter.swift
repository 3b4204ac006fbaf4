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
    parallel: ParallelFor
  ) {
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

  /// What lies behind a pass's glass, by the pass's row; nil where there is nothing.
  ///
  /// The targets are in the frame's coordinates: the one that the glass is laid in, and what lies
  /// behind it, up to the frame.
  typealias Capturing = (_ pass: Int, _ targets: [Target]) -> GlassCapture?

  /// Paints the layers that are needed and see nothing of what is behind, the innermost first.
  mutating func paintPlainLayers() {
    for row in commands.spaces.indices.dropFirst().reversed()
    where !layersWithGlass.contains(row) {
      paintLayer(row, over: []) { _, _ in nil }
    }
  }

  /// Paints a layer, where it is needed.
  ///
  /// - Parameter beneath: what lies behind it, the nearest first, in the frame's coordinates.
  private mutating func paintLayer(_ row: Int, over beneath: [Target], _ capture: Capturing) {
    let (space, rect) = (commands.spaces[row], needs.content[row])
    guard !needs.output[row].isEmpty, !rect.isEmpty else { return }
    var content = LayerBuffer(rect)
    let bands = stride(from: rect.minY, to: rect.maxY, by: tileSize).map { y in
      Band(
        rect: PixelRect(
          minX: rect.minX, minY: y, maxX: rect.maxX, maxY: min(y + tileSize, rect.maxY)),
        runs: [rect.minX..<rect.maxX])
    }
    let inside = space.begin + 1..<commands.commands[space.begin].end
    content.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let target = Target(
        base: base - (rect.minY * rect.width + rect.minX), stride: rect.width)
      paint(
        inside, space: row, into: target, bands, background: 0, over: beneath, capture)
    }
    let region = needs.output[row].moved(x: space.shift, y: space.shift)
    work.layerPixels += rect.width * rect.height + region.width * region.height
    layerTaps += space.effect.taps(in: region)
    var result = space.effect.applied(to: content, in: region, parallel)
    result.rect = result.rect.moved(x: -space.shift, y: -space.shift)
    layers[row] = result
  }

  /// Paints a range of operations of a space.
  ///
  /// - Parameters:
  ///   - background: what is there before.
  ///   - beneath: what lies behind the space, the nearest first, in the frame's coordinates.
  ///   - capture: called for each pass of the range and of its layers, in order, when all behind it
  ///     is painted.
  mutating func paint(
    _ range: Range<Int>, space: Int, into target: Target, _ bands: [Band], background: UInt32,
    over beneath: [Target], _ capture: Capturing
  ) {
    let halts = halts(in: range, of: space)
    let margin = commands.spaces[space].margin
    // The frame's pixel at zero lies at the margin.
    let shifted = Target(base: target.pixel(margin, margin), stride: target.stride)
    let plain = range.lowerBound..<(halts.first?.operation ?? range.upperBound)
    var work = BandPainter.Work(
      commands: commands, prepared: prepared, background: background, target: target,
      opaqueRange: space == 0 ? plain : 0..<0, margin: margin, layers: layers, glass: [:])
    var painters = bands.map { BandPainter($0) }
    var next = range.lowerBound
    for halt in halts {
      run(next..<halt.operation, work, &painters, isLast: false)
      next = halt.operation
      switch halt.cause {
      case .glass(let pass):
        guard let known = capture(pass, [shifted] + beneath) else { continue }
        let shapes = passes[pass].fusedShapes
        for (place, fusedShape) in shapes.enumerated() {
          let painter = GlassPainter(
            fusedShape, beside: shapes[..<place], over: known, into: shifted, scale: list.scale,
            shadowTable: shadowTable,
            parallel)
          latticeNodes += painter.lattice.nodeCount
          self.work.add(painter.lattice.work)
          work.glass[fusedShape.operation] = painter
        }
      case .layer(let row):
        paintLayer(row, over: [shifted] + beneath, capture)
        work.layers[row] = layers[row]
      }
    }
    run(next..<range.upperBound, work, &painters, isLast: true)
    for painter in painters { self.work += painter.work }
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

  /// Paints a stretch of operations into all bands; the last one ends what is still open.
  private func run(
    _ range: Range<Int>, _ work: BandPainter.Work, _ painters: inout [BandPainter], isLast: Bool
  ) {
    let width = painters.reduce(1) { max($0, $1.band.rect.width) }
    let height = painters.reduce(1) { max($0, $1.band.rect.height) }
    painters.withUnsafeMutableBufferPointer { painters in
      guard let first = painters.baseAddress else { return }
      let shared = SharedElements(first)
      parallel.runs(of: painters.count) { run in
        var coverage = CoverageBuffer(width: width, height: height)
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        row.initialize(repeating: 0, count: width)
        defer { row.deallocate() }
        for index in run {
          shared[index].paint(range, work, &coverage, row: row)
          if isLast { shared[index].finish(work, &coverage) }
        }
      }
    }
  }
}
