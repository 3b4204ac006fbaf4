import MeniscusGeometry

/// Two rows of cells, and how far a row of pixels lies from the first to the second.
struct GlassCellRows {
  let upper: Int
  let lower: Int
  let fraction: Float
}

/// Whole cells along a stretch of a row that nothing bends to a side: every pixel lies between a cell's
/// middle and the next one's, in all cells at the same places.
struct GlassCellRun {
  /// The index of the first pixel.
  let index: Int
  /// The first cell's column.
  let column: Int
  /// The number of cells.
  let count: Int
}

/// What is the same all along the rim of a stretch of pixels.
struct GlassRimStretch {
  /// From 0, as blurred as the rim, to 1, as the body.
  let softness: Float
  /// The share of what lies outside.
  let outer: Float
  /// How far outwards that is, in pixels.
  let outwards: SIMD2<Float>
  /// How much the glint takes.
  let glint: Float
  /// How much paler than the face it may be.
  let paleness: Float
}

extension GlassBackdrop {
  /// The rows of cells around a place in cells, which lies inside.
  @inline(__always)
  func cellRows(_ place: Float) -> GlassCellRows {
    let row = Int(Int32(place))
    let first = row &* columns
    return GlassCellRows(
      upper: first, lower: row &+ 1 < rows ? first &+ columns : first, fraction: place - Float(row))
  }

  /// The whole cells of a stretch; none where cells have fewer than four pixels on a side.
  ///
  /// - Parameter x: the frame's column of the pixel at index 0.
  @inline(__always)
  func cells(of places: Range<Int>, x: Int) -> GlassCellRun {
    let side = Int(factor)
    let pixel = x &+ places.lowerBound &- rect.minX
    guard side >= 4, pixel >= 0 else {
      return GlassCellRun(index: places.upperBound, column: 0, count: 0)
    }
    // The first pixel behind the middle of a cell.
    let cell = (pixel &+ side / 2 &+ side &- 1) / side &- 1
    let index = places.lowerBound &+ (cell &* side &+ side / 2 &- pixel)
    let count = min((places.upperBound &- index) / side, columns &- 1 &- cell)
    return count > 0
      ? GlassCellRun(index: index, column: cell, count: count)
      : GlassCellRun(index: places.upperBound, column: 0, count: 0)
  }

  /// Calls `body` with the index of every four pixels of a run, the column of their cell and how far
  /// they lie from its middle to the next one's.
  @inline(__always)
  private func forEachFour(
    _ run: GlassCellRun, _ body: (_ index: Int, _ column: Int, _ fractions: SIMD4<Float>) -> Void
  ) {
    let side = Int(factor)
    let part = 1 / factor
    let first = (SIMD4<Float>(0, 1, 2, 3) + 0.5) * part
    var index = run.index
    for column in run.column..<run.column &+ run.count {
      var fractions = first
      for _ in 0..<side / 4 {
        body(index, column, fractions)
        fractions = fractions + 4 * part
        index &+= 4
      }
    }
  }

  /// What four pixels see between the same cells.
  @inline(__always)
  private func four(
    _ cells: UnsafePointer<SIMD4<Float>>, _ rows: GlassCellRows, _ column: Int,
    _ fractions: SIMD4<Float>
  ) -> FourColors {
    let (upper, lower) = (cells + (rows.upper &+ column), cells + (rows.lower &+ column))
    let (a, c) = (upper[0], lower[0])
    let (b, d) = (upper[1] - a, lower[1] - c)
    let fraction = SIMD4(repeating: rows.fraction)
    let red: SIMD4<Float> = SIMD4(repeating: a[0]) + SIMD4(repeating: b[0]) * fractions
    let green: SIMD4<Float> = SIMD4(repeating: a[1]) + SIMD4(repeating: b[1]) * fractions
    let blue: SIMD4<Float> = SIMD4(repeating: a[2]) + SIMD4(repeating: b[2]) * fractions
    let red2: SIMD4<Float> = SIMD4(repeating: c[0]) + SIMD4(repeating: d[0]) * fractions
    let green2: SIMD4<Float> = SIMD4(repeating: c[1]) + SIMD4(repeating: d[1]) * fractions
    let blue2: SIMD4<Float> = SIMD4(repeating: c[2]) + SIMD4(repeating: d[2]) * fractions
    return FourColors(
      red: red + (red2 - red) * fraction, green: green + (green2 - green) * fraction,
      blue: blue + (blue2 - blue) * fraction)
  }

  /// Lays what is seen along a line of cells, opaque, over pixels.
  ///
  /// - Parameters:
  ///   - x: the frame's column of the pixel at index 0.
  ///   - softness: from 0, as blurred as the rim, to 1, as the body.
  ///   - shades: the inner shade of every pixel.
  ///   - shade: by how much it darkens where it is full.
  @inline(never)
  func lay(
    _ places: Range<Int>, x: Int, _ line: GlassSight.Line, softness: Float,
    shades: UnsafePointer<Float>, shade: Float, over pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard let body = blurred.baseAddress, let edge = rim.baseAddress else { return }
    let run =
      line.isStraight
      ? cells(of: places, x: x) : GlassCellRun(index: places.upperBound, column: 0, count: 0)
    let rows = cellRows(line.row)
    func one(_ index: Int) {
      let face = cell(line.column(index), line.row, softness: softness) - shades[index] * shade
      pixels[index] = face.opaquePixel
    }
    for index in places.lowerBound..<run.index { one(index) }
    if softness < 1 {
      forEachFour(run) { index, column, fractions in
        let outer = four(edge, rows, column, fractions)
        let face = outer + (four(body, rows, column, fractions) - outer) * softness
        pixels.store((face - shades.four(at: index) * shade).opaquePixels(), at: index)
      }
    } else {
      forEachFour(run) { index, column, fractions in
        let face = four(body, rows, column, fractions) - shades.four(at: index) * shade
        pixels.store(face.opaquePixels(), at: index)
      }
    }
    for index in run.index &+ run.count &* Int(factor)..<places.upperBound { one(index) }
  }

  /// Lays what is seen along a line of cells under a lit rim, opaque, over a run of pixels.
  @inline(never)
  func layRim(
    _ run: GlassCellRun, y: Int, _ line: GlassSight.Line, _ stretch: GlassRimStretch,
    shades: UnsafePointer<Float>, shade: Float, over pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard let body = blurred.baseAddress, let edge = rim.baseAddress else { return }
    let rows = cellRows(line.row)
    let place = (Float(y &- rect.minY) + 0.5 + stretch.outwards.y) / factor - 0.5
    let outside = cellRows(min(max(place, 0), Float(self.rows &- 1)))
    forEachFour(run) { index, column, fractions in
      var face = four(body, rows, column, fractions)
      if stretch.softness < 1 {
        let outer = four(edge, rows, column, fractions)
        face = outer + (face - outer) * stretch.softness
      }
      if stretch.outer > 0 {
        face = face + (four(edge, outside, column, fractions) - face) * stretch.outer
      }
      face = face - shades.four(at: index) * shade
      if stretch.glint > 0 {
        face = GlassLight.lit(face, glint: stretch.glint, paleness: stretch.paleness)
      }
      pixels.store(face.opaquePixels(), at: index)
    }
  }
}
