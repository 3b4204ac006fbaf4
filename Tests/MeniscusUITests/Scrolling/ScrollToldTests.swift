import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What is told about phases and places.
@MainActor
struct ScrollToldTests {
  @Test func aReleaseTellsItsVelocity() {
    let log = Log()
    let stage = Stage(height: 400, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 4000) }
        .onScrollPhaseChange { _, new, context in
          let speed = context.velocity.map { "\(Int($0.dx)) \(Int($0.dy.rounded()))" }
          log.note("\(new) \(speed ?? "-") \(Int(context.geometry.contentOffset.y))")
        }
    }
    stage.press(100, 390)
    for y in stride(from: 380.0, through: 290, by: -10) { stage.move(100, y) }
    stage.release(100, 290)
    stage.settle()
    // 10 points every 10 ms; the first ten points do not count.
    let told = log.take()
    expectEqual(told.prefix(2), ["tracking - 0", "interacting - 0"])
    expectEqual(told.dropFirst(2).first, "decelerating 0 1000 90")
    #expect(told.last?.hasPrefix("idle - ") == true)
  }

  @Test func aPositionTellsWhatItIsToldBy() {
    let positions: [(ScrollPosition, [CGFloat?], Edge?)] = [
      (ScrollPosition(), [nil, nil], nil), (ScrollPosition(y: 30), [nil, 30], nil),
      (ScrollPosition(x: 20), [20, nil], nil), (ScrollPosition(x: 1, y: 2), [1, 2], nil),
      (ScrollPosition(idType: Int.self, edge: .bottom), [nil, nil], .bottom),
    ]
    for (position, offsets, edge) in positions {
      expectEqual([position.x, position.y], offsets)
      expectEqual(position.edge, edge)
      #expect(position.viewID == nil)
    }
    expectEqual(ScrollPosition(id: 3).viewID as? Int, 3)
    expectEqual(ScrollPosition(id: 3).viewID(type: String.self), nil)
  }

  /// A viewport of 100 by 80 points with content that is scrolled by 30: the room begins at -30, so
  /// that the viewport begins at 30 of its own.
  @Test func aRoomTellsTheBoundsOfSpacesAround() {
    let log = Log()
    let stage = Stage {
      ScrollView {
        GeometryReader { proxy in
          Text(note(proxy))
        }
        .frame(width: 100, height: 200)
      }
      .frame(width: 100, height: 80)
      .coordinateSpace(.named("outside"))
    }
    func note(_ proxy: GeometryProxy) -> String {
      let spaces: [NamedCoordinateSpace] = [
        .scrollView, .scrollView(axis: .horizontal), .named("outside"), .named("nobody's"),
      ]
      log.note(
        spaces.map { space in
          proxy.bounds(of: space).map { "\(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
            ?? "-"
        }.joined(separator: ", "))
      return "A"
    }
    expectEqual(log.take().last, "0 100 80, -, 0 100 80, -")
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 30)))
    stage.settle()
    expectEqual(log.take().last, "30 100 80, -, 30 100 80, -")
  }
}
