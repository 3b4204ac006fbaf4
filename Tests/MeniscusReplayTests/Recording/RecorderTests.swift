import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// The switch of the sample's toggle is at its right.
let switchUnit = Point2D(x: 0.8, y: 0.5)

@Suite("Recorder")
@MainActor
struct RecorderTests {
  private func recorder(_ scene: Scene = SampleScene.growing) throws -> Recorder {
    try Recorder(scene: scene, header: SampleScene.header(scene.name))
  }

  @Test("A recording is the text of its steps")
  func text() throws {
    let recorder = try recorder()
    try recorder.checkpoint("start")
    try recorder.tap("grow")
    try recorder.wait(frames: 3)
    try recorder.checkpoint("growing")
    try recorder.settle()
    let rest = recorder.frame
    try recorder.toggle("switch", unit: switchUnit)
    try recorder.wait(seconds: 1)
    try recorder.checkpoint("end")
    let trace = try recorder.end()
    let time = trace.clock.microseconds(of:)
    expectEqual(
      TraceWriter.text(of: trace),
      """
      {"meniscus":"trace","version":1,"scene":"growing","size":[160,160],"scale":1,"rate":60,"seed":0}
      {"at":0,"checkpoint":"start"}
      {"at":16666,"tap":{"id":"grow"}}
      {"at":66666,"checkpoint":"growing"}
      {"at":\(time(rest + 1)),"toggle":{"id":"switch","unit":[0.8,0.5]}}
      {"at":\(time(rest + 61)),"checkpoint":"end"}
      {"at":\(time(rest + 61)),"end":true}

      """)
    expectEqual(trace.frameCount, rest + 62)
    try expectEqual(TraceReader().read(TraceWriter.text(of: trace)), trace)
  }

  @Test("Settling shows frames while something moves, and none after")
  func settle() throws {
    let recorder = try recorder()
    try recorder.settle()
    #expect(recorder.frame == 0 && recorder.isSettled)
    try recorder.tap("grow")
    #expect(!recorder.isSettled)
    try recorder.settle()
    // The spring lasts half a second and is at rest some time after it.
    #expect(recorder.isSettled && (31...90).contains(recorder.frame))
    let frame = recorder.frame
    try recorder.settle()
    expectEqual(recorder.frame, frame)
  }

  @Test("A scroll shows the frames that it lasts")
  func scroll() throws {
    let recorder = try recorder(SampleScene.list)
    try recorder.scroll("list", by: Size2D(width: 0, height: -60), over: 0.1)
    expectEqual(recorder.frame, 7)
    try recorder.settle()
    try recorder.checkpoint("end")
    let trace = try recorder.end()
    expectEqual(
      trace.events.first,
      TraceEvent(
        time: 16_666,
        action: .scroll(
          .id("list"), by: Size2D(width: 0, height: -60), duration: 116_666 - 16_666)))
  }

  @Test("Several events can share a frame")
  func together() throws {
    let recorder = try recorder()
    try recorder.perform([
      .press(pointer: 0, .id("grow")), .press(pointer: 1, .id("circle")),
    ])
    expectEqual(recorder.frame, 1)
    try recorder.perform([.release(pointer: 0, nil), .release(pointer: 1, nil)])
    try recorder.settle()
    try recorder.checkpoint("end")
    let events = try recorder.end().events
    expectEqual(events.prefix(4).map(\.time), [16_666, 16_666, 33_333, 33_333])
  }

  @Test("A step that names what is not there fails at once")
  func targets() throws {
    let recorder = try recorder()
    try recorder.tap("grow")
    #expect(
      throws: ReplayError.missingTarget(
        "gorw", at: EventPlace(line: 3, frame: 2), known: ["grow", "switch", "circle"],
        suggestion: "grow")
    ) { try recorder.tap("gorw") }
    #expect(throws: ReplayError.notAToggle("grow", at: EventPlace(line: 2, frame: 1))) {
      try self.recorder().toggle("grow")
    }
    let confusing = SampleScene.confusing
    #expect(
      throws: ReplayError.ambiguousTarget("twin", at: EventPlace(line: 2, frame: 1), count: 2)
    ) { try self.recorder(confusing).tap("twin") }
    let outside = #expect(throws: ReplayError.self) {
      try self.recorder(confusing).tap("away")
    }
    guard case .targetOutside("away", EventPlace(line: 2, frame: 1), let point)? = outside else {
      Issue.record("\(String(describing: outside))")
      return
    }
    #expect(point.x > 500)
  }

  @Test("What no trace can hold is refused as it is recorded")
  func format() throws {
    let recorder = try recorder()
    try recorder.checkpoint("a")
    #expect(
      throws: ReplayError.trace(
        line: 3, column: 1, problem: .duplicateCheckpoint("a", firstLine: 2))
    ) { try recorder.checkpoint("a") }
    #expect(
      throws: ReplayError.trace(
        line: 2, column: 22,
        problem: .json(.malformedValue(key: "checkpoint", found: "A b", expected: .name)))
    ) { try self.recorder().checkpoint("A b") }
    #expect(throws: ReplayError.trace(line: 2, column: 1, problem: .pointerUp(0))) {
      try self.recorder().release()
    }
    #expect(throws: ReplayError.self) {
      try Recorder(scene: SampleScene.growing, size: Size2D(width: 0, height: 1))
    }
    #expect(throws: ReplayError.self) { try Recorder(scene: SampleScene.growing, rate: 0) }
  }

  @Test("A recording that would prove nothing has no end")
  func proof() throws {
    #expect(throws: ReplayError.nothingChecked) { try self.recorder().end() }
    let recorder = try recorder()
    try recorder.tap("grow")
    try recorder.checkpoint("a")
    let error = #expect(throws: ReplayError.self) { try recorder.end() }
    guard case .neverSettled(1, let views)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(views.contains { $0.contains("Circle") })
  }

  @Test("Settling does not wait for what moves without end, and a trace may end meanwhile")
  func endlessMotion() throws {
    let recorder = try recorder(SampleScene.swinging)
    try recorder.tap("start")
    #expect(!recorder.isSettled)
    try recorder.settle()
    // Begun in frame 1, the other motion is over half a second later.
    expectEqual(recorder.frame, 31)
    try recorder.checkpoint("end")
    let trace = try recorder.end()
    let record = try Replayer.run(trace, on: SampleScene.swinging)
    #expect(record.settled)
    expectEqual(record.settledFrames, [true] + Array(repeating: false, count: 30) + [true])
    expectEqual(record.endlessMotion, ["Swinging/VStack/Color[0].frame.offset"])
  }

  @Test("What never ends is bounded")
  func bounds() throws {
    let restless = try recorder(SampleScene.restless)
    try restless.tap("start")
    let error = #expect(throws: ReplayError.self) { try restless.settle(maximum: 20) }
    guard case .neverSettled(21, let views)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!views.isEmpty)
    #expect(throws: ReplayError.frameLimit(frames: 1_000_022, limit: 100_000)) {
      try restless.wait(frames: 1_000_000)
    }
    #expect(throws: ReplayError.self) { try restless.wait(frames: .max) }
    #expect(throws: ReplayError.self) { try restless.wait(seconds: 1e300) }
  }

  @Test("A scene that changes its state without end is stopped")
  func endless() throws {
    let recorder = try recorder(SampleScene.endless)
    let error = #expect(throws: ReplayError.self) { try recorder.tap("start") }
    guard case .scene(.endlessUpdate, frame: 1)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
