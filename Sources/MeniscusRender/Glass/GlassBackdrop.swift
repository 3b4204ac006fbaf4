import MeniscusGeometry

/// What lies behind glass, sharp and blurred, at any place.
struct GlassBackdrop {
  let rect: PixelRect
  let factor: Float
  let columns: Int
  let rows: Int
  private let sharp: UnsafeBufferPointer<UInt32>
  let blurred: UnsafeBufferPointer<SIMD4<Float>>
  /// The cells half as blurred; the blurred ones where there is no rim.
  let rim: UnsafeBufferPointer<SIMD4<Float>>

  init(
    _ capture: GlassCapture, _ blurred: UnsafeBufferPointer<SIMD4<Float>>,
    rim: UnsafeBufferPointer<SIMD4<Float>>
  ) {
    self.rim = rim.isEmpty ? blurred : rim
    rect = capture.rect
    factor = Float(capture.factor)
    columns = capture.columns
    rows = capture.rows
    sharp = capture.sharp
    self.blurred = blurred
  }

  /// The middle of a pixel of the frame, in pixels from the captured ones' corner.
  @inline(__always)
  func middle(ofPixel x: Int, _ y: Int) -> SIMD2<Float> {
    SIMD2(Float(x &- rect.minX) + 0.5, Float(y &- rect.minY) + 0.5)
  }

  /// The blurred cells at a place, in pixels from the captured ones' corner.
  ///
  /// - Parameter softness: from 0, as blurred as the rim, to 1, as the body.
  @inline(__always)
  func blurredColor(at place: SIMD2<Float>, softness: Float) -> SIMD4<Float> {
    let x = place.x / factor - 0.5
    let y = place.y / factor - 0.5
    let (left, right, fx) = Self.neighbours(x, columns)
    let (top, bottom, fy) = Self.neighbours(y, rows)
    let (upper, lower) = (top &* columns, bottom &* columns)
    let corners = Corners(
      a: upper &+ left, b: upper &+ right, c: lower &+ left, d: lower &+ right, fx: fx, fy: fy)
    return mixed(corners, softness)
  }

  /// The four cells around a place, and how far it lies from the first to the others.
  private struct Corners {
    let a: Int
    let b: Int
    let c: Int
    let d: Int
    let fx: Float
    let fy: Float

    @inline(__always)
    func color(in cells: UnsafeBufferPointer<SIMD4<Float>>) -> SIMD4<Float> {
      let upper = cells[a] + (cells[b] - cells[a]) * fx
      let lower = cells[c] + (cells[d] - cells[c]) * fx
      return upper + (lower - upper) * fy
    }
  }

  @inline(__always)
  private func mixed(_ corners: Corners, _ softness: Float) -> SIMD4<Float> {
    if softness <= 0 { return corners.color(in: rim) }
    let body = corners.color(in: blurred)
    guard softness < 1 else { return body }
    let edge = corners.color(in: rim)
    return edge + (body - edge) * softness
  }

  /// The blurred cells at a place in cells, which lies inside.
  ///
  /// - Parameter softness: from 0, as blurred as the rim, to 1, as the body.
  @inline(__always)
  func cell(_ x: Float, _ y: Float, softness: Float) -> SIMD4<Float> {
    let (column, row) = (Int(Int32(x)), Int(Int32(y)))
    let right = column &+ 1 < columns ? 1 : 0
    let first = row &* columns &+ column
    let second = row &+ 1 < rows ? first &+ columns : first
    let corners = Corners(
      a: first, b: first &+ right, c: second, d: second &+ right, fx: x - Float(column),
      fy: y - Float(row))
    return mixed(corners, softness)
  }

  /// The pixels at a place, in pixels from the captured ones' corner.
  @inline(__always)
  func sharpColor(at place: SIMD2<Float>) -> SIMD4<Float> {
    let (left, right, fx) = Self.neighbours(place.x - 0.5, rect.width)
    let (top, bottom, fy) = Self.neighbours(place.y - 0.5, rect.height)
    let width = rect.width
    let a = sharp[top &* width &+ left].unitColor
    // Where nothing is bent a pixel is seen as it is.
    if fx == 0, fy == 0 { return a }
    let b = sharp[top &* width &+ right].unitColor
    let c = sharp[bottom &* width &+ left].unitColor
    let d = sharp[bottom &* width &+ right].unitColor
    let (upper, lower) = (a + (b - a) * fx, c + (d - c) * fx)
    return upper + (lower - upper) * fy
  }

  /// The two cells around a place, kept inside, and how far it lies from the first to the second.
  @inline(__always)
  private static func neighbours(_ value: Float, _ count: Int) -> (Int, Int, Float) {
    let clamped = min(max(value, 0), Float(count &- 1))
    let first = Int(clamped)
    return (first, min(first &+ 1, count &- 1), clamped - Float(first))
  }
}
