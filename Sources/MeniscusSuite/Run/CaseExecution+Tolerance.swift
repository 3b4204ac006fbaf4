import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

extension CaseExecution {
  /// What the case may differ by.
  package var tolerance: CaseTolerance {
    CaseTolerance(
      trace.header.tolerance,
      rules: rules + PlacedRule.rules(of: trace.header, in: path).filter { $0.rule.isAbout(name) },
      comparator: comparator)
  }

  /// The tolerances that no fault trips which can be planted in the checkpoints.
  ///
  /// The operations of the checkpoints are drawn again with one fault after the other, until each
  /// tolerance has failed once: mostly the first fault does it. Where nothing may differ nothing is
  /// drawn.
  func untripped(in record: ReplayRecord) -> [CaseRemark] {
    let trial = ToleranceTrial(tolerance, checkpoints: record.captures.map(\.name))
    var tried = trial.rules.map { TriedTolerance(rule: $0) }
    var plain = record
    plain.captures.removeAll { !trial.isAbout($0.name) }
    // Whether glass would adapt to a fault is asked by audits alone.
    let readings = plain.captures.map { _ in GlassMeasurements() }
    for fault in Fault.loudestFirst {
      guard tried.contains(where: { $0.tripped == 0 }) else { break }
      willGoOn(nil)
      guard let planted = plain.planting(fault, beside: readings) else { continue }
      let outcomes = trial.outcomes(of: planted.record.captures, beside: plain.captures)
      for (place, outcome) in outcomes.enumerated() { tried[place].add(outcome) }
    }
    return tried.filter { $0.tripped == 0 }.map { .untripped($0) }
  }
}

extension RunReport {
  /// What no planted fault trips, each rule once.
  var untripped: [RunRemark] {
    var found: [(rule: PlacedRule?, cases: [String])] = []
    for trace in traces {
      for case .untripped(let tried) in trace.issues {
        if let rule = tried.rule, let place = found.firstIndex(where: { $0.rule == rule }) {
          found[place].cases.append(trace.identifier)
        } else {
          found.append((tried.rule, [trace.identifier]))
        }
      }
    }
    return found.map { .untripped($0.rule, cases: $0.cases) }
  }
}

extension ToleranceFile {
  /// Whether a picture of a case may differ by what the file and the trace's header say; not where
  /// the trace cannot be read.
  package func letsPicturesDiffer(in name: CaseName, of file: TraceFile) -> Bool {
    guard case .success(let trace) = file.contents else { return false }
    let own = PlacedRule.rules(of: trace.header, in: file.path).filter { $0.rule.isAbout(name) }
    let tolerance = CaseTolerance(trace.header.tolerance, rules: rules(for: name) + own)
    return !ToleranceTrial(tolerance, checkpoints: trace.checkpoints.map(\.name)).rules.isEmpty
  }
}

extension Fault {
  /// The faults that can be planted in checkpoints, those that are plain to see at the front.
  fileprivate static let loudestFirst: [Fault] = {
    let loud: [Fault] = [.channelsSwapped, .fillLost, .glassKindSwapped, .surfaceLost, .glyphLost]
    return loud + allCases.filter { !$0.needsReplay && !loud.contains($0) }
  }()
}
