import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages

/// The exact numbers of a run as OpenMetrics text, which GitLab compares between branches and
/// Prometheus reads.
///
/// Times are left out: they are others in every run, and each would count as a change.
enum MetricsText {
  /// The file's name; GitLab is told of it by `artifacts: reports: metrics`.
  static let name = "metrics.txt"

  /// The exposition, by OpenMetrics 1.0.
  static func text(of report: RunReport) -> String {
    var text = family("meniscus_cases", Messages.metricCases)
    for verdict in TraceReport.Verdict.allCases {
      let count = report.traces.count { $0.verdict == verdict }
      text += "meniscus_cases{verdict=\"\(verdict.rawValue)\"} \(count)\n"
    }
    text += family("meniscus_frames", Messages.metricFrames)
    for trace in report.traces {
      text += "meniscus_frames{case=\"\(escaped(trace.identifier))\"} \(trace.frames)\n"
    }
    text += family("meniscus_work", Messages.metricWork)
    for trace in report.traces where !trace.counters.isEmpty {
      let work = trace.counters.reduce(into: WorkCounters()) { $0 += $1 }
      for kind in WorkCounters.Kind.headlines {
        let labels = "case=\"\(escaped(trace.identifier))\",kind=\"\(kind.rawValue)\""
        text += "meniscus_work{\(labels)} \(work[kind])\n"
      }
    }
    return text + "# EOF\n"
  }

  private static func family(_ name: String, _ help: String) -> String {
    "# TYPE \(name) gauge\n# HELP \(name) \(escaped(help))\n"
  }

  /// The value of a label: a backslash before backslashes, quotes and ends of lines.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
