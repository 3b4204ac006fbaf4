import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite

/// What a tool shows of a case, as far as it is the same whenever it is asked.
struct CaseMeasurement: Sendable {
  /// What the history would have of it; nil where it does not come to its end.
  var entry: HistoryEntry?
  /// The hash of each stage of all frames.
  var stages: [Stage: UInt64] = [:]
  /// Why something is missing.
  var problem: Bisection.Problem?

  /// The value of a metric; nil where it is missing.
  func value(of metric: BisectionMetric) -> BisectionValue? {
    switch metric {
    case .number(let metric): entry.flatMap { metric.value(in: $0) }.map { .number($0) }
    case .stage(let stage): stages[stage].map { .hash($0) }
    }
  }
}

/// Asks tools for cases.
struct CaseMeasurer: Sendable {
  /// How long a frame may take.
  var timeout: Duration
  /// What is asked for; nil for everything.
  var metric: BisectionMetric?

  /// Asks a tool for a case.
  func measure(
    _ entry: SceneBenchmark.TracedCase, by tool: String
  ) async throws(SuiteError) -> CaseMeasurement {
    var result = CaseMeasurement()
    do throws(SuiteError) {
      if asksForStages { try await addStages(to: &result, of: entry, by: tool) }
      if asksForNumbers { try await addNumbers(to: &result, of: entry, by: tool) }
    } catch {
      switch error {
      case .workerRefused, .workerNotStarted: result.problem = .build(.suite(error))
      default: throw error
      }
    }
    return result
  }

  private var asksForNumbers: Bool { if case .stage = metric { false } else { true } }
  private var asksForStages: Bool { if case .number = metric { false } else { true } }

  private func addNumbers(
    to result: inout CaseMeasurement, of entry: SceneBenchmark.TracedCase, by tool: String
  ) async throws(SuiteError) {
    var benchmark = SceneBenchmark(
      cases: [SceneBenchmark.Case(entry.name, .trace(entry.trace))], executable: tool)
    (benchmark.rounds, benchmark.repetitions, benchmark.warmsUp) = (1, 1, false)
    benchmark.timeout = timeout
    let measured = try await benchmark.run { _, _ in }
    result.entry =
      HistoryEntry.entries(of: measured, hashes: [:], at: "", revision: nil, process: 0).first
    if let failure = measured.first?.failure { result.problem = .replay(failure) }
  }

  private func addStages(
    to result: inout CaseMeasurement, of entry: SceneBenchmark.TracedCase, by tool: String
  ) async throws(SuiteError) {
    let folder = FileSystem.temporaryPath("bisect")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let probe = ReplayProbe(executable: tool, timeout: timeout, folder: folder)
    let text = TraceWriter.text(of: entry.trace)
    var log: FrameHashLog?
    do throws(SuiteError) {
      let outcome = try await probe.replay(text)
      log = outcome.hashLog
      let isWhole = log?.frames.count == entry.trace.frameCount
      if !isWhole { result.problem = outcome.failures.first.map { .replay($0) } ?? .noValue }
    } catch {
      // A tool that does not know the question is asked in the way that every version knows.
      guard case .workerRefused = error else { throw error }
      log = try await probe.expectation(of: text, scene: entry.trace.header.scene, by: tool)
      if log == nil { throw error }
    }
    guard result.problem == nil, let log else { return }
    for stage in Stage.allCases {
      let words = log.frames.map { JSONText.hexadecimal($0.hashes[stage], digits: 16) }
      result.stages[stage] = StableHash.hash(Array(words.joined().utf8))
    }
  }
}
