import MeniscusFormats
import MeniscusReport
import MeniscusSuite
import TestSupport
import Testing

/// Runs in parts, whose workers are shell scripts, put together again.
@Suite("Merging the parts of a run")
struct MergeTests {
  private let folder: TemporaryFolder
  private let folders: SuiteFolders
  /// Trace `a` traps, `c` says nothing, and everything else ends with a number of its own.
  private static let script = """
    if grep -q 'lamp.*a.jsonl' "$2/request.json"; then echo '8 7' > "$2/progress.txt"; kill -ILL $$; fi
    if grep -q 'lamp.*c.jsonl' "$2/request.json"; then exit 5; fi
    echo done; exit 9
    """

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      let text = traceText(scene: "lamp", variants: name == "b" ? ["dark", "right-to-left"] : [])
      try folder.write(text, "Traces/lamp/\(name).jsonl")
    }
    try folder.write(
      "{\"meniscus\":\"suite\",\"version\":1,\"cases\":[\"lamp/a\",\"lamp/gone\"]}\n",
      "Traces/suite.json")
    try folder.write("old", "Baselines/lamp/nobody/frames.json")
    folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    _ = try folder.writeExecutable(Self.script, "worker.sh")
  }

  private func suite(_ shard: Shard? = nil, patterns: [String] = []) -> Suite {
    var options = SuiteOptions()
    options.folders = folders
    if let shard { options.folders.report = path(of: shard) }
    options.shard = shard
    options.patterns = patterns.map { Pattern($0) }
    options.jobs = 2
    return Suite(scenes: ["lamp"], options: options, executable: folder("worker.sh"))
  }

  private func path(of shard: Shard) -> String { folder("parts/\(shard.number)") }

  private func runParts(_ count: Int, patterns: [String] = []) async throws -> [NamedShard] {
    var places: [NamedShard] = []
    for shard in (1...count).compactMap({ Shard($0, of: count) }) {
      let run = try await suite(shard, patterns: patterns).run()
      try run.folder.commit()
      places.append(NamedShard(path: path(of: shard), folder: path(of: shard)))
    }
    return places
  }

  /// `report.json` without what is another in every run.
  private func document(_ run: Suite.Run) -> String {
    var report = run.report
    report.started = "2026-11-20T09:30:00Z"
    report.duration = 1
    for index in report.traces.indices {
      (report.traces[index].start, report.traces[index].duration) = (0, 1)
      report.traces[index].work = []
    }
    return ReportWriter.text(of: "report.json", for: report)
  }

  @Test(
    "Parts together are the whole run", .timeLimit(.minutes(20)),
    arguments: [(3, []), (1, []), (9, []), (2, ["lamp/b"])])
  func equal(count: Int, patterns: [String]) async throws {
    let whole = try await suite(patterns: patterns).run()
    let places = try await runParts(count, patterns: patterns)
    let merged = try suite().merge(places.reversed()).run
    expectEqual(document(merged), document(whole))
    expectEqual(merged.report.exitCode, whole.report.exitCode)
    let (manifest, other) = (
      try RunManifest(in: merged.folder.staged), try RunManifest(in: whole.folder.staged)
    )
    expectEqual(manifest.cases, other.cases)
    merged.folder.discard()
    whole.folder.discard()
  }

  @Test("What is wrong with the whole is told by the first part alone", .timeLimit(.minutes(20)))
  func first() async throws {
    var codes: [Bool] = []
    for shard in [1, 2].compactMap({ Shard($0, of: 2) }) {
      let run = try await suite(shard).run()
      codes.append(run.report.remarks.contains { $0.exitCode == .baselineMissing })
      expectEqual(run.report.orphans.isEmpty, shard.number != 1)
      expectEqual(run.report.traces.count + run.report.filteredOut, 6)
      run.folder.discard()
    }
    expectEqual(codes, [true, false])
  }

  @Test(
    "Parts that do not make a run are refused, and leave the last report", .timeLimit(.minutes(20)))
  func refused() async throws {
    let places = try await runParts(3)
    let (one, two, three) = (places[0], places[1], places[2])
    try folder.write("kept", "Reports/latest/file")
    func error(_ places: [NamedShard]) -> SuiteError? {
      do throws(SuiteError) {
        try suite().merge(places).run.folder.discard()
        return nil
      } catch {
        return error
      }
    }
    expectEqual(error([one, three]), .missingShards([2], count: 3))
    expectEqual(
      error([one, two, NamedShard(path: "again", folder: two.folder), three]),
      .repeatedShard(2, path: "again", other: two.path))
    let none = NamedShard(path: "archive.zip", folder: folder.path)
    expectEqual(error([one, two, none]), .notAShard(path: "archive.zip"))
    // A part of another run: one trace is another.
    let trace = try FileSystem.readText(folder("Traces/lamp/d.jsonl"))
    try folder.write(traceText(scene: "lamp", variants: ["dark"]), "Traces/lamp/d.jsonl")
    expectEqual(error(places), .changedSinceShards(path: one.path))
    let other = try #require(Shard(2, of: 3))
    try await suite(other).run().folder.commit()
    expectEqual(error(places), .otherShards(path: two.path, of: one.path))
    try folder.write(trace, "Traces/lamp/d.jsonl")
    // The same part, but a case of it is missing.
    try await suite(other).run().folder.commit()
    let file = two.folder.appendingPath(ShardReport.path)
    let kept = try FileSystem.read(file)
    var report = try ShardReport(in: two.folder)
    report.traces.removeLast()
    try report.write(in: two.folder)
    expectEqual(error(places), .incompleteShard(path: two.path))
    try FileSystem.write(kept.dropLast(9), to: file)
    expectEqual(error(places), .unreadableRun(path: file))
    try FileSystem.write(Array("{\"version\":99}".utf8), to: file)
    expectEqual(error(places), .newerRun(path: file, version: 99))
    expectEqual(try FileSystem.names(in: folder("Reports/latest")), ["file"])
  }

  @Test("The files of every part's cases are brought along", .timeLimit(.minutes(20)))
  func files() async throws {
    let places = try await runParts(2)
    for (index, place) in places.enumerated() {
      let name = try #require(try ShardReport(in: place.folder).traces.first)
      for part in CaseFiles.Part.allCases {
        try FileSystem.write(
          Array("\(index)".utf8),
          to: place.folder.appendingPath("\(part.rawValue)/lamp/\(name.name)/end.png"))
      }
    }
    let merged = try suite().merge(places).run
    for part in CaseFiles.Part.allCases {
      let names = try FileSystem.names(
        in: merged.folder.staged.appendingPath(part.rawValue).appendingPath("lamp"))
      expectEqual(names.count, 2, "\(part)")
    }
    merged.folder.discard()
  }
}
