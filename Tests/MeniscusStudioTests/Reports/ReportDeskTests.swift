import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import MeniscusStudio
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Deciding on a report's page")
struct ReportDeskTests {
  private static let dark = CaseName(scene: "s", trace: "t", variant: "dark")

  /// A run of three cases: `s/t` and its dark variant differ, of `s/v` nothing may be accepted.
  private func prepare() throws -> (run: SampleRun, desk: ReportDesk, mark: String) {
    var run = try SampleRun()
    let tint = ChangeCause(stage: .display, kind: .recolored, subjects: ["Row"])
    let start = BaselineChange(checkpoint: "start", kind: .different, cause: tint)
    let end = BaselineChange(
      checkpoint: "end", kind: .different,
      cause: ChangeCause(stage: .layout, kind: .moved, subjects: ["Row"]))
    try run.add("t", of: ["dark"], [start, end])
    try run.add("t", variant: "dark", of: ["dark"], [start])
    try run.add("v", [end], verdict: .notDeterministic, isAcceptable: false)
    try run.folder.write("a page", "Reports/latest/\(ReportWriter.page)")
    let desk = ReportDesk(folders: run.folders, messages: Messages(command: "meniscus"))
    return (run, desk, try desk.mark())
  }

  private func standings(_ desk: ReportDesk) throws -> [String] {
    try desk.state().changes.map {
      "\($0.name.identifier):\($0.checkpoint ?? "") \($0.standing.rawValue)"
    }
  }

  @Test("A group, a checkpoint and a case are decided, and what was decided is told again")
  func decisions() throws {
    let (run, desk, mark) = try prepare()
    try expectEqual(
      standings(desk),
      [
        "s/t:start waiting", "s/t:end waiting", "s/t@dark:start waiting", "s/v:end closed",
      ])
    let group = try #require(desk.state().changes.first?.group)
    // What a group means is also in the dark; what a case means is not.
    let first = try desk.decide(
      .accept, .aCase(Self.dark.ofTrace, checkpoint: "start"), reason: nil, page: mark)
    expectEqual(first.lines.last, "1 case accepted")
    try expectEqual(
      standings(desk),
      [
        "s/t:start accepted", "s/t:end waiting", "s/t@dark:start waiting", "s/v:end closed",
      ])
    let second = try desk.decide(.reject, .group(group), reason: "too loud", page: mark)
    #expect(second.isDone && second.lines.first == "rejected   s/t@dark")
    let third = try desk.decide(
      .accept, .aCase(Self.dark.ofTrace, checkpoint: nil), reason: "moved", page: mark)
    #expect(third.isDone)
    // Another server over the same folder tells the same.
    let other = ReportDesk(folders: run.folders, messages: desk.messages)
    try expectEqual(
      standings(other),
      [
        "s/t:start accepted", "s/t:end accepted", "s/t@dark:start rejected", "s/v:end closed",
      ])
    #expect(try run.log().contains { $0.contains(#""reason":"too loud""#) })
    try expectEqual(run.pending(), [])
  }

  @Test("What cannot be accepted is refused in the words of the command")
  func refused() throws {
    let (run, desk, mark) = try prepare()
    let name = CaseName(scene: "s", trace: "v")
    let outcome = try desk.decide(
      .accept, .aCase(name, checkpoint: nil), reason: nil, page: mark)
    #expect(!outcome.isDone)
    expectContains(
      outcome.lines.joined(separator: "\n"), "cannot be accepted because two replays of it")
    #expect(throws: SuiteError.self) {
      try desk.decide(
        .accept, .aCase(CaseName(scene: "s", trace: "none"), checkpoint: nil), reason: nil,
        page: mark)
    }
    #expect(throws: SuiteError.self) {
      try desk.decide(.accept, .group("0123456"), reason: nil, page: mark)
    }
    try expectEqual(run.pending().count, 3)
  }

  @Test("A changed baseline, a partial proof and a planted fault are refused")
  func unprovenRuns() throws {
    let (run, desk, mark) = try prepare()
    // The run noted what it was compared with; somebody has changed that since.
    var manifest = try RunManifest(in: run.folders.report)
    try manifest.noteAccepted(in: run.folders.baselines)
    try manifest.write(in: run.folders.report)
    try run.folder.write("another", "Baselines/s/t/end.png")
    #expect(throws: SuiteError.changedBaseline(path: run.folder("Baselines/s/t/end.png"))) {
      try desk.decide(
        .accept, .aCase(Self.dark.ofTrace, checkpoint: "end"), reason: nil, page: mark)
    }
    try expectEqual(run.baseline("s/t")["end.png"], "another")
    manifest.proof = .rotating
    try manifest.write(in: run.folders.report)
    try expectContains(desk.state().refusal ?? "", "proof")
    #expect(throws: SuiteError.partialProof(folder: run.folders.report, .rotating)) {
      try desk.decide(.accept, .all, reason: nil, page: mark)
    }
    (manifest.proof, manifest.fault) = (nil, "rim-missing")
    try manifest.write(in: run.folders.report)
    try expectContains(desk.state().refusal ?? "", "rim-missing")
    #expect(throws: SuiteError.plantedFault(folder: run.folders.report, name: "rim-missing")) {
      try desk.decide(.reject, .all, reason: "no", page: mark)
    }
  }

  @Test("A page that another run has replaced decides nothing")
  func stale() throws {
    let (run, desk, mark) = try prepare()
    try run.folder.write("a newer page", "Reports/latest/\(ReportWriter.page)")
    #expect(throws: StudioError.replaced(folder: run.folders.report)) {
      try desk.decide(.accept, .all, reason: nil, page: mark)
    }
    try expectEqual(run.pending().count, 3)
    #expect(try desk.decide(.accept, .all, reason: nil, page: desk.mark()).isDone)
  }

  @Test("A downloaded report keeps no rejection, and of a case of no suite nothing is decided")
  func elsewhere() throws {
    let (run, prepared, mark) = try prepare()
    var desk = prepared
    desk.isElsewhere = true
    #expect(throws: StudioError.rejectedElsewhere) {
      try desk.decide(.reject, .all, reason: "no", page: mark)
    }
    desk.isElsewhere = false
    desk.refusal = "no suite"
    try expectEqual(desk.state().refusal, "no suite")
    #expect(throws: StudioError.undecidable) {
      try desk.decide(.accept, .all, reason: nil, page: mark)
    }
    try expectEqual(run.pending().count, 3)
  }
}
