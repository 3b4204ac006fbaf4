import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// A card with something under it that nobody can see.
private struct Covered: View {
  var under = Color.red
  var width: CGFloat = 10

  var body: some View {
    ZStack {
      under
      Color.white
      Rectangle().fill(.blue).frame(width: width, height: 10)
    }
  }
}

@Suite("What nobody can see, and what nobody asks for")
@MainActor
struct UnseenChangeTests {
  private func sample() throws -> SampleCase {
    let sample = try SampleCase("size 120x40\nscale 1\ncheckpoint end", on: Covered())
    try sample.accept(Covered())
    return sample
  }

  private func report(
    _ sample: SampleCase, _ view: Covered, _ rules: [ToleranceRule] = [],
    comparator: PictureComparator? = nil
  ) throws -> TraceReport {
    var execution = sample.execution(view)
    execution.rules = rules.map { PlacedRule($0, at: .line(4, of: "tolerances.json")) }
    execution.comparator = comparator
    return try execution.compare(
      reference: .init(hashLog: sample.reference(view), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
  }

  /// The rule that lets pass what nobody can see.
  private let inform = ToleranceRule(.unseen(.inform))

  @Test("By a rule, operations that differ without a pixel are information, and said")
  func information() throws {
    let report = try report(sample(), Covered(under: .orange), [inform])
    expectEqual(report.verdict, .withinTolerance)
    expectContains(
      report.words.tolerance, "looks the same is only reported (tolerances.json: line 4)")
    expectEqual(report.exitCode, .accepted)
    #expect(report.divergence == nil && report.changes.isEmpty)
    expectEqual(
      report.words.tolerated,
      [
        "for information, since the pixels of every frame match the baseline: frame 0 (0 ms), stage display: "
          + "Covered/ZStack/Color[0]; 1 of 1 frame differs"
      ])
  }

  @Test("Without one they fail, and it is said that no pixel differs")
  func failure() throws {
    let sample = try sample()
    let fail = ToleranceRule(.unseen(.fail))
    for (rules, comparator) in [
      ([], nil), ([inform, fail], nil), ([inform], PictureComparator.exact), ([], .flip),
    ] as [([ToleranceRule], PictureComparator?)] {
      let report = try report(sample, Covered(under: .orange), rules, comparator: comparator)
      expectEqual(report.verdict, .different)
      expectEqual(report.divergence?.stage, .display)
      expectContains(report.sentences.first, "; the pixels of every frame match the baseline; ")
    }
    try expectEqual(report(sample, Covered(), [fail]).verdict, .same)
    let seen = try report(sample, Covered(width: 12))
    #expect(seen.sentences.first?.contains("match the baseline") == false)
  }

  @Test("Where a pixel differs as well nothing is excused")
  func seen() throws {
    let report = try report(sample(), Covered(under: .orange, width: 12), [inform])
    expectEqual(report.verdict, .different)
    let color = try self.report(sample(), Covered(under: .orange.opacity(0.5)), [inform])
    expectEqual(color.verdict, .withinTolerance)
  }

  @Test("Masked pixels are in no region and in no picture of differences")
  func masked() throws {
    let sample = try sample()
    try sample.repaint("end") { bitmap in
      for x in [3, 4, 5, 100, 101] { bitmap.samples[(20 * 120 + x) * 4] ^= 255 }
    }
    let path = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var hashLog = try FrameHashLog(json: FileSystem.read(path))
    hashLog.frames[0].hashes[.pixels] ^= 1
    try FileSystem.write(hashLog.json.utf8, to: path)
    try sample.listFiles()
    let left = ToleranceRule(
      .ignore, in: .rectangle(Rect2D(x: 0, y: 0, width: 40, height: 40)))
    let report = try report(sample, Covered(), [left])
    let checkpoint = try #require(report.checkpoints.first)
    expectEqual(checkpoint.verdict, .different)
    expectEqual(checkpoint.regions.map(\.pixels.minX), [100])
    let picture = try #require(checkpoint.difference)
    let difference = try PNG.decode(FileSystem.read(sample.folder("report/\(picture.path)")))
    // What is equal is grey, what differs is magenta.
    let (masked, shown) = ((20 * 120 + 4) * 4, (20 * 120 + 100) * 4)
    expectEqual(difference.samples[masked + 1], difference.samples[masked])
    expectEqual(difference.samples[shown], 255)
    let all = ToleranceRule(
      .ignore, in: .rectangle(Rect2D(x: 0, y: 0, width: 120, height: 40)))
    let nothing = try #require(self.report(sample, Covered(), [all]).checkpoints.first)
    expectEqual(nothing.verdict, .withinTolerance)
    #expect(nothing.regions.isEmpty && nothing.difference == nil)
  }
}
