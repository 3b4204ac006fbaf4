import MeniscusGeometry

/// What a row of pixels sees of cells: where, and through which lens.
///
/// Places are those of ``GlassLens``.
struct GlassSight {
  /// The first pixel's place without a lens, in cells.
  private let left: Float
  private let middle: Float
  /// The cells of a pixel.
  private let part: Float
  private let lastColumn: Float
  private let lastRow: Float
  private let flatness: Float
  private let bend: Float

  init(
    _ backdrop: GlassBackdrop, _ look: GlassLook, scale: Float, y: Int, x range: Range<Int>
  ) {
    part = 1 / backdrop.factor
    left = (Float(range.lowerBound - backdrop.rect.minX) + 0.5) * part - 0.5
    middle = (Float(y - backdrop.rect.minY) + 0.5) * part - 0.5
    (lastColumn, lastRow) = (Float(backdrop.columns - 1), Float(backdrop.rows - 1))
    flatness = 1 / max(look.bevel, 0.01)
    bend = look.bend * scale * part
  }

  /// Where pixels of the row that have one lens see cells.
  struct Line {
    /// The row of cells.
    let row: Float
    fileprivate let left: Float
    fileprivate let part: Float
    fileprivate let across: Float
    fileprivate let last: Float

    /// The column of cells that the pixel at an index sees.
    @inline(__always)
    func column(_ index: Int) -> Float {
      GlassSight.kept(left + Float(index) * part - across, last)
    }

    /// Whether nothing is bent to a side.
    var isStraight: Bool { across == 0 }
  }

  /// The line of cells at a distance from the edge, along a gradient; nothing is bent deeper than the
  /// bevel.
  @inline(__always)
  func line(_ distance: Float, _ x: Float, _ y: Float) -> Line {
    let depth = distance * flatness
    let shift = depth > -1 ? Self.shift(depth, x, y, bend: bend) : 0
    return Line(
      row: Self.kept(middle - y * shift, lastRow), left: left, part: part, across: x * shift,
      last: lastColumn)
  }

  /// Where four pixels see cells, each through its own lens.
  struct Places {
    /// The columns and rows of cells.
    let columns: SIMD4<Float>
    let rows: SIMD4<Float>
  }

  /// Where the pixels from an index on see cells: of each what ``line(_:_:_:)`` says.
  @inline(__always)
  func places(_ index: Int, _ row: GlassRow) -> Places {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let x = UnsafePointer(row.gradientX).four(at: index)
    let y = UnsafePointer(row.gradientY).four(at: index)
    let depth = UnsafePointer(row.distance).four(at: index) * flatness
    let fromBevel: SIMD4<Float> = 1 + depth.lesser(of: zero)
    let u = fromBevel.greater(of: zero).lesser(of: one)
    let square: SIMD4<Float> = x * x + y * y
    let length = square.squareRoot()
    let trusted: SIMD4<Float> = (length - 0.15) / 0.65
    let t = trusted.greater(of: zero).lesser(of: one)
    let trust: SIMD4<Float> = t * t * (3 - 2 * t)
    let rest: SIMD4<Float> = 1 - u * u
    let rise: SIMD4<Float> = bend * (1 - rest.squareRoot()) * trust
    let isBent = (length .> zero) .& (depth .> SIMD4(repeating: -1))
    let shift = zero.replacing(with: rise / length, where: isBent)
    let indices: SIMD4<Float> = SIMD4<Float>(0, 1, 2, 3) + Float(index)
    let columns: SIMD4<Float> = left + indices * part - x * shift
    let rows: SIMD4<Float> = middle - y * shift
    return Places(
      columns: columns.greater(of: zero).lesser(of: SIMD4(repeating: lastColumn)),
      rows: rows.greater(of: zero).lesser(of: SIMD4(repeating: lastRow)))
  }

  /// The line of cells where nothing is bent.
  @inline(__always)
  var straight: Line {
    Line(row: Self.kept(middle, lastRow), left: left, part: part, across: 0, last: lastColumn)
  }

  /// A value kept between 0 and a limit.
  @inline(__always)
  fileprivate static func kept(_ value: Float, _ limit: Float) -> Float {
    let above = value > 0 ? value : 0
    return above < limit ? above : limit
  }

  /// How far the lens moves what is seen along its gradient, in parts of the gradient's length.
  @inline(__always)
  private static func shift(_ depth: Float, _ x: Float, _ y: Float, bend: Float) -> Float {
    let u = unit(1 + (depth < 0 ? depth : 0))
    let length = (x * x + y * y).squareRoot()
    let t = unit((length - 0.15) / 0.65)
    let rise = bend * (1 - (1 - u * u).squareRoot()) * (t * t * (3 - 2 * t))
    return length > 0 ? rise / length : 0
  }

  @inline(__always)
  private static func unit(_ value: Float) -> Float {
    let above = value > 0 ? value : 0
    return above < 1 ? above : 1
  }
}
