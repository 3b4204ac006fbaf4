import MeniscusFormats
import MeniscusMessages

/// The run on a page of Markdown, for a pull request or a job summary.
package enum MarkdownSummary {
  /// The greatest length in bytes: what a comment on a pull request holds.
  package static let limit = 64_000
  /// The greatest length of a step's summary on GitHub is 1 MiB, for all that a step writes.
  package static let stepLimit = 1_000_000
  /// The last line, which shows nothing: by it a workflow finds the comment that it wrote before.
  package static let marker = "\n<!-- meniscus -->\n"

  /// The page; what has no room is counted at its end.
  package static func text(of report: RunReport, limit: Int = MarkdownSummary.limit) -> String {
    let limit = limit - marker.utf8.count
    return body(of: report, limit: limit) + marker
  }

  private static func body(of report: RunReport, limit: Int) -> String {
    var text = head(of: report)
    let blocks = blocks(of: report)
    for (index, block) in blocks.enumerated() {
      let rest = "\n\(Messages.rest(blocks.count - index))\n"
      if text.utf8.count + block.utf8.count + rest.utf8.count > limit {
        text += rest
        break
      }
      text += block
    }
    return text
  }

  private static func head(of report: RunReport) -> String {
    let totals = report.totals
    let tolerated = totals.checkpointsTolerated
    let facts = [
      Messages.count(totals.cases, "case"), Messages.count(totals.frames, "frame"),
      Messages.count(totals.events, "event"),
      "\(Messages.grouped(totals.checkpointsSame)) of "
        + Messages.count(totals.checkpoints, "checkpoint") + " unchanged"
        + (tolerated == 0 ? "" : ", \(Messages.grouped(tolerated)) within tolerance"),
      Format.duration(report.duration), "exit code \(report.exitCode.rawValue)",
    ]
    return "## \(mark(of: report)) \(MarkdownText.escaped(Headline.text(of: report)))\n\n"
      + facts.joined(separator: " · ") + "\n"
  }

  /// A tick stands for equality alone.
  private static func mark(of report: RunReport) -> String {
    guard report.exitCode == .accepted else { return "❌" }
    return report.weakestPass == .same ? "✅" : "🟡"
  }

  private static func blocks(of report: RunReport) -> [String] {
    let remarks = Messages.remarks(on: report)
    let sentences = remarks.map { "\n- " + MarkdownText.sentence(clipped($0)) + "\n" }
    let failed = report.traces.filter { !$0.verdict.isAccepted }
    let expected = report.traces.filter { $0.verdict == .expectedFailure }
    let tolerated = report.traces.filter { $0.verdict == .withinTolerance }
    return sentences + causes(of: report)
      + (failed + expected + tolerated).map { block(of: $0, report) }
  }

  /// What is not as accepted by cause, the largest groups.
  private static func causes(of report: RunReport) -> [String] {
    let groups = report.groups
    if groups.isEmpty { return [] }
    let lines = groups.prefix(12).map { group in
      "- \(MarkdownText.code(group.name)) "
        + MarkdownText.escaped(
          clipped(
            Messages.cause(group.cause) + "; "
              + Messages.count(group.changes.count, "change") + " in "
              + Messages.count(group.cases.count, "case"))) + "\n"
    }
    return ["\nBy cause:\n\n" + lines.joined()]
  }

  private static func block(of trace: TraceReport, _ report: RunReport) -> String {
    let words = CaseMessages(trace, command: report.command)
    var text = "\n### \(MarkdownText.code(trace.identifier)): \(trace.verdict.word)\n"
    let remarks = words.summary(limit: 8)
    if !remarks.isEmpty { text += "\n" }
    for sentence in remarks {
      text += "- \(MarkdownText.sentence(clipped(sentence)))\n"
    }
    let wrong = trace.checkpoints.filter { $0.verdict != .same }
    guard !wrong.isEmpty else { return text }
    let isPerceptual = wrong.contains { $0.comparison?.flip != nil }
    text += "\n| checkpoint | frame | verdict | pixels | largest difference |"
    text += isPerceptual ? " ꟻLIP mean | ꟻLIP maximum | heat map |\n" : "\n"
    text += "|---|--:|---|--:|--:|" + (isPerceptual ? "--:|--:|---|\n" : "\n")
    for checkpoint in wrong.prefix(20) {
      var cells = [
        MarkdownText.code(clipped(checkpoint.name)), checkpoint.frame.map { String($0) } ?? "",
        checkpoint.verdict.word, Messages.grouped(checkpoint.differingPixels),
        String(checkpoint.maximumChannelDifference),
      ]
      if isPerceptual { cells += perception(checkpoint.comparison) }
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    if wrong.count > 20 { text += "\n…and \(wrong.count - 20) more.\n" }
    return text + pictures(of: wrong, at: report.place)
  }

  /// The pictures of a few checkpoints, where an address leads to the report's files.
  private static func pictures(of wrong: [CheckpointReport], at place: RunPlace) -> String {
    let rows = wrong.prefix(mostPictures).compactMap { checkpoint -> String? in
      let pictures = [checkpoint.expected, checkpoint.actual, checkpoint.difference]
      let cells = pictures.map { picture in
        picture.flatMap { place.address(of: $0.path) }.map { "<img src=\"\($0)\" width=\"220\">" }
      }
      guard cells.contains(where: { $0 != nil }) else { return nil }
      let name = MarkdownText.code(clipped(checkpoint.name))
      return "| \(name) | " + cells.map { $0 ?? "" }.joined(separator: " | ") + " |\n"
    }
    return rows.isEmpty
      ? ""
      : "\n| checkpoint | expected | actual | difference |\n|---|---|---|---|\n" + rows.joined()
  }

  /// The checkpoints of a case that are shown: each picture is loaded by whoever opens the page.
  private static let mostPictures = 3

  /// The cells of a comparison by ꟻLIP, empty where none was made.
  private static func perception(_ comparison: ComparisonReport?) -> [String] {
    guard let comparison, let figures = comparison.flip else { return ["", "", ""] }
    return [
      Messages.fraction(figures.number("mean")), Messages.fraction(figures.number("max")),
      MarkdownText.code(clipped(comparison.picture.path)),
    ]
  }

  /// A sentence, shortened where one alone would fill the page.
  private static func clipped(_ text: String) -> String {
    text.count > 600 ? text.prefix(599) + "…" : text
  }
}
