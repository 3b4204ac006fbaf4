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
}
