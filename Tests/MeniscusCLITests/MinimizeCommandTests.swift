import Foundation
import MeniscusFormats
import TestSupport
import Testing

/// `minimize` and `repro` as they are typed.
@Suite("Commands: minimize and repro")
struct MinimizeCommandTests {
  /// A trace of two taps, and a worker that traps where the second is in its trace.
  private func write(in folder: String) throws -> (trace: String, worker: String) {
    let trace = folder.appendingPath("lamp.jsonl")
    let lines = [
      "{\"meniscus\":\"trace\",\"version\":1,\"scene\":\"lamp\",\"size\":[320,240],\"scale\":2,"
        + "\"rate\":60,\"seed\":0}",
      "{\"at\":50000,\"tap\":{\"id\":\"a\"}}", "{\"at\":90000,\"tap\":{\"id\":\"b\"}}",
      "{\"at\":900000,\"end\":true}",
    ]
    try FileSystem.write((lines.joined(separator: "\n") + "\n").utf8, to: trace)
    let worker = folder.appendingPath("worker.sh")
    try writeExecutable(
      """
      echo '6 6' > "$2/progress.txt"
      if grep -q '"b"' "$2/trace.jsonl"; then kill -ILL $$; fi
      printf '{"failures":[]}' > "$2/found.json"
      """, at: worker)
    return (trace, worker)
  }

  @Test("Help has examples and fits a terminal", arguments: ["minimize", "repro"])
  func help(command: String) async {
    let text = await ToolRun([command, "--help"]).output
    expectContains(text, "examples:\n  meniscus \(command)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await ToolRun(["--help"]).output.contains("\n  \(command) "))
  }

  @Test("The trace goes to the output, what was found to the errors")
  func minimize() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let result = await ToolRun(["minimize", trace], executable: worker)
    expectEqual(result.code, .accepted)
    let lines = result.output.split(separator: "\n")
    expectEqual(lines.count, 3)
    #expect(lines[0].contains("\"size\":[32,32],\"scale\":1"))
    expectEqual(lines[1], "{\"at\":16666,\"tap\":{\"id\":\"b\"}}")
    expectPrefix(result.errors, "\(trace): frame 6: the scene crashed (signal 4)")
    expectContains(result.errors, "3 events to 2 (66.7 %)")
  }

  @Test("As data, with the source of a test")
  func data() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let result = await ToolRun(
      ["minimize", trace, "--json", "--swift", "--jobs", "1"], executable: worker)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expectEqual((data["failure"] as? [String: Any])?["kind"] as? String, "trap")
    expectEqual((data["after"] as? [String: Any])?["events"] as? Int, 2)
    expectEqual((data["trace"] as? [String])?.count, 3)
    expectContains(data["swift"] as? String, "expectReplay(\"lamp/lamp-minimized\"")
    #expect(result.errors.isEmpty)
  }

  @Test("A file that is there is replaced only with --force")
  func out() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let out = folder.appendingPath("small.jsonl")
    try FileSystem.write("mine".utf8, to: out)
    let words = ["minimize", trace, "--out", out]
    #expect(await ToolRun(words, executable: worker).code == .usage)
    try expectEqual(FileSystem.readText(out), "mine")
    #expect(await ToolRun(words + ["--force"], executable: worker).code == .accepted)
    try expectEqual(FileSystem.readText(out).split(separator: "\n").count, 3)
  }

  @Test("Misspelt words are answered with the nearest, what is missing with its path")
  func mistakes() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let signature = await ToolRun(["minimize", trace, "--signature", "tarp"], executable: worker)
    expectEqual(signature.code, .usage)
    expectEqual(signature.errors, "meniscus: `--signature tarp`: did you mean `trap`?\n")
    let nothing = await ToolRun(["minimize", trace, "--signature", "exit"], executable: worker)
    expectEqual(nothing.code, .unproven)
    expectSuffix(nothing.errors, "these do: `trap`\n")
    let tool = await ToolRun(["minimize", trace, "--against", "/no/tool"], executable: worker)
    expectEqual(tool.code, .unusable)
    expectPrefix(tool.errors, "meniscus: /no/tool: not found")
    let action = await ToolRun(["repro", "shwo", trace])
    expectEqual(action.code, .usage)
    expectContains(action.errors, "did you mean `show`?")
  }

  @Test("A bundle is packed, shown, taken apart and run")
  func repro() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let path = folder.appendingPath("bug.meniscus-repro")
    let pack = await ToolRun(["repro", "pack", trace, "--out", path], executable: worker)
    expectEqual(pack.code, .accepted)
    expectPrefix(pack.output, "\(path): frame 6: the scene crashed (signal 4)")
    #expect(
      await ToolRun(["repro", "pack", trace, "--out", path], executable: worker).code == .usage)

    let out = folder.appendingPath("parts")
    let show = await ToolRun(["repro", "show", path, "--out", out])
    expectEqual(show.code, .accepted)
    expectContains(show.output, "  trace.jsonl  ")
    try expectEqual(FileSystem.read(out.appendingPath("trace.jsonl")), FileSystem.read(trace))
    #expect(await ToolRun(["repro", "show", path, "--out", out]).code == .usage)
    let header = await ToolRun(["repro", "show", path, "--json"]).output
    #expect(try JSONSerialization.jsonObject(with: Data(header.utf8)) is [String: Any])

    let run = await ToolRun(["repro", "run", path, "--json"], executable: worker)
    expectEqual(run.code, .unproven)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    expectEqual(data["verdict"] as? String, "same")
  }

  @Test("A damaged bundle, and what is none, end with code 5 and the byte")
  func damaged() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (trace, worker) = try write(in: folder)
    let path = folder.appendingPath("bug.meniscus-repro")
    _ = await ToolRun(["repro", "pack", trace, "--out", path], executable: worker)
    let bytes = try FileSystem.read(path)
    try FileSystem.write(bytes.dropLast(), to: path)
    let cut = await ToolRun(["repro", "run", path], executable: worker)
    expectEqual(cut.code, .unusable)
    expectPrefix(cut.errors, "meniscus: \(path): byte ")
    expectContains(cut.errors, "cut off")
    let none = await ToolRun(["repro", "show", trace])
    expectEqual(none.code, .unusable)
    expectContains(none.errors, "byte 0: this is not a bundle")
    let absent = await ToolRun(["repro", "show", folder.appendingPath("absent")])
    expectEqual(absent.code, .unusable)
  }
}
