import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport

extension Option {
  /// Whether what was found is told to the build server, line by line.
  static let annotations = Option(
    "annotations", "PLATFORM",
    "what failed as annotations: github or none (default: github where GITHUB_ACTIONS is set)")
}

/// What build servers are told while a command runs.
extension CommandRun {
  private enum Annotations: String, CaseIterable {
    case github, none
  }

  /// Refuses a platform that is none, before anything is replayed.
  func checkAnnotations() throws(CommandLineError) { _ = try annotations() }

  private func annotations() throws(CommandLineError) -> Annotations {
    let isThere = tool.console.environment["GITHUB_ACTIONS"] == "true"
    return try arguments.choice("annotations", among: Annotations.allCases, \.rawValue)
      ?? (isThere ? .github : .none)
  }

  /// Writes annotations and the summary of the step.
  ///
  /// Annotations go to standard error, which the runner reads as well: standard output may be data.
  func tellGitHub(of report: RunReport) {
    if (try? annotations()) == .github {
      for line in GitHubAnnotations.lines(of: report) { tool.console.report(line) }
    }
    guard let path = tool.console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let text = MarkdownSummary.text(of: report, limit: MarkdownSummary.stepLimit)
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    do throws(SuiteError) {
      try FileSystem.append(Array(text.utf8), to: path, at: size ?? 0)
    } catch {
      tool.console.report(tool.messages.summaryNotWritten(error))
    }
  }
}
