import MeniscusFormats
import MeniscusMessages

/// The report to look at: one page of HTML that needs no network and no file but its pictures.
///
/// Cases that do not match their baseline stand in the page; of all cases it has rows of data, of
/// which a script makes what somebody opens.
package enum ReportPage {
  /// The size that the page keeps to, in bytes, by showing less of each case: a browser has to read
  /// all of it before the page is there.
  package static let sizeBudget = 4_000_000

  /// The page, as fine as a size in bytes allows; the coarsest where nothing does.
  package static func text(
    of report: RunReport, redrawing: Redrawing = .none, size: Int = sizeBudget
  ) -> String {
    var text = ""
    write(report, redrawing: redrawing, size: size) { text += $0 }
    return text
  }

  /// Writes the page from its top to its end; no more than one case of it is in memory.
  ///
  /// Complexity: linear in the frames of all cases.
  package static func write<Failure: Error>(
    _ report: RunReport, redrawing: Redrawing = .none, size: Int = sizeBudget,
    to put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let ids = CaseAnchor.anchors(of: report.traces)
    let redraws = redrawing.redraws(report)
    let pieces = document(report, ids, redraws).pieces(as: .html)
    let rows = CaseRows(report: report, ids: ids)
    func section(_ index: Int) -> CaseSection {
      CaseSection(
        trace: report.traces[index], id: ids[index], row: index, command: report.command,
        redraws: redraws)
    }
    let standing = report.traces.indices.filter { report.traces[$0].verdict != .same }
    var allowance = PageAllowance(
      size - pieces.reduce(rows.frame + 17) { $0 + $1.utf8.count },
      leastSection: PageAllowance.most(
        of: PageAllowance.sample(of: standing).lazy.map {
          section($0).markup(.line).written(as: .html)
        }),
      leastRow: rows.least)
    var sections = standing.count
    var next = 0
    func putPiece() throws(Failure) {
      try put(pieces[next])
      next += 1
    }

    try put("<!doctype html>\n")
    for (place, group) in Self.groups(of: report).enumerated() {
      try putPiece()
      for index in group.cases {
        sections -= 1
        let rest = sections * allowance.leastSection + report.traces.count * allowance.leastRow
        let text = allowance.take(CaseSection.Detail.allCases, leaving: rest) { detail in
          section(index)
            .markup(detail, isUnfolded: place == 0 && group.cases.count <= unfolded)
            .written(as: .html)
        }
        try put(text)
      }
    }
    try putPiece()
    try rows.write(within: &allowance, to: put)
    try putPiece()
    try redrawing.write(report, ids, to: put)
    try putPiece()
    try put("\n")
  }

  /// So many cases that need attention lie open to begin with; more are a list first.
  private static let unfolded = 2

  /// Cases under a heading.
  private struct Group {
    var heading: String
    /// Their places in the report.
    var cases: [Int]
  }

  /// The cases that stand in the page: those that need attention, then what is tolerated.
  ///
  /// What is tolerated is not what is equal, so it has headings of its own.
  private static func groups(of report: RunReport) -> [Group] {
    let open = report.traces.indices.filter { !report.traces[$0].verdict.isAccepted }
    let others = CaseSection.foldedVerdicts.filter { $0 != .same }.map { verdict in
      Group(
        heading: verdict.heading,
        cases: report.traces.indices.filter { report.traces[$0].verdict == verdict })
    }
    return [Group(heading: "Needs attention", cases: open)] + others
  }

  /// The page with a slot for the cases of each group, and one for the rows.
  private static func document(
    _ report: RunReport, _ ids: [String], _ redraws: Bool
  ) -> Markup {
    .element("html", Attribute("lang", "en")) {
      head(report, redraws)
      Markup.element("body") {
        Icon.sprite
        Markup.element("a", .class("skip"), .link(to: "main")) { "Skip to the verdict" }
        Markup.element("div", .class("page")) {
          Sidebar.markup
          Markup.element("main", .id("main")) {
            Overview(report: report, ids: ids).markup
            groups(of: report).map { listed($0) }
            unchanged(report)
            Colophon(report: report).markup
          }
        }
        Markup.element("script", Attribute("type", "application/json"), .id("data")) {
          Markup.slot
        }
        Markup.slot
        Markup.element("script") { Markup.asset(.script) }
      }
    }
  }

  private static func head(_ report: RunReport, _ redraws: Bool) -> Markup {
    .element("head") {
      Markup.element("meta", Attribute("charset", "utf-8"))
      Markup.element(
        "meta", Attribute("http-equiv", "Content-Security-Policy"),
        Attribute("content", policy(redraws: redraws)))
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
  /// Attributes may place what lies on a time line; they can do no more than that. A page that draws
  /// frames again may also start a worker of text that is in it, which compiles WebAssembly.
  static func policy(redraws: Bool) -> String {
    [
      "default-src 'none'", "img-src 'self' file: data:",
      "style-src-elem \(PageAsset.stylesheet.source)", "style-src-attr 'unsafe-inline'",
      "script-src \(PageAsset.script.source)" + (redraws ? " 'wasm-unsafe-eval'" : ""),
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ") + (redraws ? "; worker-src blob:" : "")
  }

  /// A group with a slot for its cases; of an empty one the slot alone.
  private static func listed(_ group: Group) -> Markup {
    guard !group.cases.isEmpty else { return .slot }
    return .element("section", .class("group")) {
      heading(group.heading, group.cases.count)
      Markup.element("div", .class("card list")) { Markup.slot }
    }
  }

  /// Cases that are pixel for pixel as accepted; the script shows what they look like.
  private static func unchanged(_ report: RunReport) -> Markup {
    let count = report.traces.count { $0.verdict == .same }
    guard count > 0 else { return .nothing }
    return .element("section", .class("group"), .id("unchanged")) {
      heading(TraceReport.Verdict.same.heading, count)
      Markup.element("p", .class("card unscripted")) { Messages.unscripted(count) }
      Markup.element("div", .class("gallery"))
    }
  }

  private static func heading(_ text: String, _ count: Int) -> Markup {
    .element("h2") {
      text
      Markup.element("span", .class("count")) { Messages.grouped(count) }
    }
  }
}
