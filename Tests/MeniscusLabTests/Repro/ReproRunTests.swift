import MeniscusFormats
import MeniscusImage
import MeniscusLab
import MeniscusMessages
import MeniscusUI
import TestSupport
import Testing

@Suite("Running bundles", .timeLimit(.minutes(20)))
struct ReproRunTests {
  private let trap = ReplayFailure(.trap, detail: "signal 4", frame: 7)
  private let note = ReplayFailure(.missingGlyph, stage: .display, view: "A", frame: 0)
  private let moving = ReplayFailure(.unsettled, stage: .state, view: "A", frame: 9)

  @Test("The same failure, in whatever frame, is the same; nothing but notes is fixed")
  func verdicts() {
    var later = trap
    later.frame = 8
    let same = ReproRun.judge([note, later], expected: trap, isBitEqual: false)
    #expect((same.verdict, same.failure, same.exitCode) == (.same, later, .unproven))
    let fixed = ReproRun.judge([note], expected: trap, isBitEqual: true)
    #expect((fixed.verdict, fixed.failure, fixed.exitCode) == (.fixed, nil, .accepted))
    let other = ReproRun.judge([moving, note], expected: trap, isBitEqual: nil)
    #expect((other.verdict, other.failure, other.exitCode) == (.other, moving, .unproven))
    let noted = ReproRun.judge([note], expected: note, isBitEqual: true)
    #expect((noted.verdict, noted.failure) == (.same, note))
  }

  @Test("A bundle in which nothing fails is the same if its frames are")
  func nothingFails() {
    let same = ReproRun.judge([note], expected: nil, isBitEqual: true)
    #expect((same.verdict, same.exitCode) == (.same, .accepted))
    let frames = ReproRun.judge([], expected: nil, isBitEqual: false)
    #expect((frames.verdict, frames.exitCode) == (.other, .different))
    let failing = ReproRun.judge([trap], expected: nil, isBitEqual: true)
    #expect((failing.verdict, failing.exitCode) == (.other, .unproven))
  }

  /// A worker that gives the frames of a file, and finds nothing.
  private func worker(_ folder: TemporaryFolder, hashLog: String) throws -> String {
    try folder.writeExecutable(
      """
      cp '\(hashLog)' "$2/frames.json"
      mkdir -p "$2/files"; printf picture > "$2/files/start.png"; printf tree > "$2/files/start.tree.txt"
      printf '{"failures":[]}' > "$2/found.json"
      """, "worker.sh")
  }

  @Test("Packed with what is accepted, it fails the same, and is fixed once the frames are")
  func packed() async throws {
    let folder = try TemporaryFolder()
    let hashLogs = try [1, 2].map { pixels in
      try folder.write(ReproSample.hashLog(UInt64(pixels)).json, "\(pixels).json")
    }
    try folder.write(ReproSample.hashLog(1).json, "baseline/frames.json")
    try folder.write("picture", "baseline/start.png")
    try folder.write("another tree", "baseline/start.tree.txt")
    try folder.write("not of the trace", "baseline/gone.png")
    let scene = Scene("a/lamp", size: CGSize(width: 32, height: 24)) { Color.red }
    let worker = try worker(folder, hashLog: hashLogs[1])
    let bundle = try await ReproPacking(executable: worker).bundle(
      of: try TraceReader().read(ReproSample.trace),
      name: CaseName(scene: "a/lamp", trace: "tap"), scene: scene, baseline: folder("baseline"))
    expectEqual(bundle.failure, ReplayFailure(.different, stage: .pixels, frame: 1))
    // The picture is equal on both sides and kept once.
    expectEqual(
      bundle.files.map(\.name.text),
      [
        "trace.jsonl", "actual/frames.json", "actual/start.png", "actual/start.tree.txt",
        "expected/frames.json", "expected/start.tree.txt",
      ])
    let read = try ReproBundle(bytes: bundle.bytes)
    let same = try await ReproRun(executable: worker).outcome(of: read, on: scene)
    #expect((same.verdict, same.isBitEqual, same.exitCode) == (.same, true, .different))
    #expect(same.notes.isEmpty)

    let mended = try self.worker(folder, hashLog: hashLogs[0])
    let fixed = try await ReproRun(executable: mended).outcome(of: read, on: scene)
    #expect((fixed.verdict, fixed.isBitEqual, fixed.exitCode) == (.fixed, false, .accepted))
  }

  @Test("Pixels that the case may differ by are no failure, others are")
  func tolerance() async throws {
    let folder = try TemporaryFolder()
    func picture(_ level: UInt8) throws -> String {
      let bitmap = Bitmap(
        width: 4, height: 2, samples: (0..<32).map { $0 % 4 == 3 ? 255 : level })
      let path = folder("\(level).png")
      try FileSystem.write(PNG.encode(bitmap), to: path)
      return path
    }
    func worker(_ hashLog: UInt64, _ level: UInt8) throws -> String {
      let path = try folder.write(ReproSample.hashLog(hashLog).json, "\(hashLog).json")
      return try folder.writeExecutable(
        """
        cp '\(path)' "$2/frames.json"
        mkdir -p "$2/files"; cp '\(try picture(level))' "$2/files/start.png"
        printf '{"failures":[]}' > "$2/found.json"
        """, "worker-\(hashLog)-\(level).sh")
    }
    try folder.write(ReproSample.hashLog(1).json, "baseline/frames.json")
    try FileSystem.write(FileSystem.read(try picture(100)), to: folder("baseline/start.png"))
    let scene = Scene("a/lamp", size: CGSize(width: 32, height: 24)) { Color.red }
    func bundle(_ level: UInt8, _ rules: [ToleranceRule]) async throws -> ReproBundle {
      var packing = ReproPacking(executable: try worker(2, level))
      packing.rules = rules.map { PlacedRule($0, at: .line(1, of: "tolerances.json")) }
      return try await packing.bundle(
        of: try TraceReader().read(ReproSample.trace),
        name: CaseName(scene: "a/lamp", trace: "tap"), scene: scene, baseline: folder("baseline"))
    }
    var rule = ToleranceRule(.allow(.init(channel: 0...2)))
    rule.scene = "a/*"
    let different = ReplayFailure(.different, stage: .pixels, frame: 1)
    try await expectEqual(bundle(101, []).failure, different)
    try await expectEqual(bundle(103, [rule]).failure, different)
    let allowed = try await bundle(101, [rule])
    expectEqual(allowed.failure, nil)
    expectEqual(allowed.trace.header.rules, [ToleranceRule(.allow(.init(channel: 0...2)))])

    let alike = try await ReproRun(executable: worker(3, 102)).outcome(of: allowed, on: scene)
    #expect((alike.verdict, alike.isBitEqual, alike.exitCode) == (.same, false, .accepted))
    let other = try await ReproRun(executable: worker(3, 110)).outcome(of: allowed, on: scene)
    #expect((other.verdict, other.failure, other.exitCode) == (.other, different, .different))
  }

  @Test("Another extent, picture or machine is noted")
  func notes() async throws {
    let folder = try TemporaryFolder()
    let hashLog = try folder.write(ReproSample.hashLog(2).json, "2.json")
    let scene = Scene("a/lamp", size: CGSize(width: 32, height: 24)) { Color.red }
    let outcome = try await ReproRun(executable: try worker(folder, hashLog: hashLog)).outcome(
      of: try ReproSample.bundle(), on: scene)
    let notes = outcome.notes.map { Messages.note($0) }
    try #require(notes.count == 4)
    expectEqual(notes[0], "the scene was made for 32×24.5 and is now for 32×24")
    let changed = "of the scene has changed since the bundle was packed: "
    expectSuffix(notes[1], "a font \(changed)Größe \"1\"")
    expectSuffix(notes[2], "a picture \(changed)sky")
    expectPrefix(notes[3], "packed by 0.1.0 (release) on Some System 1, x86_64")
  }
}
