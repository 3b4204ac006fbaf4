import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// `audit` as it is typed.
@Suite("Command: audit")
struct AuditCommandTests {
  /// A trace, and a worker in which every fault comes to the same.
  private func write(_ outcome: String, in folder: String) throws -> (
    traces: String, worker: String
  ) {
    let traces = folder.appendingPath("Traces")
    try FileSystem.createFolder(traces.appendingPath("lamp"))
    let lines = [
      "{\"meniscus\":\"trace\",\"version\":1,\"scene\":\"lamp\",\"size\":[32,24],\"scale\":1,"
        + "\"rate\":60,\"seed\":0,\"variants\":[\"dark\"]}",
      "{\"at\":0,\"checkpoint\":\"start\"}", "{\"at\":900000,\"end\":true}",
    ]
    try FileSystem.write(
      (lines.joined(separator: "\n") + "\n").utf8, to: traces.appendingPath("lamp/tap.jsonl"))
    let worker = folder.appendingPath("worker.sh")
    try writeExecutable(
      """
      printf '%s' '{"frames":3,"faults":[{"fault":"rim-missing","stage":"pixels","views":[],\
      "namedViews":[],"sentence":"","outcome":"\(outcome)","checkpoints":[{"name":"start",\
      "differingPixels":7,"maximumChannelDifference":3,"isAccepted":true}]}]}' > "$2/faults.json"
      """, at: worker)
    return (traces, worker)
  }

  private func run(_ outcome: String, _ words: [String] = []) async throws -> ToolRun {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (traces, worker) = try write(outcome, in: folder)
    return await ToolRun(
      ["audit", "--traces", traces, "--fault", "rim-missing"] + words, executable: worker)
  }

  @Test("Help has examples and fits a terminal")
  func help() async {
    let text = await ToolRun(["audit", "--help"]).output
    expectContains(text, "examples:\n  meniscus audit")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await ToolRun(["--help"]).output.contains("\n  audit "))
  }

  @Test("A fault that lives ends with code 3 and is named")
  func lives() async throws {
    let result = try await run("survived")
    expectEqual(result.code, .gateFailed)
    expectContains(
      result.output, "rim-missing (pixels) survived: start (7 px, by at most 3 of 255)")
    expectContains(result.output, "lamp/tap: rim-missing in start (7 px")
    expectContains(result.output, "variants of traces were left out")
    try await expectEqual(run("killed").code, .accepted)
    try await expectEqual(run("notApplicable").code, .unproven)
  }

  @Test("Variants are taken in where they are asked for")
  func variants() async throws {
    let result = try await run("killed", ["--variants"])
    #expect(result.output.contains("lamp/tap@dark") && !result.output.contains("were left out"))
    #expect(!(try await run("killed").output.contains("@dark")))
  }

  @Test("Only cases whose pictures may differ, variants among them, where that is asked for")
  func tolerances() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (traces, worker) = try write("killed", in: folder)
    let words = ["audit", "--tolerances", "--traces", traces, "--fault", "rim-missing"]
    let none = await ToolRun(words, executable: worker)
    expectEqual(none.output, "no picture of any case may differ, so nothing was audited\n")
    expectEqual(none.code, .accepted)
    let rules = #"[{"variant":"dark","pixels":[0,5]},{"scene":"lamp","unseen":"inform"}]"#
    try FileSystem.write(
      #"{"meniscus":"tolerances","version":1,"rules":\#(rules)}"#.utf8,
      to: traces.appendingPath("tolerances.json"))
    let found = await ToolRun(words, executable: worker)
    #expect(found.output.contains("lamp/tap@dark") && !found.output.contains("lamp/tap  "))
    expectEqual(found.code, .accepted)
    await expectEqual(ToolRun(words + ["lmap"], executable: worker).code, .usage)
  }

  @Test("As data: the sums and every case")
  func data() async throws {
    let result = try await run("survived", ["--json"])
    expectEqual(result.code, .gateFailed)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let summary = try #require(data["summary"] as? [String: Any])
    expectEqual(summary["killed"] as? [String: Int], ["all": 1, "right": 0])
    expectEqual((data["cases"] as? [[String: Any]])?.first?["identifier"] as? String, "lamp/tap")
  }

  @Test("A misspelt fault is asked back, and the list names all")
  func names() async throws {
    let result = await ToolRun(["audit", "--fault", "rim-mising"])
    expectEqual(result.code, .usage)
    expectContains(result.errors, "did you mean `rim-missing`?")
    let list = await ToolRun(["audit", "--list"])
    expectEqual(list.code, .accepted)
    #expect(list.output.split(separator: "\n").count >= 30)
    expectContains(list.output, "pixels    glass has no light on its rim")
  }
}
