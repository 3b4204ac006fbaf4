import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusMessages
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Comparing a replay under a tolerance")
@MainActor
struct ToleranceTests {
  /// A case of the board whose trace asks for a comparison by looks.
  private func sample(
    exactThrough: TraceTolerance.ExactStage = .surfaces, accepting board: Board = Board()
  ) throws -> SampleCase {
    var sample = try SampleCase()
    var profile = TraceTolerance.FlipProfile()
    profile.exactThrough = exactThrough
    sample.trace.header.tolerance = .flip(profile)
    try sample.save()
    try sample.accept(board)
    return sample
  }

  /// Changes the accepted picture of a checkpoint, and the hash of its frame's pixels with it.
  private func repaint(
    _ sample: SampleCase, _ checkpoint: String, hashes: Bool = true,
    _ change: (inout Bitmap) -> Void
  ) throws {
    try sample.repaint(checkpoint, change)
    guard hashes else { return }
    try rehash(sample) { hashLog in
      let frame = try #require(hashLog.checkpoints.first { $0.name == checkpoint }).frame
      hashLog.frames[frame].hashes[.pixels] ^= 1
    }
  }

  private func rehash(
    _ sample: SampleCase, _ change: (inout FrameHashLog) throws -> Void
  ) throws {
    let path = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var hashLog = try FrameHashLog(json: FileSystem.read(path))
    try change(&hashLog)
    try FileSystem.write(hashLog.json.utf8, to: path)
    try sample.listFiles()
  }

  private static func faint(_ bitmap: inout Bitmap) {
    for index in stride(from: 0, to: bitmap.samples.count, by: 7) where index % 4 != 3 {
      bitmap.samples[index] ^= 1
    }
  }

  private static func plain(_ bitmap: inout Bitmap) {
    for y in 20..<32 { for x in 20..<32 { bitmap.samples[(y * bitmap.width + x) * 4 + 1] ^= 255 } }
  }

  @Test("Equal is the same, and no perceptual comparison is made")
  func same() throws {
    let report = try sample().compare(Board()).report
    expectEqual(report.verdict, .same)
    #expect(report.tolerated.isEmpty)
    #expect(report.checkpoints.allSatisfy { $0.comparison == nil && $0.verdict == .same })
    expectPrefix(report.words.tolerance, "pictures by ꟻLIP: ")
    expectSuffix(report.words.tolerance, "stages through surfaces are exact")
  }

  @Test("What nobody sees is within tolerance, and says by how much")
  func within() throws {
    let sample = try sample()
    try repaint(sample, "end", Self.faint)
    let outcome = try sample.compare(Board())
    let report = outcome.report
    expectEqual(report.verdict, .withinTolerance)
    expectEqual(report.exitCode, .accepted)
    #expect(report.sentences.isEmpty && report.divergence == nil)
    // It does not wait to be accepted, so that small differences do not add up.
    #expect(outcome.isAcceptable && report.changes.isEmpty)
    expectEqual(report.checkpoints.map(\.verdict), [.same, .withinTolerance])
    // The frame differs, and that is said.
    expectEqual(report.differingFrames, 1)
    try #require(report.words.tolerated.count == 2)
    expectPrefix(report.words.tolerated[0], "not required to be exact: frame ")
    expectContains(report.words.tolerated[0], "stage pixels")
    expectPrefix(report.words.tolerated[1], "checkpoint end: ")
    expectContains(report.words.tolerated[1], "px differ, within tolerance: ꟻLIP mean ")
    let comparison = try #require(report.checkpoints[1].comparison)
    let flip = try #require(comparison.flip)
    #expect(flip.number("mean") > 0 && flip.number("mean") < flip.number("max"))
    #expect(flip.number("windowMean") <= flip.number("allowedMean"))
    #expect(flip.integer("area") <= flip.integer("allowedArea"))
    let heat = try PNG.decode(
      FileSystem.read(sample.folder("report").appendingPath(comparison.picture.path)))
    #expect(heat.width == comparison.picture.width && heat.height == 64)
    #expect(Set(heat.samples).count > 2)
  }

  @Test("The same is a failure bit for bit, whatever the trace asks for")
  func exactInstead() throws {
    let sample = try sample()
    try repaint(sample, "end", Self.faint)
    var execution = sample.execution(Board())
    execution.comparator = .exact
    let report = try execution.compare(
      reference: .init(hashLog: sample.reference(Board()), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
    expectEqual(report.verdict, .different)
    expectEqual(report.exitCode, .different)
    #expect(report.words.tolerance.isEmpty && report.tolerated.isEmpty)
    expectEqual(report.checkpoints[1].comparison, nil)
  }

  @Test("A comparison by looks can be asked for a trace that does not name one")
  func flipInstead() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    try repaint(sample, "end", Self.faint)
    try expectEqual(sample.compare(Board()).report.verdict, .different)
    var execution = sample.execution(Board())
    execution.comparator = .flip
    let report = try execution.compare(
      reference: .init(hashLog: sample.reference(Board()), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
    expectEqual(report.verdict, .withinTolerance)
  }

  @Test(
    "Every comparator that judges can be asked for, and is told with its figures and picture",
    arguments: PictureComparator.judges.filter { $0 != .exact })
  func judges(comparator: PictureComparator) throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    try repaint(sample, "end", Self.plain)
    var execution = sample.execution(Board())
    execution.comparator = comparator
    let report = try execution.compare(
      reference: .init(hashLog: sample.reference(Board()), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
    let accepted = try PNG.decode(FileSystem.read(sample.baseline + "/end.png"))
    let shown = try #require(report.checkpoints[1].actual)
    let now = try PNG.decode(FileSystem.read(sample.folder("report").appendingPath(shown.path)))
    let finding = try comparator.compare(expected: accepted, actual: now)
    let checkpoint = report.checkpoints[1]
    expectEqual(checkpoint.verdict, finding.isWithinTolerance ? .withinTolerance : .different)
    let comparison = try #require(checkpoint.comparison)
    #expect(comparison.comparator == comparator.name && comparison.figures == finding.figures)
    expectContains(
      report.words.sentence(on: checkpoint), Messages.figures(finding.figures, of: comparator.name))
    expectPrefix(report.words.tolerance, "pictures by ")
    let drawn = try FileSystem.read(sample.folder("report").appendingPath(comparison.picture.path))
    try expectEqual(PNG.decode(drawn), finding.picture())
  }

  @Test("A comparator that no sentence knows is told by its figures")
  func unknownComparator() {
    let figures = [
      ComparatorFigure("generation", .text("second"), .setting),
      ComparatorFigure("stray", .record([ComparatorFigure("windowMean", .number(0.25))])),
      ComparatorFigure("allowedMean", .number(0.5), .allowed),
      ComparatorFigure("worst", .rectangle(PixelRect(x: 1, y: 2, width: 3, height: 4))),
    ]
    expectEqual(
      Messages.figures(figures, of: "new"),
      "new finds generation second, window mean 0.25 (0.5 allowed), worst 3×4 px at 1, 2")
  }

  @Test("What is plain to see is different, with the numbers and the heat map")
  func beyond() throws {
    let sample = try sample()
    try repaint(sample, "end", Self.plain)
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .different)
    expectEqual(report.exitCode, .different)
    expectEqual(report.checkpoints.map(\.verdict), [.same, .different])
    let flip = try #require(report.checkpoints[1].comparison?.flip)
    #expect(flip.integer("area") > flip.integer("allowedArea"))
    expectContains(report.sentences.first, "end differs (144 px; ꟻLIP mean ")
  }

  @Test("A stage before the pixels that differs is different, though its pictures are the same")
  func earlierStage() throws {
    // The colour fades in and out between the checkpoints.
    let report = try sample().compare(Board(late: .red)).report
    expectEqual(report.checkpoints.map(\.verdict), [.same, .same])
    expectEqual(report.verdict, .different)
    expectEqual(report.divergence?.stage, .display)
  }

  @Test("Stages that the trace does not hold to be exact are reported, not failed")
  func nothingButPictures() throws {
    let sample = try sample(exactThrough: .layout)
    let report = try sample.compare(Board(late: .red)).report
    expectEqual(report.verdict, .withinTolerance)
    expectEqual(report.divergence, nil)
    #expect(report.differingFrames > 0)
    try #require(report.words.tolerated.count == 1)
    expectContains(report.words.tolerated[0], "stage display")
    expectContains(report.words.tolerated[0], "Ellipse")
    // Another layout is not among what may differ.
    let moved = try sample.compare(Board(padding: 3)).report
    expectEqual(moved.verdict, .different)
    expectEqual(moved.divergence?.stage, .layout)
  }

  @Test("Where nothing but pictures counts, they count")
  func picturesCount() throws {
    let sample = try sample(exactThrough: .none)
    let report = try sample.compare(Board(padding: 3)).report
    expectEqual(report.verdict, .different)
    expectEqual(report.divergence, nil)
    expectEqual(report.checkpoints[0].verdict, .different)
    #expect(report.checkpoints[0].comparison != nil)
  }

  @Test("Another number of frames is different under every tolerance")
  func frames() throws {
    let sample = try sample(exactThrough: .none)
    try rehash(sample) { $0.frames.append($0.frames[$0.frames.count - 1]) }
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .different)
    #expect(report.divergence?.stage == nil && report.divergence != nil)
  }

  @Test("A picture that its hash does not belong to is no matter of tolerance")
  func unmatched() throws {
    let sample = try sample()
    try repaint(sample, "end", hashes: false, Self.faint)
    let report = try sample.compare(Board()).report
    expectEqual(report.verdict, .different)
    let sentence = try #require(report.sentences.first)
    expectContains(sentence, "the baseline's files contradict each other")
  }

  @Test("Sizes that differ and pictures that cannot be read fail under a tolerance too")
  func notComparable() throws {
    let sample = try sample(exactThrough: .none)
    let path = sample.baseline.appendingPath("end.png")
    let bytes = try FileSystem.read(path)
    try FileSystem.write(PNG.encode(Bitmap(width: 3, height: 2)), to: path)
    try sample.listFiles()
    let sizes = try sample.compare(Board()).report
    expectEqual(sizes.checkpoints[1].verdict, .sizesDiffer)
    expectEqual(sizes.verdict, .different)
    try FileSystem.write(bytes.prefix(50), to: path)
    let damaged = try sample.compare(Board()).report
    expectEqual(damaged.verdict, .damagedBaseline)
    try FileSystem.remove(path)
    try expectEqual(sample.compare(Board()).report.verdict, .missingBaseline)
  }
}
