import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import TestSupport
import Testing

/// Scripts that drive a scene.
@Suite("Scripts that are recorded")
@MainActor
struct ScriptRecordingTests {
  @Test("A script records what the same calls do")
  func equal() throws {
    let script = try RecordingScript(
      """
      size 160x160
      scale 1
      checkpoint start
      tap #grow
      wait 0.05s
      toggle #switch@0.8,0.5
      settle
      press #grow
      move #circle
      release
      settle
      checkpoint end
      """)
    let recorder = try Recorder(
      scene: SampleScene.growing, header: SampleScene.header())
    try recorder.checkpoint("start")
    try recorder.tap("grow")
    try recorder.wait(frames: 3)
    try recorder.toggle("switch", unit: switchUnit)
    try recorder.settle()
    try recorder.press(.id("grow"))
    try recorder.move(to: .id("circle"))
    try recorder.release()
    try recorder.settle()
    try recorder.checkpoint("end")
    try expectEqual(script.record(SampleScene.growing), recorder.end())
  }

  @Test("Where a replay has told when nothing moves, the same is recorded without showing a frame")
  func known() throws {
    let text = "checkpoint start\ntap #grow\nwait 3f\ntap #grow\nsettle\nhover #circle\nsettle"
    let trace = try RecordingScript(text).record(SampleScene.growing)
    let replay = try Replayer.run(
      trace, on: SampleScene.growing, options: ReplayOptions(pixels: .none))
    let settled = FrameRuns(replay.settledFrames).runs
    try expectEqual(RecordingScript(text).record(SampleScene.growing, settled: settled), trace)
    // Another pause, a step less, a view that is not there: something else is recorded, and that is all.
    for (old, new) in [("wait 3f", "wait 4f"), ("\nhover #circle", ""), ("#circle", "#nobody")] {
      let other = try RecordingScript(text.replacing(old, with: new))
        .record(SampleScene.growing, settled: settled)
      #expect(other != trace, "\(new)")
    }
  }

  @Test("Without settings the scene is shown on what it is made for")
  func usual() throws {
    let trace = try RecordingScript("checkpoint a").record(SampleScene.growing)
    expectEqual(trace.header, TraceHeader(scene: "growing", size: Size2D(width: 160, height: 160)))
    expectEqual(trace.events.map(\.action), [.checkpoint("a"), .end])
    let tolerant = try RecordingScript("tolerance flip\nrule pixels=0\ncheckpoint a")
      .record(SampleScene.growing)
    expectEqual(tolerant.header.tolerance, .flip(TraceTolerance.FlipProfile()))
    expectEqual(tolerant.header.rules, [ToleranceRule(.allow(.init(pixels: 0...0)))])
  }

  @Test("What goes wrong while it is driven names the script's line")
  func lines() throws {
    func refuses(_ text: String, _ error: ReplayError) {
      #expect(throws: error) { try RecordingScript(text).record(SampleScene.growing) }
    }
    refuses(
      "# c\n\ntap #gro",
      .missingTarget(
        "gro", at: EventPlace(line: 3, frame: 1), known: ["grow", "switch", "circle"],
        suggestion: "grow"))
    refuses("settle\ntoggle #grow", .notAToggle("grow", at: EventPlace(line: 2, frame: 1)))
    refuses("\nrelease", .script(line: 2, problem: .event(.pointerUp(0))))
    refuses(
      "checkpoint a\n\ncheckpoint a",
      .script(line: 3, problem: .event(.duplicateCheckpoint("a", firstLine: 2))))
    refuses("settle", .nothingChecked)
  }
}
