import Foundation
import MeniscusGeometry

/// Makes what the last run produced the new baseline, byte for byte.
package struct Acceptance: Sendable {
  /// The file in the folder of baselines that tells of every accept, a line each.
  package static let logName = "log.jsonl"

  /// What came of an accept.
  package struct Outcome: Equatable, Sendable {
    /// The cases whose baseline was changed.
    package var accepted: [CaseName]
    /// The cases that were chosen and may not become a baseline, with the run's verdict.
    package var refused: [Refusal]
    /// The number of cases that were chosen and are as accepted.
    package var unchanged: Int

    /// Makes an outcome.
    package init(accepted: [CaseName] = [], refused: [Refusal] = [], unchanged: Int = 0) {
      self.accepted = accepted
      self.refused = refused
      self.unchanged = unchanged
    }

    /// A case that may not become a baseline.
    package struct Refusal: Equatable, Sendable {
      /// The case.
      package var name: CaseName
      /// What the run said of it.
      package var verdict: TraceReport.Verdict

      /// Makes a refusal.
      package init(name: CaseName, verdict: TraceReport.Verdict) {
        self.name = name
        self.verdict = verdict
      }
    }
  }

  private let folders: SuiteFolders
  private let manifest: RunManifest

  /// Finds what the last run left.
  package init(folders: SuiteFolders) throws(SuiteError) {
    self.folders = folders
    try FolderReplacement.recover(folders.report)
    manifest = try RunManifest(in: folders.report)
  }

  /// The cases that wait to be accepted.
  package var pending: [CaseName] { manifest.cases.filter(\.isPending).map(\.name) }

  /// Accepts the chosen cases, all of them or none.
  ///
  /// - Parameters:
  ///   - patterns: what chooses the cases; empty for all.
  ///   - reason: what the log says about it.
  ///   - date: when it is done, as ISO 8601.
  package func accept(
    _ patterns: [Pattern], reason: String?, date: String
  ) throws(SuiteError) -> Outcome {
    let chosen = manifest.cases.filter { patterns.choose($0.name.identifier) }
    if chosen.isEmpty, !patterns.isEmpty {
      throw .nothingChosen(
        patterns: patterns.map(\.text),
        nearest: patterns.first.flatMap { pattern in
          CaseName.nearest(to: pattern.text, among: manifest.cases.map(\.name))
        })
    }
    var outcome = Outcome()
    outcome.unchanged = chosen.count { $0.verdict.isAccepted }
    outcome.refused = chosen.filter { !$0.isAcceptable && !$0.verdict.isAccepted }
      .map { Outcome.Refusal(name: $0.name, verdict: $0.verdict) }
    let accepted = chosen.filter(\.isPending)
    outcome.accepted = accepted.map(\.name)
    guard !accepted.isEmpty else { return outcome }
    var transaction = try FileTransaction(in: folders.baselines)
    do throws(SuiteError) {
      for entry in accepted { try stage(entry, in: &transaction) }
      try log(accepted, reason: reason, date: date, in: &transaction)
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
    return outcome
  }

  /// Notes the files of a case, and that the files of checkpoints it no longer has go.
  private func stage(
    _ entry: RunManifest.Case, in transaction: inout FileTransaction
  ) throws(SuiteError) {
    let trace = try Disk.read(entry.trace)
    guard RunManifest.text(of: StableHash.hash(trace)) == entry.traceHash else {
      throw .changedTrace(path: entry.trace)
    }
    let folder = entry.name.folder
    for file in entry.files {
      let path = folders.report.appendingPath("actual").appendingPath(folder)
        .appendingPath(file.name)
      let bytes = try Disk.read(path)
      guard RunManifest.File(name: file.name, bytes: bytes) == file else {
        throw .changedRun(path: path)
      }
      try transaction.put(bytes, at: folder.appendingPath(file.name))
    }
    let old = folders.baselines.appendingPath(folder)
    guard Disk.kind(of: old) == .folder else { return }
    for name in try Disk.names(in: old) where BaselineFiles.checkpoint(of: name) != nil {
      if !entry.files.contains(where: { $0.name == name }) {
        transaction.remove(folder.appendingPath(name))
      }
    }
  }

  private struct LogLine: Codable {
    var at: String
    var accepted: [String]
    var reason: String?
  }

  private func log(
    _ accepted: [RunManifest.Case], reason: String?, date: String,
    in transaction: inout FileTransaction
  ) throws(SuiteError) {
    let path = folders.baselines.appendingPath(Self.logName)
    var bytes = Disk.kind(of: path) == nil ? [] : try Disk.read(path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = LogLine(at: date, accepted: accepted.map(\.name.identifier), reason: reason)
    guard let data = try? encoder.encode(line) else {
      throw .unwritable(path: path, .system(code: EINVAL))
    }
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    try transaction.put(bytes + data + [0x0A], at: Self.logName)
  }
}
