import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Baselines that belong to nothing")
struct OrphanSearchTests {
  private func orphans(
    _ files: [String], _ cases: [(String, [String]?)]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write("x", "Baselines/" + file) }
    return try OrphanSearch.orphans(
      in: folder("Baselines"),
      cases: cases.map { identifier, checkpoints in
        let name = CaseName(identifier: identifier) ?? CaseName(scene: "", trace: identifier)
        return (name: name, checkpoints: checkpoints)
      }
    ).map(\.path)
  }

  @Test("What belongs to a case is none")
  func none() throws {
    let files = [
      "s/t/frames.json", "s/t/frames.bin", "s/t/a.png", "s/t/a.tree.txt", "s/t/a.display.txt",
      "s/t/dark/frames.json",
      "log.jsonl", "README.md", "s/t/.hidden",
    ]
    #expect(try orphans(files, [("s/t", ["a"]), ("s/t@dark", ["a"])]).isEmpty)
  }

  @Test("Folders of no case and files of no kind are found, each once")
  func found() throws {
    let files = [
      "s/t/frames.json", "s/t/notes.doc", "s/gone/a.png", "s/gone/b.png", "s/t/dark/a.png",
      "other/x/y/z.png", "stray.png", "s/stray.txt",
    ]
    try expectEqual(
      orphans(files, [("s/t", ["a"])]),
      ["other", "s/gone", "s/stray.txt", "s/t/dark", "s/t/notes.doc", "stray.png"])
  }

  @Test("A trace that cannot be read keeps its folder and what may be its variants")
  func unreadable() throws {
    try expectEqual(orphans(["s/t/a.png", "s/t/dark/a.png", "s/u/a.png"], [("s/t", nil)]), ["s/u"])
  }

  @Test("A trace in no scene's folder ends the way up as others do, and keeps its folder")
  func noScene() throws {
    #expect(CaseName(scene: "", trace: "t", variant: "dark").identifier == "t@dark")
    #expect(try orphans(["t/a.png", "u/a.png"], [("t", nil), ("s/t", ["a"])]) == ["u"])
  }

  @Test("A checkpoint that the trace lost is its case's to tell, not an orphan here")
  func lostCheckpoint() throws {
    #expect(try orphans(["s/t/lost.png"], [("s/t", ["a"])]).isEmpty)
  }

  @Test("No folder, no orphans")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    #expect(try OrphanSearch.orphans(in: folder("Baselines"), cases: []).isEmpty)
  }
}
