import MeniscusFormats
import MeniscusImage
import MeniscusMessages
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Comparing a replay with what is accepted")
@MainActor
struct CaseExecutionTests {
  @Test("An equal replay is as accepted in everything")
  func same() throws {
    let sample = try SampleCase(isLive: true)
    try sample.accept(Board())
    let outcome = try sample.compare(Board())
    let report = outcome.report
    expectEqual(report.verdict, .same)
    expectEqual(report.exitCode, .accepted)
    #expect(report.sentences.isEmpty)
    #expect(outcome.isAcceptable)
    expectEqual(report.frames, sample.trace.frameCount)
    expectEqual(report.expectedFrames, report.frames)
    expectEqual(report.stageDifferences, [StageSet](repeating: [], count: report.frames))
    expectEqual(report.checkpoints.map(\.verdict), [.same, .same])
    #expect(report.checkpoints.allSatisfy { $0.expected == $0.actual && $0.actual != nil })
    expectEqual(report.events.map(\.title).prefix(2), ["checkpoint start", "tap go"])
    expectEqual(report.events.map(\.line), Array(2..<2 + report.eventsExpected))
    #expect(report.determinism.equal && report.determinism.threads == 2)
    try expectEqual(FileSystem.names(in: sample.folder("report")), ["actual"])
  }

  @Test("What leaves the memory until it is compared changes nothing that is found or written")
  func room() throws {
    let cases: [(accepted: Board?, now: Board)] = [
      (Board(), Board()), (Board(), Board(padding: 3)), (Board(), Board(duration: 0.25)),
      (nil, Board()),
    ]
    for (accepted, board) in cases {
      let sample = try SampleCase()
      if let accepted { try sample.accept(accepted) }
      let reference = CaseExecution.Reference(hashLog: try sample.reference(board), threads: 2)
      let found = try [CaptureStore.usualRoom, 0].map { room in
        var execution = sample.execution(board)
        execution.captureRoom = room
        var outcome = try execution.compare(
          reference: reference, baseline: sample.baseline,
          files: CaseFiles(in: sample.folder("report"), of: sample.name))
        (outcome.report.spans, outcome.report.work) = ([], [])
        let files = try sample.folder.contents(below: "report")
        try FileSystem.remove(sample.folder("report"))
        return (report: outcome.report, files: files)
      }
      #expect(found[0].files.count > 6)
      expectEqual(found[1].report, found[0].report)
      expectEqual(found[1].files, found[0].files)
    }
  }

  @Test("What has no baseline is missing, and may be accepted")
  func nothingAccepted() throws {
    let outcome = try SampleCase().compare(Board())
    expectEqual(outcome.report.verdict, .missingBaseline)
    #expect(outcome.isAcceptable)
    expectEqual(outcome.report.checkpoints.map(\.verdict), [.missingBaseline, .missingBaseline])
    expectEqual(
      outcome.report.sentences,
      [
        "no baseline yet; look at the pictures and run `meniscus accept board/tap`"
      ])
  }

  /// A fault in the board, and where it has to be found.
  enum Fault: CaseIterable {
    case spring, padding, color

    @MainActor var board: Board {
      switch self {
      case .spring: Board(duration: 0.25)
      case .padding: Board(padding: 3)
      case .color: Board(late: .red)
      }
    }

    var place: (frame: Int, stage: Stage, view: String) {
      switch self {
      case .spring: (2, .state, "Circle")
      case .padding: (0, .layout, ".padding")
      // The view fades in: at the frame of the tap it cannot be seen yet.
      case .color: (2, .display, "Ellipse")
      }
    }
  }

  @Test("A fault is named by its first frame, stage and view", arguments: Fault.allCases)
  func fault(fault: Fault) throws {
    let (firstFrame, stage, view) = fault.place
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = try sample.compare(fault.board).report
    expectEqual(report.verdict, .different)
    let divergence = try #require(report.divergence)
    expectEqual(divergence.frame, firstFrame)
    expectEqual(divergence.stage, stage)
    expectContains(divergence.views.first, view, "\(divergence.views)")
    let place = Messages.frame(firstFrame, FrameClock(rate: 60))
    expectContains(report.sentences[0], "\(place), stage \(stage.rawValue): ")
    expectContains(report.sentences[0], view)
    expectEqual(report.stageDifferences.firstIndex { !$0.isEmpty }, firstFrame)
    expectEqual(report.stageDifferences[firstFrame].stages.first, stage)
  }

  @Test("A fault that no checkpoint shows is found all the same")
  func betweenCheckpoints() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = try sample.compare(Board(late: .red)).report
    expectEqual(report.checkpoints.map(\.verdict), [.same, .same])
    expectEqual(report.verdict, .different)
    expectEqual(report.exitCode, .different)
  }

  @Test("A picture that differs is shown with its regions and their owners")
  func pictures() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = try sample.compare(Board(padding: 3)).report
    let checkpoint = try #require(report.checkpoints.first)
    expectEqual(checkpoint.verdict, .different)
    #expect(checkpoint.differingPixels > 0 && checkpoint.maximumChannelDifference > 0)
    #expect(checkpoint.treeDiffers && checkpoint.displayDiffers)
    #expect(checkpoint.regions.contains { !$0.owners.isEmpty })
    for picture in [checkpoint.expected, checkpoint.actual, checkpoint.difference] {
      let picture = try #require(picture)
      let bitmap = try PNG.decode(
        FileSystem.read(sample.folder("report").appendingPath(picture.path)))
      #expect(bitmap.width == picture.width && bitmap.height == picture.height)
    }
    let accepted = try FileSystem.read(sample.baseline.appendingPath("start.png"))
    let shown = try FileSystem.read(sample.folder("report/expected/board/tap/start.png"))
    expectEqual(accepted, shown)
  }

  @Test("Another size is a failure, and no part is compared")
  func sizes() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    try FileSystem.write(
      PNG.encode(Bitmap(width: 3, height: 2)), to: sample.baseline.appendingPath("end.png"))
    try sample.listFiles()
    let report = try sample.compare(Board()).report
    expectEqual(report.checkpoints.map(\.verdict), [.same, .sizesDiffer])
    expectEqual(report.words.sentence(on: report.checkpoints[1]), "3×2 px accepted, 64×64 px now")
    expectEqual(report.checkpoints[1].difference, nil)
    expectEqual(report.verdict, .different)
    expectContains(report.sentences[0], "the baseline's files contradict each other")
  }

  @Test("Another encoding of the same pixels is the same; a chunk of something else is damage")
  func encoding() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let path = sample.baseline.appendingPath("end.png")
    let bytes = try FileSystem.read(path)
    try sample.listFiles()
    // An empty chunk, with its checksum, before the twelve bytes of the end chunk.
    func write(_ name: String) throws {
      let chunk = [0, 0, 0, 0] + Array(name.utf8) + Self.checksum(Array(name.utf8))
      try FileSystem.write(bytes.dropLast(12) + chunk + bytes.suffix(12), to: path)
    }
    try write("IDAT")
    try expectEqual(sample.compare(Board()).report.verdict, .same)
    try write("teXt")
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .damagedBaseline)
    expectPrefix(report.sentences[0], "\(path): it holds a chunk `teXt`")
  }

  /// The checksum of a PNG chunk (ISO 3309), bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    return stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  @Test(
    "Missing parts of a baseline are named", arguments: ["end.png", "frames.json", "end.tree.txt"])
  func missing(file: String) throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    try FileSystem.remove(sample.baseline.appendingPath(file))
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .missingBaseline)
    expectEqual(report.exitCode, .baselineMissing)
    expectPrefix(report.sentences[0], "the baseline has no \(file); ")
  }

  @Test("A checkpoint that only the baseline has is an orphan, with its picture")
  func orphan() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    for kind in BaselineFiles.Kind.allCases {
      let source = sample.baseline.appendingPath(BaselineFiles.name(of: "end", kind))
      try FileSystem.write(
        FileSystem.read(source),
        to: sample.baseline.appendingPath(BaselineFiles.name(of: "lost", kind)))
    }
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .orphanedBaseline)
    expectEqual(report.exitCode, .baselineMissing)
    expectEqual(report.checkpoints.map(\.verdict), [.same, .same, .orphan])
    expectEqual(report.checkpoints[2].expected?.path, "expected/board/tap/lost.png")
    expectEqual(report.producedCheckpoints, ["start", "end"])
  }

  @Test(
    "A baseline that is cut off anywhere is damaged, names its file, and is not accepted anew",
    arguments: ["end.png", "frames.json"])
  func truncated(file: String) throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let path = sample.baseline.appendingPath(file)
    let bytes = try FileSystem.read(path)
    let hashLog = try sample.reference(Board())
    for length in stride(from: 0, to: bytes.count - 1, by: max(bytes.count / 5, 1)) {
      try FileSystem.write(bytes.prefix(length), to: path)
      let outcome = try sample.compare(Board(), reference: hashLog)
      expectEqual(outcome.report.verdict, .damagedBaseline)
      expectEqual(outcome.report.exitCode, .unusable)
      expectPrefix(outcome.report.sentences[0], "\(path): ")
      #expect(!outcome.isAcceptable && outcome.report.changes.isEmpty)
    }
  }

  @Test("Two replays that are not equal are compared with nothing and may not be accepted")
  func notDeterministic() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let outcome = try sample.compare(Board(), reference: sample.reference(Board(late: .red)))
    expectEqual(outcome.report.verdict, .notDeterministic)
    expectEqual(outcome.report.exitCode, .unproven)
    #expect(!outcome.isAcceptable)
    #expect(outcome.report.determinism.checked && !outcome.report.determinism.equal)
    expectEqual(outcome.report.determinism.stage, .display)
    expectEqual(outcome.report.checkpoints.map(\.verdict), [.notCompared, .notCompared])
    #expect(outcome.report.divergence == nil && outcome.report.stageDifferences.isEmpty)
    expectContains(outcome.report.sentences[0], "Ellipse")
  }

  @Test("An event whose target is gone is out of step, with its line")
  func missingTarget() throws {
    let sample = try SampleCase()
    let report = sample.execution(Color.red).makeReference().report
    expectEqual(report.verdict, .desynchronised)
    expectEqual(
      report.sentences,
      [
        "\(sample.path): line 3, frame 1: no view has the accessibility identifier `go`; no view "
          + "has any"
      ])
  }

  @Test("A replay that stops says where it parted from what is accepted before, and only then")
  func stopped() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = sample.execution(Color.red).makeReference(beside: sample.baseline).report
    #expect(report.verdict == .desynchronised && report.sentences.count == 2)
    expectPrefix(
      report.sentences.last,
      "before it stopped, it had diverged from the baseline: frame 0 (0 ms), stage state: ")
    #expect(report.divergence?.frame == 0 && report.divergence?.stage == .state)

    var trace = sample.trace
    let tap = try #require(trace.events.indices.last { trace.events[$0].action.kind == .tap })
    trace.events[tap].action = .tap(.identifier(TraceIdentifier("gone")))
    var execution = sample.execution(Board())
    execution.trace = trace
    let same = execution.makeReference(beside: sample.baseline).report
    #expect(same.verdict == .desynchronised && same.sentences.count == 1 && same.divergence == nil)
  }

  @Test("A trace without checkpoint proves nothing")
  func noCheckpoint() throws {
    var sample = try SampleCase()
    sample.trace.events.removeAll { $0.action.kind == .checkpoint }
    let outcome = try sample.compare(Board())
    expectEqual(outcome.report.verdict, .desynchronised)
    #expect(!outcome.isAcceptable)
    expectContains(outcome.report.sentences[0], "has no checkpoint")
  }

  @Test("A trace that ends while something moves proves nothing, unless it differs before")
  func unsettled() throws {
    var sample = try SampleCase()
    sample.trace.events.removeAll { $0.time > 100_000 }
    sample.trace.events.append(TraceEvent(time: 100_000, action: .end))
    let outcome = try sample.compare(Board())
    expectEqual(outcome.report.verdict, .desynchronised)
    #expect(!outcome.isAcceptable)
    expectContains(outcome.report.sentences[0], "something is still moving in Board/")
    let whole = try SampleCase()
    try whole.accept(Board())
    let slow = try whole.compare(Board(duration: 30))
    expectEqual(slow.report.verdict, .different)
    #expect(!slow.isAcceptable)
    expectContains(slow.report.sentences[0], "frame 2 ")
    #expect(!slow.report.sentences[0].contains("meniscus accept"))
  }

  @Test("A worker does the same by its files")
  func worker() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let scenes = [SampleCase.scene(Board(padding: 3))]
    let (first, second) = (sample.folder("work/1"), sample.folder("work/2"))
    func request(_ role: WorkerRequest.Role, threads: Int) -> WorkerRequest {
      WorkerRequest(
        name: sample.name, trace: sample.path, traces: sample.folder("Traces"), threads: threads,
        role: role, baseline: sample.baseline)
    }
    try FileSystem.createFolder(first)
    try request(.reference, threads: 2).write(in: first)
    try Worker.run(WorkerRequest(in: first), in: first, scenes: scenes)
    expectEqual(WorkerResult(in: first)?.report.verdict, .same)
    try FileSystem.createFolder(second)
    let reference = WorkerRequest.Reference(hashLog: first.appendingPath("frames.json"), threads: 2)
    try request(.compare(to: reference), threads: 1).write(in: second)
    try Worker.run(WorkerRequest(in: second), in: second, scenes: scenes)
    let result = try #require(WorkerResult(in: second))
    expectEqual(result.report.verdict, .different)
    #expect(result.isAcceptable)
    try expectEqual(
      FileSystem.names(in: second.appendingPath("files")),
      [
        "actual", "difference", "expected", "frames",
      ])
    try expectEqual(
      FileSystem.names(in: second.appendingPath("files/actual/board/tap")),
      BaselineFiles.names(of: ["end", "start"]).sorted())
  }
}
