import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What is in motion is touched where the last frame showed it.
@MainActor
struct MovingTargetTests {
  private struct Target: View {
    let isAway: Bool
    let log: Log

    var body: some View {
      Color.pureRed.frame(width: 10, height: 10)
        .onTapGesture { log.note("hit") }
        .offset(x: isAway ? 120 : 0)
    }
  }

  @Test func aTapMeetsWhatIsSeen() throws {
    let log = Log()
    let lab = Lab(false, isInteractive: true) { Target(isAway: $0, log: log) }
    // 20 points a frame: a frame later it is somewhere else.
    lab.change(to: true, .linear(duration: 0.1))
    lab.stage.run(2)
    let seen = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.tap(seen.x, seen.y)
    expectEqual(log.entries, ["hit"])
    let later = try #require(lab.frame.fills(.pureRed).first).bounds.center
    expectClose(later.x, seen.x + 20, closerThan: 1e-6)
  }

  @Test func aTapInTheLastFrameOfAMotionMeetsWhatIsSeen() throws {
    let log = Log()
    let lab = Lab(false, isInteractive: true) { Target(isAway: $0, log: log) }
    lab.change(to: true, .linear(duration: 0.1))
    lab.stage.run(5)
    let seen = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.tap(seen.x, seen.y)
    expectEqual(log.entries, ["hit"])
    let later = try #require(lab.frame.fills(.pureRed).first).bounds.center
    expectClose(later.x, seen.x + 20, closerThan: 1e-6)
    // So do a pointer that comes over it and its press in one frame.
    lab.change(to: false, .linear(duration: 0.1))
    lab.stage.run(5)
    let point = try #require(lab.frame.fills(.pureRed).first).bounds.center
    lab.stage.step(
      .hover(at: point), .press(pointer: 0, at: point), .release(pointer: 0, at: point))
    expectEqual(log.entries, ["hit", "hit"])
    lab.change(to: true)
    // At rest: another frame moves nothing.
    lab.stage.run(1)
    expectClose(
      try #require(lab.frame.fills(.pureRed).first).bounds.center.x, later.x, closerThan: 1e-6)
  }

  /// Ways to arrive that move a view, each alone and by views that change with the phase.
  enum Arrival: CaseIterable {
    case move, offset, scale, scaleAndMove, nested, custom

    @MainActor var transition: AnyTransition {
      switch self {
      case .move: .move(edge: .trailing)
      case .offset: .offset(x: 30, y: -40)
      case .scale: .scale(scale: 0.2, anchor: .topLeading)
      case .scaleAndMove: .scale(scale: 0.5).combined(with: .move(edge: .trailing))
      case .nested: AnyTransition(Nested())
      case .custom: AnyTransition(Nested()).combined(with: .offset(x: 10, y: 10))
      }
    }
  }

  /// A transition that hands its view on to another one.
  private struct Nested: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      MoveTransition(edge: .trailing).apply(content: content, phase: phase)
    }
  }

  private struct Arriving: View {
    let isThere: Bool
    let arrival: Arrival

    var body: some View {
      Color.white.frame(width: 320, height: 180)
        .accessibilityIdentifier("below")
        .overlay(alignment: .trailing) {
          if isThere {
            Color.pureRed.frame(width: 100, height: 100)
              .accessibilityIdentifier("arriving")
              .transition(arrival.transition)
          }
        }
    }
  }

  /// What comes by a transition takes no touches of what it does not cover yet, nor leaves those to
  /// others that it covers on its way; it is named where it is seen.
  @Test(arguments: Arrival.allCases)
  func whatArrivesIsTouchedWhereItIsSeen(_ arrival: Arrival) throws {
    let lab = Lab(false, isInteractive: true) { Arriving(isThere: $0, arrival: arrival) }
    func check(_ when: String) throws -> Rect2D {
      let seen = try #require(lab.frame.fills(.pureRed).first).bounds
      let place = try #require(lab.stage.shown("arriving"))
      #expect(place.isNear(seen), "\(arrival), \(when): \(place), drawn at \(seen)")
      for (x, y) in [(seen.minX, seen.minY), (seen.minX, seen.maxY), (seen.maxX, seen.maxY)] {
        let (inward, outward) = (x == seen.minX ? 1.0 : -1, y == seen.minY ? -1.0 : 1)
        let inside = Point2D(x: x + inward, y: y - outward)
        let outside = Point2D(x: x - inward, y: y + outward)
        for (point, name) in [(inside, "arriving"), (outside, "below")] where point.x < 320 {
          let view = lab.stage.host.namedView(at: point)
          #expect(view?.id == name, "\(arrival), \(when): \(point), drawn at \(seen)")
        }
      }
      return seen
    }
    lab.change(to: true, .linear(duration: 0.1))
    lab.stage.run(2)
    let onItsWay = try check("on its way")
    lab.stage.settle()
    let arrived = try check("there")
    #expect(arrived != onItsWay)
  }

  /// A follower stands where its source is laid out, not where that is passing by.
  @Test(arguments: Arrival.allCases)
  func whatArrivesTakesNobodyAlong(_ arrival: Arrival) throws {
    let lab = Lab(false, isInteractive: true) { Led(isThere: $0, arrival: arrival) }
    lab.change(to: true, .linear(duration: 0.1))
    let first = try #require(lab.frame.fills(.pureRed).first).bounds
    lab.stage.run(2)
    expectEqual(try #require(lab.frame.fills(.pureRed).first).bounds, first)
    lab.stage.settle()
    expectEqual(try #require(lab.frame.fills(.pureRed).first).bounds, first)
  }

  private struct Led: View {
    let isThere: Bool
    let arrival: Arrival
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white.frame(width: 200, height: 100)
        if isThere {
          Color.blue.frame(width: 40, height: 20)
            .matchedGeometryEffect(id: 0, in: names)
            .transition(arrival.transition)
          Color.pureRed.frame(width: 40, height: 20)
            .matchedGeometryEffect(id: 0, in: names, isSource: false)
            .transition(.identity)
        }
      }
    }
  }

  private struct Panel: View {
    let arrival: Arrival
    let animation: Animation?
    @State private var isThere = false
    @State private var isTold = false

    var body: some View {
      Color.white
        .onTapGesture {
          withAnimation(animation) { (isThere, isTold) = (true, true) }
        }
        .overlay(alignment: .trailing) {
          if isThere {
            Color.pureRed.frame(width: 60, height: 60)
              .popover(isPresented: $isTold) { Text("Tip").padding() }
              .transition(arrival.transition)
          }
        }
    }
  }

  /// What opens by a view on its way stands where that view will be.
  @Test(arguments: Arrival.allCases)
  func popoversStandWhereTheirViewArrives(_ arrival: Arrival) throws {
    func tip(_ animation: Animation?) throws -> Rect2D {
      let stage = Stage(width: 1000, height: 700) { Panel(arrival: arrival, animation: animation) }
      stage.tap(300, 300)
      stage.settle()
      return try #require(stage.frame(of: "Tip"))
    }
    #expect(try tip(.linear(duration: 0.3)).isNear(tip(nil), within: 1e-6))
  }
}
