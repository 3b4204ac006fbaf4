import Foundation
import MeniscusFormats
import MeniscusSuite
import MeniscusTesting
import MeniscusUI
import TestSupport
import Testing

@Suite("Expecting a replay in a test")
@MainActor
struct ReplayExpectationTests {
  private let scene = Scene("swatch", size: CGSize(width: 32, height: 24)) { Color.red }
  private let other = Scene("swatch", size: CGSize(width: 32, height: 24)) { Color.blue }

  /// A package folder with a trace of the scene.
  private func prepare() throws -> String {
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    let script = try RecordingScript("checkpoint end\n")
    let trace = try script.record(scene)
    try FileSystem.write(
      TraceWriter.text(of: trace).utf8, to: folder.appendingPath("Traces/swatch/still.jsonl"))
    return folder
  }

  /// Accepts what a scene shows now.
  private func accept(_ scene: Scene, in folder: String) throws {
    let path = folder.appendingPath("Traces/swatch/still.jsonl")
    let name = CaseName(scene: "swatch", trace: "still")
    var execution = CaseExecution(
      name: name, scene: scene, path: path, trace: try TraceReader().read(FileSystem.read(path)),
      threads: 2)
    let hashLog = try #require(execution.makeReference().hashLog)
    execution.threads = 1
    _ = try execution.compare(
      reference: .init(hashLog: hashLog, threads: 2), baseline: folder.appendingPath("none"),
      files: CaseFiles(in: folder.appendingPath("report"), of: name))
    try FileSystem.move(
      folder.appendingPath("report/actual/swatch/still"),
      to: folder.appendingPath("Baselines/swatch/still"))
  }

  private func check(
    _ identifier: String, _ scene: Scene, in folder: String
  ) throws -> ReplayExpectation.Result {
    try ReplayExpectation(identifier: identifier, scenes: [scene], folder: folder).check()
  }

  @Test("What is as accepted passes, in a test of one's own as well")
  func passes() async throws {
    let folder = try prepare()
    defer { try? FileSystem.remove(folder) }
    try accept(scene, in: folder)
    #expect(try check("swatch/still", scene, in: folder).sentences.isEmpty)
    #expect(await expectReplay("swatch/still", scenes: [scene], in: folder))
  }

  @Test("What differs is told with frame, stage and view, and attached")
  func differs() async throws {
    let folder = try prepare()
    defer { try? FileSystem.remove(folder) }
    try accept(other, in: folder)
    let result = try check("swatch/still", scene, in: folder)
    expectEqual(result.sentences.count, 1)
    expectPrefix(
      result.sentences[0],
      "color: blue → red in Color (at checkpoint end); frame 0 (0 ms), stage display: ")
    expectContains(result.sentences[0], "end differs (3,072 px, at 0, 0, 32×24 pt")
    expectEqual(
      result.attachments.map(\.name), ["end.expected.png", "end.actual.png", "end.difference.png"])
    await withKnownIssue {
      #expect(!(await expectReplay("swatch/still", scenes: [scene], in: folder)))
    }
  }

  @Test("What is expected to fail is a known issue, and what no longer fails is one to mend")
  func expectedFailure() async throws {
    let folder = try prepare()
    defer { try? FileSystem.remove(folder) }
    func expect(until day: String) throws {
      let text = """
        {"meniscus":"tolerances","version":1,"expectedFailures":[
          {"scene":"swatch","issue":"#41","until":"\(day)"}]}
        """
      try FileSystem.write(text.utf8, to: folder.appendingPath("Traces/tolerances.json"))
    }
    try accept(other, in: folder)
    try expect(until: "9999-12-31")
    let known = try check("swatch/still", scene, in: folder)
    #expect(known.sentences.isEmpty && known.knownIssues.count == 2)
    #expect(await expectReplay("swatch/still", scenes: [scene], in: folder))
    try expectPrefix(
      check("swatch/still", other, in: folder).sentences.first, "passes now: remove the expectation"
    )
    try expect(until: "2020-01-01")
    let expired = try check("swatch/still", scene, in: folder)
    #expect(expired.knownIssues.isEmpty)
    expectContains(expired.sentences.first, "until 2020-01-01, which has passed")
  }

  @Test("What has no baseline says how to accept it")
  func missing() throws {
    let folder = try prepare()
    defer { try? FileSystem.remove(folder) }
    try expectEqual(
      check("swatch/still", scene, in: folder).sentences,
      [
        "no baseline yet; look at the pictures and run `meniscus accept swatch/still`"
      ])
  }

  @Test("Scenes, traces and variants that are not there")
  func unknown() throws {
    let folder = try prepare()
    defer { try? FileSystem.remove(folder) }
    #expect(
      throws: SuiteError.unknownScene(name: "swtch", nearest: "swatch", known: ["swatch"])
    ) { try check("swtch/still", scene, in: folder) }
    #expect(throws: SuiteError.nothingChosen(patterns: ["swatch/still@x"], nearest: nil)) {
      try check("swatch/still@x", scene, in: folder)
    }
    let result = try check("swatch/gone", scene, in: folder)
    expectEqual(
      result.sentences, ["\(folder)/Traces/swatch/gone.jsonl: not found; check the path"])
  }

  @Test("The package of a source file is found")
  func packageFolder() {
    let root = ReplayExpectation.packageFolder(of: #filePath)
    #expect(FileSystem.kind(of: root.appendingPath("Package.swift")) != nil)
    expectEqual(ReplayExpectation.packageFolder(of: "/nothing/at/all.swift"), "/nothing/at")
  }
}
