import MeniscusGeometry

/// What lies behind glass, sharp and blurred, at any place.
struct GlassBackdrop {
  private let rect: PixelRect
  private let factor: Float
  private let columns: Int
  private let rows: Int
  private let sharp: UnsafeBufferPointer<UInt32>
  private let blurred: UnsafeBufferPointer<SIMD4<Float>>
  /// The cells half as blurred; the blurred ones where there is no rim.
  private let rim: UnsafeBufferPointer<SIMD4<Float>>

  init(
    _ capture: GlassCapture, _ sharp: UnsafeBufferPointer<UInt32>,
    _ blurred: UnsafeBufferPointer<SIMD4<Float>>, rim: UnsafeBufferPointer<SIMD4<Float>>
  ) {
    self.rim = rim.isEmpty ? blurred : rim
    rect = capture.rect
    factor = Float(capture.factor)
    columns = capture.columns
    rows = capture.rows
    self.sharp = sharp
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
    let body = corners.color(in: blurred)
    guard softness < 1 else { return body }
    let edge = corners.color(in: rim)
    return edge + (body - edge) * softness
  }

  /// Finds where along a row of pixels the blurred cells are that are seen through a lens.
  ///
  /// The lens is that of ``GlassLens``.
  func findCells(_ row: GlassRow, _ look: GlassLook, scale: Float, y: Int, x range: Range<Int>) {
    let part = 1 / factor
    let left = (Float(range.lowerBound - rect.minX) + 0.5) * part - 0.5
    let middle = (Float(y - rect.minY) + 0.5) * part - 0.5
    let (lastColumn, lastRow) = (Float(columns - 1), Float(rows - 1))
    let flatness = 1 / max(look.bevel, 0.01)
    let bend = look.bend * scale * part
    // Along straight edges the lens is the same from pixel to pixel.
    var first = 0
    while first < range.count {
      let (distance, x, y) = (row.distance[first], row.gradientX[first], row.gradientY[first])
      var end = first + 1
      while end < range.count, row.distance[end] == distance, row.gradientX[end] == x,
        row.gradientY[end] == y
      { end += 1 }
      let depth = distance * flatness
      // Nothing is bent deeper than the bevel.
      let shift = depth > -1 ? Self.shift(depth, x, y, bend: bend) : 0
      let line = Self.kept(middle - y * shift, lastRow)
      let across = x * shift
      var index = first
      while index + 4 <= end {
        let places = SIMD4<Float>(0, 1, 2, 3) + Float(index)
        let columns = left + places * part - across
        let above = columns.replacing(with: 0, where: columns .<= 0)
        let inside = above.replacing(with: lastColumn, where: above .>= lastColumn)
        UnsafeMutableRawPointer(row.cellX + index).storeBytes(
          of: inside, as: SIMD4<Float>.self)
        index += 4
      }
      while index < end {
        row.cellX[index] = Self.kept(left + Float(index) * part - across, lastColumn)
        index += 1
      }
      (row.cellY + first).update(repeating: line, count: end - first)
      first = end
    }
  }

  /// A value kept between 0 and a limit.
  @inline(__always)
  private static func kept(_ value: Float, _ limit: Float) -> Float {
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

  /// Lays what is seen at places of a row, opaque, over pixels.
  ///
  /// - Parameter shade: by how much the inner shade darkens where it is full.
  @inline(never)
  func lay(
    _ places: Range<Int>, _ row: GlassRow, shade: Float, over pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard let base = blurred.baseAddress else { return }
    let (cellX, cellY, light) = (row.cellX, row.cellY, row.light)
    let (columns, rows) = (self.columns, self.rows)
    // Along straight edges and deep inside, a row of pixels lies between two rows of cells.
    var known = Float.nan
    var (first, second, fy) = (base, base, Float(0))
    for index in places {
      let y = cellY[index]
      if y != known {
        known = y
        let line = Int(Int32(y))
        first = base + line &* columns
        second = line &+ 1 < rows ? first + columns : first
        fy = y - Float(line)
      }
      let x = cellX[index]
      let column = Int32(x)
      let left = Int(column)
      let right = left &+ 1 < columns ? left &+ 1 : left
      let fx = x - Float(column)
      let (a, c) = (first[left], second[left])
      let upper = a + (first[right] - a) * fx
      let lower = c + (second[right] - c) * fx
      let face = upper + (lower - upper) * fy - light[index][1] * shade
      pixels[index] = face.opaquePixel
    }
  }

  /// Lays what is seen at places of a row near the rim, opaque, over pixels.
  ///
  /// - Parameters:
  ///   - bevel: how far inside of the edge the body is as blurred as it gets, in points.
  ///   - shade: by how much the inner shade darkens where it is full.
  @inline(never)
  func layRim(
    _ places: Range<Int>, _ row: GlassRow, bevel: Float, shade: Float,
    over pixels: UnsafeMutablePointer<UInt32>
  ) {
    for index in places {
      let softness = GlassLens.softness(-row.distance[index], bevel: bevel)
      let face =
        cell(row.cellX[index], row.cellY[index], softness: softness) - row.light[index][1] * shade
      pixels[index] = face.opaquePixel
    }
  }

  /// The pixels at a place, in pixels from the captured ones' corner.
  @inline(__always)
  func sharpColor(at place: SIMD2<Float>) -> SIMD4<Float> {
    let (left, right, fx) = Self.neighbours(place.x - 0.5, rect.width)
    let (top, bottom, fy) = Self.neighbours(place.y - 0.5, rect.height)
    let width = rect.width
    let a = sharp[top &* width &+ left].unitColor
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

/// Light on the rim of glass.
///
/// Two lights lie opposite each other, at the top left and, a little weaker, at the bottom right.
enum GlassLight {
  /// The way from the glass to the stronger light.
  @inline(__always)
  private static var light: SIMD2<Float> { SIMD2(-0.707_106_77, -0.707_106_77) }
  /// How wide the rim line is, in points.
  private static let width: Float = 1
  /// The strength of the light at the bottom right.
  private static let opposite: Float = 0.9
  /// How far inside of the edge the rim is lit, in points.
  static let rimReach = 4 * width
  /// How far outside of the edge the dark line is seen, in points.
  static let lineReach: Float = 0.9

  /// How much a glint takes of the rim, 0 to 1, `inset` points inside of the edge.
  @inline(__always)
  private static func glint(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    guard inset < rimReach else { return 0 }
    let facing = (way * light).sum()
    let across = abs(way.x * light.y - way.y * light.x)
    // Half the light wraps around: it falls evenly from where the edge faces it to where it is beside.
    let lobe = (1 - across) * (facing >= 0 ? 1 : opposite)
    let profile = max(1 - inset / width, 0) + 0.21 * (1 - inset / (4 * width))
    return 0.252 * 1.6 * lobe * profile
  }

  /// The share of the inner shadow, 0 to 1: most on the side away from the light.
  @inline(__always)
  static func innerShadow(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    let facing = -(way * light).sum()
    let shift = 6 * facing
    guard inset - shift < 16 else { return 0 }
    func step(_ value: Float) -> Float {
      let t = min(max(value, 0), 1)
      return t * t * (3 - 2 * t)
    }
    let near = shift > 0 ? step(inset / (2 * shift)) : 1
    let far = 1 - step((inset - shift) / 16)
    return near * far * (0.5 + 0.5 * step(0.5 * facing + 0.5))
  }

  /// How much stronger the rim's glint is for each unit of a finger's light; ours.
  private static let glowGain: Float = 4

  /// A face with the light on its rim.
  ///
  /// - Parameter glow: the light of fingers, which is in the face already.
  @inline(__always)
  static func lit(
    _ face: SIMD4<Float>, _ lens: GlassLens, _ look: GlassLook, glow: Float
  ) -> SIMD4<Float> {
    guard lens.inset < rimReach else { return face }
    // In the middle of a neck, where the way outwards turns over, there is no edge to be lit.
    let strength = look.rim * lens.trust * (1 + glowGain * glow)
    let glint = min(glint(lens.inset, lens.way) * strength, 1)
    if glint <= 0 { return face }
    let bright = (face - face.luminance) * 2.85 + 1.6
    return keepingHue(face + (bright - face) * glint, of: face)
  }

  /// How much of a colour is to be there from which the rim begins to keep it, and where it keeps all.
  private static let saturated: (first: Float, last: Float) = (0.25, 0.5)

  /// A lit colour that is no paler than a saturated face: red glass has a rim of brighter red.
  ///
  /// What a channel cannot take any more would make the others pale, and they take less instead.
  @inline(__always)
  private static func keepingHue(_ lit: SIMD4<Float>, of face: SIMD4<Float>) -> SIMD4<Float> {
    let most = max(lit[0], lit[1], lit[2])
    guard most > 1 else { return lit }
    let shown = face.clamped(lowerBound: .init(repeating: 0), upperBound: .init(repeating: 1))
    let chroma = max(shown[0], shown[1], shown[2]) - min(shown[0], shown[1], shown[2])
    let share = min(max((chroma - saturated.first) / (saturated.last - saturated.first), 0), 1)
    let excess = min(min(lit[0], lit[1], lit[2]) - (1 - chroma), most - 1)
    guard share > 0, excess > 0 else { return lit }
    return lit - excess * share
  }

  /// How strong the dark line around the silhouette is, `distance` points outside of it.
  @inline(__always)
  static func contour(_ distance: Float, _ way: SIMD2<Float>) -> Float {
    guard distance < lineReach else { return 0 }
    let across = abs(way.x * light.y - way.y * light.x)
    return min(max(1 - (distance - 0.25) / 0.65, 0), 1) * across
  }
}
