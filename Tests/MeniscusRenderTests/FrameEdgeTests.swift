import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// What reaches out of a frame, or of a layer.
@Suite("Edges of frames")
struct FrameEdgeTests {
  /// Thin bars with round ends and small shapes, some of which every edge of 100 by 80 points cuts.
  private static func shapes(seed: UInt64) -> [Silhouette] {
    var generator = SeededGenerator(seed: seed)
    return (0..<60).map { index in
      let corner = Point2D(
        x: .random(in: -30...120, using: &generator), y: .random(in: -30...100, using: &generator))
      let size = Size2D(
        width: .random(in: 2...(index.isMultiple(of: 2) ? 150 : 40), using: &generator),
        height: .random(in: 2...20, using: &generator))
      let box = Rect2D(origin: corner, size: size)
      return index.isMultiple(of: 3)
        ? .ellipse(box) : .roundedRectangle(box, CornerRadii2D(all: 4), .continuous)
    }
  }

  /// The shapes moved by a margin in a frame larger by the margin all around.
  private static func picture(_ shapes: [Silhouette], margin: Double, isLayered: Bool) -> Pixels {
    var canvas = Canvas(100 + 2 * margin, 80 + 2 * margin)
    func fill(_ canvas: inout Canvas) {
      for shape in shapes {
        canvas.add(
          .fill(shape, .color(RGBA(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.6))),
          .translation(x: margin, y: margin))
      }
    }
    if isLayered { canvas.group(0.8, fill) } else { fill(&canvas) }
    return canvas.rendered()
  }

  @Test(
    "A frame shows the same of what reaches out of it as a larger one",
    arguments: [1, 2, 3, 4] as [UInt64], [false, true])
  func cut(_ seed: UInt64, isLayered: Bool) {
    let shapes = Self.shapes(seed: seed)
    let small = Self.picture(shapes, margin: 0, isLayered: isLayered)
    let large = Self.picture(shapes, margin: 64, isLayered: isLayered)
    var differing = 0
    for y in 0..<80 {
      for x in 0..<100 where small[x, y] != large[x + 64, y + 64] { differing += 1 }
    }
    expectEqual(differing, 0)
  }

  @Test(
    "Glass beyond an edge casts its shadow into the frame",
    arguments: [(20.0, -38.0), (20, 82), (-62, 20), (102, 20)])
  func shadow(x: Double, y: Double) {
    func pixels(margin: Double) -> Pixels {
      var canvas = Canvas(100 + 2 * margin, 80 + 2 * margin, background: .white)
      canvas.glass(
        rounded(x + margin, y + margin, 60, 36, radius: 18), GlassMaterial(shadow: 1))
      return canvas.rendered()
    }
    let (small, large) = (pixels(margin: 0), pixels(margin: 64))
    var (differing, dark) = (0, 0)
    for y in 0..<80 {
      for x in 0..<100 {
        if small[x, y] != large[x + 64, y + 64] { differing += 1 }
        if small.green(x, y) < 250 { dark += 1 }
      }
    }
    expectEqual(differing, 0)
    #expect(dark > 100)
  }

  /// Bands from edge to edge, so that a wider frame has the same behind what lies beyond a side: red
  /// above, blue below.
  private func bands(
    _ kind: GlassMaterial.Kind, _ boxes: [Rect2D], margin: Double = 0
  ) -> Pixels {
    var canvas = Canvas(240 + 2 * margin, 480, background: .levels(40, 70, 220))
    canvas.fill(box(0, 0, 240 + 2 * margin, 240), .levels(220, 60, 40))
    for place in boxes {
      canvas.glass(
        rounded(place.minX + margin, place.minY, place.width, place.height, radius: 30),
        GlassMaterial(kind: kind, shadow: 1), container: 1)
    }
    return canvas.rendered()
  }

  @Test(
    "The shadow of glass beyond a side takes the colour that is nearest to it, alone and beside glass inside",
    arguments: [-202.0, 242], [false, true])
  func hue(x: Double, hasCompany: Bool) {
    let beyond = Rect2D(x: x, y: 20, width: 200, height: 200)
    let inside = Rect2D(x: 90, y: 300, width: 60, height: 60)
    let boxes = hasCompany ? [beyond, inside] : [beyond]
    let small = bands(.regular, boxes)
    let large = bands(.regular, boxes, margin: 256)
    let plain = bands(.regular, [])
    var (farthest, changed) = (0, 0)
    for y in 0..<240 {
      for x in 0..<240 {
        farthest = max(farthest, small[x, y].distance(to: large[x + 256, y]))
        if small[x, y] != plain[x, y] { changed += 1 }
      }
    }
    // What lies behind is gathered in cells that begin elsewhere in the other frame.
    #expect(farthest <= 1)
    #expect(changed > 1000)
  }

  @Test("A sheet beyond a side changes nothing")
  func sheet() {
    let beyond = Rect2D(x: -202, y: 20, width: 200, height: 200)
    #expect(bands(.sheet, [beyond]) == bands(.sheet, []))
  }
}
