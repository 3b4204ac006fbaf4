import MeniscusFormats
import MeniscusTiming

/// Something that a part of the stack does, which is measured frame by frame as the replay of a trace
/// is.
package struct PartCase: Sendable {
  /// Does all of it once; what counts goes through the recorder.
  typealias Work = @MainActor (inout PartRecorder) throws -> Void

  /// What it is called in its part, as `crowd-50`.
  package let name: String
  /// Whether several threads work, or another process, so that the clock on the wall measures; else the
  /// processor time of one thread does.
  var isParallel = false
  /// What it is held against.
  package var questions: [BenchmarkQuestion] = []
  /// Another tool that does the work, which has to be installed; nil for none.
  var tool: PeerPackage?
  /// Prepares it once in a process, with a folder for files, which whoever started the process removes.
  let prepare: @MainActor @Sendable (_ folder: String) throws -> Work
}

extension PartCase {
  /// Whether another tool does the work.
  package var isPeer: Bool { tool != nil }

  /// Copies pixels.
  static func copying(pixels count: Int) -> Work {
    let source = [UInt32](repeating: 1, count: count)
    var target = [UInt32](repeating: 0, count: count)
    return { recorder in
      recorder.frame {
        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let from = source.baseAddress else { return }
            target.baseAddress?.update(from: from, count: count)
          }
        }
        return Int(target[count - 1])
      }
    }
  }

  /// What doing all of it some times takes.
  ///
  /// - Parameters:
  ///   - folder: a folder for files.
  ///   - goOn: called before each time.
  @MainActor
  package func timing(
    warmUps: Int, repetitions: Int, in folder: String, goOn: (Int) -> Void = { _ in }
  ) throws(SuiteError) -> ReplayTiming? {
    do {
      return try measured(warmUps: warmUps, repetitions: repetitions, in: folder, goOn)
    } catch let error as SuiteError {
      throw error
    } catch {
      preconditionFailure("The parts compare pictures of one size that they made: \(error)")
    }
  }

  @MainActor
  private func measured(
    warmUps: Int, repetitions: Int, in folder: String, _ goOn: (Int) -> Void
  ) throws -> ReplayTiming? {
    let probeCost = TimingWorker.probeCost()
    let work = try prepare(folder)
    var timing: ReplayTiming?
    for repetition in 0..<(warmUps + repetitions) {
      goOn(repetition)
      var recorder = PartRecorder { [isParallel] in
        isParallel ? MonotonicClock.now : MonotonicClock.threadProcessorTime
      }
      try work(&recorder)
      guard repetition >= warmUps else { continue }
      let next = recorder.timing(probeCost: probeCost)
      timing = timing?.combined(with: next) ?? next
    }
    return timing
  }
}

extension BenchmarkPart {
  /// The cases of the part, at their usual sizes.
  var cases: [PartCase] {
    switch self {
    case .engine: EngineCases().all
    case .render: RenderCases().all
    case .diff: DiffCases().all
    }
  }

  /// The names of the cases that can be measured here, and of those whose tool is not installed.
  ///
  /// - Parameter peers: whether other tools are asked for.
  package func names(peers: Bool) -> (present: [CaseName], missing: [CaseName]) {
    let cases = cases.filter { peers || !$0.isPeer }
    let installed = Dictionary(
      Set(cases.compactMap(\.tool)).map { ($0, $0.isInstalled) }
    ) { first, _ in first }
    let isPresent = cases.map { $0.tool.map { installed[$0] == true } ?? true }
    let names = zip(cases, isPresent).map { (name: caseName($0.name), isPresent: $1) }
    return (names.filter(\.isPresent).map(\.name), names.filter { !$0.isPresent }.map(\.name))
  }

  /// What the cases that were measured say beside each other.
  package func figures(of results: [CaseBenchmark]) -> [BenchmarkFigure] {
    cases.flatMap { item in
      item.questions.compactMap {
        BenchmarkFigure($0, of: caseName(item.name), in: results)
      }
    }
  }
}
