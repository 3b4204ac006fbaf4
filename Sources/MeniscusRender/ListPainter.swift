import MeniscusDisplay
import MeniscusGeometry

/// Paints the commands of a list into the frame and into layers.
struct ListPainter: Sendable {
  let list: DisplayList
  let commands: CommandList
  let prepared: [PreparedOperation]
  let passes: [GlassPass]
  let shadowTable: [Float]
  let parallel: ParallelFor
  /// The layers that were painted, by their spaces.
  private(set) var layers: [LayerBuffer?]
  /// The pixels that operations laid over.
  private(set) var pixels = 0
  /// The captures that were made for layers.
  private(set) var captures = 0

  init(
    _ list: DisplayList, _ commands: CommandList, _ prepared: [PreparedOperation],
    _ passes: [GlassPass], _ shadowTable: [Float], _ parallel: ParallelFor
  ) {
    self.list = list
    self.commands = commands
    self.prepared = prepared
    self.passes = passes
    self.shadowTable = shadowTable
    self.parallel = parallel
    layers = [LayerBuffer?](repeating: nil, count: commands.spaces.count)
  }

  /// What lies behind a pass's glass, by the pass's row; nil where there is nothing.
  typealias Capturing = (_ pass: Int, _ target: Target) -> GlassCapture?

  /// Paints all layers that are needed, the innermost first.
  mutating func paintLayers(_ needs: LayerNeeds, tileSize: Int) {
    for row in commands.spaces.indices.dropFirst().reversed() where !needs.output[row].isEmpty {
      let space = commands.spaces[row]
      let rect = needs.content[row]
      guard !rect.isEmpty else { continue }
      var content = LayerBuffer(rect)
      paint(row, into: &content, tileSize: tileSize)
      let region = needs.output[row].moved(x: space.shift, y: space.shift)
      var result = space.effect.applied(to: content, in: region, parallel)
      result.rect = result.rect.moved(x: -space.shift, y: -space.shift)
      layers[row] = result
    }
  }

  private mutating func paint(_ row: Int, into buffer: inout LayerBuffer, tileSize: Int) {
    let space = commands.spaces[row]
    let rect = buffer.rect
    let begin = space.begin
    let bands = stride(from: rect.minY, to: rect.maxY, by: tileSize).map { y in
      Band(
        rect: PixelRect(
          minX: rect.minX, minY: y, maxX: rect.maxX, maxY: min(y + tileSize, rect.maxY)),
        runs: [rect.minX..<rect.maxX])
    }
    let (list, passes, parallel) = (list, passes, parallel)
    var made = 0
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let target = Target(
        base: base - (rect.minY * rect.width + rect.minX), stride: rect.width)
      paint(
        begin + 1..<commands.commands[begin].end, space: row, into: target, bands, background: 0
      ) { pass, target in
        guard !passes[pass].capture.isEmpty else { return nil }
        made += 1
        return GlassCapture(
          passes[pass].capture, passes[pass].blur, of: target,
          over: list.background.opaquePixel, parallel)
      }
    }
    captures += made
  }

  /// Paints a range of operations of a space.
  ///
  /// - Parameters:
  ///   - background: what is there before.
  ///   - capture: called for each pass of the range, in order, when all behind it is painted; the
  ///     target is in the frame's coordinates.
  mutating func paint(
    _ range: Range<Int>, space: Int, into target: Target, _ bands: [Band], background: UInt32,
    _ capture: Capturing
  ) {
    let own = passes.indices.filter { pass in
      let first = passes[pass].operations.lowerBound
      return range.contains(first) && commands.commands[first].space == space
    }
    let firstGlass = own.first.map { passes[$0].operations.lowerBound }
    let margin = commands.spaces[space].margin
    // The frame's pixel at zero lies at the margin.
    let shifted = Target(base: target.pixel(margin, margin), stride: target.stride)
    var work = BandPainter.Work(
      commands: commands, prepared: prepared, background: background, target: target,
      opaqueRange: space == 0 ? range.lowerBound..<(firstGlass ?? range.upperBound) : 0..<0,
      margin: margin, layers: layers, glass: [:])
    var painters = bands.map { BandPainter($0) }
    var next = range.lowerBound
    for pass in own {
      let end = passes[pass].operations.lowerBound
      run(next..<end, work, &painters, isLast: false)
      next = end
      guard let known = capture(pass, shifted) else { continue }
      for surface in passes[pass].surfaces {
        work.glass[surface.operation] = GlassPainter(
          surface: surface, capture: known, target: shifted, scale: list.scale,
          shadowTable: shadowTable)
      }
    }
    run(next..<range.upperBound, work, &painters, isLast: true)
    pixels += painters.reduce(0) { $0 + $1.pixels }
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
