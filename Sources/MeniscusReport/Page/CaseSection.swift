import MeniscusFormats
import MeniscusMessages

/// A trace in one variant, as a section of the page.
///
/// What is as accepted is folded into a row; all else lies open.
struct CaseSection {
  /// The case.
  let trace: TraceReport
  /// The identity of the section on the page.
  let id: String
  /// How the tool is called from a shell.
  let command: String
  /// The columns of the time line; 0 for none.
  let columns: Int

  /// The verdicts whose cases are folded, each under a heading of its own.
  static let foldedVerdicts = TraceReport.Verdict.allCases.filter(\.isAccepted).reversed()

  /// Whether somebody has to look at it.
  var isOpen: Bool { !trace.verdict.isAccepted }

  /// The section.
  var markup: Markup {
    isOpen ? open : folded
  }

  private var open: Markup {
    .element("section", .class("case card"), .id(id), Attribute("data-attention")) {
      Markup.element("header") {
        Markup.element("div") {
          Markup.element("h2") { CaseNameText(trace: trace).markup }
          Markup.element("p", .class("byline")) { byline }
        }
        trace.verdict.label.pill
      }
      sentences
      tolerated
      FirstDifference(trace: trace).markup
      FrameStripFigure(trace: trace).markup
      body
    }
  }

  private var folded: Markup {
    .element("details", .class("case"), .id(id)) {
      Markup.element("summary") {
        trace.verdict.label.badge
        CaseNameText(trace: trace).markup
        Markup.element("span", .class("row-facts")) { byline }
        Icon.chevron.markup
      }
      Markup.element("div", .class("folded")) {
        if trace.verdict == .expectedFailure { sentences }
        tolerated
        body
      }
    }
  }

  private var words: CaseMessages { CaseMessages(trace, command: command) }

  private var byline: String {
    guard trace.frames > 0 else { return words.device }
    return [
      words.device, Messages.count(trace.frames, "frame"),
      Messages.count(trace.checkpoints.count, "checkpoint"), Format.duration(trace.duration),
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  @MarkupBuilder private var body: Markup {
    Timeline(trace: trace, columns: columns).markup
    checkpoints
    WorkTables(trace: trace).markup
    Commands(trace: trace, command: command).markup
    Facts(trace: trace, words: words).markup
  }

  private var sentences: Markup {
    let texts = words.sentences.isEmpty ? [words.leading] : words.sentences
    return .element("div", .class("sentences")) {
      for text in texts where !text.isEmpty {
        // What is short can be large.
        Markup.element("p", .class(text.count <= 160 ? "lead" : "")) {
          SentenceText(text: text).markup
        }
      }
    }
  }

  /// What differs and may, and by what rule.
  @MarkupBuilder private var tolerated: Markup {
    if !trace.tolerated.isEmpty {
      Markup.element("div", .class("sentences")) {
        for text in words.tolerated {
          Markup.element("p") { SentenceText(text: text).markup }
        }
        Markup.element("p", .class("quiet")) { words.tolerance }
      }
    }
  }

  @MarkupBuilder private var checkpoints: Markup {
    let places = Array(trace.checkpoints.enumerated())
    let alone = Set<CheckpointReport.Verdict>([.missingBaseline, .notCompared])
    let new = places.filter { alone.contains($0.element.verdict) && $0.element.actual != nil }
    let same = places.filter { $0.element.verdict == .same }
    let known = Set(new.map(\.offset) + same.map(\.offset))
    let wrong = places.filter { !known.contains($0.offset) }
    for (index, checkpoint) in wrong {
      Comparison(
        checkpoint: checkpoint, sentence: words.sentence(on: checkpoint), id: "\(id)-\(index + 1)"
      ).markup
    }
    filmstrip("Checkpoints to review", new, isLarge: true)
    filmstrip(same.count == places.count ? "Checkpoints" : "Unchanged checkpoints", same)
  }

  private func filmstrip(
    _ title: String, _ checkpoints: [(offset: Int, element: CheckpointReport)],
    isLarge: Bool = false
  ) -> Markup {
    guard !checkpoints.isEmpty else { return .nothing }
    return Filmstrip(
      title: title, isLarge: isLarge,
      checkpoints: checkpoints.map { (id: "\(id)-\($0.offset + 1)", checkpoint: $0.element) }
    ).markup
  }
}
