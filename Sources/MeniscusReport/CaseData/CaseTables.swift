import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// What the tables of a case are made of: how long each phase took, how much work was done, and how
/// late frames came.
struct CaseTables {
  /// The three tables as packed numbers; an empty text where there is nothing to show.
  let json: JSONValue

  /// Takes down a case.
  init(_ trace: TraceReport, _ hitches: CaseHitches?) {
    json = .strings([
      PackedNumbers.text(of: Self.phases(trace)), PackedNumbers.text(of: Self.work(trace)),
      PackedNumbers.text(of: hitches.map { Self.hitches($0, trace) } ?? []),
    ])
  }

  /// For each phase its place, total, median, 95th percentile and longest time in nanoseconds, and the
  /// frame of that.
  private static func phases(_ trace: TraceReport) -> [Int] {
    PhaseSummary.summaries(of: trace.spans).filter { Phase(index: $0.phase) != nil }.flatMap {
      let durations = $0.durations
      return [$0.phase]
        + [durations.total, durations.median, durations.p95, durations.maximum]
        .map { Int(clamping: $0) } + [$0.slowestFrame]
    }
  }

  /// The frames, those that did nothing, and for each kind of work the total, the most in a frame,
  /// that frame, and the frames without any.
  private static func work(_ trace: TraceReport) -> [Int] {
    guard !trace.counters.isEmpty else { return [] }
    let idle = trace.counters.count { $0[.bodies] == 0 && $0[.tilesPainted] == 0 }
    return [trace.counters.count, idle]
      + WorkCounters.Kind.headlines.flatMap { kind in
        let values = trace.counters.map { $0[kind] }
        let most = values.max() ?? 0
        return [
          values.reduce(0, +), most, values.firstIndex(of: most) ?? 0, values.count { $0 == 0 },
        ]
      }
  }

  /// For each stretch the places of the checkpoints around it, counted from 1, and 0 for none; its
  /// frames; and for each refresh rate the ratio in hundredths and one more, or 0 for none, and its
  /// band, first as measured and then as modelled.
  private static func hitches(_ hitches: CaseHitches, _ trace: TraceReport) -> [Int] {
    func place(of name: String?) -> Int {
      name.flatMap { name in trace.checkpoints.firstIndex { $0.name == name } }.map { $0 + 1 } ?? 0
    }
    return hitches.stretches.flatMap { stretch in
      [place(of: stretch.start), place(of: stretch.end), stretch.frames]
        + numbers(stretch.measured) + numbers(stretch.modelled)
    }
  }

  private static func numbers(_ figures: [CaseHitches.Figure]) -> [Int] {
    HistoryEntry.refreshRates.flatMap { rate in
      guard let figure = figures.first(where: { $0.rate == rate }) else { return [0, 0] }
      return [
        Int((figure.ratio * 100).rounded()) + 1,
        HitchSeverity.allCases.firstIndex(of: figure.severity) ?? 0,
      ]
    }
  }
}
