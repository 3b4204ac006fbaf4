import MeniscusFormats
import TestSupport
import Testing

@Suite("meniscus dashboard")
struct DashboardCommandTests {
  private static let sample = FormatSample.text(of: .history, version: 1)

  /// A folder with a history of the scene `glass/hello`.
  private func project(_ text: String = sample) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, "history/glass/hello.jsonl")
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ options: [String] = []) async -> ToolRun {
    await ToolRun(
      ["dashboard", "--history-folder", folder("history"), "--out", folder("out")] + options)
  }

  @Test("The page and its data are written; a second time gives the same bytes in their place")
  func writes() async throws {
    let folder = try project()
    let result = await run(folder)
    expectEqual(result.code, .accepted, "\(result.errors)")
    expectPrefix(result.output, folder("out/index.html") + ": 2 runs of ")
    let first = try folder.contents(below: "out")
    expectEqual(first.count, 4)
    try folder.write("left", "out/data/scene-of-old.js")
    expectEqual(await run(folder).code, .accepted)
    try expectEqual(folder.contents(below: "out"), first)
    try expectEqual(FileSystem.names(in: folder.path), ["history", "out"])
  }

  @Test("A line that cannot be read is said, on the page too, and the others count")
  func damaged() async throws {
    let folder = try project(Self.sample + "{\"meniscus\":\n")
    let result = await run(folder, ["--json"])
    expectEqual(result.code, .accepted)
    expectContains(result.errors, "hello.jsonl: line 3, byte ")
    expectContains(result.output, "\"entries\" : 2")
    expectContains(try FileSystem.readText(folder("out/data/overview.js")), "hello.jsonl: line 3")
  }

  @Test("Entries of a scene that lie in another's file are shown with their own")
  func strays() async throws {
    let folder = try project()
    let lines = Self.sample.split(separator: "\n").map(String.init)
    let other = lines[0].replacing("\"run\":\"0", with: "\"run\":\"7")
    try folder.write(other + "\n", "history/all.jsonl")
    let result = await run(folder)
    expectPrefix(result.output, folder("out/index.html") + ": 3 runs of ")
    try expectEqual(folder.contents(below: "out").keys.count { $0.hasPrefix("out/data/scene-") }, 1)
  }

  @Test("A project without history gets a page that says so")
  func empty() async throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("history"))
    let result = await run(folder)
    expectEqual(result.code, .accepted)
    expectContains(result.output, "no run is in the history yet")
    #expect(FileSystem.kind(of: folder("out/index.html")) != nil)
  }

  @Test("A folder that holds something else is left alone")
  func foreign() async throws {
    let folder = try project()
    try folder.write("mine", "out/thesis.txt")
    let result = await run(folder)
    expectEqual(result.code, .unusable)
    expectContains(result.errors, "contains something that is not a report")
    try expectEqual(folder.contents(below: "out"), ["out/thesis.txt": "mine"])
  }

  @Test("Pictures of reports are copied, equal ones once, and the run links to its report")
  func reports() async throws {
    let folder = try project()
    let name = CaseName(scene: "glass/hello", trace: "tap", variant: "dark")
    for (report, checkpoints) in [("a", ["start", "end"]), ("b", ["start"])] {
      for checkpoint in checkpoints {
        try folder.write(
          "picture", "reports/\(report)/actual/glass/hello/tap/dark/\(checkpoint).png")
      }
      try RunManifest(
        started: "2026-11-20T09:30:00Z",
        cases: [
          RunManifest.Case(
            name: name, verdict: .same, isAcceptable: true, trace: "t.jsonl", traceHash: "0",
            files: (checkpoints + ["gone"]).map { .init(name: "\($0).png", bytes: [1]) })
        ]
      ).write(in: folder("reports/\(report)"))
    }
    let result = await run(folder, ["--report", folder("reports")])
    expectEqual(result.code, .accepted, "\(result.errors)")
    let files = try folder.contents(below: "out")
    expectEqual(files.keys.count { $0.hasPrefix("out/pictures/") }, 1)
    expectContains(
      files["out/data/pictures.js"] ?? "", "\"glass/hello/tap@dark\":[[\"start\",\"./pictures/")
    expectContains(files["out/data/overview.js"] ?? "", "\"page\":\"./../reports/a/index.html\"")
  }
}
