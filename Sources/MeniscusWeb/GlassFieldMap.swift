import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender

/// The fields of a frame's glass as a picture to be laid over the frame.
///
/// It is sampled where the renderer samples it: at the middles of the frame's pixels, from the origin
/// of each fused shape. Where surfaces lie over each other, the frontmost that a pixel is inside of
/// decides; where it is inside of none, the nearest.
///
/// ```swift
/// var list = DisplayList(size: Size2D(width: 60, height: 40), scale: 2, background: .white)
/// list.glass = [
///   GlassElement(
///     silhouette: .ellipse(Rect2D(x: 20, y: 10, width: 20, height: 20)), transform: .identity,
///     container: 0, spacing: 8, view: .none)
/// ]
/// list.operations = [
///   DisplayOperation(action: .glass(element: 0), transform: .identity, view: .none)
/// ]
/// var map = GlassFieldMap()
/// map.draw(list, .distances)
/// assert(map.surfaces == 1 && map.depth > 9 && map.depth <= 10)
/// ```
package struct GlassFieldMap: Sendable {
  /// What of the fields is shown.
  package enum Way: Int, Sendable {
    /// How far the edge is, with lines at round distances.
    case distances
    /// Which way leads outwards, as a hue.
    case directions
    /// How far what is seen lies further inside, as the rim bends it, with lines at round distances.
    case lens
  }

  /// The columns of the frame.
  package private(set) var width = 0
  /// The rows of the frame.
  package private(set) var height = 0
  /// The pixels, row by row: red in the low byte, then green, blue and the opacity, which the others
  /// are not multiplied by.
  package private(set) var words: [UInt32] = []
  /// How many surfaces of glass the frame shows.
  package private(set) var surfaces = 0
  /// How far inside the deepest pixel lies, in points; 0 where none is inside.
  package private(set) var depth = 0.0
  /// How far the rim bends at most, in points; 0 where ``Way/lens`` was not drawn.
  package private(set) var bend = 0.0

  /// How far around glass its field is shown, in points.
  package static let reach = 16.0

  /// Makes a map of nothing.
  package init() {}

  /// Draws the fields of a list's glass, in the memory of the map before where it is as large.
  ///
  /// - Complexity: linear in the pixels in and around glass, times the elements near each.
  package mutating func draw(_ list: DisplayList, _ way: Way) {
    clear(width: list.pixelWidth, height: list.pixelHeight)
    let frame = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let placed = list.seenSurfaces().map { surface in
      PlacedSurface(
        surface, scale: list.scale, in: frame,
        lens: way == .lens ? SurfaceLens(surface, in: list) : nil)
    }
    surfaces = placed.count
    let region = placed.reduce(PixelRect.empty) { $0.union($1.pixels) }
    guard !region.isEmpty else { return }
    let inks = FieldInks(way, scale: list.scale, depth: placed.reduce(0) { max($0, $1.depth) })
    let width = width
    let extremes = words.withUnsafeMutableBufferPointer { words in
      FieldMapRow.withRow(of: region.width) { row in
        var extremes = FieldExtremes()
        for y in region.minY..<region.maxY {
          row.clear()
          for surface in placed { surface.lay(into: row, y: y, from: region.minX) }
          let line = UnsafeMutableBufferPointer(
            rebasing: words[y * width + region.minX..<y * width + region.maxX])
          inks.fill(line, with: row, way, &extremes)
        }
        return extremes
      }
    }
    (depth, bend) = (Double(-extremes.distance), Double(extremes.bend))
  }

  /// Takes the extent of a frame, with nothing in it.
  private mutating func clear(width: Int, height: Int) {
    let count = width * height
    if words.count == count {
      words.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    } else {
      words = [UInt32](repeating: 0, count: count)
    }
    (self.width, self.height, surfaces, depth, bend) = (width, height, 0, 0, 0)
  }
}

/// A surface of glass, and the pixels that show its field.
private struct PlacedSurface {
  let surface: FusedShape
  let pixels: PixelRect
  /// How deep a point inside lies at most, in points.
  let depth: Double
  /// The points from a pixel to the next.
  private let step: Double
  /// What bends at its rim; nil where nobody asks.
  private let lens: SurfaceLens?

  init(_ surface: FusedShape, scale: Double, in frame: PixelRect, lens: SurfaceLens?) {
    (self.surface, self.lens) = (surface, lens)
    step = 1 / scale
    let box = surface.bounds.inset(by: Insets2D(all: -GlassFieldMap.reach))
    func pixel(_ points: Double, _ limit: Int) -> Int {
      Int(min(max((points * scale).rounded(), 0), Double(limit)))
    }
    guard box.isFinite else {
      (pixels, depth) = (.empty, 0)
      return
    }
    pixels = PixelRect(
      minX: pixel(box.minX, frame.maxX), minY: pixel(box.minY, frame.maxY),
      maxX: pixel(box.maxX, frame.maxX), maxY: pixel(box.maxY, frame.maxY))
    depth = min(surface.bounds.size.shortSide, Double(2 * DisplayList.pixelLimit)) / 2
  }

  /// Lays the field along a row of the frame's pixels over those of the surfaces behind.
  ///
  /// - Parameter first: the column of the first pixel of `row`.
  func lay(into row: FieldMapRow, y: Int, from first: Int) {
    guard y >= pixels.minY, y < pixels.maxY, !pixels.isEmpty else { return }
    let (count, origin) = (pixels.width, surface.origin.pixel)
    let (rowY, column) = ((Double(y - origin.row) + 0.5) * step, pixels.minX - origin.column)
    let distance = UnsafeMutableBufferPointer(rebasing: row.nextDistance[..<count])
    let gradientX = UnsafeMutableBufferPointer(rebasing: row.nextX[..<count])
    let gradientY = UnsafeMutableBufferPointer(rebasing: row.nextY[..<count])
    surface.fillRow(
      y: rowY, x: 0.5 * step, first: column, step: step, distance: distance, gradientX: gradientX,
      gradientY: gradientY)
    lens?.fillRow(
      of: surface, y: rowY, x: 0.5 * step, first: column, step: step, distance: distance,
      gradientX: gradientX, gradientY: gradientY,
      bend: UnsafeMutableBufferPointer(rebasing: row.nextBend[..<count]))
    row.take(count, at: pixels.minX - first)
  }
}
