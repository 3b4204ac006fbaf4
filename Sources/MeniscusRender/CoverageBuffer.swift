import MeniscusGeometry

/// The exact area that a path covers of every pixel of a region.
///
/// Every edge adds, to the pixels of each row that it crosses, the signed area to its right: cell
/// `i` of a row holds what the sum from the left changes at pixel `i`. Summing a row gives the
/// winding-weighted area of each pixel, which the fill rule turns into coverage. Sums are of
/// integers, and where an edge crosses a row or column boundary is computed from its own ends alone,
/// rounded to the nearest 1/256 pixel; so the result depends neither on the region nor on the order
/// of edges. Cells wrap around past 16,383 edges of one direction through one pixel.
///
/// Only groups of four cells that an edge touched are visited; between them coverage is constant.
struct CoverageBuffer: ~Copyable {
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  private let mask: UnsafeMutablePointer<UInt8>

  /// The region whose coverage is being summed.
  private var region = PixelRect.empty
  private var stride = 0
  private var wordsPerRow = 0
  /// The region's edges, in 1/256 pixel.
  private var left: Int32 = 0
  private var right: Int32 = 0
  private var top: Int32 = 0
  private var bottom: Int32 = 0

  /// Makes a buffer for regions of at most `width` × `height` pixels.
  init(width: Int, height: Int) {
    let stride = Self.stride(width)
    let (cellCount, wordCount) = (stride * height, Self.words(stride) * height)
    cells = .allocate(capacity: max(cellCount, 1))
    cells.initialize(repeating: 0, count: cellCount)
    touched = .allocate(capacity: max(wordCount, 1))
    touched.initialize(repeating: 0, count: wordCount)
    mask = .allocate(capacity: max(stride, 1))
    mask.initialize(repeating: 0, count: stride)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
    mask.deallocate()
  }

  /// Cells in a row: one more than pixels, in whole groups of four.
  private static func stride(_ width: Int) -> Int { (width + 4) & ~3 }
  private static func words(_ stride: Int) -> Int { (stride / 4 + 63) >> 6 }

  /// Begins a region, which has to fit the buffer.
  mutating func begin(_ region: PixelRect) {
    self.region = region
    stride = Self.stride(region.width)
    wordsPerRow = Self.words(stride)
    left = Int32(truncatingIfNeeded: region.minX) << 8
    right = Int32(truncatingIfNeeded: region.maxX) << 8
    top = Int32(truncatingIfNeeded: region.minY) << 8
    bottom = Int32(truncatingIfNeeded: region.maxY) << 8
  }

  /// Adds the part of an edge that lies in the region's rows.
  mutating func add(_ segment: Segment) {
    let top = max(segment.y0, top)
    let bottom = min(segment.y1, bottom)
    guard top < bottom, min(segment.x0, segment.x1) < right else { return }
    if segment.x0 == segment.x1 || max(segment.x0, segment.x1) <= left {
      return addUpright(
        x: max(segment.x0, left) - left, top: top, bottom: bottom, sign: segment.winding)
    }
    let edge = SegmentEdge(segment)
    var row = top >> 8
    var xa = top == segment.y0 ? segment.x0 : edge.x(at: top)
    var ya = top
    while ya < bottom {
      let yb = min((row + 1) << 8, bottom)
      let xb = yb == segment.y1 ? segment.x1 : edge.x(at: yb)
      addRow(Int(row), fromX: xa, toX: xb, fromY: ya, toY: yb, of: edge)
      (xa, ya) = (xb, yb)
      row += 1
    }
  }

  private mutating func addUpright(x: Int32, top: Int32, bottom: Int32, sign: Int32) {
    let column = Int(x >> 8)
    let twice = (x & 255) * 2
    var y = top
    while y < bottom {
      let end = min((y >> 8 + 1) << 8, bottom)
      add(Int(y >> 8), column, cover: (end - y) * sign, twiceOffset: twice)
      y = end
    }
  }

  /// Adds the part of an edge within one row, from (`xa`, `ya`) to (`xb`, `yb`).
  @inline(__always)
  private mutating func addRow(
    _ row: Int, fromX xa: Int32, toX xb: Int32, fromY ya: Int32, toY yb: Int32,
    of edge: SegmentEdge
  ) {
    let (a, b) = (xa - left, xb - left)
    let column = a >> 8
    if column == b >> 8 {
      let cover = (yb - ya) * edge.winding
      if column < 0 {
        add(row, 0, cover: cover, twiceOffset: 0)
      } else if column < Int32(truncatingIfNeeded: region.width) {
        add(row, Int(column), cover: cover, twiceOffset: a & 255 + b & 255)
      }
    } else if a < b {
      addRightwards(row, fromX: a, toX: b, fromY: ya, toY: yb, of: edge)
    } else {
      addLeftwards(row, fromX: a, toX: b, fromY: ya, toY: yb, of: edge)
    }
  }

  /// Here and below, across counts from the region's left edge.
  private mutating func addRightwards(
    _ row: Int, fromX xa: Int32, toX xb: Int32, fromY ya: Int32, toY yb: Int32,
    of edge: SegmentEdge
  ) {
    let width = Int32(truncatingIfNeeded: region.width)
    if xa >= width << 8 { return }
    var y = ya
    var column = xa >> 8
    var entry = xa & 255
    if xa < 0 {
      let next = xb <= 0 ? yb : min(max(edge.y(at: left), y), yb)
      add(row, 0, cover: (next - y) * edge.winding, twiceOffset: 0)
      if xb <= 0 { return }
      (y, column, entry) = (next, 0, 0)
    }
    let last = min(xb >> 8, width)
    while column < last {
      let next = min(max(edge.y(at: left + (column + 1) << 8), y), yb)
      add(row, Int(column), cover: (next - y) * edge.winding, twiceOffset: entry + 256)
      (y, entry) = (next, 0)
      column += 1
    }
    if column < width {
      add(row, Int(column), cover: (yb - y) * edge.winding, twiceOffset: entry + xb & 255)
    }
  }

  private mutating func addLeftwards(
    _ row: Int, fromX xa: Int32, toX xb: Int32, fromY ya: Int32, toY yb: Int32,
    of edge: SegmentEdge
  ) {
    let width = Int32(truncatingIfNeeded: region.width)
    if xa <= 0 { return add(row, 0, cover: (yb - ya) * edge.winding, twiceOffset: 0) }
    if xb >= width << 8 { return }
    var y = ya
    var column = xa >> 8
    var entry = xa & 255
    if column >= width {
      y = min(max(edge.y(at: right), ya), yb)
      (column, entry) = (width - 1, 256)
    }
    let last = max(xb >> 8, -1)
    while column > last {
      let next = min(max(edge.y(at: left + column << 8), y), yb)
      add(row, Int(column), cover: (next - y) * edge.winding, twiceOffset: entry)
      (y, entry) = (next, 256)
      column -= 1
    }
    let rest = (yb - y) * edge.winding
    if column >= 0 {
      add(row, Int(column), cover: rest, twiceOffset: entry + xb & 255)
    } else {
      add(row, 0, cover: rest, twiceOffset: 0)
    }
  }

  /// Adds a piece of an edge within one pixel.
  ///
  /// `twiceOffset` is the sum of its two ends' distances from the pixel's left side.
  @inline(__always)
  private mutating func add(_ row: Int, _ column: Int, cover: Int32, twiceOffset: Int32) {
    let line = row - region.minY
    let cell = cells + (line * stride + column)
    let passed = cover &* twiceOffset
    cell[0] &+= cover &* 512 &- passed
    cell[1] &+= passed
    let words = touched + line * wordsPerRow
    words[column >> 8] |= 1 << UInt64(truncatingIfNeeded: (column >> 2) & 63)
    let next = column + 1
    words[next >> 8] |= 1 << UInt64(truncatingIfNeeded: (next >> 2) & 63)
  }

  /// Hands the coverage of every pixel of the region to `sink` and clears the buffer.
  mutating func sweep<Sink: CoverageSink>(_ rule: FillRule, into sink: inout Sink) {
    switch rule {
    case .nonZero: sweep(NonZeroRule(), into: &sink)
    case .evenOdd: sweep(EvenOddRule(), into: &sink)
    }
  }

  /// Sums four cells, which are cleared, from the left and notes their coverage.
  ///
  /// - Returns: the sum up to the last one.
  @inline(__always)
  private func take<Rule: WindingRule>(
    _ cells: UnsafeMutablePointer<Int32>, after sum: Int32, _ rule: Rule,
    to mask: UnsafeMutablePointer<UInt8>
  ) -> Int32 {
    let memory = UnsafeMutableRawPointer(cells)
    var sums = memory.loadUnaligned(as: SIMD4<Int32>.self)
    memory.storeBytes(of: SIMD4(repeating: 0), as: SIMD4<Int32>.self)
    sums &+= SIMD4(0, sums[0], sums[1], sums[2])
    sums &+= SIMD4(0, 0, sums[0], sums[1])
    sums &+= sum
    let coverage = Fixed.coverage(rule.areas(sums))
    UnsafeMutableRawPointer(mask).storeBytes(
      of: SIMD4<UInt8>(truncatingIfNeeded: coverage), as: SIMD4<UInt8>.self)
    return sums[3]
  }

  private mutating func sweep<Rule: WindingRule, Sink: CoverageSink>(
    _ rule: Rule, into sink: inout Sink
  ) {
    let width = region.width
    for line in 0..<region.height {
      let y = region.minY + line
      let row = cells + line * stride
      let words = touched + line * wordsPerRow
      var sum: Int32 = 0
      var x = 0
      for index in 0..<wordsPerRow {
        var word = words[index]
        if word == 0 { continue }
        words[index] = 0
        var group = index << 6
        while word != 0 {
          let gap = word.trailingZeroBitCount
          word >>= UInt64(gap)
          group += gap
          let run = (~word).trailingZeroBitCount
          word = run == 64 ? 0 : word >> UInt64(run)
          let begin = group << 2
          group += run
          let end = min(group << 2, width)
          if x < begin, x < width {
            sink.constant(
              y: y, x: region.minX + x, count: min(begin, width) - x,
              coverage: Fixed.coverage(rule.area(sum)))
          }
          if begin < end {
            for first in Swift.stride(from: begin, to: group << 2, by: 4) {
              sum = take(row + first, after: sum, rule, to: mask + first)
            }
            sink.varying(y: y, x: region.minX + begin, count: end - begin, coverage: mask + begin)
          }
          x = end
        }
      }
      for i in width..<stride { row[i] = 0 }
      if x < width {
        sink.constant(
          y: y, x: region.minX + x, count: width - x,
          coverage: Fixed.coverage(rule.area(sum)))
      }
    }
  }
}

/// Where an edge, neither level nor upright, crosses the boundaries of rows and columns.
private struct SegmentEdge {
  let winding: Int32
  private let x0: Double
  private let y0: Double
  private let across: Double
  private let down: Double

  @inline(__always)
  init(_ segment: Segment) {
    winding = segment.winding
    x0 = Double(segment.x0)
    y0 = Double(segment.y0)
    let dx = Double(segment.x1 &- segment.x0)
    let dy = Double(segment.y1 &- segment.y0)
    across = dx / dy
    down = dy / dx
  }

  /// The position at a height, to the nearest 1/256 pixel.
  @inline(__always)
  func x(at y: Int32) -> Int32 { Self.nearest(x0 + (Double(y) - y0) * across) }

  /// The height at a position, to the nearest 1/256 pixel; callers keep it within the edge's row.
  @inline(__always)
  func y(at x: Int32) -> Int32 { Self.nearest(y0 + (Double(x) - x0) * down) }

  @inline(__always)
  private static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern)
  }
}

/// What a sum of signed areas counts for.
private protocol WindingRule {
  /// The covered area, 0…131,072, of a pixel whose signed areas sum to `sum`.
  func area(_ sum: Int32) -> UInt32
  /// The same of four pixels.
  func areas(_ sums: SIMD4<Int32>) -> SIMD4<UInt32>
}

private struct NonZeroRule: WindingRule {
  @inline(__always)
  func area(_ sum: Int32) -> UInt32 {
    min(sum.magnitude, UInt32(bitPattern: Fixed.fullArea))
  }

  @inline(__always)
  func areas(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = SIMD4(repeating: Fixed.fullArea)
    let low = sums.replacing(with: 0 &- full, where: sums .< 0 &- full)
    return low.replacing(with: full, where: low .> full).magnitudes
  }
}

private struct EvenOddRule: WindingRule {
  @inline(__always)
  func area(_ sum: Int32) -> UInt32 {
    let folded = sum.magnitude & 262_143
    return folded > 131_072 ? 262_144 - folded : folded
  }

  @inline(__always)
  func areas(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let folded = SIMD4<Int32>(truncatingIfNeeded: sums.magnitudes & 262_143)
    let rest = 262_144 &- folded
    return SIMD4(truncatingIfNeeded: folded.replacing(with: rest, where: folded .> 131_072))
  }
}

extension SIMD4<Int32> {
  /// The magnitudes, that of the least number too.
  @inline(__always)
  fileprivate var magnitudes: SIMD4<UInt32> {
    let signs = self &>> 31
    return SIMD4<UInt32>(truncatingIfNeeded: (self ^ signs) &- signs)
  }
}
