import MeniscusDisplay
import MeniscusFormats
import TestSupport

/// A made-up history: what a test plants in it is what a page has to show.
enum SampleHistory {
  static let server = MachineFingerprint(processor: "EPYC 7763", cores: 4, system: "Linux x86_64")
  static let laptop = MachineFingerprint(processor: "M3 Pro", cores: 12, system: "macOS arm64")

  /// The runs of a case, a day apart; from `slower` on its layout takes half as long again, and there
  /// is a glass pass more.
  static func entries(
    of name: CaseName, runs: Int, slower: Int = .max, kind: HistoryEntry.Kind = .test
  ) -> [HistoryEntry] {
    var generator = SplitMix(state: UInt64(name.identifier.utf8.count))
    return (0..<runs).map { index in
      let day = "2026-\(two(index / 28 % 12 + 1))-\(two(index % 28 + 1))T09:30:00Z"
      var counters = WorkCounters()
      for kind in WorkCounters.Kind.allCases { counters[kind] = 1_000 * (kind.index + 1) }
      if index >= slower { counters[.glassPasses] += 1 }
      var entry = HistoryEntry(
        run: UInt64(index + 1), name, kind, at: day, machine: index % 7 == 5 ? laptop : server,
        toolchain: index < runs / 3 ? "6.2" : "6.3", traceHash: 1, framesHash: UInt64(index / 50),
        frames: 144, rate: 60, counters: counters)
      let digits = JSONText.hexadecimal(UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15, digits: 20)
      entry.revision = ProjectRevision(
        commit: String(digits.reversed()) + digits, isDirty: index % 11 == 3)
      for phase in Phase.allCases {
        let usual = 100_000 * UInt64(phase.index + 1) + generator.next() % 9_000
        entry.phases[phase] = times(phase == .layout && index >= slower ? usual * 3 / 2 : usual)
      }
      entry.frame = times(2_100_000 + generator.next() % 90_000 + (index >= slower ? 150_000 : 0))
      entry.hitches = [
        60: HistoryHitches(hitchTime: index % 9 == 0 ? 33_333_334 : 0, duration: 2_433_333_333),
        120: HistoryHitches(hitchTime: 8_333_333, duration: 1_208_333_333),
      ]
      entry.cost = cost(entry)
      return entry
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func times(_ median: UInt64) -> HistoryTimes {
    HistoryTimes(
      count: 144, minimum: median * 9 / 10, median: median, p95: median * 4 / 3, p99: median * 2,
      deviation: median / 20)
  }

  /// What is found in entries; that whole frames are slower is known.
  static func alerts(of entries: [HistoryEntry]) -> [PerformanceAlert] {
    PerformanceAlert.alerts(of: entries).map { alert in
      var alert = alert
      if alert.metric == .frame { alert.state = .acknowledged(reason: "as it has to be") }
      return alert
    }
  }

  /// A cost by the counters alone, whose model changes once.
  private static func cost(_ entry: HistoryEntry) -> HistoryCost {
    HistoryCost(
      model: entry.run < 20 ? 1 : 2,
      phases: [.layout: 300_000, .render: UInt64(entry.counters[.glassPasses]) * 90],
      hitches: [60: HistoryHitches(hitchTime: 16_666_667, duration: 2_433_333_333)])
  }
}
