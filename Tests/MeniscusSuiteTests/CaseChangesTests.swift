import MeniscusFormats
import SuiteTestSupport
import TestSupport
import Testing

@Suite("What of a replay waits for a decision")
@MainActor
struct CaseChangesTests {
  private func changes(
    _ sample: SampleCase, _ board: Board = Board()
  ) throws -> [String] {
    changes(try sample.compare(board).report)
  }

  private func changes(_ report: TraceReport) -> [String] {
    let isUndecided = report.verdict.isAccepted || report.verdict == .damagedBaseline
    expectEqual(report.changes.isEmpty, isUndecided)
    return report.changes.map { "\($0.checkpoint ?? "frames") \($0.kind.rawValue)" }
  }

  private func accepted() throws -> SampleCase {
    let sample = try SampleCase()
    try sample.accept(Board())
    return sample
  }

  private func rewrite(_ sample: SampleCase, _ change: (inout FrameHashLog) -> Void) throws {
    let path = sample.baseline.appendingPath(BaselineFiles.hashLog)
    var hashLog = try FrameHashLog(json: FileSystem.read(path))
    change(&hashLog)
    try FileSystem.write(hashLog.json.utf8, to: path)
    try sample.listFiles()
  }

  @Test("What is as accepted is nothing; without a baseline every checkpoint is missing")
  func plain() throws {
    #expect(try changes(accepted()).isEmpty)
    try expectEqual(changes(SampleCase()), ["start missing", "end missing"])
  }

  @Test("Pictures that differ are named, with the paths of all three")
  func different() throws {
    let sample = try accepted()
    let report = try sample.compare(Board(padding: 3)).report
    expectEqual(changes(report), ["start different", "end different"])
    let change = try #require(report.changes.first)
    expectEqual(change.expected, "expected/board/tap/start.png")
    expectEqual(change.actual, "actual/board/tap/start.png")
    expectEqual(change.difference, "difference/board/tap/start.png")
    expectContains(report.words.sentence(on: change), "px differ, by at most ")
  }

  @Test("Frames between checkpoints are a change of their own where no checkpoint shows it")
  func frames() throws {
    try expectEqual(changes(accepted(), Board(late: .red)), ["frames frames"])
    let sample = try accepted()
    try rewrite(sample) { $0.rate = 50 }
    try expectEqual(changes(sample), ["frames frames"])
  }

  @Test("Files that are lost or orphaned")
  func files() throws {
    let sample = try accepted()
    try FileSystem.remove(sample.baseline.appendingPath("end.display.txt"))
    try expectEqual(changes(sample), ["end missing"])
    try FileSystem.remove(sample.baseline.appendingPath("end.png"))
    try FileSystem.write("x\n".utf8, to: sample.baseline.appendingPath("gone.tree.txt"))
    try expectEqual(changes(sample), ["end missing", "gone orphan"])
    let other = try accepted()
    try FileSystem.remove(other.baseline.appendingPath(BaselineFiles.hashLog))
    try expectEqual(changes(other), ["frames missing"])
  }

  @Test("A display list that cannot be read tells of no operation; pixels alone say what happened")
  func unreadableList() throws {
    for text in ["", "display 2\n", "display 1\nframe 1 1 scale 1 background red\n"] {
      let sample = try accepted()
      try FileSystem.write(text.utf8, to: sample.baseline.appendingPath("start.display.txt"))
      let report = try sample.compare(Board(padding: 3)).report
      #expect(report.verdict == .damagedBaseline && report.changes.isEmpty)
      #expect(report.checkpoints[0].regions.allSatisfy { $0.change?.isMeasured != false })
      #expect(!report.checkpoints[1].regions.allSatisfy { $0.change?.isMeasured != false })
    }
  }

  @Test("A checkpoint more only adds, unless frames differ as well")
  func added() throws {
    let sample = try accepted()
    for kind in BaselineFiles.Kind.allCases {
      try FileSystem.remove(sample.baseline.appendingPath(BaselineFiles.name(of: "end", kind)))
    }
    try rewrite(sample) { $0.checkpoints.removeLast() }
    try expectEqual(changes(sample), ["end missing"])
    try expectEqual(changes(sample, Board(late: .red)), ["end missing", "frames frames"])
  }

  @Test("Files that do not belong together wait as frames where nothing else does")
  func unmatched() throws {
    var sample = try SampleCase()
    sample.trace.header.tolerance = .flip(.init())
    try sample.save()
    try sample.accept(Board())
    try sample.repaint("end") { $0.samples[0] ^= 1 }
    try expectEqual(changes(sample), ["frames frames"])
  }
}
