import MeniscusDisplay
import MeniscusGeometry

/// Paints operations into one band of the frame.
///
/// Groups and clips need no layers of their own: where all painting is source-over, a group laid at
/// opacity o over what was there equals o parts of "the group painted straight onto it" and 1 − o
/// parts of what was there; likewise a clip by its coverage. So a band keeps the pixels that were
/// there and takes them back in proportion at the end. Edges of overlapping content inside a clip
/// stay right, and a fully kept pixel has exactly the bits of painting without a group.
///
/// A painter can stop after any operation and go on later; as glass needs: see ``GlassPass``.
struct BandPainter {
  /// What all bands share.
  struct Work: Sendable {
    let commands: CommandList
    let prepared: [PreparedOperation]
    let background: UInt32
    let target: Target
    /// The operations, before the first glass, of which one may hide all before it.
    let opaqueRange: Range<Int>
    /// How far the frame's origin lies from that of the space that is painted, in pixels.
    let margin: Int
    /// What was drawn in layers, by their spaces.
    var layers: [LayerBuffer?]
    /// What lays each fused shape, by the operation that does it.
    var glass: [Int: GlassPainter]
  }

  let band: Band
  /// What painting it has come to.
  private(set) var work = PaintWork()
  /// The last operation that touches the band, if one does.
  private let last: Int?
  /// Whether nothing is left to be painted.
  private(set) var isDone = false
  /// The first operation that is not skipped.
  private var next = 0
  private var hasBegun = false
  private var scissor: PixelRect
  /// What it keeps beneath groups and clips.
  private var store: BandStore

  /// Makes a painter of some commands of a space.
  init(
    _ band: Band, _ commands: [PaintCommand], _ range: Range<Int>, space: Int, _ store: BandStore
  ) {
    self.band = band
    self.store = store
    scissor = band.rect
    last = range.last { index in
      commands[index].space == space && commands[index].bounds.intersects(band.rect)
    }
  }

  /// What it kept in, for another to be used.
  mutating func takeStore() -> BandStore {
    var taken = BandStore()
    swap(&taken, &store)
    return taken
  }

  /// Paints a range of operations, which follows the last one, and ends what is still open where no
  /// later one touches the band; returns whether it did.
  ///
  /// - Parameter scratch: has room for the band; its coverage is empty before and after.
  mutating func paint(_ range: Range<Int>, _ work: Work, _ scratch: WorkerScratch) -> Bool {
    guard !isDone else { return false }
    if !hasBegun { begin(work) }
    paintOperations(range, work, scratch)
    isDone = (last ?? -1) < range.upperBound
    if isDone { while !store.open.isEmpty { end(work, &scratch.coverage) } }
    return isDone
  }

  private mutating func paintOperations(
    _ range: Range<Int>, _ work: Work, _ scratch: WorkerScratch
  ) {
    for index in range where index >= next {
      let command = work.commands.commands[index]
      switch command.kind {
      case .none:
        break
      case .fill:
        let region = command.bounds.intersection(scissor)
        if !region.isEmpty {
          fill(
            work.prepared[index], in: region, work, coverage: &scratch.coverage,
            row: scratch.pixels)
        }
      case .glass:
        let region = command.bounds.intersection(scissor)
        if !region.isEmpty, let painter = work.glass[index] {
          // Glass counts in the frame's pixels.
          self.work += painter.paint(region, runs: band.runs, margin: work.margin, scratch)
        }
      case .group(let opacity):
        let region = command.bounds.intersection(scissor)
        if opacity == 0 || region.isEmpty {
          next = command.end + 1
        } else {
          save(opacity == 255 ? .empty : region, .group(opacity: opacity), work)
        }
      case .layer(let row):
        lay(row, command.bounds.intersection(scissor), work)
        next = command.end + 1
      case .clip:
        beginClip(index, command, work)
      case .end:
        end(work, &scratch.coverage)
      }
    }
  }

  /// Lays the background, or finds an operation that hides all before it.
  private mutating func begin(_ work: Work) {
    hasBegun = true
    let commands = work.commands.commands
    for index in work.opaqueRange.reversed() where commands[index].depth == 0 {
      guard case .fill = commands[index].kind, commands[index].bounds.contains(band.rect),
        work.prepared[index].hides(band.rect)
      else { continue }
      next = index
      return
    }
    for y in band.rect.minY..<band.rect.maxY {
      for run in band.runs {
        work.target.pixel(run.lowerBound, y).update(repeating: work.background, count: run.count)
      }
    }
  }

  private mutating func fill(
    _ operation: PreparedOperation, in region: PixelRect, _ work: Work,
    coverage: inout CoverageBuffer, row: UnsafeMutablePointer<UInt32>
  ) {
    let shape = operation.shape
    switch operation.source {
    case .nothing:
      break
    case .solid(let opaque, let alpha):
      let source = SolidSource(opaque: opaque, alpha: alpha)
      fill(shape, with: source, in: region, work, coverage: &coverage)
    case .linear(let shader):
      let source = ShadedSource(shader, in: region, row: row)
      self.work.gradientPixels += fill(
        shape, with: source, in: region, work, coverage: &coverage)
    case .radial(let shader):
      let source = ShadedSource(shader, in: region, row: row)
      self.work.radialPixels += fill(
        shape, with: source, in: region, work, coverage: &coverage)
    case .angular(let shader):
      let source = ShadedSource(shader, in: region, row: row)
      self.work.radialPixels += fill(
        shape, with: source, in: region, work, coverage: &coverage)
    case .picture(let shader):
      let source = ShadedSource(shader, in: region, row: row)
      self.work.picturePixels += fill(
        shape, with: source, in: region, work, coverage: &coverage)
    }
  }

  /// Fills a shape; returns the pixels that it laid over.
  @discardableResult
  private mutating func fill<Source: PixelSource>(
    _ shape: PreparedShape, with source: Source, in region: PixelRect, _ work: Work,
    coverage: inout CoverageBuffer
  ) -> Int {
    let pixels = band.runs.withUnsafeBufferPointer { runs in
      var sink = FillSink(target: work.target, runs: runs, source: source)
      shape.sweep(region, &coverage, into: &sink, &self.work)
      return sink.pixels
    }
    self.work.pixels += pixels
    return pixels
  }

  /// Lays a layer, changed by its effect, over what is there.
  private mutating func lay(_ row: Int, _ region: PixelRect, _ work: Work) {
    guard !region.isEmpty else { return }
    let effect = work.commands.spaces[row].effect
    let layer = work.layers[row]
    // The frame stays opaque: what is taken away leaves black.
    let opaque: UInt32 =
      work.commands.commands[work.commands.spaces[row].begin].space == 0 ? 255 << 24 : 0
    for run in band.runs {
      let (first, last) = (max(region.minX, run.lowerBound), min(region.maxX, run.upperBound))
      guard first < last else { continue }
      for y in region.minY..<region.maxY {
        effect.lay(
          layer, y: y, x: first, count: last - first, over: work.target.pixel(first, y), opaque)
      }
      let pixels = (last - first) * region.height
      self.work.pixels += pixels
      if case .blend = effect {
        self.work.blendPixels += pixels
      } else {
        self.work.layerPixels += pixels
      }
    }
  }

  private mutating func beginClip(_ index: Int, _ command: PaintCommand, _ work: Work) {
    let region = command.bounds.intersection(scissor)
    let shape = work.prepared[index].shape
    if case .rectangle(let rect) = shape, rect.isOnPixels {
      let inside = region.intersection(rect.inside)
      guard !inside.isEmpty else { return next = command.end + 1 }
      save(.empty, .scissor, work)
      scissor = inside
    } else if case .nothing = shape {
      next = command.end + 1
    } else {
      guard !region.isEmpty else { return next = command.end + 1 }
      save(region, .clip(shape), work)
      scissor = region
    }
  }

  /// Opens a layer and keeps the pixels of `region`.
  private mutating func save(_ region: PixelRect, _ kind: OpenLayer.Kind, _ work: Work) {
    store.isUsed = true
    store.open.append(
      OpenLayer(kind: kind, region: region, scissor: scissor, firstSaved: store.saved.count))
    for y in region.minY..<region.maxY {
      store.saved.append(
        contentsOf: UnsafeBufferPointer(
          start: work.target.pixel(region.minX, y), count: region.width))
    }
  }

  private mutating func end(_ work: Work, _ coverage: inout CoverageBuffer) {
    guard let layer = store.open.popLast() else { return }
    scissor = layer.scissor
    store.saved.withUnsafeBufferPointer { saved in
      guard let base = saved.baseAddress, !layer.region.isEmpty else { return }
      var sink = ClipSink(
        target: work.target, region: layer.region, saved: base + layer.firstSaved)
      switch layer.kind {
      case .scissor:
        break
      case .group(let opacity):
        for y in layer.region.minY..<layer.region.maxY {
          sink.constant(
            y: y, x: layer.region.minX, count: layer.region.width, coverage: opacity)
        }
      case .clip(let shape):
        shape.sweep(layer.region, &coverage, into: &sink, &self.work)
      }
    }
    store.saved.removeSubrange(layer.firstSaved...)
  }
}

extension PreparedShape {
  /// Hands the coverage of every pixel of `region` to `sink`, and counts what that came to.
  func sweep<Sink: CoverageSink>(
    _ region: PixelRect, _ coverage: inout CoverageBuffer, into sink: inout Sink,
    _ work: inout PaintWork
  ) {
    switch self {
    case .nothing:
      break
    case .rectangle(let rect):
      rect.sweep(region, into: &sink)
    case .masks(let masks):
      for mask in masks { work.maskPixels += mask.sweep(region, into: &sink) }
    case .edges(let segments, let rule):
      coverage.begin(region)
      for segment in segments { coverage.add(segment) }
      work.sweptPixels += region.width * region.height
      coverage.sweep(rule, into: &sink)
    }
  }
}
