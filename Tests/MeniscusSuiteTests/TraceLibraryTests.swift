import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import TestSupport
import Testing

@Suite("Finding traces")
struct TraceLibraryTests {
  private func library(_ folder: TemporaryFolder, scenes: [String]) throws -> TraceLibrary {
    try TraceLibrary(in: folder("Traces"), scenes: scenes)
  }

  private func problems(_ library: TraceLibrary) -> [String: TraceFile.Problem] {
    var problems: [String: TraceFile.Problem] = [:]
    for file in library.files {
      if case .failure(let problem) = file.contents { problems[file.name] = problem }
    }
    return problems
  }

  @Test("Traces are found below folders of scenes, sorted, with their variants")
  func finds() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/b.jsonl")
    try folder.write(traceText(scene: "lamp", variants: ["dark"]), "Traces/lamp/a.jsonl")
    try folder.write(traceText(scene: "engine/springs"), "Traces/engine/springs/tap.jsonl")
    try folder.write("# words", "Traces/README.md")
    try folder.write("hidden", "Traces/.hidden/x.jsonl")
    let library = try library(folder, scenes: ["lamp", "engine/springs"])
    expectEqual(
      library.cases.map(\.name.identifier),
      ["engine/springs/tap", "lamp/a", "lamp/a@dark", "lamp/b"])
    #expect(problems(library).isEmpty)
    #expect(library.remarks.isEmpty)
  }

  @Test("Linked files are read, linked folders are not entered")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "elsewhere/tap.jsonl")
    try FileSystem.createFolder(folder("Traces/lamp"))
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder("Traces/lamp/tap.jsonl"), withDestinationPath: folder("elsewhere/tap.jsonl"))
    try manager.createSymbolicLink(
      atPath: folder("Traces/loop"), withDestinationPath: folder("Traces"))
    try manager.createSymbolicLink(
      atPath: folder("Traces/lamp/gone.jsonl"), withDestinationPath: "nowhere")
    let library = try library(folder, scenes: ["lamp"])
    expectEqual(library.files.map(\.name), ["gone", "tap"])
    expectEqual(
      problems(library),
      [
        "gone": .file(.unreadable(path: folder("Traces/lamp/gone.jsonl"), .notRegular))
      ])
    expectEqual(
      library.remarks.map { Messages.remark($0) },
      [
        "\(folder("Traces/loop")): a link to a folder, which was not followed; put the traces "
          + "themselves there"
      ])
  }

  @Test("Traces in the wrong place or of no scene are refused, the others stay")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/good.jsonl")
    try folder.write(traceText(scene: "lamp"), "Traces/top.jsonl")
    try folder.write(traceText(scene: "lamp"), "Traces/lamps/moved.jsonl")
    try folder.write(traceText(scene: "lmap"), "Traces/lmap/typo.jsonl")
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/a@b.jsonl")
    let library = try library(folder, scenes: ["lamp", "engine/springs"])
    expectEqual(
      problems(library),
      [
        "top": .noScene, "moved": .otherScene("lamps", header: "lamp"), "a@b": .invalidName,
        "typo": .unknownScene("lmap", nearest: "lamp", known: ["lamp", "engine/springs"]),
      ])
  }

  @Test("A broken trace is in the list with its line")
  func broken() throws {
    let folder = try TemporaryFolder()
    let text = traceText(scene: "lamp").replacingOccurrences(of: "checkpoint", with: "chekpoint")
    try folder.write(text, "Traces/lamp/tap.jsonl")
    let file = try #require(try library(folder, scenes: ["lamp"]).files.first)
    guard case .failure(let problem) = file.contents else {
      Issue.record("The trace was read.")
      return
    }
    let sentence = Messages(command: "meniscus").sentence(for: problem, in: file.path)
    expectEqual(
      sentence,
      "\(folder("Traces/lamp/tap.jsonl")): line 2, byte 9: there is no event `chekpoint`; did you mean "
        + "`checkpoint`?")
  }

  @Test("Two traces that would share a folder of baselines are both refused")
  func sharedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "a", variants: ["dark"]), "Traces/a/b.jsonl")
    try folder.write(traceText(scene: "a/b"), "Traces/a/b/dark.jsonl")
    let library = try library(folder, scenes: ["a", "a/b"])
    expectEqual(
      problems(library),
      [
        "b": .sharedFolder(other: folder("Traces/a/b/dark.jsonl")),
        "dark": .sharedFolder(other: folder("Traces/a/b.jsonl")),
      ])
  }

  @Test("Names that almost are those of traces are told", arguments: ["tap.json", "tap.jsonL"])
  func almost(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", "Traces/lamp/" + name)
    let library = try library(folder, scenes: ["lamp"])
    #expect(library.files.isEmpty)
    expectEqual(library.remarks, [.almostTrace(folder("Traces/lamp/" + name))])
  }

  @Test("A folder of traces that is not there is named")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SuiteError.noTraces(folder: folder("Traces"))) {
      try library(folder, scenes: [])
    }
    try folder.write("text", "Traces")
    #expect(throws: SuiteError.unreadable(path: folder("Traces"), .notFolder)) {
      try library(folder, scenes: [])
    }
  }
}
