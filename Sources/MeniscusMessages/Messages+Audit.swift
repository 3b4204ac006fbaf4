import MeniscusFormats
import MeniscusGeometry

extension Messages {
  /// The report with its findings in sentences.
  package func worded(_ report: AuditReport) -> AuditReport {
    let context = CaseContext(
      identifier: report.identifier, file: report.file, rate: report.rate)
    var report = report
    report.failure = report.problem.map { sentence(for: $0, context) }
    report.untripped = report.tolerances.filter { $0.tripped == 0 }.map { Self.untripped($0) }
    for index in report.faults.indices {
      guard let finding = report.faults[index].finding else { continue }
      report.faults[index].sentence = sentence(on: finding, context)
      report.faults[index].finding = nil
    }
    return report
  }

  private func sentence(for problem: AuditReport.Problem, _ context: CaseContext) -> String {
    switch problem {
    case .trace(let problem): sentence(for: problem, in: context.file)
    case .finding(let finding): self.finding(finding, of: context)
    case .ended(let end, let output): Self.ended(end, output: output)
    }
  }

  private func sentence(on finding: MutantReport.Finding, _ context: CaseContext) -> String {
    switch finding {
    case .nothingToPlant: "the case has nothing to plant it in"
    case .nothingToPlantInCheckpoints: "no checkpoint shows anything to plant it in"
    case .equivalent(let isWhole):
      isWhole
        ? "all frames have the same hashes in all stages"
        : "all checkpoints have the same hashes in all stages; no other frame was drawn"
    // A failure, unless a rule lets it pass.
    case .unseen(let isWhole):
      "operations differ, but no pixel of "
        + (isWhole ? "any frame does" : "a checkpoint does; no other frame was drawn")
    case .ended(let end, let output): Self.ended(end, output: output)
    case .failed(let finding): self.finding(finding, of: context)
    case .tolerated(let difference): Self.tolerated(difference, rate: context.clock.rate)
    case .passed: ""
    }
  }

  /// A process that did not come to its end.
  static func ended(_ end: WorkerEnd, output: String) -> String {
    "the replay \(ended(end))" + (output.isEmpty ? "" : ": \(output)")
  }

  /// What `audit` says of a case.
  package static func lines(on report: AuditReport) -> [String] {
    if let failure = report.failure { return ["failed      \(report.identifier)  \(failure)"] }
    let word =
      report.applied == 0 ? "untouched" : report.count(.survived) > 0 ? "survived" : "killed"
    let counts =
      "\(report.count(.killed)) of \(count(report.applied, "mutant")) killed, \(report.count(.equivalent)) "
      + "equivalent, \(report.count(.notApplicable)) not applicable"
    return [word.padded(to: 12) + "\(report.identifier)  \(counts)"]
      + report.faults.compactMap { line(on: $0) } + report.untripped.map { "  " + $0 }
  }

  /// What has to be said of a fault; nil where it was killed and named.
  private static func line(on fault: MutantReport) -> String? {
    if fault.outcome == .survived {
      let checkpoints = fault.checkpoints.map { survivor($0) }
      return "  \(fault.fault) (\(fault.stage)) survived: "
        + (checkpoints.isEmpty ? fault.sentence : list(checkpoints))
    }
    guard fault.outcome == .killed else { return nil }
    if fault.namesStage == false {
      return "  \(fault.fault) (\(fault.stage)) was attributed to "
        + "\(fault.namedStage ?? "nothing"): " + fault.sentence
    }
    guard fault.namesView == false else { return nil }
    return "  \(fault.fault) (\(fault.stage)) at \(list(fault.views, limit: 2)) was attributed to "
      + (fault.namedViews.isEmpty ? "no view" : list(fault.namedViews, limit: 2))
  }

  /// What a fault does to a checkpoint.
  private static func survivor(_ checkpoint: MutantReport.Checkpoint) -> String {
    "\(checkpoint.name) (\(grouped(checkpoint.differingPixels)) px, by at most "
      + "\(checkpoint.maximumChannelDifference) of 255"
      + (checkpoint.windowMean.map { ", mean \(decimal($0, digits: 4))" } ?? "") + ")"
  }

  /// What an audit comes to.
  package static func lines(on summary: AuditSummary, cases: Int) -> [String] {
    var lines = [
      "\(count(cases, "case")): \(share(summary.killed, "mutants killed"))"
    ]
    if summary.stages.all > 0 {
      lines.append(
        "failures name the right stage for \(share(summary.stages)), a right view for "
          + share(summary.views))
    }
    lines.append(
      "\(count(summary.equivalent, "equivalent mutant")), which touched something but changed nothing "
        + "visible; \(grouped(summary.notApplicable)) not applicable, with nothing in their case to "
        + "be planted in")
    if summary.tolerances.all > 0 {
      lines.append(
        "\(grouped(summary.tolerances.right)) of \(count(summary.tolerances.all, "tolerance")) tripped "
          + "by a fault")
    }
    if summary.killed.all == 0 { lines.append("no mutant changed a bit, so this proves nothing") }
    if !summary.untouched.isEmpty {
      lines.append("no mutant changed a bit of \(list(summary.untouched, limit: 5))")
    }
    if !summary.unplanted.isEmpty {
      lines.append("changed no bit in any case: \(list(summary.unplanted))")
    }
    if !summary.smallestSurvivors.isEmpty {
      lines.append("the least visible survivors, by checkpoint:")
      for survivor in summary.smallestSurvivors {
        lines.append(
          "  \(survivor.identifier): \(survivor.fault) in \(Self.survivor(survivor.checkpoint))")
      }
    }
    return lines
  }

  private static func share(_ share: AuditSummary.Share, _ noun: String = "") -> String {
    "\(grouped(share.right)) of \(grouped(share.all))" + (noun.isEmpty ? "" : " " + noun)
      + (share.percent.map { " (\(decimal($0, digits: 1)) %)" } ?? "")
  }

  /// What is said where no picture of any case may differ.
  package static let nothingTolerated = "no picture of any case may differ, so nothing was audited"

  /// What is said where variants are left out.
  package static let withoutVariants =
    "variants of traces were left out; `--variants` includes them"

  /// A fault, in a line of a list.
  package static func line(on fault: Fault) -> String {
    fault.name.padded(to: 26) + MutantReport.name(of: fault.stage).padded(to: 10) + fault.summary
  }
}

extension String {
  /// The text with blanks after it up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
