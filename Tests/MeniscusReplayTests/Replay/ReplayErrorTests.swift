import MeniscusFormats
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

@Suite("Replay: what goes wrong")
@MainActor
struct ReplayErrorTests {
  private func trace(_ actions: [(frame: Int, action: TraceAction)], end: Int = 120) -> Trace {
    let clock = FrameClock(rate: 60)
    let events = actions + [(end, .checkpoint("end")), (end, .end)]
    return Trace(
      header: SampleScene.header(),
      events: events.map {
        TraceEvent(time: clock.microseconds(of: $0.frame), action: $0.action)
      })
  }

  private func run(
    _ trace: Trace, on scene: Scene = SampleScene.growing,
    requirements: ReplayRequirements = .all
  ) throws(ReplayError) -> ReplayRecord {
    try Replayer.run(
      trace, on: scene, options: ReplayOptions(pixels: .none, requirements: requirements))
  }

  @Test("A target that is not there is named with its line and frame")
  func targets() {
    #expect(
      throws: ReplayError.missingTarget(
        "grown", at: EventPlace(line: 3, frame: 4), known: ["grow", "switch", "circle"],
        suggestion: "grow")
    ) { try run(trace([(0, .tap(.id("grow"))), (4, .tap(.id("grown")))])) }
    #expect(throws: ReplayError.notAToggle("grow", at: EventPlace(line: 2, frame: 7))) {
      try run(trace([(7, .toggle(TraceIdentifier("grow")))]))
    }
    #expect(
      throws: ReplayError.ambiguousTarget("twin", at: EventPlace(line: 2, frame: 0), count: 2)
    ) { try run(trace([(0, .tap(.id("twin")))]), on: SampleScene.confusing) }
  }

  @Test("A replay that ends while something moves is none, unless it is only looked at")
  func settling() throws {
    let early = trace([(1, .tap(.id("grow")))], end: 10)
    let error = #expect(throws: ReplayError.self) { try run(early) }
    guard case .neverSettled(10, let views)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(views.contains { $0.hasSuffix("/Circle[1]") })
    let record = try run(early, requirements: [])
    #expect(!record.settled && record.hashLog.frames.count == 11)
    let restless = trace([(1, .tap(.id("start")))], end: 600)
    #expect(throws: ReplayError.self) { try run(restless, on: SampleScene.restless) }
  }

  @Test("A replay without a checkpoint proves nothing")
  func checkpoints() throws {
    let bare = Trace(
      header: SampleScene.header(), events: [TraceEvent(time: 50_000, action: .end)])
    #expect(throws: ReplayError.nothingChecked) { try run(bare) }
    try expectEqual(run(bare, requirements: .settled).hashLog.frames.count, 4)
  }

  @Test("A scene that changes its state without end stops the replay at its frame")
  func endless() {
    let error = #expect(throws: ReplayError.self) {
      try run(trace([(3, .tap(.id("start")))]), on: SampleScene.endless)
    }
    guard case .scene(.endlessUpdate, frame: 3)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A trace of days is refused before it runs")
  func limit() {
    #expect(throws: ReplayError.frameLimit(frames: 600_001, limit: 100_000)) {
      try run(trace([], end: 600_000))
    }
    #expect(throws: ReplayError.frameLimit(frames: 100_001, limit: 100_000)) {
      try run(trace([], end: 100_000))
    }
  }
}
