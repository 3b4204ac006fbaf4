import MeniscusGeometry

/// The coverage of an outline of a few pixels, worked out once and not band by band.
struct OutlineMask: Sendable {
  /// The pixels that may be covered.
  let rect: PixelRect
  /// The coverage of those pixels, eight in a word, the leftmost lowest; rows begin with a word.
  private let words: [UInt64]
  /// How many edges were rasterised.
  let segmentCount: Int

  /// The side of the largest outline that is worked out at once, in pixels: its sums stay in the
  /// nearest cache.
  static let largestSide = 64

  /// Works out what edges enclose; nil where that is large or lies outside of the frame.
  ///
  /// - Parameter buffer: one that takes ``largestSide`` pixels each way, empty before and after.
  init?(
    _ segments: [Segment], _ rule: FillRule, in frame: PixelRect, _ buffer: inout CoverageBuffer
  ) {
    guard let first = segments.first else { return nil }
    var (left, right) = (min(first.x0, first.x1), max(first.x0, first.x1))
    var (top, bottom) = (first.y0, first.y1)
    for segment in segments {
      left = min(left, min(segment.x0, segment.x1))
      right = max(right, max(segment.x0, segment.x1))
      top = min(top, segment.y0)
      bottom = max(bottom, segment.y1)
    }
    let rect = PixelRect(
      minX: Int(left >> 8), minY: Int(top >> 8), maxX: Int((right + 255) >> 8),
      maxY: Int((bottom + 255) >> 8)
    ).intersection(frame)
    guard !rect.isEmpty, rect.width <= Self.largestSide, rect.height <= Self.largestSide else {
      return nil
    }
    buffer.begin(rect)
    for segment in segments { buffer.add(segment) }
    let stride = Self.stride(rect.width)
    words = [UInt64](unsafeUninitializedCapacity: stride * rect.height) { words, count in
      words.initialize(repeating: 0)
      count = stride * rect.height
      let bytes = UnsafeMutableRawBufferPointer(words).bindMemory(to: UInt8.self)
      guard let base = bytes.baseAddress else { return }
      buffer.copyCoverage(rule, to: base, stride: stride * 8)
    }
    self.rect = rect
    segmentCount = segments.count
  }

  /// The words of a row.
  private static func stride(_ width: Int) -> Int { (width + 7) >> 3 }

  /// Hands the coverage of the mask's part of `region` to `sink`; returns the part's pixels.
  ///
  /// Where eight pixels are covered alike, they and their like go together.
  func sweep<Sink: CoverageSink>(_ region: PixelRect, into sink: inout Sink) -> Int {
    let part = rect.intersection(region)
    guard !part.isEmpty else { return 0 }
    let (first, last) = (part.minX - rect.minX, part.maxX - rect.minX)
    let stride = Self.stride(rect.width)
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for y in part.minY..<part.maxY {
        let row = base + (y - rect.minY) * stride
        var word = first >> 3
        while word << 3 < last {
          let (begin, kind) = (word, Kind(row[word]))
          repeat { word += 1 } while word << 3 < last && Kind(row[word]) == kind
          let x = max(begin << 3, first)
          let count = min(word << 3, last) - x
          switch kind {
          case .nothing: sink.constant(y: y, x: rect.minX + x, count: count, coverage: 0)
          case .full: sink.constant(y: y, x: rect.minX + x, count: count, coverage: 255)
          case .varying:
            let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
            sink.varying(y: y, x: rect.minX + x, count: count, coverage: bytes + x)
          }
        }
      }
    }
    return part.width * part.height
  }

  /// How eight pixels are covered.
  private enum Kind {
    case nothing
    case full
    case varying

    @inline(__always)
    init(_ word: UInt64) {
      self = word == 0 ? .nothing : word == .max ? .full : .varying
    }
  }
}
