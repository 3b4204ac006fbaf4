import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Glass")
struct GlassTests {
  private static let paint = GlassMaterial(
    tint: RGBA(red: 0, green: 0, blue: 1, opacity: 1), shadow: 0)

  @Test("A container's glass is one pass, apart it is one each; an idle frame is none")
  func passes() {
    func passes(_ containers: [Int]) -> Int {
      var canvas = Canvas(200, 60)
      for (index, container) in containers.enumerated() {
        canvas.glass(
          capsule(Double(index) * 40 + 4, 10, 36, 36), GlassMaterial(), spacing: 8,
          container: container)
      }
      var renderer = Renderer()
      let first = renderer.render(canvas.list).counters[.glassPasses]
      expectEqual(renderer.render(canvas.list).counters, WorkCounters())
      return first
    }
    expectEqual(passes([0, 0, 0, 0, 0]), 1)
    expectEqual(passes([0, 1, 2, 3, 4]), 5)
  }

  @Test("What changes over glass is painted without looking behind it again")
  func label() {
    var canvas = Canvas(300, 200)
    canvas.glass(capsule(40, 60, 200, 60), GlassMaterial())
    canvas.fill(.rectangle(Rect2D(x: 100, y: 80, width: 20, height: 10)), .black)
    var renderer = Renderer()
    _ = renderer.render(canvas.list)
    canvas.list.operations[canvas.list.operations.count - 1].transform.tx = 5
    let outcome = renderer.render(canvas.list)
    expectEqual(outcome.counters[.glassPasses], 0)
    #expect(outcome.counters[.tilesPainted] < 6)
  }

  @Test("What lies behind is measured")
  func measurements() {
    var canvas = Canvas(200, 100, background: .black)
    canvas.fill(.rectangle(Rect2D(x: 0, y: 0, width: 100, height: 100)), .white)
    canvas.glass(capsule(10, 20, 60, 60), GlassMaterial(), container: 0)
    canvas.glass(capsule(130, 20, 60, 60), GlassMaterial(), container: 1)
    canvas.glass(capsule(70, 20, 60, 60), GlassMaterial(), container: 2)
    var renderer = Renderer()
    let found = renderer.render(canvas.list).measurements.elements.map {
      $0 ?? .init(luminance: -1, busyness: -1)
    }
    expectEqual(found.count, 3)
    #expect(found[0].luminance > 0.98 && found[0].busyness < 0.02)
    #expect(found[1].luminance < 0.02 && found[1].busyness < 0.02)
    // Half white and half black, but for the glass before, whose shadow falls there too.
    expectClose(found[2].luminance, 0.5, closerThan: 0.1)
    #expect(found[2].busyness > 0.3)
  }

  @Test("Glass in a clip is seen inside of it alone")
  func clipped() {
    var canvas = Canvas(100, 60)
    canvas.clip(.rectangle(Rect2D(x: 0, y: 0, width: 50, height: 60))) { canvas in
      canvas.glass(capsule(10, 10, 80, 40), Self.paint)
    }
    let pixels = canvas.rendered()
    #expect(pixels.red(30, 30) < 10)
    expectEqual(pixels.red(70, 30), 255)
  }
}
