import MeniscusFormats
import MeniscusMessages

/// The end of the page: the same run in other forms, and how verdicts come about.
struct Colophon {
  /// The run.
  let report: RunReport

  /// The end of the page.
  var markup: Markup {
    .element("footer") {
      Markup.element("p") {
        "A trace is replayed twice, in two processes with different thread counts. Only if every "
        "stage of every frame is equal is it compared with its baseline: six hashes per frame, "
        "and each checkpoint pixel by pixel."
      }
      Markup.element("p", .class("forms")) {
        for (file, name) in Self.forms {
          Markup.element("a", .file("href", file)) { name }
        }
      }
      Markup.element("p") {
        "Meniscus \(report.toolVersion) · \(Messages.count(report.jobs, "replay")) in parallel on "
        "\(Messages.count(report.platform.processors, "processor"))"
        if !report.filter.isEmpty { " · only \(report.filter.joined(separator: ", "))" }
      }
    }
  }

  private static let forms = [
    ("report.json", "Data"), ("junit.xml", "JUnit"), ("summary.md", "Summary"),
    ("trace.json", "Trace events"),
  ]
}
