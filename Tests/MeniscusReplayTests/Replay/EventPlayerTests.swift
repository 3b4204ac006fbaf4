import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Two boxes at known places: `a` at 10, 20 of 100 × 40, `b` at 10, 100 of 40 × 40.
private struct Boxes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("a").padding(.top, 20)
      Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b").padding(.top, 40)
      Spacer(minLength: 0)
    }
    .padding(.leading, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@Suite("Event player")
@MainActor
struct EventPlayerTests {
  /// What reaches the scene in each frame up to the last that an event has to do with.
  private func inputs(
    rate: Int = 60, _ events: TraceEvent...
  ) throws -> [Int: [InputEvent]] {
    let clock = FrameClock(rate: rate)
    let configuration = SceneConfiguration(size: Size2D(width: 160, height: 160), rate: rate)
    let host = SceneHost(scene: Scene("boxes") { Boxes() }, configuration: configuration)
    var player = EventPlayer(host: host, clock: clock)
    let last = events.map { clock.frame(at: $0.time + $0.action.duration) }.max() ?? 0
    var inputs: [Int: [InputEvent]] = [:]
    for frame in 0...last + 2 {
      let due = events.enumerated().filter { clock.frame(at: $1.time) == frame }
      let found = try player.inputs(
        at: frame, events: due.map { (line: Trace.line(ofEvent: $0), event: $1) })
      if !found.isEmpty { inputs[frame] = found.map(\.event) }
      _ = host.advance(to: frame, inputs: found)
    }
    return inputs
  }

  private func event(_ frame: Int, _ action: TraceAction, rate: Int = 60) -> TraceEvent {
    TraceEvent(time: FrameClock(rate: rate).microseconds(of: frame), action: action)
  }

  private func tap(_ x: Double, _ y: Double, pointer: Int = 0) -> [InputEvent] {
    [
      .press(pointer: pointer, at: Point2D(x: x, y: y)),
      .release(pointer: pointer, at: Point2D(x: x, y: y)),
    ]
  }

  @Test("A tap goes down and up in one frame, in the middle or at a point of its target")
  func taps() throws {
    let found = try inputs(
      event(0, .tap(.id("a"))), event(2, .tap(.id("a", unit: Point2D(x: 0, y: 1)))),
      event(4, .tap(.point(Point2D(x: 3, y: 4)))))
    expectEqual(found, [0: tap(60, 40), 2: tap(10, 60), 4: tap(3, 4)])
  }

  @Test("An event belongs to the first frame at or after it")
  func frames() throws {
    let found = try inputs(
      TraceEvent(time: 1, action: .tap(.id("b"))),
      TraceEvent(time: 16_667, action: .tap(.id("b"))))
    expectEqual(found, [1: tap(30, 120), 2: tap(30, 120)])
  }

  @Test("An event between two frames has its own time; one where recorders write has the frame's")
  func ownTimes() throws {
    let clock = FrameClock(rate: 60)
    let host = SceneHost(
      scene: Scene("boxes") { Boxes() },
      configuration: SceneConfiguration(size: Size2D(width: 160, height: 160), rate: 60))
    var player = EventPlayer(host: host, clock: clock)
    func times(_ frame: Int, _ events: (Int, TraceAction)...) throws -> [Double?] {
      try player.inputs(
        at: frame,
        events: events.map { (line: 2, event: TraceEvent(time: $0.0, action: $0.1)) }
      ).map(\.time)
    }
    let point = TraceTarget.point(Point2D(x: 9, y: 9))
    try expectEqual(
      times(1, (16_660, .press(pointer: 0, point)), (16_666, .move(pointer: 0, point))),
      [0.01666, nil])
    try expectEqual(
      times(2, (20_000, .move(pointer: 0, point)), (30_000, .release(pointer: 0, nil))),
      [0.02, 0.03])
    // A gesture steps with the frames and ends at its own time.
    let scroll = TraceAction.scroll(point, by: Size2D(width: 0, height: 9), duration: 20_000)
    try expectEqual(times(3, (50_000, scroll)), [nil])
    try expectEqual(times(4), [nil])
    try expectEqual(times(5), [0.07, 0.07])
    let short = TraceAction.scroll(point, by: Size2D(width: 0, height: 9), duration: 5_000)
    try expectEqual(times(6, (90_000, short)), [0.09, 0.095, 0.095])
  }

  @Test("A scroll moves at an even pace and lifts in the frame of its last move")
  func scroll() throws {
    let distance = Size2D(width: 10, height: -50)
    let found = try inputs(event(1, .scroll(.id("b"), by: distance, duration: 83_334)))
    // From frame 1 at 16,666 µs to frame 6 at 100,000 µs.
    expectEqual(found.keys.sorted(), Array(1...6))
    expectEqual(found[1], [.press(pointer: 0, at: Point2D(x: 30, y: 120))])
    for frame in 2...5 {
      guard case .move(0, let point)? = found[frame]?.first, found[frame]?.count == 1 else {
        Issue.record("Frame \(frame) moves.")
        continue
      }
      // Frame times are whole microseconds, which a pace in points shows as below 0.001 point.
      let fraction = Double(frame - 1) / 5
      expectClose(point.x, 30 + 10 * fraction, closerThan: 0.001)
      expectClose(point.y, 120 - 50 * fraction, closerThan: 0.001)
    }
    let end = Point2D(x: 40, y: 70)
    expectEqual(found[6], [.move(pointer: 0, at: end), .release(pointer: 0, at: end)])
  }

  @Test("A scroll that begins between two frames goes by the frames' times")
  func scrollBetweenFrames() throws {
    // At 10 frames a second: begins at 150,000 µs, seen at frame 2, ends at 450,000, at frame 5.
    let distance = Size2D(width: 300, height: 0)
    let found = try inputs(
      rate: 10,
      TraceEvent(time: 150_000, action: .scroll(.id("b"), by: distance, duration: 300_000)))
    let moves = [3: 150.0, 4: 250].mapValues { passed in
      [InputEvent.move(pointer: 0, at: Point2D(x: 30 + passed, y: 120))]
    }
    expectEqual(found[2], [.press(pointer: 0, at: Point2D(x: 30, y: 120))])
    #expect(found[3] == moves[3] && found[4] == moves[4])
    expectEqual(
      found[5],
      [
        .move(pointer: 0, at: Point2D(x: 330, y: 120)),
        .release(pointer: 0, at: Point2D(x: 330, y: 120)),
      ])
    expectEqual(found[6], nil)
  }

  @Test("A gesture within a frame happens whole")
  func shortGestures() throws {
    let found = try inputs(
      event(1, .scroll(.id("b"), by: Size2D(width: 1, height: 2), duration: 1), rate: 10),
      TraceEvent(time: 200_001, action: .magnify(.id("b"), by: 2, duration: 5)))
    let (start, end) = (Point2D(x: 30, y: 120), Point2D(x: 31, y: 122))
    expectEqual(found[6], [.press(pointer: 0, at: start)])
    expectEqual(found[7], [.move(pointer: 0, at: end), .release(pointer: 0, at: end)])
    expectEqual(
      found[13],
      [
        .magnify(.began, at: start, scale: 1), .magnify(.changed, at: start, scale: 2),
        .magnify(.ended, at: start, scale: 2),
      ])
  }

  @Test("Magnifying and rotating begin, change and end")
  func continuous() throws {
    let found = try inputs(
      rate: 10, event(1, .magnify(.id("b"), by: 3, duration: 200_000), rate: 10),
      event(1, .rotate(.id("b"), by: -1, duration: 200_000), rate: 10))
    let at = Point2D(x: 30, y: 120)
    expectEqual(
      found,
      [
        1: [.magnify(.began, at: at, scale: 1), .rotate(.began, at: at, radians: 0)],
        2: [.magnify(.changed, at: at, scale: 2), .rotate(.changed, at: at, radians: -0.5)],
        3: [
          .magnify(.changed, at: at, scale: 3), .magnify(.ended, at: at, scale: 3),
          .rotate(.changed, at: at, radians: -1), .rotate(.ended, at: at, radians: -1),
        ],
      ])
  }

  @Test("Gestures under way step before the events of a frame, which keep their order")
  func order() throws {
    let found = try inputs(
      rate: 10,
      event(1, .scroll(.id("b"), by: Size2D(width: 2, height: 0), duration: 100_000), rate: 10),
      event(2, .key("Return"), rate: 10), event(2, .tap(.id("a")), rate: 10))
    let end = Point2D(x: 32, y: 120)
    let step: [InputEvent] = [.move(pointer: 0, at: end), .release(pointer: 0, at: end)]
    expectEqual(found[2], step + [.key("Return")] + tap(60, 40))
  }

  @Test("Events without a pointer take the lowest that is free")
  func pointers() throws {
    let found = try inputs(
      event(1, .press(pointer: 0, .id("a"))), event(2, .tap(.id("b"))),
      event(3, .press(pointer: 2, .id("b"))), event(4, .move(pointer: 2, .id("a"))),
      event(5, .tap(.id("b"))), event(6, .release(pointer: 0, nil)),
      event(7, .release(pointer: 2, nil)), event(8, .tap(.id("b"))))
    expectEqual(found[2], tap(30, 120, pointer: 1))
    expectEqual(found[5], tap(30, 120, pointer: 1))
    expectEqual(found[6], [.release(pointer: 0, at: Point2D(x: 60, y: 40))])
    expectEqual(found[7], [.release(pointer: 2, at: Point2D(x: 60, y: 40))])
    expectEqual(found[8], tap(30, 120))
  }

  @Test("Changes of the environment add up")
  func environment() throws {
    var dark = TraceEnvironmentChange()
    dark.colorScheme = .dark
    var still = TraceEnvironmentChange()
    still.reduceMotion = true
    let size = Size2D(width: 100, height: 90)
    let found = try inputs(
      event(1, .environment(dark)), event(1, .environment(still)), event(2, .resize(size)),
      event(3, .environment(TraceEnvironmentChange())))
    guard case .environment(let first)? = found[1]?.first,
      case .environment(let second)? = found[1]?.last,
      case .environment(let third)? = found[3]?.first
    else {
      Issue.record("The environment changes three times.")
      return
    }
    #expect(first.colorScheme == .dark && !first.reduceMotion)
    #expect(second.colorScheme == .dark && second.reduceMotion)
    #expect(third.colorScheme == .dark && third.reduceMotion && third.size == size)
    expectEqual(found[2], [.resize(size)])
  }

  @Test("The rest arrives as it is")
  func rest() throws {
    let by = Size2D(width: 0, height: 8)
    let found = try inputs(
      event(1, .hover(.id("b"))), event(2, .hover(nil)), event(3, .wheel(.id("b"), by: by)),
      event(4, .text("ß")), event(5, .focus("a")), event(6, .focus(nil)),
      event(7, .checkpoint("x")), event(7, .end))
    let at = Point2D(x: 30, y: 120)
    expectEqual(
      found,
      [
        1: [.hover(at: at)], 2: [.hover(at: nil)], 3: [.wheel(at: at, delta: by)],
        4: [.text("ß")], 5: [.focus("a")], 6: [.focus(nil)],
      ])
  }

  @Test("A target that is not there is named with what is", arguments: [0, 3])
  func missing(frame: Int) {
    let place = EventPlace(line: 2, frame: frame)
    #expect(
      throws: ReplayError.missingTarget("c", at: place, known: ["a", "b"], suggestion: "a")
    ) {
      try inputs(event(frame, .tap(.id("c"))))
    }
    #expect(
      throws: ReplayError.missingTarget("", at: place, known: ["a", "b"], suggestion: nil)
    ) {
      try inputs(event(frame, .focus("")))
    }
  }

  @Test("A toggle event needs a toggle")
  func toggles() {
    #expect(throws: ReplayError.notAToggle("a", at: EventPlace(line: 2, frame: 1))) {
      try inputs(event(1, .toggle(TraceIdentifier("a"))))
    }
  }
}
