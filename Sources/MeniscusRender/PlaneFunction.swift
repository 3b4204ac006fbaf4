import MeniscusGeometry

/// A value that changes in proportion to the place of a pixel's centre in the frame.
struct PlaneFunction: Sendable {
  private let origin: Double
  private let down: Double
  private let firstRow: Int
  /// The column that columns are counted from.
  private let firstColumn: Int
  /// The change from a pixel to the next on its right.
  let across: Float

  /// The function across·x + down·y + origin at pixel centres.
  ///
  /// Coefficients are clamped to ±10²⁵, so that no sum is infinite.
  ///
  /// - Parameter anchor: the pixel that columns and rows are counted from.
  init(across: Double, down: Double, origin: Double, from anchor: PixelAnchor) {
    func clamped(_ value: Double) -> Double { min(max(value, -1e25), 1e25) }
    self.across = Float(clamped(across))
    self.down = clamped(down)
    let (x, y) = (Double(anchor.column) + 0.5, Double(anchor.row) + 0.5)
    self.origin = clamped(origin + across * x + down * y)
    (firstColumn, firstRow) = (anchor.column, anchor.row)
  }

  /// The value in a row at the centre of the anchor's column.
  @inline(__always)
  func start(ofRow y: Int) -> Float { Float(origin + down * Double(y &- firstRow)) }

  /// A column counted from the anchor's.
  @inline(__always)
  func column(_ x: Int) -> Float { Float(x &- firstColumn) }

  /// A column and the three that follow it, counted from the anchor's; they are exact as far as
  /// ``columnsAreExact(_:_:)`` says so.
  @inline(__always)
  func columns(_ x: Int) -> SIMD4<Float> { column(x) + SIMD4(0, 1, 2, 3) }

  /// Whether so many columns from one on are whole numbers that a `Float` holds.
  @inline(__always)
  func columnsAreExact(_ x: Int, _ count: Int) -> Bool {
    let first = x &- firstColumn
    return first > -(1 << 24) && first &+ count < 1 << 24
  }

  /// The most that the value changes from a pixel to a neighbour.
  var steepness: Float { (across * across + Float(down * down)).squareRoot() }

  /// Whether the value does not change down a column.
  var isConstantDown: Bool { down == 0 }
}
