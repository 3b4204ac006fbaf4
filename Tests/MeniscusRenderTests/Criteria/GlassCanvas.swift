import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

extension Canvas {
  /// Lays a glass element.
  mutating func glass(
    _ silhouette: Silhouette, _ material: GlassMaterial, spacing: Double = 0, container: Int = 0,
    transform: Affine2D = .identity
  ) {
    list.glass.append(
      GlassElement(
        silhouette: silhouette, transform: transform, container: container, spacing: spacing,
        material: material, view: .none))
    add(.glass(element: list.glass.count - 1))
  }

  /// Covers the frame with a ramp from black to white along a line.
  mutating func ramp(from start: Point2D, to end: Point2D) {
    fill(
      .rectangle(Rect2D(origin: .zero, size: list.size)), [stop(.black, 0), stop(.white, 1)],
      .linear(start: start, end: end))
  }

  /// Covers the frame with squares of a side, black where row and column together are even.
  mutating func checkerboard(_ side: Double) {
    for row in 0..<Int((list.size.height / side).rounded(.up)) {
      for column in 0..<Int((list.size.width / side).rounded(.up))
      where (row + column).isMultiple(of: 2) {
        fill(box(Double(column) * side, Double(row) * side, side, side), .black)
      }
    }
  }
}

/// A rectangle with round ends.
func capsule(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Silhouette {
  rounded(x, y, width, height, radius: min(width, height) / 2)
}

/// A circle by its centre.
func circle(_ x: Double, _ y: Double, radius: Double) -> Silhouette {
  capsule(x - radius, y - radius, 2 * radius, 2 * radius)
}

/// A rectangle with circular corners.
func rounded(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
) -> Silhouette {
  .roundedRectangle(
    Rect2D(x: x, y: y, width: width, height: height), CornerRadii2D(all: radius), .circular)
}

extension RGBA {
  /// A grey of 0 to 1.
  static func grey(_ value: Double) -> RGBA { RGBA(red: value, green: value, blue: value) }

  /// A colour by its levels of 255.
  static func levels(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

extension Pixels {
  func red(_ x: Int, _ y: Int) -> Double { sample(x, y, 0) }
  func green(_ x: Int, _ y: Int) -> Double { sample(x, y, 1) }
  func blue(_ x: Int, _ y: Int) -> Double { sample(x, y, 2) }

  /// A channel's level of 255.
  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Double {
    Double(bitmap.samples[(y * bitmap.width + x) * 4 + channel])
  }

  /// The luminance of a pixel, 0 to 255, by the weights of BT.709.
  func luminance(_ x: Int, _ y: Int) -> Double {
    0.2126 * red(x, y) + 0.7152 * green(x, y) + 0.0722 * blue(x, y)
  }

  /// Green along a column, from a row on.
  func column(_ x: Int, _ rows: Range<Int>) -> [Double] { rows.map { green(x, $0) } }

  /// Green at a place in pixels, between the centres of four pixels.
  func green(at place: Point2D) -> Double {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (fx, fy) = (x - Double(left), y - Double(top))
    let upper = green(left, top) * (1 - fx) + green(left + 1, top) * fx
    let lower = green(left, top + 1) * (1 - fx) + green(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}

extension [Double] {
  /// Where a sequence goes through a level, up or down, between two of its elements.
  func crossings(of level: Double) -> [Double] {
    indices.dropLast().compactMap { index in
      let (a, b) = (self[index], self[index + 1])
      guard (a < level) != (b < level) else { return nil }
      return Double(index) + (level - a) / (b - a)
    }
  }

  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}

/// The lens that was measured on iOS 26 and 27: a quarter-circle bevel.
struct BevelLaw {
  /// How wide the bevel is, in points.
  let bevel: Double
  /// How far is looked inwards at the very edge, in points.
  let bend: Double

  /// Regular glass of a short side: min(20, ¼ S) and min(60, ½ S).
  static func regular(_ side: Double) -> BevelLaw {
    BevelLaw(bevel: min(20, 0.25 * side), bend: min(60, 0.5 * side))
  }

  /// Clear glass of a short side: min(20, 5 S ÷ 16) and min(60, 0.65 S).
  static func clear(_ side: Double) -> BevelLaw {
    BevelLaw(bevel: min(20, 0.3125 * side), bend: min(60, 0.65 * side))
  }

  /// The thin glass of what is held: an eighth of the short side each.
  static func lens(_ side: Double) -> BevelLaw {
    BevelLaw(bevel: min(20, 0.125 * side), bend: min(60, 0.125 * side))
  }

  /// How far further inside of a point lies what is seen there.
  func displacement(at inset: Double) -> Double {
    let u = Swift.max(1 - inset / bevel, 0)
    return bend * (1 - (1 - u * u).squareRoot())
  }

  /// The inset from which on inwards content is no longer mirrored: H (1 − 1 ÷ √(1 + (A ÷ H)²)).
  var fold: Double {
    let ratio = bend / bevel
    return bevel * (1 - 1 / (1 + ratio * ratio).squareRoot())
  }

  /// The depth that is seen at an inset.
  func depth(seenAt inset: Double) -> Double { inset + displacement(at: inset) }

  /// The insets, outside and inside of the fold, at which what lies at a depth is seen.
  func insets(showing depth: Double) -> (outer: Double, inner: Double) {
    func bisect(_ low: Double, _ high: Double, isFalling: Bool) -> Double {
      var (low, high) = (low, high)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (self.depth(seenAt: middle) > depth) == isFalling { low = middle } else { high = middle }
      }
      return low
    }
    return (bisect(0, fold, isFalling: true), bisect(fold, depth + 1, isFalling: false))
  }
}

/// What clear glass makes of grey: 0.126 + 0.954 Y as measured, and from 0.8 on less, so that white does
/// not drown what is bright: with x beyond, x r ÷ (x + r), r = 0.4667.
enum ClearFace {
  private static let (first, room) = (0.8, 0.4667)

  /// The level over a grey, both 0 to 1.
  static func level(over grey: Double) -> Double {
    let level = 0.126 + 0.954 * grey
    let above = level - first
    return above > 0 ? first + above * room / (above + room) : level
  }

  /// The grey behind a level.
  static func grey(behind level: Double) -> Double {
    let above = level - first
    let even = above > 0 ? first + above * room / (room - above) : level
    return (even - 0.126) / 0.954
  }
}
