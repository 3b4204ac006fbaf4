import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// A net of colours, drawn into a picture.
///
/// Every patch is cut into cells and every cell into two triangles, whose colours are linear between
/// their corners. A texel has the colour at its middle; of what lies over other parts of the net, the
/// later part.
struct MeshRaster {
  /// The cells along a side of a patch.
  private static let cells = 12

  private(set) var bitmap: Bitmap

  /// Makes a picture of one colour.
  init(width: Int, height: Int, background: RGBA) {
    bitmap = Bitmap(width: width, height: height)
    let color = Self.samples(background)
    for index in 0..<width * height {
      for channel in 0..<4 { bitmap.samples[index * 4 + channel] = color[channel] }
    }
  }

  /// A corner of a triangle: its place in texels, and its colour.
  private struct Corner {
    let place: Point2D
    let color: SIMD4<Double>
  }

  /// Draws every patch of a net, row by row.
  mutating func draw(_ net: MeshNet) {
    for row in 0..<net.height - 1 {
      for column in 0..<net.width - 1 { draw(net, row, column) }
    }
  }

  private mutating func draw(_ net: MeshNet, _ row: Int, _ column: Int) {
    let count = Self.cells
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    var corners: [Corner] = []
    corners.reserveCapacity((count + 1) * (count + 1))
    for line in 0...count {
      for step in 0...count {
        let (x, y) = (Double(step) / Double(count), Double(line) / Double(count))
        let place = net.place(row, column, x, y)
        let color = net.color(row, column, x, y)
        corners.append(
          Corner(
            place: Point2D(x: place.x * width, y: place.y * height),
            color: SIMD4(color.red, color.green, color.blue, color.opacity)))
      }
    }
    for line in 0..<count {
      for step in 0..<count {
        let first = line * (count + 1) + step
        let (a, b) = (corners[first], corners[first + 1])
        let (c, d) = (corners[first + count + 1], corners[first + count + 2])
        fill(a, b, d)
        fill(a, d, c)
      }
    }
  }

  /// Fills the texels whose middles lie in a triangle, or on its edge.
  private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = Self.area(a.place, b.place, c.place)
    guard area != 0, area.isFinite else { return }
    let (x, y) = ((a.place.x, b.place.x, c.place.x), (a.place.y, b.place.y, c.place.y))
    guard
      let columns = Self.texels(from: min(x.0, x.1, x.2), to: max(x.0, x.1, x.2), of: bitmap.width),
      let rows = Self.texels(from: min(y.0, y.1, y.2), to: max(y.0, y.1, y.2), of: bitmap.height)
    else { return }
    // Neighbours share their edges but for rounding: a trillionth of the triangle leaves no gap.
    let slack = -1e-12
    for row in rows {
      for column in columns {
        let middle = Point2D(x: Double(column) + 0.5, y: Double(row) + 0.5)
        let first = Self.area(middle, b.place, c.place) / area
        let second = Self.area(a.place, middle, c.place) / area
        let third = 1 - first - second
        guard first >= slack, second >= slack, third >= slack else { continue }
        let color = a.color * first + b.color * second + c.color * third
        let start = (row * bitmap.width + column) * 4
        let samples = Self.samples(
          RGBA(red: color.x, green: color.y, blue: color.z, opacity: color.w))
        for channel in 0..<4 { bitmap.samples[start + channel] = samples[channel] }
      }
    }
  }

  /// The texels whose middles lie between two places; nil where there are none.
  private static func texels(from low: Double, to high: Double, of count: Int) -> ClosedRange<Int>?
  {
    let first = max((low - 0.5).rounded(.up), 0)
    let last = min((high - 0.5).rounded(.down), Double(count - 1))
    return first <= last ? Int(first)...Int(last) : nil
  }

  /// Twice the signed area of a triangle.
  private static func area(_ a: Point2D, _ b: Point2D, _ c: Point2D) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private static func samples(_ color: RGBA) -> SIMD4<UInt8> {
    let values = SIMD4(color.red, color.green, color.blue, color.opacity)
      .clamped(lowerBound: .zero, upperBound: .one)
    return SIMD4<UInt8>((values * 255).rounded(.toNearestOrAwayFromZero))
  }
}
