import MeniscusDisplay
import MeniscusStatistics

/// What the cases of a part say beside each other, in one run: ratios depend on the machine less than
/// times do.
package struct BenchmarkFigure: Equatable, Sendable {
  /// The answer to a ``BenchmarkQuestion``.
  package enum Answer: Equatable, Sendable {
    /// How many times as long a frame takes as one of another case: Hodges and Lehmann's estimate over
    /// the rounds, with its interval where there are enough.
    case ratio(to: CaseName, estimate: Double, interval: ConfidenceInterval?)
    /// Nanoseconds for each of something.
    case time(Double, for: BenchmarkUnit, beyond: CaseName?)
    /// Work for each of something, the same on every machine.
    case work(Double, WorkCounters.Kind, for: BenchmarkUnit)
    /// How much there is of one thing for each of another.
    case share(Double, BenchmarkUnit, for: BenchmarkUnit)
    /// What a frame takes and what it should take at most, in milliseconds.
    case target(Double, limit: Double)
  }

  /// The case.
  package var name: CaseName
  /// What is said of it.
  package var answer: Answer

  /// Answers a question from what was measured; nil where that was not, or makes no sense.
  package init?(_ question: BenchmarkQuestion, of name: CaseName, in results: [CaseBenchmark]) {
    let sides = Sides(name: name, results: results)
    guard let own = sides.own, let answer = sides.answer(question, own) else { return nil }
    self.name = name
    self.answer = answer
  }
}

extension BenchmarkFigure {
  /// Whether it is of exact work, the same on every machine.
  package var isExact: Bool {
    switch answer {
    case .work: true
    case .share(_, let part, _): part != .byte
    case .ratio, .time, .target: false
    }
  }
}

/// A case and what was measured beside it.
private struct Sides {
  let name: CaseName
  let results: [CaseBenchmark]

  var own: CaseBenchmark.Side? { self[name] }

  private subscript(name: CaseName) -> CaseBenchmark.Side? {
    guard let side = results.first(where: { $0.name == name })?.actual else { return nil }
    return side.isRepeatable ? side : nil
  }

  private func other(_ trace: String) -> CaseName { CaseName(scene: name.scene, trace: trace) }

  func answer(
    _ question: BenchmarkQuestion, _ own: CaseBenchmark.Side
  ) -> BenchmarkFigure.Answer? {
    func count(_ unit: BenchmarkUnit) -> Double? {
      own.timing.units[unit].flatMap { $0 > 0 ? Double($0) : nil }
    }
    switch question {
    case .ratio(let trace):
      guard let base = self[other(trace)],
        let ratio = try? PairedRatio(of: own.frameMeans, to: base.frameMeans)
      else { return nil }
      return .ratio(to: other(trace), estimate: ratio.estimate, interval: ratio.interval())
    case .time(let unit, let trace):
      guard let time = own.frameMedian, let count = count(unit) else { return nil }
      guard let trace else { return .time(time / count, for: unit, beyond: nil) }
      guard let base = self[other(trace)]?.frameMedian else { return nil }
      return .time((time - base) / count, for: unit, beyond: other(trace))
    case .work(let kind, let unit):
      return count(unit).map { .work(Double(own.timing.work[kind]) / $0, kind, for: unit) }
    case .share(let part, let unit):
      guard let amount = own.timing.units[part], let count = count(unit) else { return nil }
      return .share(Double(amount) / count, part, for: unit)
    case .target(let limit): return own.frameMedian.map { .target($0 / 1e6, limit: limit) }
    }
  }
}

extension CaseBenchmark.Side {
  /// What a frame took in each round, in nanoseconds.
  fileprivate var frameMeans: [Double] {
    sums.map { Double($0) / Double(max(timing.frames, 1)) }
  }

  /// The median of the rounds.
  fileprivate var frameMedian: Double? { SampleStatistics(frameMeans)?.median }
}
