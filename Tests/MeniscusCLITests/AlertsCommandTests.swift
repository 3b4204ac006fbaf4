import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("alerts")
struct AlertsCommandTests {
  /// A folder of history and traces, with runs of one case that have these numbers of glass passes.
  private func folder(passes: [Int]) throws -> String {
    let folder = try ToolRun.folder()
    let bytes = try FormatSample.bytes(of: .history, version: 1)
    let sample = try #require(HistoryFile(bytes).entries.first)
    let entries = passes.indices.map { index in
      var entry = sample
      (entry.run, entry.at) = (UInt64(index), "2026-11-2\(index)")
      entry.revision = ProjectRevision(commit: "\(index)abcdef0123456789", isDirty: index == 3)
      entry.counters[.glassPasses] = passes[index]
      return entry
    }
    try HistoryStore(in: folder.appendingPath("history")).append(entries)
    return folder
  }

  private func run(_ folder: String, _ options: [String] = []) async -> ToolRun {
    var result = await ToolRun(
      [
        "alerts", "--history-folder", folder.appendingPath("history"), "--traces",
        folder.appendingPath("Traces"),
      ] + options)
    result.output = result.output.replacing(folder, with: "~")
    result.errors = result.errors.replacing(folder, with: "~")
    return result
  }

  @Test("An open alert ends with code 3, and says how to acknowledge it; then it is listed apart")
  func acknowledging() async throws {
    let folder = try folder(passes: [3, 3, 4])
    defer { try? FileSystem.remove(folder) }
    let open = await run(folder)
    expectEqual(open.code, .gateFailed)
    let line = "2abcdef01234 glass/hello/tap@dark counters.glassPasses"
    expectEqual(
      open.output,
      """
      open
        glass/hello/tap@dark: 1 more glassPasses, in render, since 2abcdef01234; 3 → 4, \
      counters.glassPasses of `test`
      1 alert open; to acknowledge one, add a line to ~/Traces/alerts.txt: `\(line) REASON`

      """)
    let path = folder.appendingPath("Traces/alerts.txt")
    try FileSystem.write("\(line) a lens of its own\n1234567 a/b frame.p50 gone\n".utf8, to: path)
    let known = await run(folder)
    expectEqual(known.code, .accepted)
    expectContains(known.output, "acknowledged\n  glass/hello/tap@dark: ")
    expectContains(known.output, "; a lens of its own\n")
    expectContains(known.output, "~/Traces/alerts.txt: line 2: acknowledges no alert")
    expectContains(known.output, "\nno alert is open\n")
    let data = await run(folder, ["--json"]).output
    for part in [
      #""first": "2abcdef0123456789""#, #""phase": "render""#, #""delay": 0"#,
      #""state": "acknowledged""#, #""reason": "a lens of its own""#, #""idle": [2]"#,
    ] { expectContains(data, part) }
    try FileSystem.write("1234567 a/b\n".utf8, to: path)
    let broken = await run(folder)
    expectEqual(broken.code, .unusable)
    expectContains(broken.errors, "~/Traces/alerts.txt: line 1: names no metric")
  }

  @Test("Without an alert, without a run, without a folder; a line that cannot be read is named")
  func none() async throws {
    let folder = try folder(passes: [3, 3])
    defer { try? FileSystem.remove(folder) }
    let none = await run(folder)
    #expect(none.code == .accepted && none.output == "no alert\n")
    let path = folder.appendingPath("history/glass/hello.jsonl")
    try FileSystem.write("{}\n".utf8, to: path)
    let damaged = await run(folder)
    expectEqual(damaged.code, .unusable)
    expectContains(damaged.output, "the history is empty")
    expectContains(damaged.errors, "~/history/glass/hello.jsonl: line 1, byte ")
    try FileSystem.remove(folder.appendingPath("history"))
    let missing = await run(folder)
    expectEqual(missing.code, .unusable)
    expectContains(missing.errors, "~/history: not found")
  }

  @Test("The dashboard names the same revision, and whether it is known")
  func dashboard() async throws {
    let folder = try folder(passes: [3, 3, 4])
    defer { try? FileSystem.remove(folder) }
    func change() async throws -> String? {
      let result = await ToolRun([
        "dashboard", "--history-folder", folder.appendingPath("history"), "--traces",
        folder.appendingPath("Traces"), "--out", folder.appendingPath("out"),
      ])
      expectEqual(result.code, .accepted, "\(result.errors)")
      let text = try FileSystem.readText(folder.appendingPath("out/data/overview.js"))
      return text.firstMatch(of: /"changes":(\[\[.*?\]\])/).map { String($0.output.1) }
    }
    let line = "2abcdef01234 glass/hello/tap@dark counters.glassPasses"
    expectContains(await run(folder).output, line)
    try await expectEqual(change(), #"[["glassPasses",1,"2abcdef012",3,4,0,0,2]]"#)
    try FileSystem.write(
      "\(line) a lens of its own\n".utf8, to: folder.appendingPath("Traces/alerts.txt"))
    try await expectEqual(change(), #"[["glassPasses",1,"2abcdef012",3,4,1,0,2]]"#)
  }
}
