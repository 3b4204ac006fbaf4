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
