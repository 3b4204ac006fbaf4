import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Keeping the frames of the accepted run")
struct KeptFramesAcceptanceTests {
  private static let date = "2026-11-20T10:00:00Z"
  private static let old = "old frames", new = "new frames"

  /// Case `s/t` differs, `s/u` is as accepted.
  private func prepare() throws -> SampleRun {
    var run = try SampleRun()
    try run.add("t", [.init(checkpoint: "end", kind: .different)])
    try run.add("u")
    return run
  }

  /// Has the run keep the frames of cases.
  private func keep(_ run: SampleRun, _ names: String...) throws {
    var manifest = try RunManifest(in: run.folders.report)
    for index in manifest.cases.indices
    where names.contains(manifest.cases[index].name.identifier) {
      let folder = manifest.cases[index].name.folder
      try run.folder.write(Self.new, "Reports/latest/frames/\(folder)/frames.bin")
      manifest.cases[index].frames = RunManifest.File(
        name: BaselineFiles.frames, bytes: Array(Self.new.utf8))
    }
    try manifest.write(in: run.folders.report)
  }

  private func accept(
    _ run: SampleRun, _ pattern: String, _ frames: Acceptance.FrameKeeping = .asBefore
  ) throws -> [String] {
    try Acceptance(folders: run.folders).accept(
      ChangeSelection(patterns: [Pattern(pattern)]), frames: frames, reason: nil, date: Self.date
    ).identifiers
  }

  private func isListed(_ run: SampleRun, _ name: String) throws -> Bool {
    let json = try run.baseline(name)[BaselineFiles.checksums] ?? ""
    return try BaselineChecksums(json: Array(json.utf8)).hashes[BaselineFiles.frames]
      == BaselineChecksums.hash(of: Array(Self.new.utf8))
  }

  @Test("They are kept where somebody asks for it, and nowhere else")
  func asked() throws {
    let run = try prepare()
    try keep(run, "s/t", "s/u")
    try expectEqual(accept(run, "s/t"), ["s/t"])
    try expectEqual(run.baseline("s/t")[BaselineFiles.frames], nil)
    #expect(try run.isAccepted("s/t"))
    // Also of a case that is as accepted, by themselves.
    try expectEqual(accept(run, "s/u", .keep), ["s/u:frames.bin"])
    try expectEqual(run.baseline("s/u")[BaselineFiles.frames], Self.new)
    #expect(try isListed(run, "s/u"))
    try expectEqual(accept(run, "s/u", .keep), [])
  }

  @Test("Where they are kept they follow the hashes of the frames")
  func followed() throws {
    let run = try prepare()
    try run.folder.write(Self.old, "Baselines/s/t/frames.bin")
    let refusal = SuiteError.unkeptFrames(folder: run.folders.report, name: "s/t")
    #expect(throws: refusal) { try accept(run, "s/t") }
    for mode in [RecordMode.failed, .all] {
      #expect(throws: refusal) {
        try Acceptance(folders: run.folders).record(mode, date: Self.date)
      }
    }
    try expectEqual(run.baseline("s/t")[BaselineFiles.frames], Self.old)
    try keep(run, "s/t")
    try expectEqual(accept(run, "s/t"), ["s/t"])
    try expectEqual(run.baseline("s/t")[BaselineFiles.frames], Self.new)
    #expect(try isListed(run, "s/t"))
    #expect(try run.pending().isEmpty)
  }

  @Test("A recording takes them along, and is at rest afterwards")
  func recorded() throws {
    let run = try prepare()
    try run.folder.write(Self.old, "Baselines/s/t/frames.bin")
    try keep(run, "s/t")
    var acceptance = try Acceptance(folders: run.folders)
    try expectEqual(acceptance.record(.all, date: Self.date).identifiers.first, "s/t")
    try expectEqual(run.baseline("s/t")[BaselineFiles.frames], Self.new)
    acceptance = try Acceptance(folders: run.folders)
    #expect(try acceptance.record(.all, date: Self.date).decisions.isEmpty)
  }

  @Test("What is listed and gone comes back with the case")
  func gone() throws {
    let run = try prepare()
    try keep(run, "s/t", "s/u")
    try expectEqual(accept(run, "s/u", .keep), ["s/u:frames.bin"])
    try FileSystem.remove(run.folders.baselines.appendingPath("s/u/frames.bin"))
    var manifest = try RunManifest(in: run.folders.report)
    let index = try #require(manifest.cases.firstIndex { $0.name.identifier == "s/u" })
    manifest.cases[index].verdict = .missingBaseline
    manifest.cases[index].changes = [BaselineChange(checkpoint: nil, kind: .frames)]
    try manifest.write(in: run.folders.report)
    try expectEqual(run.pending(), ["s/t:end", "s/u:frames"])
    try expectEqual(accept(run, "s/u"), ["s/u"])
    try expectEqual(run.baseline("s/u")[BaselineFiles.frames], Self.new)
    try expectEqual(run.pending(), ["s/t:end"])
  }

  @Test("Frames of other hashes than those that are accepted now are not kept")
  func others() throws {
    let run = try prepare()
    try keep(run, "s/u")
    try run.folder.write("{}", "Baselines/s/u/frames.json")
    let refusal = SuiteError.unkeptFrames(folder: run.folders.report, name: "s/u")
    #expect(throws: refusal) { try accept(run, "s/u", .keep) }
    // Nor while a part of the case is rejected, whose hashes stay.
    let other = try prepare()
    try keep(other, "s/t")
    var acceptance = try Acceptance(folders: other.folders)
    let end = ChangeSelection(patterns: [Pattern("s/t")], checkpoint: Pattern("end"))
    _ = try acceptance.reject(end, reason: nil, date: Self.date)
    try expectEqual(accept(other, "s/t", .keep), [])
    try expectEqual(other.baseline("s/t")[BaselineFiles.frames], nil)
  }

  @Test("They are dropped on request, and of a file that is not the run's nothing is taken")
  func dropped() throws {
    let run = try prepare()
    try keep(run, "s/t", "s/u")
    try expectEqual(accept(run, "s/u", .keep), ["s/u:frames.bin"])
    try expectEqual(accept(run, "s/u", .drop), ["s/u:frames.bin"])
    try expectEqual(run.baseline("s/u")[BaselineFiles.frames], nil)
    #expect(try !isListed(run, "s/u"))
    try expectEqual(accept(run, "s/u", .drop), [])
    // Also where the file is gone already.
    try expectEqual(accept(run, "s/u", .keep), ["s/u:frames.bin"])
    try FileSystem.remove(run.folders.baselines.appendingPath("s/u/frames.bin"))
    try expectEqual(accept(run, "s/u", .drop), ["s/u:frames.bin"])
    #expect(try !isListed(run, "s/u"))
    try run.folder.write("other", "Reports/latest/frames/s/u/frames.bin")
    let path = run.folders.report.appendingPath("frames/s/u/frames.bin")
    #expect(throws: SuiteError.changedRun(path: path)) { try accept(run, "s/u", .keep) }
  }

  @Test("A run without frames has nothing to keep")
  func nothing() throws {
    let run = try prepare()
    for name in ["s/t", "s/u"] {
      #expect(throws: SuiteError.unkeptFrames(folder: run.folders.report, name: name)) {
        try accept(run, name, .keep)
      }
    }
    #expect(try run.baseline("s/t")[BaselineFiles.frames] == nil)
  }
}
