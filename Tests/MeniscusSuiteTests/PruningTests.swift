import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Removing baselines that belong to nothing")
struct PruningTests {
  /// A trace `s/t` with variant `dark` and checkpoint `end`, whose baselines are whole, and what
  /// belongs to nothing beside them.
  private func prepare() throws -> (TemporaryFolder, SuiteFolders) {
    let folder = try TemporaryFolder()
    try folder.write(
      traceText(scene: "s", checkpoints: ["end"], variants: ["dark"]), "Traces/s/t.jsonl")
    for part in ["s/t", "s/t/dark"] {
      for file in BaselineFiles.names(of: ["end"]) {
        try folder.write("kept", "Baselines/\(part)/\(file)")
      }
    }
    try folder.write("{}\n", "Baselines/log.jsonl")
    return (
      folder,
      SuiteFolders(
        traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    )
  }

  private let orphans = [
    "s/t/lost.png", "s/t/lost.tree.txt", "s/t/dark/lost.display.txt", "s/t/bold-text/frames.json",
    "s/t/bold-text/end.png", "s/gone/end.png", "s/gone/dark/end.png", "old/scene/x/frames.json",
    "stray.png",
  ]

  private func prune(_ folders: SuiteFolders) throws -> Pruning {
    try Pruning(folders: folders, scenes: ["s"])
  }

  @Test("The checksums of what goes go with it; they belong to every case")
  func checksums() throws {
    let (folder, folders) = try prepare()
    let kept = BaselineChecksums(["end.png": 1, "frames.json": 2])
    var listed = kept
    listed.hashes["lost.png"] = 3
    try folder.write(listed.json, "Baselines/s/t/checksums.json")
    try folder.write(kept.json, "Baselines/s/t/dark/checksums.json")
    try folder.write("orphan", "Baselines/s/t/lost.png")
    let pruning = try prune(folders)
    expectEqual(pruning.outcome.orphans, ["s/t/lost.png"])
    try pruning.prune(reason: nil, date: "now")
    for part in ["s/t", "s/t/dark"] {
      try expectEqual(
        FileSystem.readText(folder("Baselines/\(part)/checksums.json")), kept.json)
    }
  }

  @Test("Checksums that cannot be read are not made anew of what is there")
  func brokenChecksums() throws {
    let (folder, folders) = try prepare()
    try folder.write("broken", "Baselines/s/t/checksums.json")
    try folder.write("orphan", "Baselines/s/t/lost.png")
    try prune(folders).prune(reason: nil, date: "now")
    try expectEqual(FileSystem.readText(folder("Baselines/s/t/checksums.json")), "broken")
    expectEqual(FileSystem.kind(of: folder("Baselines/s/t/lost.png")), nil)
  }

  @Test("Lost checkpoints, variants, traces and scenes go, nothing else does, and it is logged")
  func prunes() throws {
    let (folder, folders) = try prepare()
    let before = try folder.contents(below: "Baselines")
    for path in orphans { try folder.write("orphan", "Baselines/" + path) }
    let planted = try folder.contents(below: "Baselines")
    let pruning = try prune(folders)
    expectEqual(
      pruning.outcome.orphans,
      [
        "old", "s/gone", "s/t/bold-text", "s/t/dark/lost.display.txt", "s/t/lost.png",
        "s/t/lost.tree.txt", "stray.png",
      ])
    #expect(pruning.outcome.foreign.isEmpty && pruning.outcome.unreadable.isEmpty)
    // Looking changes nothing.
    try expectEqual(folder.contents(below: "Baselines"), planted)
    try pruning.prune(reason: "gone", date: "now")
    var after = try folder.contents(below: "Baselines")
    let log = after["Baselines/log.jsonl"] ?? ""
    expectPrefix(log, "{}\n{\"at\":\"now\",\"pruned\":[\"old\",\"s/gone\",")
    after["Baselines/log.jsonl"] = "{}\n"
    expectEqual(after, before)
    try expectEqual(FileSystem.names(in: folders.baselines), ["log.jsonl", "s"])
    try expectEqual(prune(folders).outcome, .init())
  }

  @Test("Files that are no baselines are told of and left alone, wherever they lie")
  func foreign() throws {
    let (folder, folders) = try prepare()
    try folder.write("letter", "Baselines/s/gone/deep/letter.doc")
    try folder.write("orphan", "Baselines/s/gone/deep/end.png")
    try folder.write("orphan", "Baselines/s/gone/end.png")
    try folder.write("note", "Baselines/s/t/note.txt")
    let pruning = try prune(folders)
    expectEqual(pruning.outcome.orphans, ["s/gone/deep/end.png", "s/gone/end.png"])
    expectEqual(pruning.outcome.foreign.map(\.path), ["s/gone/deep/letter.doc", "s/t/note.txt"])
    try pruning.prune(reason: nil, date: "now")
    try expectEqual(FileSystem.readText(folder("Baselines/s/gone/deep/letter.doc")), "letter")
    try expectEqual(FileSystem.readText(folder("Baselines/s/t/note.txt")), "note")
    expectEqual(FileSystem.kind(of: folder("Baselines/s/gone/end.png")), nil)
  }

  @Test("A trace that cannot be read keeps all that may be its own")
  func unreadable() throws {
    let (folder, folders) = try prepare()
    try folder.write("broken", "Traces/s/t.jsonl")
    try folder.write("x", "Baselines/s/t/lost.png")
    let outcome = try prune(folders).outcome
    #expect(outcome.orphans.isEmpty && outcome.foreign.isEmpty)
    expectEqual(outcome.unreadable, [folder("Traces/s/t.jsonl")])
  }

  @Test("Without any trace nothing is an orphan: the folder is likelier to be wrong")
  func noTraces() throws {
    let (folder, folders) = try prepare()
    try FileSystem.remove(folder("Traces/s/t.jsonl"))
    #expect(throws: SuiteError.emptyTraces(folder: folders.traces)) { try prune(folders) }
    try FileSystem.remove(folder("Traces"))
    #expect(throws: SuiteError.noTraces(folder: folders.traces)) { try prune(folders) }
  }
}
