import MeniscusFormats
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
