import MeniscusDisplay
import MeniscusFormats

extension Messages {
  /// What a benchmark of cases found, what fails first.
  package static func lines(_ summary: BenchmarkSummary) -> [String] {
    var lines = summary.overruns.map { "over budget  \(overBudget($0))" }
    let failing = summary.cases.filter { $0.comparison?.fails == true }
    lines += failing.flatMap { found in found.comparison.map { failed($0, in: found) } ?? [] }
    for found in summary.cases {
      if !lines.isEmpty, !summary.isExact { lines.append("") }
      lines += table(of: found, isExact: summary.isExact)
      if !summary.isExact, found.benchmark.actual?.isRepeatable == true,
        let clocks = found.benchmark.actual?.timing.clocks
      {
        lines.append(text(clocks, copies: summary.copies(of: found)))
      }
    }
    if !summary.figures.isEmpty { lines += ["", "beside each other"] }
    lines += summary.figures.map { "  \($0.name.trace): \(text($0.answer))" }
    if !summary.missing.isEmpty {
      lines.append("not installed: " + summary.missing.map(\.trace).joined(separator: ", "))
    }
    lines.append(conclusion(summary))
    return lines
  }

  /// That budgets were written.
  package static func budgetsSet(_ count: Int, in folder: String) -> String {
    "\(folder)/\(BudgetFile.name): the work of \(self.count(count, "case")) is their budget now"
  }

  /// The sentence on something that goes over its budget.
  package static func overBudget(_ overrun: BudgetOverrun) -> String {
    let name = overrun.name.identifier
    switch overrun.measure {
    case .work(let kind, let amount, let budget):
      return "\(name): \(kind.phase.rawValue), \(kind.rawValue): \(grouped(amount)), "
        + "\(grouped(amount - budget)) more than the budget of \(grouped(budget))"
    case .time(let phase, let amount, let budget):
      return "\(name): \(phase.rawValue): \(decimal(amount, digits: 2)) ms, "
        + "\(decimal(amount - budget, digits: 2)) ms more than the budget of "
        + "\(decimal(budget, digits: 2)) ms"
    case .cost(let phase, let amount, let budget):
      return "\(name): \(phase.rawValue) costs \(Format.duration(amount)) by the model, "
        + "\(Format.duration(amount - budget)) more than the budget of \(Format.duration(budget))"
    }
  }

  /// The work that was done, by kind.
  private static func text(_ work: WorkCounters) -> String {
    let kinds = WorkCounters.Kind.headlines.filter { work[$0] > 0 }
    guard !kinds.isEmpty else { return "no work that is counted" }
    return kinds.map { "\($0.rawValue) \(grouped(work[$0]))" }.joined(separator: ", ")
  }

  /// What caches kept, and what they had to make anew; no line where there was neither.
  private static func kept(_ work: WorkCounters) -> [String] {
    let kinds = WorkCounters.Kind.caches.filter { work[$0] > 0 }
    guard !kinds.isEmpty else { return [] }
    return [
      "  caches: " + kinds.map { "\($0.rawValue) \(grouped(work[$0]))" }.joined(separator: ", ")
    ]
  }

  /// What a replay costs by a model.
  private static func text(_ cost: HistoryCost) -> String {
    let phases = Phase.allCases.compactMap { phase in
      cost.phases[phase].map { "\(phase.rawValue) \(Format.duration($0))" }
    }
    let hitches = cost.hitches.sorted { $0.key < $1.key }.map { rate, hitches in
      "\(decimal(hitches.ratio, digits: 1)) ms/s at \(rate) Hz"
    }
    return "  by model \(cost.model): " + phases.joined(separator: ", ") + "; hitches "
      + hitches.joined(separator: ", ")
  }

  /// What a frame takes by both clocks.
  private static func text(_ clocks: FrameClocks, copies: Double?) -> String {
    func text(_ name: String, _ figures: FrameClocks.Figures?) -> String? {
      figures.map {
        "\(name) \(Format.duration(UInt64($0.least))), median "
          + Format.duration(UInt64($0.median))
      }
    }
    let times = [
      text("processors at least", clocks.processorFigures),
      text("wall at least", clocks.wallFigures),
      copies.map { "\(rounded($0)) copies" },
    ]
    return "  a frame: " + times.compactMap(\.self).joined(separator: "; ")
  }

  /// What a case says beside others.
  private static func text(_ answer: BenchmarkFigure.Answer) -> String {
    switch answer {
    case .ratio(let base, let estimate, let interval):
      let range = interval.map { " (\(rounded($0.low)) to \(rounded($0.high)))" }
      return "a frame takes \(rounded(estimate)) times\(range ?? "") as long as \(base.trace)"
    case .time(let time, let unit, let base):
      let beyond = base.map { ", beyond \($0.trace)" } ?? ""
      let text = time < 1_000 ? "\(rounded(time)) ns" : Format.duration(UInt64(time))
      return "\(text) for each \(name(of: unit))\(beyond)"
    case .work(let amount, let kind, let unit):
      return "\(rounded(amount)) \(kind.rawValue) for each \(name(of: unit))"
    case .share(let amount, let part, let unit):
      return "\(rounded(amount)) \(name(of: part))s for each \(name(of: unit))"
    case .target(let time, let limit):
      return "\(rounded(time)) ms, \(time > limit ? "over" : "within") the target of "
        + "\(rounded(limit)) ms"
    }
  }

  /// Three digits or the whole number.
  private static func rounded(_ value: Double) -> String {
    let size = abs(value)
    return decimal(value, digits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4)
  }

  private static func name(of unit: BenchmarkUnit) -> String {
    switch unit {
    case .glassPixel: "pixel of glass"
    case .differingPixel: "differing pixel"
    case .view, .node, .byte, .shape, .pixel: unit.rawValue
    }
  }

  private static func failed(
    _ comparison: BenchmarkComparison, in found: BenchmarkSummary.Case
  ) -> [String] {
    let name = found.benchmark.name.identifier
    var lines: [String] = []
    if let time = comparison.slowest {
      lines.append("slower       \(name): \(phase(time.phase)) takes \(ratio(of: time)) as long")
    }
    return lines + comparison.added.map { "more work    \(name): \(work($0))" }
  }

  private static func work(_ work: BenchmarkComparison.Work) -> String {
    let change = "\(work.change > 0 ? "+" : "−")\(grouped(abs(work.change)))"
    return "\(work.kind.phase.rawValue), \(work.kind.rawValue): \(grouped(work.expected)) → "
      + "\(grouped(work.actual)) (\(change))"
      + (work.frame.map { ", from frame \(grouped($0))" } ?? "")
  }

  private static func phase(_ phase: Phase?) -> String { phase?.rawValue ?? "the whole frame" }

  private static func ratio(of time: BenchmarkComparison.Time) -> String {
    guard let interval = time.interval else { return "an unknown time" }
    return "\(decimal(time.estimate, digits: 3)) times (\(decimal(interval.low, digits: 3)) to "
      + "\(decimal(interval.high, digits: 3)))"
  }

  private static func verdict(_ time: BenchmarkComparison.Time) -> String {
    let margin = "\(decimal(time.margin * 100, digits: 1)) %"
    return switch time.verdict {
    case .slower: "slower"
    case .faster: "faster"
    case .noDifference: "no difference"
    case .notEnoughData:
      time.interval == nil ? "not enough data" : "not enough data (margin \(margin))"
    }
  }

  private static func table(of found: BenchmarkSummary.Case, isExact: Bool) -> [String] {
    let benchmark = found.benchmark
    var lines: [String] = []
    if let failure = benchmark.failure {
      return ["stopped      \(benchmark.name.identifier): \(self.failure(failure))"]
    }
    if let failure = benchmark.expectedFailure {
      return [
        "stopped      \(benchmark.name.identifier), the other build: \(self.failure(failure))"
      ]
    }
    guard let side = benchmark.actual else { return [] }
    let title = benchmark.name.identifier
    if !side.isRepeatable {
      return ["stopped      \(title): two replays did not do the same work; see `check`"]
    }
    let cost = (found.cost.map { [text($0)] } ?? []) + kept(side.timing.work)
    if isExact { return ["\(title)  \(text(side.timing.work))"] + cost }
    lines.append(
      "\(title)  \(count(side.timing.frames, "frame")), \(count(side.rounds, "round")) of "
        + "\(count(side.timing.repetitions / max(side.rounds, 1), "replay"))")
    lines += columns(
      [["", "replay", "95 % interval", "spread", "frame min", "p50", "p95", "p99"]]
        + found.phases.map { row($0) })
    lines += found.hitches.sorted { $0.key < $1.key }.map { rate, hitches in
      "  hitches at \(rate) Hz: \(decimal(hitches.ratio, digits: 1)) ms/s"
    }
    if side.timing.work != WorkCounters() { lines.append("  \(text(side.timing.work))") }
    lines += cost
    let measuring = UInt64(side.timing.spans) * side.timing.probeCost
    if measuring > 0 {
      lines.append("  measuring itself took \(Format.duration(measuring)) of a replay")
    }
    if let whole = found.phases.last, whole.mildOutliers + whole.severeOutliers > 0 {
      lines.append(
        "  outliers among the rounds: \(whole.mildOutliers) mild, \(whole.severeOutliers) severe")
    }
    guard let comparison = found.comparison else { return lines }
    lines.append(
      comparison.showsSameFrames
        ? "  against the other build: all frames are the same"
        : "  against the other build: frames differ, so times compare different work")
    lines += columns(
      comparison.times.map { time in
        [phase(time.phase), time.interval == nil ? "" : ratio(of: time), verdict(time)]
      })
    lines += comparison.work.map { "    \(work($0))" }
    return lines
  }

  private static func row(_ found: PhaseBenchmark) -> [String] {
    func time(_ value: Double) -> String { Format.duration(UInt64(max(value, 0))) }
    let interval = found.interval.map { "\(time($0.low)) … \(time($0.high))" }
    return [
      phase(found.phase), time(found.rounds.median), interval ?? "",
      "\(decimal(found.spread * 100, digits: 1)) %", Format.duration(found.frames.minimum),
      Format.duration(found.frames.median), Format.duration(found.frames.p95),
      Format.duration(found.frames.p99),
    ]
  }

  /// Rows in columns: the first to the left, the others to the right.
  private static func columns(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.reduce(0) { max($0, $1[column].count) }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }
      return "  " + cells.joined(separator: "  ")
    }
  }

  private static func conclusion(_ summary: BenchmarkSummary) -> String {
    let total = count(summary.cases.count, "case")
    let slower = summary.cases.count { $0.comparison?.slowest != nil }
    let more = summary.cases.count { $0.comparison?.added.isEmpty == false }
    let stopped = summary.cases.count {
      $0.benchmark.failure != nil || $0.benchmark.expectedFailure != nil
        || $0.benchmark.actual?.isRepeatable == false
    }
    var parts: [String] = []
    if stopped > 0 { parts.append("\(grouped(stopped)) could not be measured") }
    let over = Set(summary.overruns.map(\.name)).count
    if over > 0 { parts.append("\(grouped(over)) over budget") }
    if summary.cases.contains(where: { $0.comparison != nil }) {
      parts += ["\(grouped(slower)) slower", "\(grouped(more)) with more work"]
    }
    return parts.isEmpty ? "\(total) measured" : "\(total): " + parts.joined(separator: ", ")
  }
}
