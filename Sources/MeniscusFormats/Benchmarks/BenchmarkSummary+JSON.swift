import MeniscusDisplay

extension BenchmarkSummary: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BenchmarkData(self))
  }
}

/// The summary as `bench --json` has it; times in nanoseconds.
private struct BenchmarkData: Encodable {
  struct Phase: Encodable {
    var phase: String
    var rounds: Int
    var minimum: Double
    var median: Double
    var low: Double?
    var high: Double?
    var spread: Double
    var mildOutliers: Int
    var severeOutliers: Int
    var frames: Frames
  }

  struct Cost: Encodable {
    var model: Int
    var phases: [String: UInt64]
    var hitchRatios: [String: Double]
  }

  struct Frames: Encodable {
    var count: Int
    var min: UInt64
    var p50: UInt64
    var p95: UInt64
    var p99: UInt64
    var max: UInt64
  }

  struct Clock: Encodable {
    var least: Double
    var median: Double
  }

  struct Ratio: Encodable {
    var phase: String
    var verdict: BenchmarkComparison.Verdict
    var ratio: Double?
    var low: Double?
    var high: Double?
    var margin: Double
  }

  struct Work: Encodable {
    var counter: String
    var phase: String
    var expected: Int
    var actual: Int
    var frame: Int?
  }

  struct Case: Encodable {
    var name: String
    var frames: Int?
    var counters: [String: Int]?
    var repetitions: Int?
    var measuringCost: UInt64?
    var processor: Clock?
    var wall: Clock?
    var copies: Double?
    var phases: [Phase]?
    var hitchRatios: [String: Double]?
    var cost: Cost?
    var times: [Ratio]?
    var work: [Work]?
    var showsSameFrames: Bool?
    var isRepeatable: Bool?
    var failure: ReplayFailure?
    var expectedFailure: ReplayFailure?
  }

  var exitCode: Int32
  var cases: [Case]
  var overruns: [Overrun]
  var figures: [Figure]?
  var missing: [String]?

  struct Figure: Encodable {
    var name: String
    var figure: String
    var value: Double
    var low: Double?
    var high: Double?
    var limit: Double?
    var to: String?
    var of: String?
    var per: String?
  }

  struct Overrun: Encodable {
    var name: String
    var phase: String
    var counter: String?
    /// `cost` where both are nanoseconds by the model; else work, or milliseconds without a counter.
    var metric: String?
    var amount: Double
    var budget: Double
  }

  init(_ summary: BenchmarkSummary) {
    exitCode = summary.exitCode.rawValue
    cases = summary.cases.map { found in
      var data = Case(of: found)
      if !summary.isExact, let clocks = found.benchmark.actual?.timing.clocks {
        data.processor = clocks.processorFigures.map { Clock(least: $0.least, median: $0.median) }
        data.wall = clocks.wallFigures.map { Clock(least: $0.least, median: $0.median) }
        data.copies = summary.copies(of: found)
      }
      return data
    }
    overruns = summary.overruns.map { overrun in
      switch overrun.measure {
      case .work(let kind, let amount, let budget):
        Overrun(
          name: overrun.name.identifier, phase: kind.phase.rawValue, counter: kind.rawValue,
          amount: Double(amount), budget: Double(budget))
      case .time(let phase, let amount, let budget):
        Overrun(
          name: overrun.name.identifier, phase: phase.rawValue, counter: nil, amount: amount,
          budget: budget)
      case .cost(let phase, let amount, let budget):
        Overrun(
          name: overrun.name.identifier, phase: phase.rawValue, counter: nil, metric: "cost",
          amount: Double(amount), budget: Double(budget))
      }
    }
    figures = summary.figures.isEmpty ? nil : summary.figures.map { Figure($0) }
    missing = summary.missing.isEmpty ? nil : summary.missing.map(\.identifier)
  }
}

extension BenchmarkData.Figure {
  init(_ figure: BenchmarkFigure) {
    name = figure.name.identifier
    switch figure.answer {
    case .ratio(let base, let estimate, let interval):
      (self.figure, value, to) = ("ratio", estimate, base.identifier)
      (low, high) = (interval?.low, interval?.high)
    case .time(let time, let unit, let base):
      (self.figure, value, per, to) = ("nanoseconds", time, unit.rawValue, base?.identifier)
    case .work(let amount, let kind, let unit):
      (self.figure, value, of, per) = ("work", amount, kind.rawValue, unit.rawValue)
    case .share(let amount, let part, let unit):
      (self.figure, value, of, per) = ("share", amount, part.rawValue, unit.rawValue)
    case .target(let time, let limit):
      (self.figure, value, self.limit) = ("milliseconds", time, limit)
    }
  }
}

extension BenchmarkData.Case {
  init(of found: BenchmarkSummary.Case) {
    let side = found.benchmark.actual
    self.init(
      name: found.benchmark.name.identifier, frames: side?.timing.frames,
      counters: side.map { side in
        let work = side.timing.work
        return Dictionary(
          uniqueKeysWithValues: WorkCounters.Kind.allCases.map { ($0.rawValue, work[$0]) })
      }, repetitions: side?.timing.repetitions,
      measuringCost: side.map { UInt64($0.timing.spans) * $0.timing.probeCost },
      phases: found.phases.isEmpty
        ? nil : found.phases.map { BenchmarkData.Phase(of: $0) },
      hitchRatios: found.hitches.isEmpty
        ? nil
        : BenchmarkData.ratios(found.hitches),
      cost: found.cost.map { cost in
        BenchmarkData.Cost(
          model: cost.model,
          phases: Dictionary(
            uniqueKeysWithValues: cost.phases.map { ($0.key.rawValue, $0.value) }),
          hitchRatios: BenchmarkData.ratios(cost.hitches))
      },
      times: found.comparison?.times.map { time in
        BenchmarkData.Ratio(
          phase: time.phase?.rawValue ?? "frame", verdict: time.verdict, ratio: time.estimate,
          low: time.interval?.low, high: time.interval?.high, margin: time.margin)
      },
      work: found.comparison?.work.map { work in
        BenchmarkData.Work(
          counter: work.kind.rawValue, phase: work.kind.phase.rawValue, expected: work.expected,
          actual: work.actual, frame: work.frame)
      }, showsSameFrames: found.comparison?.showsSameFrames, isRepeatable: side?.isRepeatable,
      failure: found.benchmark.failure, expectedFailure: found.benchmark.expectedFailure)
  }
}

extension BenchmarkData {
  fileprivate static func ratios(_ hitches: [Int: HistoryHitches]) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: hitches.map { (String($0.key), $0.value.ratio) })
  }
}

extension BenchmarkData.Phase {
  init(of found: PhaseBenchmark) {
    self.init(
      phase: found.phase?.rawValue ?? "frame", rounds: found.rounds.count,
      minimum: found.rounds.minimum, median: found.rounds.median,
      low: found.interval?.low, high: found.interval?.high, spread: found.spread,
      mildOutliers: found.mildOutliers, severeOutliers: found.severeOutliers,
      frames: BenchmarkData.Frames(
        count: found.frames.count, min: found.frames.minimum, p50: found.frames.median,
        p95: found.frames.p95, p99: found.frames.p99, max: found.frames.maximum))
  }
}
