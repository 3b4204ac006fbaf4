import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

@Suite("The record command")
struct RecordCommandTests {
  @Test("--check tells a trace that is as recorded from one that is not, and writes nothing")
  func check() async throws {
    let folder = try TemporaryFolder()
    try folder.write("checkpoint start\ntext \"\u{e9}\"\nwait 3f\ncheckpoint end\n", "tap.txt")
    let trace = folder("tap.jsonl")
    #expect(await ToolRun(words(folder)).code == .accepted)
    let text = try FileSystem.readText(trace)

    let same = await ToolRun(words(folder) + ["--check"])
    #expect(same.code == .accepted)
    #expect(same.output == "\(trace): as recorded\n")

    for (edited, line, found) in [
      (text.replacing("\"end\"", with: "\"stop\""), 4, "`{\"at\":"),
      (text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n", 5, "nothing"),
      // Another way to write an equal string.
      (text.replacing("\u{e9}", with: "e\u{301}"), 3, "`{\"at\":"),
      (text + "{}\n", 6, "`{}` where the steps record nothing;"),
    ] {
      try FileSystem.write(edited.utf8, to: trace)
      let other = await ToolRun(words(folder) + ["--check"])
      #expect(other.code == .different)
      #expect(other.output.hasPrefix("\(trace):\(line): has \(found)"), "\(other.output)")
      try expectEqual(FileSystem.readText(trace), edited)
    }
  }

  @Test("--check --report takes from a run that had the trace as accepted when nothing moved")
  func reported() async throws {
    let folder = try TemporaryFolder()
    try folder.write("checkpoint start\ntext \"a\"\nsettle\n", "tap.txt")
    #expect(await ToolRun(words(folder)).code == .accepted)
    let bytes = try FileSystem.read(folder("tap.jsonl"))
    let check = words(folder) + ["--check", "--report", folder("report")]
    let without = await ToolRun(check)
    #expect(without.code == .unusable)
    // The lamp settles later than this run says, which is believed only where the trace is its own.
    var entry = RunManifest.Case(
      name: CaseName(scene: "lamp", trace: "tap"), verdict: .same, isAcceptable: true,
      trace: "tap.jsonl", traceHash: RunManifest.text(of: StableHash.hash(bytes)), files: [])
    entry.settled = [0...0, 5...5]
    for (hash, verdict, code) in [
      (entry.traceHash, TraceReport.Verdict.same, ExitCode.different),
      (entry.traceHash, .different, .accepted), ("0", .same, .accepted),
    ] {
      (entry.traceHash, entry.verdict) = (hash, verdict)
      try RunManifest(started: "2026-11-26T00:00:00Z", cases: [entry]).write(in: folder("report"))
      expectEqual(await ToolRun(check).code, code)
    }
  }

  private func words(_ folder: TemporaryFolder) -> [String] {
    ["record", "lamp", "--script", folder("tap.txt"), "--out", folder("tap.jsonl")]
  }

  @Test("--check without a trace names the missing file")
  func missing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("checkpoint start\n", "tap.txt")
    let run = await ToolRun(words(folder) + ["--check"])
    #expect(run.code == .unusable)
    #expect(run.errors.contains("tap.jsonl"), "\(run.errors)")
  }
}
