import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// `explain` as it is typed.
@Suite("Command: explain")
struct ExplainCommandTests {
  /// A folder of traces with one of the scene `lamp`: three frames, and a checkpoint.
  private func makeTraces() throws -> String {
    let folder = try ToolRun.folder()
    let lines = [
      "{\"meniscus\":\"trace\",\"version\":1,\"scene\":\"lamp\",\"size\":[32,24],\"scale\":2,"
        + "\"rate\":60,\"seed\":0,\"variants\":[\"dark\"]}",
      "{\"at\":0,\"checkpoint\":\"start\"}", "{\"at\":33333,\"end\":true}",
    ]
    try FileSystem.write(
      (lines.joined(separator: "\n") + "\n").utf8, to: folder.appendingPath("lamp/still.jsonl"))
    return folder
  }

  private func run(_ words: [String], in folder: String) async -> ToolRun {
    await ToolRun(
      ["explain"] + words + ["--traces", folder, "--baselines", folder.appendingPath("none")])
  }

  @Test("Help has examples and fits a terminal")
  func help() async {
    let text = await ToolRun(["explain", "--help"]).output
    expectContains(text, "examples:\n  meniscus explain")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await ToolRun(["--help"]).output.contains("\n  explain "))
  }

  @Test("A pixel, a frame, and both as data")
  func explains() async throws {
    let folder = try makeTraces()
    defer { try? FileSystem.remove(folder) }
    let pixel = await run(["lamp/still", "--frame", "0", "--at", "4,4.5"], in: folder)
    expectEqual(pixel.code, .accepted)
    let lines = pixel.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("lamp/still: frame 0 (0 ms), pixel 8,9: #"))
    #expect(lines[0].hasSuffix("; 1 operation reaches it"))
    expectEqual(lines[1], "  background #ffffff")
    #expect(lines[2].hasPrefix("  0: fill rect(0 0 32 24) rgba("))
    #expect(lines[3].hasPrefix("     by "))
    expectEqual(lines.last, "  baseline: none yet")

    let frame = await run(["lamp/still", "--frame=2"], in: folder)
    expectPrefix(
      frame.output, "lamp/still: frame 2 (33 ms): nothing changed since the frame before\n")
    let data = await run(["lamp/still@dark", "--frame", "0", "--at", "0,0", "--json"], in: folder)
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [String: Any])
    expectEqual(value["identifier"] as? String, "lamp/still@dark")
    let color = (value["pixel"] as? [String: Any])?["background"] as? String
    expectEqual(color, "#000000")
  }

  @Test(
    "What is asked for wrongly is answered with a sentence and exit code 64",
    arguments: [
      (["lamp/still"], "`explain` needs `--frame N` or `--against REV`"),
      (["lamp/still", "--frame", "3"], "`--frame 3`: the last frame is 2"),
      (["lamp/still", "--frame", "-1"], "`--frame -1`: expected a whole number from 0 to "),
      (["lamp/still", "--frame", "x"], "`--frame x`: expected a whole number from 0 to "),
      (["lamp/still", "--fraem", "0"], "did you mean `--frame`?"),
      (["lamp/still", "--frame", "0", "--at", "40,4"], "the frame, which is 32×24 points"),
      (["lamp/still", "--frame", "0", "--at", "4,24"], "the frame, which is 32×24 points"),
      (["lamp/still", "--frame", "0", "--at", "4"], "expected a point such as 120,40, in points"),
      (["lamp/still", "--frame", "0", "--at", "4,nan"], "expected a point such as 120,40"),
      (["lamp/still", "--frame", "0", "--at", "1,2,3"], "expected a point such as 120,40"),
      (["lamp/stlil", "--frame", "0"], "did you mean `lamp/still`?"),
      (["lamp/still", "--frame", "0", "--variant", "drak"], "did you mean `dark`?"),
      (["lamp/still", "--at", "1,2"], "`--at` requires `--frame`"),
      (["lamp/still", "--frame", "0", "--build", "true"], "`--build` requires `--against`"),
      (["lamp/still", "--frame", "0", "--against", "HEAD"], "cannot be used together"),
    ])
  func mistakes(words: [String], sentence: String) async throws {
    let folder = try makeTraces()
    defer { try? FileSystem.remove(folder) }
    let result = await run(words, in: folder)
    expectEqual(result.code, .usage)
    #expect(result.output.isEmpty)
    expectContains(result.errors, sentence)
  }

  @Test("A trace that cannot be read ends with code 5, one whose target is missing with code 2")
  func unreadable() async throws {
    let folder = try makeTraces()
    defer { try? FileSystem.remove(folder) }
    let gone = await run([folder.appendingPath("no.jsonl"), "--frame", "0"], in: folder)
    expectEqual(gone.code, .unusable)
    let path = folder.appendingPath("lamp/still.jsonl")
    let text = try FileSystem.readText(path)
    let tap = text.replacing(
      "{\"at\":33333,\"end", with: "{\"at\":16666,\"tap\":{\"id\":\"x\"}}\n{\"at\":33333,\"end")
    try FileSystem.write(tap.utf8, to: path)
    let missing = await run(["lamp/still", "--frame", "2"], in: folder)
    expectEqual(missing.code, .unproven)
    expectPrefix(missing.errors, "meniscus: \(path): line 3")
    #expect(await run(["lamp/still", "--frame", "0"], in: folder).code == .accepted)
  }
}
