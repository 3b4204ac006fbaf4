import MeniscusDisplay
import MeniscusGeometry
import MeniscusTiming

extension HistoryEntry {
  /// The refresh rates for which it is said how late frames came.
  package static let refreshRates = [60, 120]

  /// What a run found of the speed of its cases; those that were not replayed to their end are left
  /// out.
  ///
  /// - Parameters:
  ///   - report: the run.
  ///   - manifest: what it left for `accept`, with the hashes of what was replayed.
  ///   - process: the number of the process that made it, so that two that began at once differ.
  package static func entries(
    of report: RunReport, _ manifest: RunManifest, machine: MachineFingerprint = .current,
    process: Int
  ) -> [HistoryEntry] {
    let text = "\(report.started)\n\(machine.machineClass)\n\(process)"
    let run = StableHash.hash(Array(text.utf8))
    let cases = Dictionary(manifest.cases.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    return report.traces.compactMap { trace in
      let name = CaseName(scene: trace.scene, trace: trace.name, variant: trace.variant)
      guard let entry = cases[name], !trace.counters.isEmpty, trace.frames > 0,
        let traceHash = UInt64(entry.traceHash, radix: 16),
        let frames = entry.files.first(where: { $0.name == BaselineFiles.hashLog }),
        let framesHash = UInt64(frames.hash, radix: 16)
      else { return nil }
      var made = HistoryEntry(
        run: run, name, .test, at: report.started, machine: machine, toolchain: Toolchain.version,
        traceHash: traceHash, framesHash: framesHash, frames: trace.frames, rate: trace.rate,
        counters: trace.counters.reduce(into: WorkCounters()) { $0 += $1 })
      made.revision = manifest.revision
      made.cost = ModelledCost(of: trace.counters).map { HistoryCost($0) }
      made.note(FrameWork.frames(of: trace.spans))
      return made
    }
  }

  /// Notes how long the phases of frames took.
  package mutating func note(_ work: [FrameWork]) {
    for phase in Phase.allCases {
      phases[phase] = HistoryTimes(work.compactMap { $0.times[phase.index] })
    }
    // Hashing is the tool's own: no display waits for it.
    let durations = work.map { $0.total(without: [Phase.hash.index]) }
    frame = HistoryTimes(durations)
    for rate in Self.refreshRates {
      hitches[rate] = HistoryHitches(durations, refreshRate: rate)
    }
  }
}
