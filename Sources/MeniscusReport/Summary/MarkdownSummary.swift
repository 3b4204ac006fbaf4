import MeniscusSuite

/// The run on a page of Markdown, for a pull request or a job summary.
package enum MarkdownSummary {
  /// The greatest length in bytes: what a comment on a pull request holds.
  package static let limit = 64_000

  /// The page; what has no room is counted at its end.
  package static func text(of report: RunReport) -> String {
    var text = head(of: report)
    let blocks = blocks(of: report)
    for (index, block) in blocks.enumerated() {
      let rest = "\nThe rest is in the report: \(Sentences.grouped(blocks.count - index)) more.\n"
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
    let mark = report.exitCode == .accepted ? "✅" : "❌"
    let facts = [
      Sentences.count(totals.cases, "case"), Sentences.count(totals.frames, "frame"),
      Sentences.count(totals.events, "event"),
      "\(Sentences.grouped(totals.checkpointsSame)) of "
        + Sentences.count(totals.checkpoints, "checkpoint") + " as accepted",
      Format.duration(report.duration), "exit code \(report.exitCode.rawValue)",
    ]
    return "## \(mark) \(MarkdownText.escaped(Headline.text(of: report)))\n\n"
      + facts.joined(separator: " · ") + "\n"
  }

  private static func blocks(of report: RunReport) -> [String] {
    let remarks = report.sentences + report.orphans.map(\.sentence)
    let sentences = remarks.map { "\n- " + MarkdownText.sentence(clipped($0)) + "\n" }
    let failed = report.traces.filter { $0.verdict != .same }.map(block)
    return sentences + failed
  }

  private static func block(of trace: TraceReport) -> String {
    var text = "\n### \(MarkdownText.code(trace.identifier)): \(trace.verdict.label.word)\n"
    if !trace.sentences.isEmpty { text += "\n" }
    for sentence in trace.sentences.prefix(8) {
      text += "- \(MarkdownText.sentence(clipped(sentence)))\n"
    }
    let wrong = trace.checkpoints.filter { $0.verdict != .same }
    guard !wrong.isEmpty else { return text }
    text += "\n| checkpoint | frame | verdict | pixels | largest difference |\n"
    text += "|---|--:|---|--:|--:|\n"
    for checkpoint in wrong.prefix(20) {
      let cells = [
        MarkdownText.code(clipped(checkpoint.name)), checkpoint.frame.map { String($0) } ?? "",
        checkpoint.verdict.label.word, Sentences.grouped(checkpoint.differingPixels),
        String(checkpoint.maximumChannelDifference),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    if wrong.count > 20 { text += "\n…and \(wrong.count - 20) more.\n" }
    return text
  }

  /// A sentence, shortened where one alone would fill the page.
  private static func clipped(_ text: String) -> String {
    text.count > 600 ? text.prefix(599) + "…" : text
  }
}
