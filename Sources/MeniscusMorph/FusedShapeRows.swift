import MeniscusGeometry

/// The field of a fused shape at the middles of the pixels around it, worked out once.
///
/// It has the bits that ``FusedShape/fillRow(y:x:first:step:distance:gradientX:gradientY:)`` gives
/// without it. It counts in pixels from the shape's origin, so that it is good for the shape
/// wherever whole pixels move it.
public struct FusedShapeRows: Sendable {
  /// The work that it took.
  public let work: FieldWork
  /// The points from a pixel to the next.
  private let step: Double
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// The distances of all pixels, row by row; then both parts of the directions.
  private let values: [Float]

  /// How far around a shape it is worked out, in points: farther than glass changes pixels by more
  /// than its shadow.
  private static let margin = 8.0

  /// The memory that a pixel takes, in bytes.
  public static let bytesOfPixel = 12
  /// The memory that all take, in bytes.
  public var bytes: Int { values.count / 3 * Self.bytesOfPixel }

  /// How many pixels the field of a shape is worked out at; nil where they cannot be counted.
  public static func pixels(of shape: FusedShape, scale: Double) -> Int? {
    extent(of: shape, scale: scale).map { $0.columns.count * $0.rows.count }
  }

  private static func extent(
    of shape: FusedShape, scale: Double
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    let bounds = shape.boundsFromOrigin.inset(by: Insets2D(all: -Self.margin))
    let (left, right) = (bounds.minX * scale, bounds.maxX * scale)
    let (top, bottom) = (bounds.minY * scale, bounds.maxY * scale)
    guard right > left, bottom > top, max(abs(left), abs(right)) < 65_536,
      max(abs(top), abs(bottom)) < 65_536
    else { return nil }
    return (
      Int(left.rounded(.down))..<Int(right.rounded(.up)),
      Int(top.rounded(.down))..<Int(bottom.rounded(.up))
    )
  }

  /// Works out the field of a shape; nil where its pixels cannot be counted.
  ///
  /// - Complexity: linear in the pixels times the elements and edges near each.
  ///
  /// - Parameter scale: the pixels of a point.
  public init?(_ shape: FusedShape, scale: Double, _ parallel: ParallelFor) {
    guard let (columns, rows) = Self.extent(of: shape, scale: scale) else { return nil }
    let (step, count) = (1 / scale, columns.count * rows.count)
    var works = [FieldWork](repeating: FieldWork(), count: rows.count)
    values = works.withUnsafeMutableBufferPointer { works in
      guard let works = works.baseAddress else { return [] }
      let sharedWorks = SharedElements(works)
      return [Float](unsafeUninitializedCapacity: 3 * count) { values, initialized in
        values.initialize(repeating: 0)
        guard let base = values.baseAddress else { return }
        let shared = SharedNumbers(base: base)
        parallel.runs(of: rows.count) { run in
          for row in run {
            let first = row * columns.count
            sharedWorks[row] = shape.fillRow(
              y: Self.middle(rows.lowerBound + row) * step, x: 0.5 * step,
              first: columns.lowerBound, step: step,
              distance: shared.part(first, columns.count),
              gradientX: shared.part(first + count, columns.count),
              gradientY: shared.part(first + 2 * count, columns.count))
          }
        }
        initialized = 3 * count
      }
    }
    work = works.reduce(into: FieldWork()) { $0 += $1 }
    (self.step, self.columns, self.rows) = (step, columns, rows)
  }

  /// Where the middle of a pixel lies, in pixels.
  private static func middle(_ pixel: Int) -> Double { Double(pixel) + 0.5 }

  /// Copies the part of a row of points that it knows.
  ///
  /// - Returns: the points that were copied, counted from the first of the row.
  func copy(
    y: Double, x: Double, first: Int, step: Double,
    distance: UnsafeMutableBufferPointer<Float>,
    gradientX: UnsafeMutableBufferPointer<Float>, gradientY: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    guard step == self.step, x == 0.5 * step else { return 0..<0 }
    let line = (y / step - 0.5).rounded()
    guard line >= Double(rows.lowerBound), line < Double(rows.upperBound),
      Self.middle(Int(line)) * step == y
    else { return 0..<0 }
    let known = columns.clamped(to: first..<first + distance.count)
    guard !known.isEmpty else { return 0..<0 }
    let points = known.lowerBound - first..<known.upperBound - first
    let above = (Int(line) - rows.lowerBound) * columns.count
    let start = above + known.lowerBound - columns.lowerBound
    let plane = columns.count * rows.count
    values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress, let distance = distance.baseAddress,
        let gradientX = gradientX.baseAddress, let gradientY = gradientY.baseAddress
      else { return }
      let offset = points.lowerBound
      (distance + offset).update(from: values + start, count: points.count)
      (gradientX + offset).update(from: values + start + plane, count: points.count)
      (gradientY + offset).update(from: values + start + 2 * plane, count: points.count)
    }
    return points
  }
}

/// Numbers that several pieces of work write, each its own.
private struct SharedNumbers: @unchecked Sendable {
  let base: UnsafeMutablePointer<Float>

  /// Some of the numbers.
  func part(_ first: Int, _ count: Int) -> UnsafeMutableBufferPointer<Float> {
    UnsafeMutableBufferPointer(start: base + first, count: count)
  }
}
