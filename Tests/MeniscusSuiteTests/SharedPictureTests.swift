import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Pictures that are equal are stored once")
struct SharedPictureTests {
  private let folder: TemporaryFolder
  private var baselines: String { folder("Baselines") }

  init() throws { folder = try TemporaryFolder() }

  /// Makes changes, and gives what is there then.
  @discardableResult
  private func change(_ body: (inout PictureChanges) -> Void) throws -> [String: String] {
    var changes = PictureChanges(in: baselines)
    body(&changes)
    var transaction = try FileTransaction(in: baselines)
    try changes.stage(in: &transaction)
    try transaction.commit()
    return try folder.contents(below: "Baselines").reduce(into: [:]) { files, file in
      files[String(file.key.dropFirst("Baselines/".count))] = file.value
    }
  }

  private func put(_ text: String, _ paths: String..., in changes: inout PictureChanges) {
    for path in paths { changes.put(Array(text.utf8), at: path, of: "s/t") }
  }

  /// What is read at a path.
  private func read(_ path: String) throws -> String {
    String(decoding: try SharedPicture.read(baselines.appendingPath(path)), as: UTF8.self)
  }

  @Test("The first is stored, those of variants last, in whatever order they come")
  func first() throws {
    let files = try change {
      put("one", "s/t/end.png", "s/t/dark/end.png", "s/t/dark/a.png", "s/t/z.png", in: &$0)
      put("two", "s/t/start.png", in: &$0)
    }
    expectEqual(
      files,
      [
        "s/t/end.png": "one", "s/t/z.png.same": "end.png\n",
        "s/t/dark/a.png.same": "../end.png\n", "s/t/dark/end.png.same": "../end.png\n",
        "s/t/start.png": "two",
      ])
    for path in ["s/t/dark/a.png", "s/t/dark/end.png", "s/t/z.png"] {
      try expectEqual(read(path), "one")
    }
    // The same again changes nothing.
    try expectEqual(change { put("one", "s/t/dark/end.png", "s/t/z.png", in: &$0) }, files)
  }

  @Test("A picture that is there is not stored again, and one of another trace does not count")
  func known() throws {
    try folder.write("one", "Baselines/s/t/start.png")
    try folder.write("two", "Baselines/s/u/start.png")
    let files = try change {
      put("one", "s/t/dark/start.png", in: &$0)
      put("two", "s/t/end.png", in: &$0)
    }
    expectEqual(files["s/t/dark/start.png.same"], "../start.png\n")
    expectEqual(files["s/t/end.png"], "two")
    expectEqual(files.count, 4)
  }

  @Test("What changes, or goes, is inherited by the first that is the same as it")
  func heirs() throws {
    try folder.write("one", "Baselines/s/t/a.png")
    let texts = [("b", "a.png\n"), ("dark/a", "../a.png\n"), ("dark/c", "../a.png\n")]
    for (name, text) in texts { try folder.write(text, "Baselines/s/t/\(name).png.same") }
    var files = try change { put("two", "s/t/a.png", in: &$0) }
    expectEqual(
      files,
      [
        "s/t/a.png": "two", "s/t/b.png": "one", "s/t/dark/a.png.same": "../b.png\n",
        "s/t/dark/c.png.same": "../b.png\n",
      ])
    files = try change {
      $0.remove("s/t/b.png")
      put("two", "s/t/dark/a.png", in: &$0)
    }
    expectEqual(
      files,
      ["s/t/a.png": "two", "s/t/dark/a.png.same": "../a.png\n", "s/t/dark/c.png": "one"])
    // A folder goes with all that is in it, what others are the same as too.
    try folder.write("dark/c.png\n", "Baselines/s/t/d.png.same")
    files = try change { $0.remove("s/t/dark") }
    expectEqual(files, ["s/t/a.png": "two", "s/t/d.png": "one"])
  }

  @Test("A picture that is no longer the same is stored itself")
  func parted() throws {
    try folder.write("one", "Baselines/s/t/a.png")
    try folder.write("a.png\n", "Baselines/s/t/b.png.same")
    try expectEqual(
      change { put("two", "s/t/b.png", in: &$0) }, ["s/t/a.png": "one", "s/t/b.png": "two"])
  }

  @Test(
    "What does not name a picture of the trace that is stored is an error, never another picture",
    arguments: [
      "", "\n", "a.png", "a.png\n\n", "none.png\n", "/etc/a.png\n", "../../u/a.png\n",
      "../../../a.png\n", "x/y/a.png\n", "./a.png\n", "a.tree.txt\n", "b.png\n",
    ])
  func broken(text: String) throws {
    try folder.write("one", "Baselines/s/t/a.png")
    try folder.write("one", "Baselines/s/u/a.png")
    let path = try folder.write(text, "Baselines/s/t/b.png.same")
    #expect(throws: SuiteError.brokenReference(path: path)) { try read("s/t/b.png") }
  }

  @Test("A picture that is lost is put again, whatever is the same as it")
  func lost() throws {
    try folder.write("a.png\n", "Baselines/s/t/b.png.same")
    let files = try change { put("one", "s/t/a.png", in: &$0) }
    expectEqual(files, ["s/t/a.png": "one", "s/t/b.png.same": "a.png\n"])
    try expectEqual(read("s/t/b.png"), "one")
  }

  @Test("A folder in the place of a stand-in is no stand-in")
  func standInFolder() throws {
    try folder.write("one", "Baselines/s/t/b.png.same/a.png")
    let path = baselines.appendingPath("s/t/b.png.same")
    #expect(throws: SuiteError.brokenReference(path: path)) { try read("s/t/b.png") }
  }

  @Test("A picture and its stand-in exclude each other")
  func both() throws {
    for name in ["a.png", "b.png"] { try folder.write("one", "Baselines/s/t/\(name)") }
    let path = try folder.write("a.png\n", "Baselines/s/t/b.png.same")
    #expect(throws: SuiteError.brokenReference(path: path)) { try read("s/t/b.png") }
  }
}
