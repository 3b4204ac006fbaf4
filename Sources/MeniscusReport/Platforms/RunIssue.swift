import MeniscusFormats
import MeniscusMessages

/// Something that a run found and somebody has to look at, at its place in the repository.
struct RunIssue: Equatable {
  /// How much it matters.
  enum Severity {
    /// Nobody can say whether all is well: a replay crashed, or a baseline is damaged.
    case critical
    /// Something is not as accepted.
    case major
    /// Something lacks a decision, or is worth a look.
    case minor
  }

  var severity: Severity
  /// Whether the run fails because of it.
  var fails: Bool
  /// What it is an instance of: a verdict, or `run`.
  var check: String
  /// What it is about: a case, or a file.
  var subject: String
  /// The subject and what is the matter, in a line.
  var title: String
  /// All there is to say, a line each.
  var lines: [String]
  /// The path from the root of the repository; nil for none.
  var path: String?
  /// The line in the file, from 1.
  var line: Int?
}

extension RunReport {
  /// What somebody has to look at, errors first.
  var issues: [RunIssue] {
    let wrongs = remarks.map { remark in
      let sentence = Messages.remark(remark)
      let fails = remark.exitCode != .accepted
      return RunIssue(
        severity: fails ? .major : .minor, fails: fails, check: "run", subject: sentence,
        title: Messages.suite, lines: [sentence], path: nil, line: nil)
    }
    let cases = traces.filter { !$0.verdict.isAccepted }.map { trace in
      let words = CaseMessages(trace, command: command)
      let sentences = words.sentences.isEmpty ? [trace.verdict.word] : words.sentences
      return RunIssue(
        severity: trace.severity, fails: true, check: trace.verdict.rawValue,
        subject: trace.identifier, title: "\(trace.identifier): \(trace.verdict.word)",
        lines: sentences, path: place.path(of: trace.file), line: trace.telling)
    }
    let files = orphans.map { orphan in
      RunIssue(
        severity: .minor, fails: true, check: TraceReport.Verdict.orphanedBaseline.rawValue,
        subject: orphan.path, title: orphan.path, lines: [Messages.orphan(orphan)],
        path: place.path(of: orphan.path), line: nil)
    }
    return wrongs.filter(\.fails) + cases + files + wrongs.filter { !$0.fails }
  }
}

extension TraceReport {
  /// The line of the last event before the frames part; without one, that of the header.
  var telling: Int {
    let events = events.filter { $0.frame <= divergence?.frame ?? -1 }
    return events.last?.line ?? 1
  }

  fileprivate var severity: RunIssue.Severity {
    switch verdict {
    case .missingBaseline, .orphanedBaseline, .unexpectedPass: .minor
    case .different: .major
    default: .critical
    }
  }
}
