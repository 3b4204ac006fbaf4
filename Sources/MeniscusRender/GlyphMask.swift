import MeniscusDisplay
import MeniscusGeometry

/// The coverage of one glyph at one size, turn and quarter of a pixel.
struct GlyphMask: Sendable {
  /// The pixels that may be covered, relative to the pixel that the glyph's origin lies in.
  let rect: PixelRect
  /// The coverage of those pixels, row by row.
  let coverage: [UInt8]
  /// How many edges were rasterised.
  let segmentCount: Int

  /// Rasterises a glyph.
  ///
  /// - Parameter transform: from the outline's space to pixels, its origin in the pixel at zero.
  init(_ resource: DisplayResources.OutlineResource, _ transform: Affine2D) {
    let bounds = transform.boundingBox(of: resource.bounds)
    let limit = GlyphPlacement.largestExtent * 4
    guard !resource.bounds.isEmpty, abs(bounds.minX) < limit, abs(bounds.minY) < limit,
      abs(bounds.maxX) < limit, abs(bounds.maxY) < limit
    else {
      (rect, coverage, segmentCount) = (.empty, [], 0)
      return
    }
    let (left, top) = (Int(bounds.minX.rounded(.down)) - 1, Int(bounds.minY.rounded(.down)) - 1)
    let right = Int(bounds.maxX.rounded(.up)) + 1
    let bottom = Int(bounds.maxY.rounded(.up)) + 1
    rect = PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
    let region = PixelRect(minX: 0, minY: 0, maxX: rect.width, maxY: rect.height)
    var builder = SegmentBuilder(width: region.width, height: region.height)
    builder.add(
      resource.outline, transform.then(.translation(x: Double(-left), y: Double(-top))))
    var buffer = CoverageBuffer(width: region.width, height: region.height)
    buffer.begin(region)
    for segment in builder.segments { buffer.add(segment) }
    segmentCount = builder.segments.count
    coverage = [UInt8](unsafeUninitializedCapacity: region.width * region.height) { bytes, count in
      guard let base = bytes.baseAddress else { return }
      var sink = MaskSink(base: base, stride: region.width)
      buffer.sweep(.nonZero, into: &sink)
      count = region.width * region.height
    }
  }
}

/// Writes coverage into a mask.
private struct MaskSink: CoverageSink {
  let base: UnsafeMutablePointer<UInt8>
  let stride: Int

  mutating func constant(y: Int, x: Int, count: Int, coverage: UInt32) {
    (base + (y * stride + x)).update(
      repeating: UInt8(truncatingIfNeeded: coverage), count: count)
  }

  mutating func varying(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    (base + (y * stride + x)).update(from: coverage, count: count)
  }
}
