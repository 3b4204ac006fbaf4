import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

@Suite("Recording by hand")
@MainActor
struct LiveRecordingTests {
  private func recording(
    _ scene: Scene = SampleScene.growing, events: [TraceEvent] = []
  ) throws -> LiveRecording {
    try LiveRecording(
      of: scene, header: SampleScene.header(scene.name), events: events, threads: 1)
  }

  /// A point of the view with an identifier, off its middle.
  private func point(_ id: String, in recording: LiveRecording) throws -> Point2D {
    let grid = stride(from: 1.0, to: 160, by: 3)
    let points = grid.flatMap { y in grid.map { Point2D(x: $0, y: y) } }
    return try #require(points.last { recording.shown.namedView(at: $0)?.id == id })
  }

  private func showFrames(_ count: Int, of recording: LiveRecording) throws {
    for _ in 0..<count { try recording.showFrame() }
  }

  @Test("What was shown is what a replay of the trace shows, stage by stage")
  func sameFrames() throws {
    let recording = try recording()
    var dark = TraceEnvironmentChange()
    dark.colorScheme = .dark
    try recording.showFrame(with: [
      .environment(dark), .resize(Size2D(width: 150, height: 170)),
    ])
    let grow = try point("grow", in: recording)
    try recording.showFrame(with: [.press(pointer: 0, at: grow)])
    try showFrames(3, of: recording)
    try recording.showFrame(with: [.release(pointer: 0, at: grow)])
    try showFrames(5, of: recording)
    try recording.checkpoint("growing")
    let trace = try recording.end()
    let read = try TraceReader().read(TraceWriter.text(of: trace))
    let record = try Replayer.run(read, on: SampleScene.growing)
    expectEqual(recording.shown.hashLog.frames.map(\.hashes), record.hashLog.frames.map(\.hashes))
    expectEqual(record.captures.map(\.name), ["growing"])
    // The spring lasts half a second and is at rest some time after it.
    #expect(recording.frame > 40 && recording.isAtRest)
  }

  @Test("Points are named by the view that a touch reaches, else by themselves")
  func targets() throws {
    let recording = try recording()
    let grow = try point("grow", in: recording)
    let view = try #require(recording.shown.namedView(at: grow))
    guard case .identifier(let identifier) = recording.target(at: grow) else {
      Issue.record("The button has an identifier.")
      return
    }
    expectEqual(identifier.id, "grow")
    let reached = identifier.point(in: view.frame)
    // Thousandths of a view of 60 points.
    #expect(abs(reached.x - grow.x) <= 0.03 && abs(reached.y - grow.y) <= 0.03)
    expectEqual(
      recording.target(at: Point2D(x: 1.23456, y: 2)), .point(Point2D(x: 1.23, y: 2)))
    let confusing = try self.recording(SampleScene.confusing)
    for x in stride(from: 1.0, to: 160, by: 9) {
      for y in stride(from: 1.0, to: 160, by: 9) {
        // Two views have the identifier: it names none.
        expectEqual(confusing.target(at: Point2D(x: x, y: y)), .point(Point2D(x: x, y: y)))
      }
    }
  }

  @Test("What has no meaning is left out, and a press and a release at once are a tap")
  func meaning() throws {
    let recording = try recording()
    let (grow, beside) = (try point("grow", in: recording), Point2D(x: 2, y: 2))
    try recording.showFrame(with: [
      .move(pointer: 0, to: beside), .release(pointer: 1, at: beside),
      .press(pointer: 0, at: Point2D(x: 161, y: 5)), .wheel(at: beside, by: .zero), .text(""),
      .resize(Size2D(width: 160, height: 160)), .environment(TraceEnvironmentChange()),
    ])
    expectEqual(recording.events, [])
    try recording.showFrame(with: [.press(pointer: 0, at: grow), .release(pointer: 0, at: grow)])
    expectEqual(recording.events.map(\.action.kind), [.tap])
    // Nobody hears of it.
    try recording.showFrame(with: [.hover(at: grow), .hover(at: nil)])
    expectEqual(recording.events.count, 1)
    try recording.showFrame(with: [
      .press(pointer: 0, at: beside), .press(pointer: 0, at: beside), .hover(at: beside),
      .move(pointer: 0, to: beside), .move(pointer: 0, to: Point2D(x: 5, y: 300)),
    ])
    #expect(!recording.isAtRest && recording.pointers[0] == Point2D(x: 5, y: 300))
    try recording.showFrame(with: [.release(pointer: 0, at: Point2D(x: 5, y: 300))])
    expectEqual(
      recording.events.map(\.action.title),
      ["tap grow", "press 0 2,2", "move 0 5,300", "release 0"])
  }

  @Test("Of what is done at once, what a trace cannot have is refused, and the rest happens")
  func partlyRefused() throws {
    let recording = try recording()
    let (middle, grow) = (Point2D(x: 80, y: 80), try point("grow", in: recording))
    var told: [[TraceAction.Kind]] = []
    recording.beforeShowing = { told.append($0.map(\.action.kind)) }
    let refused = try recording.showFrame(with: [
      .magnify(at: middle, by: 2), .press(pointer: 0, at: grow), .magnify(at: middle, by: 3),
      .release(pointer: 0, at: grow),
    ])
    expectEqual(refused.count, 1)
    expectEqual(recording.events.map(\.action.kind), [.magnify, .press, .release])
    try recording.showFrame()
    expectEqual(told, [[.magnify, .press, .release]])
  }

  @Test("Two recordings side by side do not know of each other")
  func sideBySide() throws {
    let (one, other) = (try recording(), try recording())
    let grow = try point("grow", in: one)
    let tap: [LiveInput] = [.press(pointer: 0, at: grow), .release(pointer: 0, at: grow)]
    for recording in [one, other] { try recording.showFrame(with: tap) }
    for _ in 0..<10 {
      try one.showFrame()
      try other.showFrame()
    }
    expectEqual(one.shown.hashLog.frames.map(\.hashes), other.shown.hashLog.frames.map(\.hashes))
    #expect(one.shown.stageHashes != (try recording().shown.stageHashes))
    #expect(!one.isAtRest && one.shown.snapshot == other.shown.snapshot)
    // And alone it does the same.
    let alone = try recording(events: one.events)
    for _ in 0..<10 { try alone.showFrame() }
    expectEqual(one.shown.stageHashes, alone.shown.stageHashes)
  }

  @Test("Going back replays what is left, and takes an open press along")
  func back() throws {
    let recording = try recording()
    let grow = try point("grow", in: recording)
    try recording.showFrame(with: [.press(pointer: 0, at: grow), .release(pointer: 0, at: grow)])
    try showFrames(4, of: recording)
    try recording.showFrame(with: [.press(pointer: 0, at: grow)])
    try recording.showFrame(with: [.move(pointer: 0, to: Point2D(x: 3, y: 3))])
    try recording.keep(first: 2)
    expectEqual(recording.events.map(\.action.kind), [.tap])
    expectEqual(recording.frame, 1)
    #expect(recording.pointers.isEmpty)
    let twin = try self.recording(events: recording.events)
    try showFrames(3, of: recording)
    try showFrames(3, of: twin)
    expectEqual(recording.shown.stageHashes, twin.shown.stageHashes)
    try recording.keep(first: 0)
    expectEqual(recording.frame, 0)
    expectEqual(recording.shown.bitmap, try self.recording().shown.bitmap)
  }

  @Test("Without a press, its moves and its release are gone too")
  func dropping() throws {
    let recording = try recording()
    let (grow, away) = (try point("grow", in: recording), Point2D(x: 3, y: 3))
    for inputs: [LiveInput] in [
      [.press(pointer: 0, at: grow)], [.press(pointer: 1, at: away)],
      [.move(pointer: 0, to: away)], [.release(pointer: 0, at: away)],
      [.press(pointer: 0, at: away)], [.release(pointer: 0, at: away)],
      [.release(pointer: 1, at: away)],
    ] {
      try recording.showFrame(with: inputs)
    }
    let left = recording.events(without: 0)
    expectEqual(
      left.map(\.action.title),
      ["press 1 3,3", "press 0 3,3", "release 0", "release 1"])
    try recording.replaceEvents(left)
    expectEqual(recording.frame, 7)
    expectEqual(recording.events(without: 9).count, left.count)
  }

  @Test("Events that cannot be replayed change nothing")
  func refused() throws {
    let recording = try recording()
    let grow = try point("grow", in: recording)
    try recording.showFrame(with: [.press(pointer: 0, at: grow), .release(pointer: 0, at: grow)])
    try showFrames(2, of: recording)
    let (events, hashes) = (recording.events, recording.shown.stageHashes)
    let refused: [TraceAction] = [
      .tap(.id("nobody")), .toggle(TraceIdentifier("grow")), .move(pointer: 3, .point(.zero)),
      .checkpoint("No name"),
    ]
    for action in refused {
      #expect(throws: ReplayError.self) {
        try recording.replaceEvents(events + [TraceEvent(time: 20_000, action: action)])
      }
      expectEqual(recording.events, events)
      expectEqual(recording.shown.stageHashes, hashes)
    }
    #expect(throws: ReplayError.self) { try recording.checkpoint("No name") }
    try recording.checkpoint("once")
    #expect(throws: ReplayError.self) { try recording.checkpoint("once") }
    expectEqual(recording.events.count, events.count + 1)
    try recording.showFrame()
  }

  @Test("A recording that never rests has no end; one without a checkpoint gets one")
  func ends() throws {
    let recording = try recording(SampleScene.restless)
    let start = try point("start", in: recording)
    try recording.showFrame(with: [.press(pointer: 0, at: start), .release(pointer: 0, at: start)])
    #expect {
      try recording.end()
    } throws: { error in
      guard case .neverSettled(let frame, _)? = error as? ReplayError else { return false }
      return frame == 601
    }
    let other = try self.recording()
    expectEqual(try other.end().events.map(\.action.title), ["checkpoint end", "end"])
    // It can go on, and ends later then.
    try other.showFrame()
    expectEqual(try other.end().events.map(\.time), [16_666, 16_666])
  }

  @Test("A pointer that hovers is recorded where a view hears of it, and when it leaves that")
  func hovering() throws {
    let scene = Scene("hovering", size: CGSize(width: 160, height: 160)) {
      Color.red.frame(width: 40, height: 40).onHover { _ in }
    }
    let recording = try recording(scene)
    let (over, beside) = (Point2D(x: 80, y: 80), Point2D(x: 10, y: 10))
    for point in [beside, over, nil, nil, over, beside, beside] {
      try recording.showFrame(with: [.hover(at: point)])
    }
    expectEqual(
      recording.events.map(\.action.title),
      ["hover 80,80", "hover nothing", "hover 80,80", "hover 10,10"])
  }

  /// A quick pinch lasts a fifth of a second, and a frame at least.
  @Test(
    "A gesture that goes on by itself keeps the clock going",
    arguments: [(rate: 60, frames: 12), (30, 6), (1000, 200), (1, 1)])
  func gestures(rate: Int, frames: Int) throws {
    var header = SampleScene.header(SampleScene.growing.name)
    header.rate = rate
    let recording = try LiveRecording(
      of: SampleScene.growing, header: header, events: [], threads: 1)
    try recording.showFrame(with: [.magnify(at: Point2D(x: 80, y: 80), by: 2)])
    try showFrames(frames - 1, of: recording)
    #expect(!recording.isAtRest)
    try recording.showFrame()
    #expect(recording.isAtRest)
  }
}
