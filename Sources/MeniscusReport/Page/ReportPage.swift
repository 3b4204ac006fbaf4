import MeniscusFormats
import MeniscusMessages

/// The report to look at: one page of HTML that needs no network and no file but its pictures.
package enum ReportPage {
  /// The size that the page keeps to, in bytes, by drawing unchanged traces more coarsely.
  package static let sizeBudget = 5_000_000

  /// The page, as fine as a size in bytes allows; the coarsest where nothing does.
  package static func text(of report: RunReport, size: Int = sizeBudget) -> String {
    var text = ""
    for detail in Detail.levels {
      text = document(report, detail).written(as: .html)
      if text.utf8.count <= size { break }
    }
    return "<!doctype html>\n" + text + "\n"
  }

  /// How finely traces are drawn.
  struct Detail: Equatable {
    /// The columns of the time line of a trace that is not as accepted.
    let failed: Int
    /// The columns of the time line of any other trace; 0 for no time line.
    let same: Int

    /// From fine to coarse.
    static let levels = [
      Detail(failed: 480, same: 240), Detail(failed: 480, same: 120),
      Detail(failed: 240, same: 60), Detail(failed: 120, same: 0), Detail(failed: 60, same: 0),
      Detail(failed: 0, same: 0),
    ]
  }

  private static func document(_ report: RunReport, _ detail: Detail) -> Markup {
    let cases = report.traces.enumerated().map { index, trace in
      CaseSection(
        trace: trace, id: "case-\(index + 1)", command: report.command,
        columns: trace.verdict.isAccepted ? detail.same : detail.failed)
    }
    return .element("html", Attribute("lang", "en")) {
      head(report)
      Markup.element("body") {
        Icon.sprite
        Markup.element("a", .class("skip"), .link(to: "main")) { "Skip to the verdict" }
        Markup.element("div", .class("page")) {
          Sidebar(cases: cases).markup
          Markup.element("main", .id("main")) {
            Overview(report: report, cases: cases).markup
            cases.filter(\.isOpen).map(\.markup)
            for verdict in CaseSection.foldedVerdicts {
              folded(verdict, cases.filter { $0.trace.verdict == verdict })
            }
            Colophon(report: report).markup
          }
        }
        Markup.element("script") { Markup.asset(.script) }
      }
    }
  }

  private static func head(_ report: RunReport) -> Markup {
    .element("head") {
      Markup.element("meta", Attribute("charset", "utf-8"))
      Markup.element(
        "meta", Attribute("http-equiv", "Content-Security-Policy"),
        Attribute("content", policy))
      Markup.element(
        "meta", Attribute("name", "viewport"),
        Attribute("content", "width=device-width, initial-scale=1"))
      Markup.element(
        "meta", Attribute("name", "color-scheme"), Attribute("content", "light dark"))
      Markup.element("title") { "\(Headline.text(of: report)) – Meniscus" }
      Markup.element("style") { Markup.asset(.stylesheet) }
    }
  }

  /// What the page may load and run: its pictures, and the one script and stylesheet that are in it.
  ///
  /// Attributes may place what lies on a time line; they can do no more than that.
  static let policy = [
    "default-src 'none'", "img-src 'self' file: data:",
    "style-src-elem \(PageAsset.stylesheet.source)", "style-src-attr 'unsafe-inline'",
    "script-src \(PageAsset.script.source)", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  /// Cases that nobody has to look at, by verdict: what is tolerated is not what is equal.
  private static func folded(
    _ verdict: TraceReport.Verdict, _ cases: [CaseSection]
  ) -> Markup {
    guard !cases.isEmpty else { return .nothing }
    return .element("section", .class("group")) {
      Markup.element("h2") { verdict.heading }
      Markup.element("div", .class("card list")) { cases.map(\.markup) }
    }
  }
}
