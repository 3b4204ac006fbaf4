import MeniscusFormats
import MeniscusMessages

/// What a run found as workflow commands, which GitHub shows beside the lines of a change.
package enum GitHubAnnotations {
  /// The most that GitHub keeps of each kind in a step.
  package static let most = 10
  /// The lines of a case that are told; the report has the others.
  private static let mostLines = 12

  /// A line for each annotation, errors first; where there are more than are kept, the last says so.
  ///
  /// Variants of a trace for which the same is to be said have one together.
  package static func lines(of report: RunReport) -> [String] {
    let issues = grouped(report.issues)
    return kind("error", issues.filter(\.fails)) + kind("warning", issues.filter { !$0.fails })
  }

  private static func grouped(_ issues: [RunIssue]) -> [RunIssue] {
    var groups: [(issue: RunIssue, others: [String])] = []
    for issue in issues {
      let index = groups.firstIndex { group in
        issue.path != nil && group.issue.path == issue.path && group.issue.check == issue.check
          && group.issue.linesOfAny == issue.linesOfAny
      }
      if let index {
        groups[index].others.append(issue.subject)
      } else {
        groups.append((issue, []))
      }
    }
    return groups.map { group in
      var issue = group.issue
      if !group.others.isEmpty { issue.lines.append(Messages.alsoOf(group.others)) }
      return issue
    }
  }

  private static func kind(_ kind: String, _ issues: [RunIssue]) -> [String] {
    let shown = issues.count > most ? most - 1 : issues.count
    var lines = issues.prefix(shown).map { line(kind, $0) }
    if shown < issues.count {
      let rest = issues[shown...].map(\.title)
      lines.append(
        command(
          kind, [("title", Messages.moreIssues(rest.count))],
          rest.prefix(mostLines).joined(separator: "\n")))
    }
    return lines
  }

  private static func line(_ kind: String, _ issue: RunIssue) -> String {
    var properties: [(String, String)] = []
    if let path = issue.path {
      properties.append(("file", path))
      properties.append(("line", String(issue.line ?? 1)))
    }
    properties.append(("title", issue.title))
    return command(kind, properties, issue.lines.prefix(mostLines).joined(separator: "\n"))
  }

  /// A workflow command, escaped as the runner reads it (`actions/toolkit`, `command.ts`).
  private static func command(
    _ kind: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let words = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    return "::\(kind) \(words.joined(separator: ","))::\(escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension RunIssue {
  /// What there is to say, whichever case it is said of.
  fileprivate var linesOfAny: [String] { lines.map { $0.replacing(subject, with: "") } }
}
