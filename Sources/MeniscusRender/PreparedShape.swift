import MeniscusDisplay
import MeniscusGeometry

/// The region of a fill or clip on the device grid.
enum PreparedShape: Sendable {
  /// No pixel is covered.
  case nothing
  /// An upright rectangle, in 1/256 pixel.
  case rectangle(GridRect)
  /// What masks cover, each at its place; only for fills.
  case masks([PlacedMask])
  /// Everything that edges enclose.
  case edges([Segment], FillRule)

  /// How many edges are rasterised.
  var segmentCount: Int {
    if case .edges(let segments, _) = self { segments.count } else { 0 }
  }
}

/// A glyph's coverage at its place.
struct PlacedMask: Sendable {
  let mask: GlyphMask
  /// The pixels that may be covered.
  let rect: PixelRect
}

/// An upright rectangle on the grid of 1/256 pixel.
struct GridRect: Equatable, Sendable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// Whether all edges lie between pixels.
  var isOnPixels: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }

  /// The pixels that are covered fully.
  var inside: PixelRect {
    let rect = PixelRect(
      minX: Int((x0 + 255) >> 8), minY: Int((y0 + 255) >> 8), maxX: Int(x1 >> 8),
      maxY: Int(y1 >> 8))
    return rect.isEmpty ? .empty : rect
  }
}

extension PreparedShape {
  /// Makes the region of a silhouette whose space is mapped to device pixels by `transform`.
  ///
  /// A silhouette with a coordinate that is not finite covers nothing, nor does a rectangle or
  /// ellipse without a positive width and height.
  init(
    _ silhouette: Silhouette, _ resources: DisplayResources, _ transform: Affine2D,
    in frame: PixelRect
  ) {
    let outline: Path2D
    var rule = FillRule.nonZero
    switch silhouette {
    case .rectangle(let rect):
      self.init(rect, transform, in: frame)
      return
    case .roundedRectangle(let rect, let radii, let curve):
      guard rect.width > 0, rect.height > 0 else {
        self = .nothing
        return
      }
      outline =
        curve == .circular
        ? .preciseRoundedRectangle(rect, radii: radii)
        : .roundedRectangle(rect, radii: radii, curve: curve)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else {
        self = .nothing
        return
      }
      outline = .preciseEllipse(in: rect)
    case .outline(let row, let ownRule):
      guard resources.outlines.indices.contains(row) else {
        self = .nothing
        return
      }
      outline = resources.outlines[row].outline
      rule = ownRule
    }
    self.init(outline, rule, transform, in: frame)
  }

  /// Makes the region of a rectangle.
  init(_ rect: Rect2D, _ transform: Affine2D, in frame: PixelRect) {
    guard rect.width > 0, rect.height > 0 else {
      self = .nothing
      return
    }
    let isUpright = transform.isAxisAligned || (transform.a == 0 && transform.d == 0)
    guard isUpright else {
      self.init(.rectangle(rect), .nonZero, transform, in: frame)
      return
    }
    let p = transform.apply(Point2D(x: rect.minX, y: rect.minY))
    let q = transform.apply(Point2D(x: rect.maxX, y: rect.maxY))
    guard p.x.isFinite, p.y.isFinite, q.x.isFinite, q.y.isFinite else {
      self = .nothing
      return
    }
    func grid(_ value: Double) -> Int32 { Fixed.round(min(max(value, -65_536), 65_536)) }
    let grid = GridRect(
      x0: grid(min(p.x, q.x)), y0: grid(min(p.y, q.y)), x1: grid(max(p.x, q.x)),
      y1: grid(max(p.y, q.y)))
    self = grid.x0 < grid.x1 && grid.y0 < grid.y1 ? .rectangle(grid) : .nothing
  }

  /// Makes the region of a run of glyphs.
  init(
    _ run: GlyphRun, _ resources: DisplayResources, _ space: Affine2D, in frame: PixelRect,
    glyphs: GlyphCache
  ) {
    var masks: [PlacedMask] = []
    var builder = SegmentBuilder(width: frame.maxX, height: frame.maxY)
    for glyph in run.glyphs where resources.outlines.indices.contains(glyph.outline) {
      let transform = run.transform(of: glyph).then(space)
      let resource = resources.outlines[glyph.outline]
      guard GlyphPlacement.usesMasks(transform) else {
        builder.add(resource.outline, transform)
        continue
      }
      guard let placement = GlyphPlacement(transform),
        let mask = glyphs[placement.key(outline: resource.hash)], !mask.rect.isEmpty
      else { continue }
      masks.append(
        PlacedMask(mask: mask, rect: mask.rect.moved(x: placement.x, y: placement.y)))
    }
    // The glyphs of a run have one size: either all are kept as masks or none.
    if !masks.isEmpty {
      self = .masks(masks)
    } else {
      self = builder.segments.isEmpty ? .nothing : .edges(builder.segments, .nonZero)
    }
  }

  private init(
    _ outline: Path2D, _ rule: FillRule, _ transform: Affine2D, in frame: PixelRect
  ) {
    var builder = SegmentBuilder(width: frame.maxX, height: frame.maxY)
    builder.add(outline, transform)
    self = builder.segments.isEmpty ? .nothing : .edges(builder.segments, rule)
  }
}

extension PlacedMask {
  /// Hands the coverage of the mask's part of `region` to `sink`; returns the part's pixels.
  func sweep<Sink: CoverageSink>(_ region: PixelRect, into sink: inout Sink) -> Int {
    let part = rect.intersection(region)
    guard !part.isEmpty else { return 0 }
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in part.minY..<part.maxY {
        sink.varying(
          y: y, x: part.minX, count: part.width,
          coverage: base + ((y - rect.minY) * rect.width + part.minX - rect.minX))
      }
    }
    return part.width * part.height
  }
}

extension GridRect {
  /// Hands the coverage of every pixel of `region` to `sink`.
  ///
  /// A pixel is covered by the product of its covered width and height, as edges would have it.
  func sweep<Sink: CoverageSink>(_ region: PixelRect, into sink: inout Sink) {
    let columns = Self.edges(x0, x1, from: region.minX, to: region.maxX)
    for y in region.minY..<region.maxY {
      let height = Self.overlap(y0, y1, y)
      var x = region.minX
      for column in columns where column > x {
        let coverage = Fixed.coverage(UInt32(bitPattern: height &* Self.overlap(x0, x1, x) &* 2))
        sink.constant(y: y, x: x, count: column - x, coverage: coverage)
        x = column
      }
    }
  }

  /// How much of pixel `at` lies between `low` and `high`, in 1/256 pixel.
  @inline(__always)
  private static func overlap(_ low: Int32, _ high: Int32, _ at: Int) -> Int32 {
    let pixel = Int32(truncatingIfNeeded: at) << 8
    return max(min(high, pixel + 256) - max(low, pixel), 0)
  }

  /// Where coverage changes across a row, rising, ending at the region's right edge.
  private static func edges(
    _ low: Int32, _ high: Int32, from left: Int, to right: Int
  ) -> [Int] {
    [Int(low >> 8), Int((low + 255) >> 8), Int(high >> 8), Int((high + 255) >> 8), right].map {
      min(max($0, left), right)
    }
  }
}
