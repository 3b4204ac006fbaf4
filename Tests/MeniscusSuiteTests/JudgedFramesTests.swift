import MeniscusDiff
import MeniscusFormats
import MeniscusFrames
import MeniscusImage
import MeniscusRender
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Judging every frame by the accepted frames that are kept")
@MainActor
struct JudgedFramesTests {
  /// The board, accepted with its frames under a trace that only holds layout to be exact.
  ///
  /// What it shows late fades in and out between its two checkpoints.
  private func sample(isKept: Bool = true, isExact: Bool = false) throws -> SampleCase {
    var sample = try SampleCase()
    if !isExact {
      var profile = TraceTolerance.FlipProfile()
      profile.exactThrough = .layout
      sample.trace.header.tolerance = .flip(profile)
      try sample.save()
    }
    try sample.accept(Board())
    guard isKept else { return sample }
    let kept = try #require(sample.compare(Board(), keeping: .all).report.drawnFrames)
    let bytes = try FileSystem.read(sample.folder("report").appendingPath(kept.path))
    try FileSystem.write(bytes, to: frames(of: sample))
    try sample.listFiles()
    return sample
  }

  private func frames(of sample: SampleCase) -> String {
    sample.baseline.appendingPath(BaselineFiles.frames)
  }

  private func picture(
    _ picture: CheckpointReport.Picture?, of sample: SampleCase
  ) throws -> Bitmap {
    try PNG.decode(
      FileSystem.read(sample.folder("report").appendingPath(#require(picture).path)))
  }

  @Test("A frame that is plainly another fails between checkpoints that are the same")
  func beyond() throws {
    let sample = try sample()
    let outcome = try sample.compare(Board(late: .red))
    let report = outcome.report
    expectEqual(report.checkpoints.map(\.verdict), [.same, .same])
    expectEqual(report.verdict, .different)
    expectEqual(report.divergence, nil)
    let judged = try #require(report.judgedFrames)
    expectEqual(judged.count, report.differingFrames(in: .pixels))
    #expect(!judged.beyond.isEmpty && judged.beyond.count <= judged.count)
    let first = try #require(judged.first)
    expectEqual(first.frame, judged.beyond.first)
    // Both pictures of it are in the report, and differ by what is told.
    let shown = try #require(report.strip?.frames.first { $0.frame == first.frame })
    let old = try picture(shown.expected, of: sample)
    let new = try picture(shown.actual, of: sample)
    guard case .different(let difference) = ExactComparison(expected: old, actual: new) else {
      Issue.record("the pictures of frame \(first.frame) are equal")
      return
    }
    expectEqual(first.pixels, difference.count)
    expectEqual(first.channel, difference.maximumChannelDifference)
    expectContains(report.sentences.first, "frame \(first.frame) (")
    expectContains(report.sentences.first, "differs by more than is tolerated: \(first.pixels) px")
    // It can be accepted.
    #expect(outcome.isAcceptable)
    expectEqual(report.changes.map(\.kind), [.frames])
  }

  @Test("Beside a new checkpoint it is a change of its own, which recording what is missing leaves")
  func newCheckpoint() throws {
    let sample = try sample()
    for kind in BaselineFiles.Kind.allCases {
      try FileSystem.remove(sample.baseline.appendingPath(BaselineFiles.name(of: "end", kind)))
    }
    try sample.listFiles()
    let report = try sample.compare(Board(late: .red)).report
    expectEqual(report.changes.map(\.kind), [.missing, .frames])
    expectEqual(report.changes.map(\.kind.onlyAdds), [true, false])
  }

  @Test("What nobody sees is judged, and may differ; without kept frames nothing is judged")
  func within() throws {
    let faint = Board(late: Color(red: 52 / 255, green: 200 / 255, blue: 89 / 255))
    let sample = try sample()
    let report = try sample.compare(faint).report
    expectEqual(report.verdict, .withinTolerance)
    let judged = try #require(report.judgedFrames)
    #expect(judged.count > 0 && judged.beyond.isEmpty)
    let other = try self.sample(isKept: false).compare(Board(late: .red)).report
    #expect(other.verdict == .withinTolerance && other.judgedFrames == nil)
  }

  @Test("A rule about the part that differs counts between checkpoints, one about a checkpoint not")
  func rules() throws {
    let sample = try sample()
    for (checkpoint, verdict) in [
      (nil, TraceReport.Verdict.withinTolerance), ("end", .different),
    ] as [(String?, TraceReport.Verdict)] {
      var rule = ToleranceRule(.ignore, in: .view("Ellipse"))
      rule.checkpoint = checkpoint
      var execution = sample.execution(Board(late: .red))
      execution.rules = [PlacedRule(rule, at: .line(1, of: "rules"))]
      let report = try execution.compare(
        reference: .init(hashLog: sample.reference(Board(late: .red)), threads: 2),
        baseline: sample.baseline, files: CaseFiles(in: sample.folder("report"), of: sample.name)
      ).report
      expectEqual(report.verdict, verdict)
    }
  }

  @Test("Frames of other hashes, or that cannot be read, fail; those drawn anew are told")
  func unused() throws {
    let sample = try sample()
    let path = frames(of: sample)
    let whole = try FileSystem.read(path)
    func found(_ board: Board = Board(late: .red)) throws -> TraceReport {
      try sample.compare(board).report
    }
    let judged = try #require(sample.compare(Board(late: .red)).report.judgedFrames)
    let other = try #require(judged.beyond.last)
    try FileSystem.write(Array("meniscus-frames\nno".utf8), to: path)
    try sample.listFiles()
    // Whatever the run shows.
    for board in [Board(), Board(late: .red)] {
      let report = try found(board)
      expectEqual(
        report.findings, [CaseFinding(.unreadable, .unusableFrames(.unreadable(path: path)))])
      expectContains(report.sentences.first, "frames.bin: cannot be read; bring it back")
    }
    // Another frame of the log.
    let log = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var hashLog = try FrameHashLog(json: FileSystem.read(log))
    hashLog.frames[other].hashes[.pixels] ^= 1
    try FileSystem.write(hashLog.json.utf8, to: log)
    try FileSystem.write(whole, to: path)
    try sample.listFiles()
    try expectEqual(
      found().findings, [CaseFinding(.unreadable, .unusableFrames(.stale(path: path)))])
    // The page is not shown those: it has the checkpoints.
    try expectEqual(found().acceptedFrames?.numbers, hashLog.checkpoints.map(\.frame))
    // The same in the file: then today's renderer draws the frame otherwise.
    var decoder = try FramesDecoder(whole)
    var encoder = FramesEncoder(rate: decoder.rate)
    for frame in 0..<decoder.count {
      let list = try decoder.list(at: frame)
      try encoder.append(
        list, display: list.digest().list, pixels: hashLog.frames[frame].hashes[.pixels])
    }
    try FileSystem.write(encoder.finish(), to: path)
    try sample.listFiles()
    // Those before it are judged all the same.
    let report = try found()
    #expect(report.issues.contains(.redrawnFrames(path: path, frame: other)))
    expectEqual(report.judgedFrames?.beyond, judged.beyond.filter { $0 < other })
    expectEqual(report.verdict, .different)
  }

  @Test("A file that is damaged, or listed and gone, is told before anything else")
  func damaged() throws {
    let sample = try sample()
    let path = frames(of: sample)
    var bytes = try FileSystem.read(path)
    bytes[bytes.count / 2] ^= 1
    try FileSystem.write(bytes, to: path)
    let damaged = try sample.compare(Board()).report
    expectEqual(damaged.verdict, .damagedBaseline)
    expectContains(damaged.sentences.first, path)
    try FileSystem.remove(path)
    let missing = try sample.compare(Board()).report
    expectEqual(missing.verdict, .missingBaseline)
    expectContains(missing.sentences.first, "the baseline has no frames.bin")
    // `KeptFramesAcceptanceTests` has how they come back.
    #expect(missing.drawnFrames != nil)
  }

  @Test("The report of a failing case has its accepted frames: all that are kept, or checkpoints")
  func accepted() throws {
    let kept = try sample(isExact: true)
    let report = try kept.compare(Board(late: .red), keeping: .failing).report
    let all = try #require(report.acceptedFrames)
    expectEqual(all.numbers, nil)
    try expectEqual(
      FileSystem.read(kept.folder("report").appendingPath(all.path)),
      FileSystem.read(frames(of: kept)))
    // The pictures of the strip are all known.
    let strip = try #require(report.strip)
    #expect(strip.frames.allSatisfy { $0.expected != nil })
    let plain = try sample(isKept: false, isExact: true)
    let other = try plain.compare(Board(late: .red), keeping: .failing).report
    let few = try #require(other.acceptedFrames)
    let log = try FrameHashLog(
      json: FileSystem.read(plain.baseline.appendingPath(BaselineFiles.hashLog)))
    expectEqual(few.numbers, log.checkpoints.map(\.frame))
    var decoder = try FramesDecoder(
      FileSystem.read(plain.folder("report").appendingPath(few.path)))
    expectEqual(
      (0..<decoder.count).map { decoder.pixelHash(at: $0) },
      log.checkpoints.map { log.frames[$0.frame].hashes[.pixels] })
    var renderer = Renderer()
    for frame in 0..<decoder.count {
      try expectEqual(
        renderer.render(decoder.list(at: frame)).pixelHash, decoder.pixelHash(at: frame))
    }
    // A case that passes shows nothing but itself.
    expectEqual(try kept.compare(Board(), keeping: .all).report.acceptedFrames, nil)
  }
}
