import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("History: the folder")
struct HistoryStoreTests {
  private let folder: TemporaryFolder
  private let store: HistoryStore
  private let sample: HistoryEntry

  init() throws {
    folder = try TemporaryFolder()
    store = HistoryStore(in: folder("history"))
    let bytes = try FormatSample.bytes(of: .history, version: 1)
    sample = try #require(HistoryFile(bytes).entries.first)
  }

  private func entry(_ run: UInt64, _ identifier: String = "a/b/t", day: Int = 1) -> HistoryEntry {
    var entry = sample
    entry.run = run
    if let name = CaseName(identifier: identifier) { entry.name = name }
    entry.at = "2026-\(String(101 + day / 28).dropFirst())-\(String(101 + day % 28).dropFirst())"
    return entry
  }

  private func runs() async throws -> [UInt64] {
    try await store.files().flatMap(\.contents.entries).map(\.run)
  }

  @Test("Each scene has a file, in the folder of its group")
  func files() async throws {
    try await expectEqual(store.files().count, 0)
    try store.append([entry(1), entry(1, "c/t"), entry(1, "a/b/t@dark")])
    try store.append([entry(2)])
    let files = try await store.files()
    expectEqual(files.map(\.path), [folder("history/a/b.jsonl"), folder("history/c.jsonl")])
    expectEqual(files.map(\.contents.entries.count), [3, 1])
    try expectEqual(
      FileSystem.readText(folder("history/c.jsonl")), entry(1, "c/t").line + "\n")
  }

  @Test("What many write at once is all there, each line whole")
  func concurrency() async throws {
    let store = store
    let entries = (0..<40).map { entry($0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for entry in entries { group.addTask { try store.append([entry]) } }
      try await group.waitForAll()
    }
    let files = try await store.files()
    let problems = files.flatMap(\.contents.problems)
    #expect(problems.isEmpty)
    try await expectEqual(Set(runs()), Set(0..<40))
  }

  @Test("A line that was written in part goes with the next that is written")
  func torn() async throws {
    try store.append([entry(1)])
    let path = folder("history/a/b.jsonl")
    let whole = try FileSystem.readText(path)
    for cut in [1, 20, whole.utf8.count] {
      try FileSystem.write(Array((whole + whole).utf8.dropLast(cut)), to: path)
      try store.append([entry(2)])
      try await expectEqual(runs(), [1, 2], "\(cut)")
    }
    try FileSystem.write(Array(whole.utf8.dropLast()), to: path)
    try store.append([entry(3)])
    try await expectEqual(runs(), [3])
  }

  @Test("What comes from elsewhere is added once, in the order of the runs")
  func merging() async throws {
    try store.append([entry(1, day: 1), entry(3, day: 3)])
    let others = [entry(2, day: 2), entry(3, day: 3), entry(4, "c/t", day: 1)]
    try expectEqual(store.merge(others), 2)
    try await expectEqual(runs(), [1, 2, 3, 4])
    let before = try folder.contents()
    try expectEqual(store.merge(others), 0)
    try expectEqual(store.merge([]), 0)
    try expectEqual(folder.contents(), before)
  }

  @Test("A line of a newer version is neither lost nor thinned away")
  func newer() throws {
    let line = sample.line.replacing(#""version":1"#, with: #""version":2"#)
    let path = try folder.write(line + "\n" + entry(1).line + "\n", "history/a/b.jsonl")
    let before = try folder.contents(below: "history/a")
    #expect(throws: SuiteError.self) { try store.merge([entry(2)]) }
    #expect(throws: SuiteError.self) { try store.prune(HistoryPolicy(recent: 1), isCheck: false) }
    try expectEqual(folder.contents(below: "history/a"), before)
    try store.append([entry(3)])
    try expectPrefix(FileSystem.readText(path), line + "\n")
  }

  @Test("A file that has grown to twice what is kept is cut back, and pruning does it at any time")
  func bounds() async throws {
    let policy = HistoryPolicy(recent: 3)
    for run in 0..<6 { try store.append([entry(UInt64(run))], policy: policy) }
    try await expectEqual(runs(), [0, 1, 2, 3, 4, 5])
    try store.append([entry(6)], policy: policy)
    try await expectEqual(runs(), [4, 5, 6])
    let checked = try store.prune(HistoryPolicy(recent: 2), isCheck: true)
    #expect(checked == (1, 3))
    try await expectEqual(runs().count, 3)
    _ = try store.prune(HistoryPolicy(recent: 2), isCheck: false)
    try await expectEqual(runs(), [5, 6])
  }

  @Test("A folder that is none, or may not be written, is an error with its path")
  func unwritable() throws {
    try folder.write("x", "history")
    #expect(throws: SuiteError.unwritable(path: folder("history"), .notFolder)) {
      try store.append([entry(1)])
    }
  }

  @Test("A run adds the cases that it replayed to their end, and its machine and revision")
  func report() throws {
    var run = try SampleRun()
    try run.add("a")
    try run.add("b", verdict: .crashed, isAcceptable: false)
    var manifest = try RunManifest(in: run.folders.report)
    manifest.revision = ProjectRevision(commit: "abc", isDirty: true)
    var report = RunReport(
      started: "2026-11-20T09:30:00Z", toolVersion: "1", platform: .current, threads: 1)
    for name in ["a", "b", "c"] {
      var trace = TraceReport(scene: "s", name: name, file: "x")
      trace.frames = 2
      trace.counters = [.init(), .init()]
      trace.counters[0][.bodies] = 3
      trace.counters[1][.bodies] = 4
      trace.spans = [
        .init(phase: 2, frame: 0, start: 0, duration: 20_000_000),
        .init(phase: 2, frame: 1, start: 30_000_000, duration: 10_000_000),
        .init(phase: 6, frame: 1, start: 50_000_000, duration: 90_000_000),
      ]
      report.traces.append(trace)
    }
    let entries = HistoryEntry.entries(of: report, manifest, process: 7)
    expectEqual(entries.map(\.name.identifier), ["s/a"])
    let entry = try #require(entries.first)
    expectEqual(entry.counters[.bodies], 7)
    expectEqual(entry.revision?.commit, "abc")
    expectEqual(entry.phases[.layout]?.median, 10_000_000)
    // Hashing is no part of a frame's work: 20 ms miss a refresh of a 60th of a second, 10 ms none.
    expectEqual(entry.frame?.p99, 20_000_000)
    expectEqual(entry.hitches[60]?.hitchTime, 16_666_667)
    #expect(HistoryEntry.entries(of: report, manifest, process: 8).first?.run != entry.run)
  }
}
