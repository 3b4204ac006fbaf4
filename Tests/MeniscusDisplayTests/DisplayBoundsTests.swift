import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Display list bounds")
struct DisplayBoundsTests {
  @Test("Pixels are points times scale, rounded up; absurd frames have none")
  func pixels() {
    func extents(_ width: Double, _ height: Double, _ scale: Double) -> [Int] {
      let list = DisplayList(
        size: Size2D(width: width, height: height), scale: scale, background: .white)
      return [list.pixelWidth, list.pixelHeight]
    }
    expectEqual(extents(390, 844, 3), [1170, 2532])
    expectEqual(extents(10.1, 0.5, 2), [21, 1])
    expectEqual(extents(.nan, -4, 2), [0, 0])
    expectEqual(extents(16_384, 16_385, 1), [16_384, 0])
  }

  @Test("Bounds follow the transform")
  func transformed() {
    let list = sampleList()
    expectEqual(list.bounds(of: list.operations[3]), Rect2D(x: 0, y: -50, width: 50, height: 50))
    expectEqual(list.bounds(of: list.operations[2]), nil)
    expectEqual(list.bounds(of: list.operations[15]), Rect2D(x: 1, y: 2, width: 8, height: 8))
  }

  @Test("What is not finite has no bounds")
  func hostile() {
    let list = sampleList()
    for value in [Double.nan, .infinity, -.infinity] {
      let operation = DisplayOperation(
        action: .fill(.rectangle(Rect2D(x: value, y: 0, width: 1, height: 1)), .color(.black)),
        transform: .identity, view: .none)
      expectEqual(list.bounds(of: operation), nil)
    }
  }

  @Test("Clips cut, and groups have the bounds of what they enclose")
  func visible() {
    var list = DisplayList(size: Size2D(width: 100, height: 100), scale: 1, background: .white)
    func add(_ action: DisplayOperation.Action) {
      list.operations.append(
        DisplayOperation(action: action, transform: .identity, view: .none))
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Silhouette {
      .rectangle(Rect2D(x: x, y: y, width: width, height: height))
    }
    add(.beginGroup(opacity: 1))
    add(.beginClip(box(10, 10, 20, 20)))
    add(.fill(box(0, 0, 15, 15), .color(.black)))
    add(.fill(box(25, 25, 50, 50), .color(.black)))
    add(.fill(box(60, 60, 5, 5), .color(.black)))
    add(.end)
    add(.fill(box(0, 40, 5, 5), .color(.black)))
    add(.end)
    add(.end)
    let bounds = list.visibleBounds()
    expectEqual(bounds[2], Rect2D(x: 10, y: 10, width: 5, height: 5))
    expectEqual(bounds[3], Rect2D(x: 25, y: 25, width: 5, height: 5))
    #expect(bounds[4].isEmpty)
    expectEqual(bounds[1], Rect2D(x: 10, y: 10, width: 20, height: 20))
    expectEqual(bounds[5], bounds[1])
    expectEqual(bounds[0], Rect2D(x: 0, y: 10, width: 30, height: 35))
    expectEqual(bounds[7], bounds[0])
    #expect(bounds[8].isEmpty)
  }
}
