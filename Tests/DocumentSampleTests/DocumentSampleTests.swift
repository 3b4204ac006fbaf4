import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// The four samples under "Applying Liquid Glass to custom views", as they are written, in motion.
@MainActor
@Suite("Samples of the documents")
struct DocumentSampleTests {
  @Test("Text on glass: three shapes, the tinted one swells under the finger")
  func text() throws {
    let record = try SampleReplay.record(
      "samples/text", width: 280, height: 260, tapAt: Point2D(x: 140, y: 216)
    ) { TextSample() }
    expectEqual(record.glass(at: "start").count, 3)
    expectEqual(record.glass(at: "start").map { $0.material.tint == nil }, [true, true, false])
    let (start, pressed) = (record.glass(at: "start"), record.glass(at: "pressed"))
    #expect(pressed[2].transform.a > start[2].transform.a)
    expectEqual(record.glass(at: "end"), start)
  }

  @Test("Two shapes of one container fuse")
  func container() throws {
    let record = try SampleReplay.record(
      "samples/container", width: 240, height: 120, tapAt: Point2D(x: 120, y: 60)
    ) { ContainerSample() }
    let glass = record.glass(at: "start")
    expectEqual(glass.count, 2)
    expectEqual(Set(glass.map(\.container)).count, 1)
    #expect(glass.allSatisfy { $0.spacing == 40 })
    // The second circle is moved 40 points towards the first: their edges touch.
    expectClose(glass[1].transform.tx - glass[0].transform.tx, 80, closerThan: 0.01)
  }

  @Test("Four symbols make two shapes")
  func union() throws {
    let record = try SampleReplay.record(
      "samples/union", width: 420, height: 120, tapAt: Point2D(x: 210, y: 60)
    ) { UnionSample() }
    let shapes = record.glass(at: "start")
    expectEqual(shapes.count, 2)
    for shape in shapes {
      guard case .roundedRectangle(let rect, _, _) = shape.silhouette else {
        Issue.record("A union of capsules is a capsule.")
        continue
      }
      // Two frames of 80 points, 20 apart.
      expectEqual(rect.size, Size2D(width: 180, height: 80))
    }
  }

  @Test("The eraser flows out of the pencil")
  func morph() throws {
    let record = try SampleReplay.record(
      "samples/morph", width: 240, height: 220, tapAt: Point2D(x: 120, y: 170), moves: true
    ) { MorphSample() }
    func circles(_ name: String) -> [GlassElement] {
      record.glass(at: name).filter { $0.spacing == 40 }
    }
    expectEqual(circles("start").count, 1)
    expectEqual(circles("end").count, 2)
    let (after, end) = (circles("after"), circles("end"))
    expectEqual(after.count, 2)
    // In between, the eraser's shape lies between the pencil's and its own place.
    #expect(after[1].transform.tx > after[0].transform.tx)
    #expect(after[1].transform.tx < end[1].transform.tx)
    expectEqual(after[1].material.presence, 1)
  }
}
