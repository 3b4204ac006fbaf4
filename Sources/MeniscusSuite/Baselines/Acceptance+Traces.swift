import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

extension Acceptance {
  /// A trace that is to become the accepted one of all its cases.
  struct TracePlan {
    /// The trace in its own environment.
    let name: CaseName
    /// The bytes of its file.
    let bytes: [UInt8]
    /// Whether there is an accepted trace, which is replaced.
    let isThere: Bool
    /// The cases of the trace.
    let cases: [CaseName]

    /// The file's place in the folder of baselines.
    var place: String { name.folder.appendingPath(BaselineFiles.trace) }

    /// What is decided where nothing else of the trace is.
    var decision: AcceptanceDecision {
      AcceptanceDecision(name: name, checkpoints: [BaselineFiles.trace])
    }
  }

  /// The traces of cases that become the accepted ones once plans are carried out: those that are
  /// not, and of which no case is left that was accepted with another.
  func traces(
    of entries: [RunManifest.Case], after plans: [Plan]
  ) throws(SuiteError) -> [TracePlan] {
    var found: [TracePlan] = []
    var seen: Set<CaseName> = []
    for entry in entries where seen.insert(entry.name.ofTrace).inserted {
      let name = entry.name.ofTrace
      let path = folders.baselines.appendingPath(name.folder).appendingPath(BaselineFiles.trace)
      let isThere = FileSystem.kind(of: path) != nil
      // Most are as they were: what is accepted then needs no look at the cases.
      if isThere, try Self.hash(of: FileSystem.read(path)) == entry.traceHash { continue }
      guard entry.isAcceptable || entry.verdict.isMatch else { continue }
      let bytes = try traceBytes(of: entry)
      guard let trace = try? TraceReader().read(bytes) else { continue }
      let cases =
        [name]
        + trace.header.variants.map { variant in
          CaseName(scene: name.scene, trace: name.trace, variant: variant.name)
        }
      if cases.allSatisfy({ isAccepted($0, with: entry.traceHash, after: plans) }) {
        found.append(TracePlan(name: name, bytes: bytes, isThere: isThere, cases: cases))
      }
    }
    return found
  }

  /// The bytes of the trace of a case, as the run replayed it.
  func traceBytes(of entry: RunManifest.Case) throws(SuiteError) -> [UInt8] {
    let bytes = try FileSystem.read(entry.trace)
    guard Self.hash(of: bytes) == entry.traceHash else {
      throw changed(entry.trace, .changedTrace(path: entry.trace))
    }
    return bytes
  }

  private static func hash(of bytes: [UInt8]) -> String {
    RunManifest.text(of: StableHash.hash(bytes))
  }

  /// Whether what is accepted of a case is what a trace gives, once plans are carried out.
  private func isAccepted(
    _ name: CaseName, with traceHash: String, after plans: [Plan]
  ) -> Bool {
    if plans.contains(where: { $0.entry.name == name && $0.changes == nil }) { return true }
    if let entry = manifest.cases.first(where: { $0.name == name }), entry.verdict.isMatch {
      return true
    }
    switch Baseline(in: folders.baselines.appendingPath(name.folder)).hashLog() {
    case .missing: return true
    case .unreadable: return false
    case .present(let hashLog): return hashLog.trace.map { RunManifest.text(of: $0) } == traceHash
    }
  }
}

extension AcceptanceOutcome {
  /// Notes what is decided: a trace by itself only where no case of it is.
  mutating func note(_ plans: [Acceptance.Plan], _ traces: [Acceptance.TracePlan]) {
    decisions = plans.map(\.decision)
    let decided = Set(plans.map(\.entry.name.ofTrace))
    let alone = traces.filter { !decided.contains($0.name) }
    decisions += alone.map(\.decision)
    unchanged = max(unchanged - alone.count, 0)
  }
}
