import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import MeniscusTiming

/// All cases of a run as rows of data, and what the rows refer to.
struct CaseRows {
  /// The run.
  let report: RunReport
  /// The identities of its cases on the page.
  let ids: [String]

  /// Writes the rows as one JSON object; no more than one of them is in memory.
  func write<Failure: Error>(
    within allowance: inout PageAllowance, to put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try put(start)
    var strings = StringTable()
    let finest = usualLevel(within: allowance)
    for (index, trace) in report.traces.enumerated() {
      let before = strings.bytes
      let row = CaseRow(
        trace, id: ids[index], command: report.command, finest: finest, strings: &strings)
      allowance.spend(strings.bytes - before + 1)
      let text = take(row, rowsLeft: ids.count - index, within: &allowance)
      try put(index == 0 ? text : "," + text)
    }
    try put(Self.middle + Self.text(of: .strings(strings.texts)) + "}")
  }

  /// What stands before the first row.
  private var start: String { Self.text(of: vocabulary).dropLast() + ",\"rows\":[" }
  /// What stands between the rows and the texts that they have in common.
  private static let middle = "],\"strings\":"

  /// What there is beside rows and texts, in bytes.
  var frame: Int { start.utf8.count + Self.middle.utf8.count + 1 + StringTable().bytes }

  /// The row as fine as its share of what is left allows; a case that needs attention has four.
  private func take(
    _ row: CaseRow, rowsLeft: Int, within allowance: inout PageAllowance
  ) -> String {
    let share = allowance.left / max(rowsLeft, 1) * (row.trace.verdict.isAccepted ? 1 : 4)
    let least = (rowsLeft - 1) * allowance.leastRow
    let rest = max(allowance.left - share, least)
    return allowance.take(row.levels(within: share), leaving: rest) { Self.text(of: row.json($0)) }
  }

  /// What a row takes at least, the texts of its own included; judged by some of them.
  var least: Int {
    let tried = PageAllowance.sample(of: Array(report.traces.indices))
    var strings = StringTable()
    let rows = PageAllowance.most(
      of: tried.map {
        Self.text(
          of: CaseRow(report.traces[$0], id: ids[$0], command: report.command, strings: &strings)
            .json(.facts))
      })
    return rows + strings.bytes / max(tried.count, 1) + 1
  }

  /// The finest form that cases which are as accepted have room for on average, so that all have the
  /// same; judged by some of them.
  private func usualLevel(within allowance: PageAllowance) -> CaseRow.Detail {
    let usual = report.traces.indices.filter { report.traces[$0].verdict == .same }
    let tried = PageAllowance.sample(of: usual)
    var strings = StringTable()
    let rows = tried.map {
      CaseRow(report.traces[$0], id: ids[$0], command: report.command, strings: &strings)
    }
    let others = report.traces.count - usual.count
    let share = (allowance.left - others * 4 * allowance.leastRow) / max(usual.count, 1)
    return CaseRow.Detail.levels.first { level in
      let sum = rows.reduce(strings.bytes) { $0 + Self.text(of: $1.json(level)).utf8.count + 1 }
      return sum <= share * tried.count
    } ?? .facts
  }

  private static func text(of json: JSONValue) -> String {
    Markup.data(json).written(as: .html)
  }

  /// What the rows refer to by place.
  private var vocabulary: JSONValue {
    [
      "command": .string(report.command),
      "stages": .strings(Stage.allCases.map(\.rawValue)),
      "phases": .strings(Phase.allCases.map(\.rawValue)),
      "work": .strings(WorkCounters.Kind.headlines.map(\.words)),
      "bands": .strings(HitchSeverity.allCases.map(\.rawValue)),
      "rates": .integers(HistoryEntry.refreshRates),
      "verdicts": .array(TraceReport.Verdict.allCases.map { Self.label($0.label) }),
      "accepted": .integers(TraceReport.Verdict.allCases.map { $0.isAccepted ? 1 : 0 }),
      "checkpoints": .array(CheckpointReport.Verdict.allCases.map { Self.label($0.label) }),
      "words": .object(
        Messages.pageWords(isPlanted: report.plantedFault != nil)
          .map { JSONMember($0.key, .string($0.value)) }),
    ]
  }

  private static func label(_ label: PageLabel) -> JSONValue {
    .strings([label.word, label.tone.rawValue, label.icon.rawValue])
  }
}
