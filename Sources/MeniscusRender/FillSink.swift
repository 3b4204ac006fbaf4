import MeniscusGeometry

/// The frame's pixels while they are painted.
struct Target: @unchecked Sendable {
  /// The first pixel of the first row; pixels are premultiplied words, red lowest.
  let base: UnsafeMutablePointer<UInt32>
  /// The distance from a row to the next, in pixels.
  let stride: Int

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { base + (y &* stride &+ x) }
}

/// Lays a source over a run of pixels.
protocol PixelSource {
  /// Lays `count` pixels at one coverage of 1…255.
  func lay(y: Int, x: Int, count: Int, coverage: UInt32, over target: UnsafeMutablePointer<UInt32>)
  /// Lays `count` pixels, each at its own coverage.
  func lay(
    y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>)
}

/// Fills what is covered, within the columns that are painted again.
struct FillSink<Source: PixelSource>: CoverageSink {
  let target: Target
  let runs: UnsafeBufferPointer<Range<Int>>
  let source: Source
  /// The pixels that were laid over.
  var pixels = 0

  @inline(__always)
  mutating func constant(y: Int, x: Int, count: Int, coverage: UInt32) {
    if coverage == 0 { return }
    for run in runs {
      let (first, last) = (max(x, run.lowerBound), min(x &+ count, run.upperBound))
      if first >= last { continue }
      source.lay(
        y: y, x: first, count: last &- first, coverage: coverage, over: target.pixel(first, y))
      pixels &+= last &- first
    }
  }

  @inline(__always)
  mutating func varying(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    for run in runs {
      let (first, last) = (max(x, run.lowerBound), min(x &+ count, run.upperBound))
      if first >= last { continue }
      let mask = coverage + (first &- x)
      source.lay(
        y: y, x: first, count: last &- first, coverage: mask, over: target.pixel(first, y))
      for i in 0..<(last &- first) { pixels &+= mask[i] == 0 ? 0 : 1 }
    }
  }
}

/// One colour.
struct SolidSource: PixelSource {
  let opaque: UInt32
  let alpha: UInt32

  @inline(__always)
  func lay(y: Int, x: Int, count: Int, coverage: UInt32, over target: UnsafeMutablePointer<UInt32>)
  {
    Blend.lay(opaque, alpha: Blend.divide255(alpha &* coverage), over: target, count: count)
  }

  @inline(__always)
  func lay(
    y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>
  ) {
    Blend.lay(opaque, alpha: alpha, over: target, count: count, coverage: coverage)
  }
}

/// Pixels that a shader computes.
struct ShadedSource<Shader: RowShader>: PixelSource {
  private let shader: Shader
  /// The leftmost column that is asked for.
  private let minX: Int
  /// Room for a row.
  private let row: UnsafeMutablePointer<UInt32>

  /// Makes a source for a region.
  ///
  /// - Parameter row: room for as many pixels as the region is wide.
  init(_ shader: Shader, in region: PixelRect, row: UnsafeMutablePointer<UInt32>) {
    self.shader = shader
    self.row = row
    minX = region.minX
    if shader.isConstantDown {
      shader.shade(y: region.minY, x: region.minX, count: region.width, into: row)
    }
  }

  /// The source pixels of a run.
  @inline(__always)
  private func pixels(y: Int, x: Int, count: Int) -> UnsafePointer<UInt32> {
    let run = row + (x &- minX)
    if shader.isConstantAcross {
      shader.shade(y: y, x: x, count: 1, into: run)
      run.update(repeating: run[0], count: count)
    } else if !shader.isConstantDown {
      shader.shade(y: y, x: x, count: count, into: run)
    }
    return UnsafePointer(run)
  }

  @inline(__always)
  func lay(y: Int, x: Int, count: Int, coverage: UInt32, over target: UnsafeMutablePointer<UInt32>)
  {
    if coverage == 255, shader.isOpaque, !shader.isConstantDown {
      if shader.isConstantAcross {
        shader.shade(y: y, x: x, count: 1, into: target)
        target.update(repeating: target[0], count: count)
      } else {
        shader.shade(y: y, x: x, count: count, into: target)
      }
      return
    }
    let source = pixels(y: y, x: x, count: count)
    if coverage == 255, shader.isOpaque {
      target.update(from: source, count: count)
    } else {
      Blend.lay(source, coverage: coverage, over: target, count: count)
    }
  }

  @inline(__always)
  func lay(
    y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>
  ) {
    Blend.lay(
      pixels(y: y, x: x, count: count), over: target, count: count, coverage: coverage)
  }
}

/// Takes pixels outside a clip back to what they were when it began.
struct ClipSink: CoverageSink {
  let target: Target
  let region: PixelRect
  /// The region's pixels when the clip began.
  let saved: UnsafePointer<UInt32>

  @inline(__always)
  private func saved(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> {
    saved + ((y &- region.minY) &* region.width &+ x &- region.minX)
  }

  @inline(__always)
  mutating func constant(y: Int, x: Int, count: Int, coverage: UInt32) {
    Blend.restore(saved(x, y), keeping: coverage, in: target.pixel(x, y), count: count)
  }

  @inline(__always)
  mutating func varying(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    Blend.restore(saved(x, y), keeping: coverage, in: target.pixel(x, y), count: count)
  }
}
