import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import TestSupport
import Testing

@Suite("Shrinking traces")
struct TraceMinimizerTests {
  /// A trace of taps on `b0`, `b1`, … every ten frames, with a checkpoint and the end after them.
  private func taps(_ count: Int) -> Trace {
    let clock = FrameClock(rate: 60)
    var events = (0..<count).map { index in
      TraceEvent(
        time: clock.microseconds(of: 10 + 10 * index), action: .tap(.id("b\(index % 7)")))
    }
    let end = clock.microseconds(of: 10 + 10 * count)
    events.append(TraceEvent(time: end, action: .checkpoint("last")))
    events.append(TraceEvent(time: end, action: .end))
    return trace(events)
  }

  private func trace(_ events: [TraceEvent]) -> Trace {
    var header = TraceHeader(scene: "lamp", size: Size2D(width: 390, height: 844), scale: 3)
    header.variants = [.dark]
    header.environment.reduceMotion = true
    return Trace(header: header, events: events)
  }

  private func minimize(
    _ trace: Trace, by frame: Int? = nil, keeping kept: TraceParts = [], budget: Int = 10_000,
    width: Int = 1, _ passes: @escaping @Sendable (Trace) -> Bool
  ) async -> TraceMinimizer<Never>.Outcome {
    #expect(passes(trace))
    var minimizer = TraceMinimizer<Never>(
      trace, budget: budget, width: width, keeping: kept
    ) { candidates in
      candidates.map { Self.isReadable($0) && passes($0.trace) }
    }
    return await minimizer.minimize(by: frame)
  }

  /// Whether a candidate reads back; only such are ever tried.
  private static func isReadable(_ candidate: TraceCandidate) -> Bool {
    let isReadable = (try? TraceReader().read(candidate.text)) == candidate.trace
    #expect(isReadable)
    return isReadable
  }

  /// Whether taps on `b2`, `b5` and `b3` follow one another, whatever comes between.
  private static let combination: @Sendable (Trace) -> Bool = { trace in
    var wanted = ["b2", "b5", "b3"][...]
    for event in trace.events {
      if case .tap(.identifier(let target)) = event.action, target.id == wanted.first {
        wanted.removeFirst()
      }
    }
    return wanted.isEmpty
  }

  @Test("Of 500 taps three are left, a frame apart, with the last checkpoint and the end")
  func combination() async {
    let outcome = await minimize(taps(500), Self.combination)
    #expect(outcome.isMinimal)
    #expect(outcome.trials < 200, "\(outcome.trials)")
    expectEqual(
      outcome.trace.events.map(\.action),
      [
        .tap(.id("b2")), .tap(.id("b5")), .tap(.id("b3")), .checkpoint("last"), .end,
      ])
    expectEqual(outcome.trace.eventFrames, [1, 2, 3, 4, 4])
    expectEqual(
      outcome.trace.header,
      TraceHeader(scene: "lamp", size: Size2D(width: 32, height: 32), scale: 1))
  }

  @Test("The same comes out of every run, and however many are tried side by side")
  func deterministic() async {
    let one = await minimize(taps(100), Self.combination)
    await expectEqual(minimize(taps(100), Self.combination), one)
    await expectEqual(minimize(taps(100), width: 7, Self.combination), one)
  }

  @Test("A frame by which it happened saves trials")
  func cut() async {
    let (free, cut) = (
      await minimize(taps(500), Self.combination),
      await minimize(taps(500), by: 110, Self.combination)
    )
    expectEqual(cut.trace.events.map(\.action), free.trace.events.map(\.action))
    expectEqual(cut.trace.eventFrames, [1, 2, 3, 3, 3])
    #expect(cut.trials < free.trials)
    expectEqual(taps(500).cut(after: 25).eventFrames, [10, 20, 25, 25])
    expectEqual(taps(5).cut(after: 1000), taps(5))
  }

  @Test("What is needed stays: environment, viewport, scale, the length of a pause")
  func needs() async {
    let outcome = await minimize(taps(20)) { trace in
      let frames = trace.eventFrames
      return trace.header.environment.reduceMotion && trace.header.scale == 3
        && trace.header.size.width >= 200 && trace.header.size.height >= 33.5
        && zip(frames, frames.dropFirst()).contains { $1 - $0 >= 7 }
    }
    #expect(outcome.trace.header.environment.reduceMotion)
    expectEqual(outcome.trace.header.scale, 3)
    expectEqual(outcome.trace.header.size, Size2D(width: 200, height: 34))
    #expect(outcome.trace.header.variants.isEmpty)
    // Nothing is done, and a pause of seven frames is left somewhere before or after one event.
    #expect(outcome.trace.frameCount <= 9)
    #expect(outcome.isMinimal)
  }

  @Test("A drag stays whole or goes; of its moves those go that are not needed")
  func drags() async {
    let clock = FrameClock(rate: 60)
    var events: [TraceEvent] = []
    for drag in 0..<4 {
      let start = 10 + 60 * drag
      events.append(
        TraceEvent(time: clock.microseconds(of: start), action: .press(pointer: 0, .id("a\(drag)")))
      )
      for step in 1...40 {
        let point = Point2D(x: Double(step), y: Double(drag))
        events.append(
          TraceEvent(
            time: clock.microseconds(of: start + step), action: .move(pointer: 0, .point(point))))
      }
      events.append(
        TraceEvent(time: clock.microseconds(of: start + 45), action: .release(pointer: 0, nil)))
    }
    events.append(TraceEvent(time: 9_000_000, action: .end))
    let outcome = await minimize(trace(events)) { trace in
      let moves = trace.events.compactMap { event -> Point2D? in
        if case .move(_, .point(let point)) = event.action { point } else { nil }
      }
      return moves.contains(Point2D(x: 7, y: 2)) && moves.contains(Point2D(x: 31, y: 2))
    }
    expectEqual(
      outcome.trace.events.map(\.action),
      [
        .press(pointer: 0, .id("a2")), .move(pointer: 0, .point(Point2D(x: 7, y: 2))),
        .move(pointer: 0, .point(Point2D(x: 31, y: 2))), .release(pointer: 0, nil), .end,
      ])
    expectEqual(outcome.trace.eventFrames, [1, 2, 3, 4, 5])
  }

  @Test("Gestures that go on over frames are shortened, and the trace does not end within them")
  func durations() async {
    let events = [
      TraceEvent(
        time: 500_000,
        action: .scroll(.id("list"), by: Size2D(width: 0, height: -90), duration: 600_000)),
      TraceEvent(
        time: 2_000_000, action: .magnify(.id("list"), by: 2, duration: 700_000)),
      TraceEvent(time: 4_000_000, action: .end),
    ]
    let outcome = await minimize(trace(events)) { trace in
      trace.events.contains { $0.action.kind == .scroll && $0.action.duration >= 100_000 }
    }
    expectEqual(
      outcome.trace.events.map(\.action),
      [
        .scroll(.id("list"), by: Size2D(width: 0, height: -90), duration: 100_000), .end,
      ])
    expectEqual(outcome.trace.eventFrames, [1, 7])
  }

  @Test("Where nothing comes to rest, the wait at the end stays")
  func ending() async {
    let outcome = await minimize(taps(20), keeping: .ending) { trace in
      trace.events.contains { $0.action == .tap(.id("b3")) }
    }
    expectEqual(outcome.trace.events.map(\.action), [.tap(.id("b3")), .checkpoint("last"), .end])
    let frames = outcome.trace.eventFrames
    expectEqual(frames[0], 1)
    #expect(frames[2] - frames[0] >= 10)
  }

  @Test("Where something lies outside the viewport, the viewport stays")
  func viewport() async {
    let outcome = await minimize(taps(20), keeping: .viewport) { trace in
      trace.events.contains { $0.action == .tap(.id("b3")) }
    }
    expectEqual(outcome.trace.header.size, Size2D(width: 390, height: 844))
    expectEqual(outcome.trace.events.map(\.action), [.tap(.id("b3")), .checkpoint("last"), .end])
    #expect(outcome.isMinimal)
  }

  @Test("A budget that is used up is said")
  func budget() async {
    let outcome = await minimize(taps(500), budget: 12, Self.combination)
    #expect(!outcome.isMinimal)
    expectEqual(outcome.trials, 12)
    #expect(Self.combination(outcome.trace))
    #expect(outcome.trace.events.count < 502)
  }

  @Test("Random traces of every kind of event shrink to what is planted, and stay readable")
  func random() async {
    var numbers = SplitMix(state: 5)
    for _ in 0..<12 {
      let trace = numbers.trace()
      let kinds = Set(trace.events.map(\.action.kind)).subtracting([.end, .checkpoint])
      guard let kind = kinds.min(by: { $0.rawValue < $1.rawValue }) else { continue }
      let outcome = await minimize(trace) { $0.events.contains { $0.action.kind == kind } }
      expectEqual(outcome.trace.events.count { $0.action.kind == kind }, 1)
      #expect(outcome.trace.events.count <= 3)
      #expect(outcome.isMinimal)
    }
  }
}
