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
    expectEqual(
      library.remarks().map { Messages.remark($0) },
      [
        "\(folder("Traces/.hidden/x.jsonl")): not replayed, because it is hidden; rename it, or list "
          + "it in .ignore"
      ])
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
      library.remarks().map { Messages.remark($0) },
      [
        "\(folder("Traces/loop")): a link to a folder, which was not followed; put the traces "
          + "themselves there, or list it in .ignore"
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

  @Test(
    "What looks like a trace and is not replayed is told, by its name and by how it begins",
    arguments: [
      ("lamp/tap.json", .name), ("lamp/tap.jsonL", .name), ("lamp/tap.jsonl.bak", .name),
      ("lamp/tap.jsonl~", .name), ("lamp/tap.ndjson", .name), ("lamp/suite.json", .name),
      ("lamp/.tap.jsonl", .hidden), (".old/lamp/tap.jsonl", .hidden), ("lamp/header.txt", .name),
      ("lamp/a.jsonl/tap.txt", .folder), ("Suite.json", .name),
    ] as [(String, UnplayedTrace.Reason)])
  func unplayed(part: String, reason: UnplayedTrace.Reason) throws {
    let folder = try TemporaryFolder()
    try folder.write(part.contains("header") ? traceText(scene: "lamp") : "{}", "Traces/" + part)
    let named = reason == .folder ? part.parentPath : part
    let expected = UnplayedTrace(path: folder("Traces/" + named), reason)
    let found = try library(folder, scenes: ["lamp"])
    #expect(found.files.isEmpty)
    expectEqual(found.remarks(), [.unplayed(expected)])
    expectEqual(found.remarks(chosenBy: [Pattern(named)]), [.unplayed(expected)])
    expectEqual(found.remarks(chosenBy: [Pattern("other")]), [])
    // Each is passed over once a line names it, or a folder around it.
    for line in [named, "*" + named.suffix(4), named.parentPath + "/"] where line != "/" {
      try folder.write("# why\r\n\n\(line)\n", "Traces/.ignore")
      try expectEqual(library(folder, scenes: ["lamp"]).remarks(), [], "\(line)")
    }
  }

  @Test("Files with other uses, and those that are being written, are no traces")
  func others() throws {
    let folder = try TemporaryFolder()
    for name in [
      "tolerances.json", "budgets.json", "suite.json", "README.md", "lamp/picture.png",
      "lamp/.tap.jsonl.4711.new",
    ] {
      try folder.write("{}", "Traces/" + name)
    }
    try expectEqual(library(folder, scenes: ["lamp"]).remarks(), [])
  }

  @Test("A line of .ignore that names nothing is told with its number; a trace is not ignored")
  func unusedIgnore() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/tap.jsonl")
    try folder.write("lamp/tap.jsonl\n# nothing\n../x\n", "Traces/.ignore")
    let library = try library(folder, scenes: ["lamp"])
    expectEqual(library.files.map(\.name), ["tap"])
    expectEqual(
      library.remarks(),
      [(1, "lamp/tap.jsonl"), (3, "../x")].map {
        .unusedIgnore(.init(line: $0.0, text: $0.1), path: folder("Traces/.ignore"))
      })
    expectEqual(library.remarks(chosenBy: [Pattern("lamp")]), [])
  }

  @Test("A link out of the project is not followed, except among a test's files")
  func linkOutside() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write(traceText(scene: "lamp"), "tap.jsonl")
    try FileSystem.createFolder(folder("Traces/lamp"))
    let path = folder("Traces/lamp/tap.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: outside("tap.jsonl"))
    func library(_ environment: [String: String]) throws -> TraceLibrary {
      try TraceLibrary(in: folder("Traces"), scenes: ["lamp"], environment: environment)
    }
    try expectEqual(
      library([:]).remarks(), [.unplayed(UnplayedTrace(path: path, .linkOutside))])
    for variable in ["TEST_SRCDIR", "RUNFILES_DIR"] {
      let found = try library([variable: folder.path])
      expectEqual(found.files.map(\.name), ["tap"])
      expectEqual(found.remarks(), [])
    }
    try expectEqual(library(["TEST_SRCDIR": outside.path]).files.count, 0)
  }

  @Test("Names that differ by case alone are refused, of traces and of folders")
  func sameButForCase() throws {
    let folder = try TemporaryFolder()
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/tap.jsonl")
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/Tap.jsonl")
    try folder.write(traceText(scene: "a/b"), "Traces/a/b/x.jsonl")
    try folder.write(traceText(scene: "A/b"), "Traces/A/b/y.jsonl")
    try folder.write(traceText(scene: "lamp"), "Traces/lamp/other.jsonl")
    let library = try library(folder, scenes: ["lamp", "a/b", "A/b"])
    expectEqual(
      problems(library),
      [
        "Tap": .sameButForCase(other: folder("Traces/lamp/tap.jsonl")),
        "tap": .sameButForCase(other: folder("Traces/lamp/Tap.jsonl")),
        "x": .sameButForCase(other: folder("Traces/A/b/y.jsonl")),
        "y": .sameButForCase(other: folder("Traces/a/b/x.jsonl")),
      ])
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
