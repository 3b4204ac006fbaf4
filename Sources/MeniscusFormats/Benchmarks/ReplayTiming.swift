import MeniscusDisplay
import MeniscusTiming

/// What a process measured of the replays of a case that it made.
///
/// That is the exact work of every frame, and the shortest time that each phase of it took. For a part
/// of the stack, a replay is all that a case of it does once, and a frame one of the things that it
/// does.
///
/// The shortest of several is the least disturbed: whatever else the machine does only adds to it.
package struct ReplayTiming: Equatable, Sendable {
  /// The replays that were measured, without those that warmed up.
  package var repetitions: Int
  /// The time of each phase itself, a number for every frame, in nanoseconds of processor time.
  package private(set) var phases: [Phase: [UInt64]]
  /// The time of each frame that is no phase's, in nanoseconds; empty where phases are all that counts.
  package private(set) var others: [UInt64]
  /// The work of every frame.
  package private(set) var counters: [WorkCounters]
  /// How many of what there were, for cases of a part.
  package var units: [BenchmarkUnit: Int]
  /// What a frame took by both clocks, for cases of a part; nil for others.
  package var clocks: FrameClocks?
  /// The hash of the frame-hash log: equal where every stage of every frame is.
  package var framesHash: UInt64
  /// The phases that one replay reported, each of which took the time ``probeCost`` to report.
  package var spans: Int
  /// What reporting one phase costs, in nanoseconds of processor time.
  package var probeCost: UInt64

  /// States what one replay took.
  package init(
    _ work: [FrameWork], others: [UInt64] = [], counters: [WorkCounters], framesHash: UInt64,
    spans: Int, probeCost: UInt64
  ) {
    repetitions = 1
    self.others = others
    self.counters = counters
    self.framesHash = framesHash
    self.spans = spans
    self.probeCost = probeCost
    units = [:]
    phases = Self.phases(of: work, frames: counters.count)
  }

  /// Adds what another replay of the same case, or another process, measured: of each time the
  /// shorter one stays.
  package mutating func combine(_ other: ReplayTiming) {
    repetitions += other.repetitions
    if let clocks = other.clocks { self.clocks?.add(clocks) }
    others = zip(others, other.others).map(min)
    for (phase, times) in other.phases {
      phases[phase] = zip(phases[phase] ?? times, times).map(min)
    }
  }

  /// The timing and another of the same case.
  package func combined(with other: ReplayTiming) -> ReplayTiming {
    var result = self
    result.combine(other)
    return result
  }

  private static func phases(of work: [FrameWork], frames: Int) -> [Phase: [UInt64]] {
    var phases: [Phase: [UInt64]] = [:]
    for frame in work where (0..<frames).contains(frame.frame) {
      for (index, time) in frame.times {
        guard let phase = Phase(index: index) else { continue }
        phases[phase, default: [UInt64](repeating: 0, count: frames)][frame.frame] = time
      }
    }
    return phases
  }
}

extension ReplayTiming {
  /// The frames of the replay.
  package var frames: Int { counters.count }

  /// The work of the whole replay.
  package var work: WorkCounters { counters.reduce(into: WorkCounters()) { $0 += $1 } }

  /// What the model says that the replay costs; nil where the counters do not suffice.
  package var cost: ModelledCost? { ModelledCost(of: counters) }

  /// The time of a phase over the whole replay, in nanoseconds; 0 where it never ran.
  package func total(_ phase: Phase) -> UInt64 { phases[phase]?.reduce(0, +) ?? 0 }

  /// The time of every frame, hashing excluded, for which no display waits, in nanoseconds.
  package var frameTimes: [UInt64] {
    var times = [UInt64](repeating: 0, count: frames)
    for (phase, own) in phases where phase != .hash {
      for frame in own.indices { times[frame] += own[frame] }
    }
    for (frame, time) in zip(times.indices, others) { times[frame] += time }
    return times
  }
}

extension ReplayTiming {
  /// The times as spans, one after the other: what was measured apart, and is shortest, overlaps
  /// nowhere.
  package var laidOutSpans: [Span] {
    var time: UInt64 = 0
    return (0..<frames).flatMap { frame in
      Phase.allCases.compactMap { phase -> Span? in
        guard let own = phases[phase]?[frame], own > 0 else { return nil }
        defer { time += own }
        return Span(phase: phase.index, frame: frame, start: time, duration: own)
      }
    }
  }
}

extension ReplayTiming: Codable {
  private enum CodingKeys: CodingKey {
    case repetitions, phases, others, kinds, counters, units, clocks, framesHash, spans, probeCost
  }

  /// Reads what a process of this build, or of another, measured; kinds of work and phases that this
  /// one does not know are passed over.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    repetitions = try values.decode(Int.self, forKey: .repetitions)
    framesHash = try values.decode(UInt64.self, forKey: .framesHash)
    spans = try values.decode(Int.self, forKey: .spans)
    probeCost = try values.decode(UInt64.self, forKey: .probeCost)
    let kinds = try values.decode([String].self, forKey: .kinds)
      .map(WorkCounters.Kind.init(rawValue:))
    // Another build may count fewer kinds.
    let unknown = WorkCounters.Kind.allCases.filter { !kinds.contains($0) }
    let rows = try values.decode([[Int]].self, forKey: .counters)
    counters = rows.map { row in
      var counters = WorkCounters()
      for kind in unknown { counters.leaveOut(kind) }
      for (kind, amount) in zip(kinds, row) { if let kind { counters[kind] = amount } }
      return counters
    }
    others = try values.decodeIfPresent([UInt64].self, forKey: .others) ?? []
    guard others.isEmpty || others.count == counters.count else {
      throw DecodingError.dataCorruptedError(forKey: .others, in: values, debugDescription: "")
    }
    clocks = try values.decodeIfPresent(FrameClocks.self, forKey: .clocks)
    units = [:]
    let amounts = try values.decodeIfPresent([String: Int].self, forKey: .units) ?? [:]
    for (name, amount) in amounts {
      if let unit = BenchmarkUnit(rawValue: name) { units[unit] = amount }
    }
    phases = [:]
    for (name, times) in try values.decode([String: [UInt64]].self, forKey: .phases) {
      guard let phase = Phase(rawValue: name) else { continue }
      guard times.count == counters.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .phases, in: values, debugDescription: name)
      }
      phases[phase] = times
    }
  }

  /// Writes what was measured.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let kinds = WorkCounters.Kind.allCases
    try values.encode(repetitions, forKey: .repetitions)
    try values.encode(framesHash, forKey: .framesHash)
    try values.encode(spans, forKey: .spans)
    try values.encode(probeCost, forKey: .probeCost)
    try values.encode(kinds.map(\.rawValue), forKey: .kinds)
    try values.encode(counters.map { row in kinds.map { row[$0] } }, forKey: .counters)
    try values.encode(others, forKey: .others)
    try values.encodeIfPresent(clocks, forKey: .clocks)
    let amounts = units.map { ($0.key.rawValue, $0.value) }
    try values.encode(Dictionary(amounts) { first, _ in first }, forKey: .units)
    let named = phases.map { ($0.key.rawValue, $0.value) }
    try values.encode(
      Dictionary(named) { first, _ in first }, forKey: .phases)
  }
}
