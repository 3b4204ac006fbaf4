import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusReport
import TestSupport
import Testing

@Suite("Dashboard: what is written")
struct DashboardTests {
  /// The files of a dashboard, by path.
  private func written(
    problems: [String] = [], _ fill: (inout DashboardWriter) throws -> Void
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    var writer = DashboardWriter(into: folder.path)
    try fill(&writer)
    try writer.finish(problems: problems)
    return try folder.contents()
  }

  /// What a script of data hands over.
  private func data(_ name: String, of files: [String: String]) throws -> [String: Any] {
    let text = try #require(files["data/\(name).js"])
    let start = "meniscusData(\"\(name)\","
    try #require(text.hasPrefix(start) && text.hasSuffix(");\n"))
    let json = text.dropFirst(start.count).dropLast(3)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func scene(of files: [String: String]) throws -> [String: Any] {
    let name = try #require(files.keys.first { $0.hasPrefix("data/scene-") })
    return try data(String(name.dropFirst(5).dropLast(3)), of: files)
  }

  private func column(_ value: Any?) throws -> [UInt64?] {
    if let text = value as? String { return PackedText.values(text) }
    let pair = try #require(value as? [Any])
    return PackedText.values(
      try #require(pair[1] as? String), try #require(pair[0] as? NSNumber).uint64Value)
  }

  private static let name = CaseName(scene: "glass/hello", trace: "tap", variant: "dark")

  @Test("Every number of an entry can be read again")
  func columns() throws {
    let entries = SampleHistory.entries(of: Self.name, runs: 40, slower: 30)
    let files = try written { try $0.add(entries, of: "glass/hello") }
    let cases = try #require(try scene(of: files)["cases"] as? [[String: Any]])
    let columns = try #require(cases.first?["columns"] as? [String: Any])
    try expectEqual(
      column(columns["glassPasses"]), entries.map { UInt64($0.counters[.glassPasses]) })
    try expectEqual(column(columns["frames"]), entries.map { UInt64($0.frames) })
    try expectEqual(column(columns["hitch60"]), entries.map { $0.hitches[60]?.hitchTime })
    try expectEqual(column(columns["model"]), entries.map { $0.cost.map { UInt64($0.model) } })
    try expectEqual(
      column(columns["modelledHitch60"]), entries.map { $0.cost?.hitches[60]?.hitchTime })
    let layout = try column(columns["time.layout.p50"])
    for (read, entry) in zip(layout, entries) {
      let time = try #require(entry.phases[.layout]?.median)
      #expect(abs(Int(read ?? 0) - Int(time)) <= 50)
    }
    let runs = try data("runs", of: files)
    let numbers = try column(columns["run"])
    let at = try column(runs["at"])
    // 2026-01-01T09:30:00Z and a day more each, by `date -u -d @…`.
    expectEqual(
      numbers.prefix(3).map { at[Int($0 ?? 99)] }, [1_767_259_800, 1_767_346_200, 1_767_432_600])
    let ids = try #require(runs["run"] as? String)
    expectEqual(ids.count, 16 * 40)
    expectPrefix(ids, "00000000000000010000000000000002")
  }

  @Test(
    "Changes are what alerts name: the same revisions, metrics, levels, and whether it is known")
  func changes() throws {
    // Two cases and kinds, whose entries lie between each other.
    let names = ["tap", "tapped"].map { CaseName(scene: "glass/hello", trace: $0) }
    let entries =
      (SampleHistory.entries(of: names[0], runs: 60, slower: 45)
      + SampleHistory.entries(of: names[1], runs: 60, slower: 50, kind: .bench)
      + SampleHistory.entries(of: names[1], runs: 60, slower: 51)).merged
    let alerts = SampleHistory.alerts(of: entries)
    #expect(alerts.contains { !$0.metric.isExact } && alerts.contains { $0.metric.isExact })
    var found: [String] = []
    for name in names {
      let own = entries.filter { $0.name == name }
      for change in DashboardChange.changes(of: alerts.filter { $0.name == name }, in: own) {
        let entry = own[change.index]
        found.append(
          "\(name.identifier) \(entry.kind) \(entry.revision?.commit ?? "") "
            + "\(change.metric) \(change.before) \(change.after) \(change.isAcknowledged)")
      }
    }
    let expected = alerts.map { alert in
      var metric = "\(DashboardMetric.frame)"
      if case .counter(let kind) = alert.metric { metric = "\(DashboardMetric.counter(kind))" }
      if case .phase(let phase) = alert.metric { metric = "\(DashboardMetric.phase(phase))" }
      return "\(alert.name.identifier) \(alert.kind) \(alert.first) \(metric) \(alert.before) "
        + "\(alert.after) \(alert.metric == .frame)"
    }
    expectEqual(found.sorted(), expected.sorted())
    #expect(Set(found).count == found.count && found.contains { $0.hasSuffix("true") })
    // What is not in the history any more has no place.
    #expect(DashboardChange.changes(of: alerts, in: []).isEmpty)
  }

  @Test("The overview has the newest change of a case, and how many runs ago it was")
  func overview() throws {
    let files = try written {
      let entries = SampleHistory.entries(of: Self.name, runs: 40, slower: 30)
      try $0.add(entries, of: "glass/hello", alerts: SampleHistory.alerts(of: entries))
    }
    let overview = try data("overview", of: files)
    let rows = try #require(overview["rows"] as? [[String: Any]])
    expectEqual(rows.map { $0["name"] as? String }, ["glass/hello/tap@dark"])
    let changes = try #require(rows[0]["changes"] as? [[Any]])
    expectEqual(changes.map { $0[0] as? String }, ["glassPasses", "frame", "time.layout"])
    expectEqual(changes.map { $0[1] as? Int }, [10, 10, 10])
    expectEqual(changes.map { $0[5] as? Int }, [0, 1, 0])
    expectEqual(overview["runs"] as? Int, 40)
    expectEqual((overview["machines"] as? [String])?.count, 2)
  }

  @Test("Equal histories give equal bytes, whatever came before them")
  func deterministic() throws {
    func files(_ scenes: [String]) throws -> [String: String] {
      try written { writer in
        for scene in scenes {
          let name = CaseName(scene: scene, trace: "tap")
          try writer.add(SampleHistory.entries(of: name, runs: 12, slower: 9), of: scene)
        }
      }
    }
    try expectEqual(files(["a", "b"]), files(["a", "b"]))
    // A scene that is added again stands in its own place.
    try expectEqual(files(["a", "b"]), files(["a", "b", "b"]))
  }

  @Test(
    "Names stay text, and lead nowhere",
    arguments: [
      "</script><script>alert(1)</script>", "a\"b\\c", "\u{2028}\u{2029}\u{0}\u{1B}", "../../etc",
      "ä 液体 🫧", String(repeating: "long/", count: 400) + "x",
    ])
  func hostile(scene: String) throws {
    let name = CaseName(scene: scene, trace: "<b>", variant: "'\"")
    let files = try written(problems: [scene]) {
      try $0.add(SampleHistory.entries(of: name, runs: 3), of: scene)
    }
    expectEqual(files.count, 4)
    let rows = try data("overview", of: files)["rows"] as? [[String: Any]]
    expectEqual(rows?.first?["name"] as? String, name.identifier)
    for (path, text) in files {
      #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !path.contains(".."))
      // A script ends at a line feed alone, and the page knows no name at all.
      #expect(
        path == "index.html" || text.count { $0.isNewline } == 1 || scene.contains("\u{2028}"))
      if path == "index.html" { #expect(!text.contains(scene)) }
    }
  }

  @Test("No run and one run are dashboards too")
  func few() throws {
    let none = try written { _ in }
    expectEqual(none.keys.sorted(), ["data/overview.js", "data/runs.js", "index.html"])
    expectEqual(try (data("overview", of: none)["rows"] as? [Any])?.count, 0)
    let one = try written {
      try $0.add(SampleHistory.entries(of: Self.name, runs: 1), of: "glass/hello")
    }
    expectEqual(try data("overview", of: one)["runs"] as? Int, 1)
    // What no entry was timed for is not there.
    var bare = SampleHistory.entries(of: Self.name, runs: 2)
    for index in bare.indices {
      bare[index].phases = [:]
      bare[index].frame = nil
      bare[index].hitches = [:]
      bare[index].revision = nil
      bare[index].at = "some day"
    }
    let files = try written { try $0.add(bare, of: "glass/hello") }
    let cases = try #require(try scene(of: files)["cases"] as? [[String: Any]])
    let columns = try #require(cases.first?["columns"] as? [String: Any])
    #expect(columns["frame.p50"] == nil && columns["bodies"] != nil && columns["hitch60"] == nil)
  }

  @Test("The page names no address, runs one script, and has it in its policy")
  func page() throws {
    let page = try #require(try written { _ in }["index.html"])
    #expect(!page.contains("http://") || page.ranges(of: "http://").count == 1)
    #expect(!page.contains("unsafe-eval"))
    expectEqual(page.ranges(of: "<script>").count, 1)
  }

  @Test("A run of a case takes at most 110 bytes, and its row at most 8,000")
  func size() throws {
    let runs = 400
    let files = try written {
      try $0.add(SampleHistory.entries(of: Self.name, runs: runs, slower: 300), of: "glass/hello")
    }
    let scene = try #require(files.first { $0.key.hasPrefix("data/scene-") })
    #expect(scene.value.utf8.count < 110 * runs)
    #expect(try #require(files["data/overview.js"]).utf8.count < 8_000 + 16 * runs)
  }
}

/// Writes a dashboard for people, and the checks of a browser, to look at.
@Suite("Dashboard: a sample to look at")
struct DashboardSampleTests {
  private static let folder = ProcessInfo.processInfo.environment["MENISCUS_SAMPLE_DASHBOARD"]

  @Test("The sample is written", .enabled(if: folder != nil))
  func sample() throws {
    var writer = DashboardWriter(into: try #require(Self.folder))
    let scenes = ["glass/hello", "glass/<b>&\"'\u{2028} 液体", "engine/springs"]
    for (place, scene) in scenes.enumerated() {
      let names = ["tap", "scroll"].map { CaseName(scene: scene, trace: $0) }
      let slower = [41, 51, 60][place]
      let entries = names.flatMap { SampleHistory.entries(of: $0, runs: 80, slower: slower) }.merged
      try writer.add(entries, of: scene, alerts: SampleHistory.alerts(of: entries))
    }
    try writer.finish(problems: ["history/glass.jsonl: line 3, byte 9: expected a value"])
  }
}
