import Foundation
import MeniscusDisplay
import Synchronization

/// What measures times, each several times over.
protocol Repeating {
  var repetitions: Int { get }
}

extension Repeating {
  /// How long something takes, in milliseconds: the median.
  func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let times = try (0..<repetitions).map { _ in try clock.measure(work).milliseconds }.sorted()
    return times[times.count / 2]
  }
}

/// Adds up the time that phases take.
final class PhaseClock: Sendable {
  private struct Times {
    var starts: [Phase: ContinuousClock.Instant] = [:]
    var totals: [Phase: Duration] = [:]
  }

  private let times = Mutex(Times())

  /// The probe that measures.
  var probe: PhaseProbe {
    PhaseProbe(
      begin: { phase in self.times.withLock { $0.starts[phase] = .now } },
      end: { phase in
        self.times.withLock { times in
          guard let start = times.starts.removeValue(forKey: phase) else { return }
          times.totals[phase, default: .zero] += .now - start
        }
      })
  }

  /// The milliseconds that a phase took in all.
  func milliseconds(_ phase: Phase) -> Double {
    times.withLock { $0.totals[phase] ?? .zero }.milliseconds
  }
}

/// The memory that this process occupies.
enum MemoryUse {
  /// The bytes that are in memory now; nil where the system does not say it.
  static var bytes: Int? {
    guard
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
