import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Upgrading files")
struct UpgradeTests {
  private let folder: TemporaryFolder
  private let folders: SuiteFolders

  /// A package in which the hashes of two cases are old.
  init() throws {
    folder = try TemporaryFolder()
    folders = SuiteFolders(traces: folder("Traces"), baselines: folder("Baselines"))
    try folder.write(traceText(scene: "s", checkpoints: ["end"]), "Traces/s/t.jsonl")
    let frames = FormatSample.text(of: .frames, version: 1)
    for place in ["s/t", "s/t/dark"] { try folder.write(frames, "Baselines/\(place)/frames.json") }
    try folder.write(FormatSample.text(of: .frames, version: 2), "Baselines/s/u/frames.json")
    try folder.write("{}\n", "Baselines/log.jsonl")
    try folder.write("{", "Traces/broken.json")
    try folder.write(frames, "Traces/.hidden.json")
  }

  private func upgrade(_ paths: [String] = [], isCheck: Bool = false) throws(SuiteError) -> Upgrade
  {
    try Upgrade(of: paths, folders: folders, isCheck: isCheck)
  }

  private static let old = ["Baselines/s/t/dark/frames.json", "Baselines/s/t/frames.json"]

  @Test("What is old is found and rewritten, and nothing else")
  func upgrades() throws {
    let before = try folder.contents()
    let upgrade = try upgrade(isCheck: true)
    expectEqual(upgrade.old.map(\.path), Self.old.map { folder($0) })
    expectEqual(upgrade.files.count, 4)
    try expectEqual(folder.contents(), before)
    try self.upgrade().carryOut()
    let after = try folder.contents()
    expectEqual(Set(before.keys), Set(after.keys))
    expectEqual(before.keys.filter { before[$0] != after[$0] }.sorted(), Self.old)
    let hashLog = try FrameHashLog(json: FormatSample.bytes(of: .frames, version: 1))
    expectEqual(after[Self.old[0]], hashLog.json)
    #expect(try self.upgrade().old.isEmpty)
  }

  @Test("What is rewritten is listed as it is now, unless it was damaged; accepted traces stay")
  func checksums() throws {
    let old = BaselineChecksums.hash(of: Array(FormatSample.text(of: .frames, version: 1).utf8))
    for (place, hash) in [("s/t", old), ("s/t/dark", 1)] {
      try folder.write(
        BaselineChecksums(["frames.json": hash, "x.png": 2]).json,
        "Baselines/\(place)/checksums.json")
    }
    try folder.write(FormatSample.text(of: .trace, version: 1), "Baselines/s/t/trace.jsonl")
    let upgrade = try upgrade()
    #expect(!upgrade.files.contains { $0.path.hasSuffix("trace.jsonl") })
    try upgrade.carryOut()
    let now = try BaselineChecksums.hash(of: FileSystem.read(folder(Self.old[1])))
    for (place, hash) in [("s/t", now), ("s/t/dark", 1)] {
      let bytes = try FileSystem.read(folder("Baselines/\(place)/checksums.json"))
      try expectEqual(
        BaselineChecksums(json: bytes).hashes, ["frames.json": hash, "x.png": 2], "\(place)")
    }
  }

  @Test("Several files of a folder that are rewritten are all listed as they are now")
  func several() throws {
    let names = ["frames.json", "end.display.txt", "start.display.txt"]
    let bytes = [FileFormat.frames, .display, .display].map { format in
      Array(FormatSample.text(of: format, version: 1).utf8)
    }
    for (name, bytes) in zip(names, bytes) {
      try FileSystem.write(bytes, to: folder("Baselines/s/t/" + name))
    }
    let listed = zip(names, bytes).map { ($0, BaselineChecksums.hash(of: $1)) }
    let list = "Baselines/s/t/checksums.json"
    try folder.write(BaselineChecksums(Dictionary(uniqueKeysWithValues: listed)).json, list)
    try upgrade().carryOut()
    let hashes = try BaselineChecksums(json: FileSystem.read(folder(list))).hashes
    for (name, before) in listed {
      let now = try FileSystem.read(folder("Baselines/s/t/" + name))
      expectEqual(hashes[name], BaselineChecksums.hash(of: now), "\(name)")
      #expect(hashes[name] != before)
    }
  }

  @Test("Equal pictures of a trace's baselines are stored once from then on")
  func repetitions() throws {
    try upgrade().carryOut()
    for place in ["s/t/start", "s/t/end", "s/t/dark/start", "s/u/start"] {
      try folder.write("same", "Baselines/\(place).png")
    }
    try folder.write("none", "Baselines/s/u/end.png")
    let found = try upgrade(isCheck: true)
    expectEqual(found.repetitions.map(\.path), [folder("Baselines/s/t")])
    expectEqual(found.repetitions.map(\.count), [2])
    #expect(found.old.isEmpty && !found.isDone)
    try upgrade().carryOut()
    let files = try folder.contents(below: "Baselines/s").filter { $0.key.contains(".png") }
    expectEqual(
      files,
      [
        "Baselines/s/t/end.png": "same", "Baselines/s/t/start.png.same": "end.png\n",
        "Baselines/s/t/dark/start.png.same": "../end.png\n", "Baselines/s/u/start.png": "same",
        "Baselines/s/u/end.png": "none",
      ])
    #expect(try upgrade().isDone)
  }

  @Test("Files and folders may be named, each file counts once")
  func named() throws {
    let paths = [Self.old[1], "Baselines/s/t", "Baselines/s"].map { folder($0) }
    let upgrade = try upgrade(paths)
    expectEqual(upgrade.files.count, 3)
    expectEqual(upgrade.old.count, 2)
    try upgrade.carryOut()
    #expect(try self.upgrade(paths).old.isEmpty)
    let script = try folder.write("tap #a\n", "tap.txt")
    try expectEqual(self.upgrade([script]).files.map(\.format), [.script])
    #expect(throws: SuiteError.unknownFormat(path: folder("Traces/broken.json"))) {
      try self.upgrade([folder("Traces/broken.json")])
    }
    #expect(throws: SuiteError.unreadable(path: folder("none.json"), .missing)) {
      try self.upgrade([folder("none.json")])
    }
  }

  @Test("One file that is newer, or broken, and nothing is changed")
  func refused() throws {
    let path = try folder.write(#"{"meniscus":"frames","version":9}"#, "Baselines/s/v/frames.json")
    var before = try folder.contents()
    #expect(throws: SuiteError.unsupportedVersion(path: path, format: .frames, found: 9)) {
      try upgrade()
    }
    try expectEqual(folder.contents(), before)
    try folder.write(#"{"meniscus":"frames","version":1}"#, "Baselines/s/v/frames.json")
    before = try folder.contents()
    #expect(throws: InputError.self) { try upgrade().carryOut() }
    try expectEqual(folder.contents(), before)
  }

  @Test("Killed at any change, it has changed nothing or the next start completes it")
  func interrupted() throws {
    let before = try folder.contents()
    var states: Set<[String: String]> = []
    for changes in 0... {
      try FileSystem.remove(folders.baselines)
      for (path, text) in before { try folder.write(text, path) }
      let plan = PlannedInterruption(after: changes)
      let isDone = PlannedInterruption.$current.withValue(plan) {
        (try? upgrade().carryOut()) != nil
      }
      _ = try upgrade()
      states.insert(try folder.contents())
      if isDone { break }
    }
    expectEqual(states.count, 2)
    #expect(states.contains(before))
  }
}
