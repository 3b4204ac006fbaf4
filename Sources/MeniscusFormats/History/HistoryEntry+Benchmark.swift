import MeniscusGeometry

extension HistoryEntry {
  /// What a benchmark found of its cases; those without times are left out.
  ///
  /// - Parameters:
  ///   - benchmarks: what was measured.
  ///   - hashes: the hashes of the bytes of the traces, by case.
  ///   - date: when it was measured, as ISO 8601 in UTC.
  ///   - process: the number of the process that made it, so that two that began at once differ.
  ///   - areTimed: whether times were measured; else the entries have what is exact alone.
  package static func entries(
    of benchmarks: [CaseBenchmark], hashes: [CaseName: UInt64], at date: String,
    revision: ProjectRevision?, machine: MachineFingerprint = .current, process: Int,
    areTimed: Bool = true
  ) -> [HistoryEntry] {
    let text = "\(date)\n\(machine.machineClass)\n\(process)"
    let run = StableHash.hash(Array(text.utf8))
    return benchmarks.compactMap { benchmark in
      guard let side = benchmark.actual, side.isRepeatable, benchmark.failure == nil else {
        return nil
      }
      let timing = side.timing
      var entry = HistoryEntry(
        run: run, benchmark.name, .bench, at: date, machine: machine, toolchain: Toolchain.version,
        traceHash: hashes[benchmark.name] ?? 0, framesHash: timing.framesHash,
        frames: timing.frames, rate: benchmark.rate ?? 60, counters: timing.work)
      entry.revision = revision
      entry.cost = benchmark.rate == nil ? nil : timing.cost.map { HistoryCost($0) }
      guard areTimed else { return entry }
      for (phase, times) in timing.phases {
        entry.phases[phase] = HistoryTimes(times.filter { $0 > 0 })
      }
      entry.frame = HistoryTimes(timing.frameTimes)
      for rate in refreshRates where benchmark.rate != nil {
        entry.hitches[rate] = HistoryHitches(timing.frameTimes, refreshRate: rate)
      }
      return entry
    }
  }
}
