import MeniscusDisplay
import MeniscusFormats

/// Writes the dashboard of a history into a folder, scene by scene.
///
/// `index.html` is the page; `data` has what it shows, as scripts that hand it over, for a page that
/// is opened from a file may load scripts and no data. Kept between scenes is what the overview
/// shows of them. Equal histories give equal bytes.
package struct DashboardWriter {
  /// A file that only such a folder has.
  package static let mark = "data/overview.js"

  private let folder: String
  private var runs = DashboardRuns()
  private var scenes: [String: [DashboardRowData]] = [:]
  private var reports: [DashboardReport] = []

  private struct DashboardRowData {
    let name: CaseName
    let json: JSONValue
    let entries: Int
  }

  /// Makes a writer into a folder.
  package init(into folder: String) {
    self.folder = folder
  }

  /// Adds a scene, in the place of what was added of it before.
  ///
  /// - Parameters:
  ///   - entries: the entries of its cases, as ``Swift/Array/merged`` orders them.
  ///   - alerts: what was found in them.
  package mutating func add(
    _ entries: [HistoryEntry], of scene: String, alerts: [PerformanceAlert] = [],
    points: Int = 32
  ) throws(SuiteError) {
    let byName = Dictionary(grouping: entries, by: \.name)
    let alertsByName = Dictionary(grouping: alerts, by: \.name)
    let file = Self.file(of: scene)
    var rows: [DashboardRowData] = []
    var cases: [JSONValue] = []
    for name in byName.keys.sorted() {
      let series = DashboardSeries(
        name, byName[name] ?? [], alerts: alertsByName[name] ?? [])
      cases.append(series.json(numbering: &runs))
      let row = DashboardRow(series: series).json(file: file, points: points, numbering: &runs)
      rows.append(DashboardRowData(name: name, json: row, entries: series.entries.count))
    }
    try write(file, ["scene": .string(scene), "cases": .array(cases)])
    scenes[scene] = rows
  }

  /// Adds a run's own report.
  package mutating func add(_ report: DashboardReport) { reports.append(report) }

  /// Writes what all scenes share, and the page.
  ///
  /// - Parameter problems: what is to be said of the history, a sentence each.
  package func finish(problems: [String] = []) throws(SuiteError) {
    try write("runs", runs.json)
    if reports.contains(where: { !$0.pictures.isEmpty }) {
      try write("pictures", .array(reports.map(\.picturesJSON)))
    }
    try write("overview", overview(problems))
    // The page comes last, so that a folder with a page is whole.
    try FileSystem.write(DashboardPage.text.utf8, to: folder.appendingPath("index.html"))
  }

  /// The number of cases and of their runs.
  package var count: (cases: Int, entries: Int) {
    scenes.values.reduce(into: (0, 0)) { sum, rows in
      sum.0 += rows.count
      sum.1 += rows.reduce(0) { $0 + $1.entries }
    }
  }

  /// The commits that the overview offers to compare; scenes know all.
  private static let commits = 2_000

  private func overview(_ problems: [String]) -> JSONValue {
    let names = scenes.keys.sorted()
    let span = runs.span
    return [
      "version": .string(ToolVersion.text),
      "scenes": .integer(names.count),
      "runs": .integer(runs.count),
      "first": .integer(orNull: span.map { Int($0.first) }),
      "last": .integer(orNull: span.map { Int($0.last) }),
      "machines": .strings(runs.machineNames),
      "metrics": .array(DashboardMetric.all.map(\.json)),
      "phases": .strings(Phase.allCases.map(\.rawValue)),
      "commits": .strings(runs.newestCommits.prefix(Self.commits).map(\.shortCommit)),
      "problems": .strings(problems),
      "reports": .array(reports.map(\.json)),
      "pictures": .boolean(reports.contains { !$0.pictures.isEmpty }),
      "rows": .array(names.flatMap { (scenes[$0] ?? []).map(\.json) }),
    ]
  }

  /// The name of the file of a scene, whatever characters the scene's own name has.
  private static func file(of scene: String) -> String {
    "scene-" + SHA256.hexDigest(of: Array(scene.utf8)).prefix(16)
  }

  private func write(_ name: String, _ json: JSONValue) throws(SuiteError) {
    let text = "meniscusData(\"\(name)\"," + json.written() + ");\n"
    try FileSystem.write(text.utf8, to: folder.appendingPath("data/\(name).js"))
  }
}

extension DashboardMetric {
  /// The metric as data: key, words, phase or null, and the group it belongs to.
  fileprivate var json: JSONValue {
    let group: JSONValue =
      switch self {
      case .counter: "counter"
      case .frame, .phase: "time"
      case .cost: "cost"
      }
    return .array([.string(key), .string(words), .string(orNull: phase?.rawValue), group])
  }
}
