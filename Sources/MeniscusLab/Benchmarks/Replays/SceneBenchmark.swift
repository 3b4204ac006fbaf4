import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusSuite

/// Measures cases by replaying them in processes of their own, in rounds that go through all of them,
/// so that what the machine does meanwhile meets all alike.
///
/// With another build beside, each case is measured of both in turn, first of one and then of the
/// other, and the other way round in the next round.
package struct SceneBenchmark: Sendable {
  /// A case, with its trace in the environment of its variant.
  package typealias TracedCase = (name: CaseName, trace: Trace)

  /// Something to measure.
  package struct Case: Sendable {
    /// What does the work.
    package enum Source: Sendable {
      /// The replay of a trace in the environment of its variant.
      case trace(Trace)
      /// A part of the stack.
      case part(BenchmarkPart)
    }

    /// What it is called.
    package var name: CaseName
    /// What does it.
    package var source: Source

    /// Makes a case.
    package init(_ name: CaseName, _ source: Source) {
      self.name = name
      self.source = source
    }
  }

  /// The cases.
  package var cases: [Case]
  /// This build.
  package var executable: String
  /// The build to compare with; nil for none.
  package var other: String?
  /// A phase of this build that takes longer on purpose, and the part of its time that is added; nil
  /// for none.
  package var slowdown: (phase: Phase, share: Double)?
  /// The rounds; with another build beside, nil goes on until everything is decided.
  package var rounds: Int?
  /// The replays of a round that are measured; nil for as many as take half a second, at least 3, or
  /// fewer where the limit has no time for the rounds.
  package var repetitions: Int?
  /// Whether a replay that is not measured comes first in each process, where the number of replays is
  /// given.
  package var warmsUp = true
  /// How long all of it may take; fewer rounds are made where it would take longer.
  package var limit = Duration.seconds(150)
  /// How long a frame may take.
  package var timeout = Duration.seconds(60)

  /// The rounds that are made in any case, where nobody says how many.
  private static let usualRounds = 10
  /// The rounds after which what is not decided stays so.
  private static let mostRounds = 60

  /// Makes a benchmark.
  package init(cases: [Case], executable: String, other: String? = nil) {
    self.cases = cases
    self.executable = executable
    self.other = other
  }

  /// Measures all cases.
  ///
  /// - Parameter progress: called before each round with its number, from 1, and that of all.
  package func run(
    progress: @Sendable (Int, Int) -> Void
  ) async throws(SuiteError) -> [CaseBenchmark] {
    let folder = FileSystem.temporaryPath("bench")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let none = cases.map { CaseBenchmark($0.name, rate: $0.rate) }
    var results = none
    let clock = ContinuousClock()
    let start = clock.now
    var (round, last) = (0, rounds ?? Self.usualRounds)
    // The first round shows how long a replay takes, where nobody says how many are wanted.
    var isTrial = repetitions == nil
    var shape = isTrial ? RoundShape.shortest : nil
    while round < last {
      progress(round + 1, last)
      let began = clock.now
      for index in order(of: round) {
        try await measure(index, round, shape, in: folder, &results[index])
      }
      if isTrial {
        isTrial = false
        let chosen = RoundShape(
          // What another build is compared with needs more of them.
          fitting: other == nil ? last : 2 * last, into: limit - (clock.now - start),
          replay: clock.now - began)
        if chosen != shape {
          (shape, results) = (chosen, zip(none, results).map { $1.hasFailed ? $1 : $0 })
          continue
        }
      }
      round += 1
      let rest = max(Int((limit - (clock.now - start)) / (clock.now - began)), 0)
      if rounds == nil, other != nil, round == last,
        !results.allSatisfy({ $0.isDecided(in: slowdown?.phase) })
      {
        last = min(round + 2, Self.mostRounds)
      }
      // An even number, so that each build comes first as often as the other.
      last = min(last, max(round + rest - (round + rest) % 2, round))
    }
    return results
  }

  /// The order of the cases in a round: there and back.
  private func order(of round: Int) -> [Int] {
    round % 2 == 0 ? Array(cases.indices) : cases.indices.reversed()
  }

  private func measure(
    _ index: Int, _ round: Int, _ shape: RoundShape?, in folder: String,
    _ result: inout CaseBenchmark
  ) async throws(SuiteError) {
    let warmsUp = shape?.warmsUp ?? warmsUp
    let repetitions =
      shape.map { min(result.actual?.usualRepetitions ?? 3, $0.mostRepetitions) }
      ?? repetitions ?? 1
    let first = round % 4 == 0 || round % 4 == 3
    for isOther in first ? [true, false] : [false, true] {
      if result.hasFailed { return }
      if isOther {
        guard let other else { continue }
        let measured = try await timing(
          of: cases[index], repetitions, by: other,
          // Planting itself takes some time, on both sides alike.
          slowdown.map { ($0.phase, 0) }, warmsUp: warmsUp, in: folder)
        result.expectedFailure = measured.failure
        measured.timing.map { add($0, to: &result.expected) }
      } else {
        let measured = try await timing(
          of: cases[index], repetitions, by: executable, slowdown, warmsUp: warmsUp, in: folder)
        result.failure = measured.failure
        measured.timing.map { add($0, to: &result.actual) }
      }
    }
  }

  private func add(_ timing: ReplayTiming, to side: inout CaseBenchmark.Side?) {
    if side == nil { side = CaseBenchmark.Side(timing) } else { side?.add(timing) }
  }

  /// What one process measures.
  private func timing(
    of item: Case, _ repetitions: Int, by tool: String,
    _ slowdown: (phase: Phase, share: Double)?, warmsUp: Bool, in folder: String
  ) async throws(SuiteError) -> TimingResult {
    let own = folder.appendingPath(UUID().uuidString)
    defer { try? FileSystem.remove(own) }
    var request = TimingRequest(warmUps: warmsUp ? 1 : 0, repetitions: repetitions)
    request.slowPhase = slowdown?.phase.rawValue
    request.slowShare = slowdown?.share
    switch item.source {
    case .trace(let trace):
      let path = own.appendingPath("trace.jsonl")
      try FileSystem.write(TraceWriter.text(of: trace).utf8, to: path)
      request.trace = path
    case .part(let part): (request.part, request.name) = (part, item.name.trace)
    }
    try request.write(in: own)
    let output = own.appendingPath("output.txt")
    let end = await WorkerProcess(
      executable: tool, arguments: [Worker.commandName, own], output: output, timeout: timeout,
      progress: { WorkerProgress.text(in: own) }
    ).run()
    if end == .exited(status: 0), let result = TimingResult(in: own) { return result }
    let line = WorkerOutput(at: output).tellingLine
    switch end {
    case .cancelled: throw .interrupted
    case .notStarted(let failure): throw .workerNotStarted(executable: tool, failure)
    case .signalled(let signal):
      let detail = ReplayProbe.trap(signal, line)
      return TimingResult(
        failure: ReplayFailure(.trap, detail: detail, frame: WorkerProgress.frame(in: own)))
    case .timedOut:
      return TimingResult(
        failure: ReplayFailure(.timeout, frame: WorkerProgress.frame(in: own)))
    case .exited(let status):
      throw .workerRefused(executable: tool, reason: line.isEmpty ? "status \(status)" : line)
    }
  }
}

extension SceneBenchmark.Case {
  /// The frames of a second; nil for a part.
  fileprivate var rate: Int? {
    if case .trace(let trace) = source { return trace.header.rate }
    return nil
  }
}

extension CaseBenchmark.Side {
  /// The replays that take about half a second: at least 3, at most 20.
  fileprivate var usualRepetitions: Int {
    let time = max(timing.frameTimes.reduce(0, +), 1)
    return min(max(Int(500_000_000 / time), 3), 20)
  }
}

extension CaseBenchmark {
  /// Whether a replay of either build did not come to its end.
  fileprivate var hasFailed: Bool { failure != nil || expectedFailure != nil }

  /// Whether nothing more can be learned from more rounds: a case that cannot be measured, or of
  /// which every phase that takes a hundredth of the time is decided.
  ///
  /// - Parameter phase: the one phase that is asked for; nil for all of them.
  fileprivate func isDecided(in phase: Phase?) -> Bool {
    guard let comparison = BenchmarkComparison(self), let actual else { return true }
    let least = (actual.sums.last ?? 0) / 100
    return comparison.times.allSatisfy { time in
      if time.verdict != .notEnoughData { return true }
      guard let phase else { return time.phase.map { actual.timing.total($0) < least } ?? false }
      return time.phase != phase
    }
  }
}
