import MeniscusDisplay

/// A format of files that are kept and read again, maybe by a later version of the tool.
///
/// A file of most of them says `"meniscus"` and the format's name, then its version. A version
/// rises when a reader of the one before could go wrong; an upgrader leads from each to the next,
/// and the tests keep a sample of each.
package enum FileFormat: String, CaseIterable, Codable, Sendable {
  /// A recording: `Traces/SCENE/NAME.jsonl`.
  case trace
  /// A list of steps to record; a line `version N` may come first.
  case script
  /// What is accepted of a case: which files are in its folder and what they hold.
  case baseline
  /// A display list as text: `CHECKPOINT.display.txt`.
  case display
  /// A frame-hash log: `frames.json`.
  case frames
  /// The checksums of what is accepted of a case: `checksums.json`.
  case checksums
  /// The cases that a folder of traces has to have: `suite.json`.
  case suite
  /// What the cases of a folder of traces may differ by: `tolerances.json`.
  case tolerances
  /// What the rules of `lint` leave alone in a folder of traces, and why: `lint.json`.
  case lint
  /// What the replays of cases may cost: `budgets.json`.
  case budgets
  /// The cases that are measured where nobody names any: `bench.json`.
  case bench
  /// How long cases take, by which shards are balanced: `times.json`.
  case times
  /// A bug in one file.
  case repro
  /// What work costs: `cost.json`, which is built into the tool.
  case cost
  /// A run as data: `report.json`.
  case report
  /// What runs found of the speed of the cases of a scene: `Reports/history/SCENE.jsonl`.
  case history

  /// The newest version, which is written.
  package var version: Int {
    switch self {
    case .trace: Trace.version
    case .script: RecordingScript.version
    case .baseline: 1
    case .display: DisplayRecord.version
    case .frames: FrameHashLog.version
    case .checksums: BaselineChecksums.version
    case .suite: SuiteFile.version
    case .tolerances: ToleranceFile.version
    case .lint: LintFile.version
    case .budgets: BudgetFile.version
    case .bench: BenchFile.version
    case .times: TimesFile.version
    case .repro: ReproBundle.version
    case .cost: CostModel.version
    case .report: RunReport.version
    case .history: HistoryEntry.version
    }
  }

  /// What leads from each older version to the next, the oldest first.
  package var upgraders: [FormatUpgrader] {
    switch self {
    case .frames: FrameHashLog.upgraders
    // Its reader reads both versions.
    case .display: [FormatUpgrader(version: 1) { $0 }]
    case .trace, .script, .baseline, .checksums, .suite, .tolerances, .lint, .budgets, .bench,
      .times, .repro, .cost, .report, .history:
      []
    }
  }

  /// The key that names the format in a file, and what stands there.
  var mark: (key: String, name: String) {
    self == .report ? ("format", "meniscus-report") : ("meniscus", rawValue)
  }
}

extension FileFormat {
  /// The members of a JSON file of the format, in the newest version.
  package func members(of bytes: [UInt8]) throws(JSONError) -> JSONMembers {
    let json = try JSONReader.read(bytes[...])
    let members = try json.members("file")
    let kind = try members.required(mark.key)
    let name = try kind.string(mark.key)
    guard name == mark.name else {
      throw kind.unknownValue(mark.key, found: name, allowed: [mark.name])
    }
    return try upgraded(json).members("file")
  }

  /// A JSON file of the format in the newest version.
  func upgraded(_ json: JSONValue) throws(JSONError) -> JSONValue {
    let found = try json.members("file").version(newest: version, upgraders: upgraders)
    do throws(FormatUpgrader.LineError) {
      return try upgraders.values([json], from: found).first ?? json
    } catch {
      throw error.error
    }
  }
}
