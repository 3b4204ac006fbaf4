import MeniscusFormats
import MeniscusMessages

/// A case that does not match its baseline exactly, as a fold of the page.
///
/// What cannot be missed stands in the page itself; the script adds, once the fold is opened, what is
/// made of the case's row of data.
struct CaseSection {
  /// How much of a case the page has room for.
  enum Detail: CaseIterable {
    /// Everything.
    case full
    /// What differs first, in words and pictures.
    case leading
    /// What was found, in words.
    case words
    /// The first sentence.
    case line
  }

  /// The case.
  let trace: TraceReport
  /// The identity of the section on the page.
  let id: String
  /// The place of the case's row of data.
  let row: Int
  /// How the tool is called from a shell.
  let command: String
  /// Whether the page draws frames again.
  var redraws = false

  /// The verdicts of cases that nobody has to look at, each under a heading of its own.
  static let foldedVerdicts = TraceReport.Verdict.allCases.filter(\.isAccepted).reversed()

  /// Whether somebody has to look at it.
  var isOpen: Bool { !trace.verdict.isAccepted }

  /// The section.
  ///
  /// - Parameter isUnfolded: whether it lies open to begin with.
  func markup(_ detail: Detail, isUnfolded: Bool = false) -> Markup {
    var attributes = [
      Attribute.class(detail == .line ? "case brief" : "case"), .id(id),
      Attribute("data-row", String(row)), Attribute("data-case", trace.identifier),
    ]
    if isOpen { attributes.append(Attribute("data-attention")) }
    if isUnfolded { attributes.append(Attribute("open")) }
    return .element(
      "details", attributes, [summary(detail)] + (detail == .line ? [] : [content(detail)]))
  }

  private func summary(_ detail: Detail) -> Markup {
    .element("summary") {
      if detail != .line { thumbnail }
      Markup.element("h3") { CaseNameText(trace: trace).markup }
      if let text = words.summary(limit: 1).first ?? words.divergence {
        Markup.element("span", .class("row-sentence")) {
          SentenceText(text: detail == .line ? Message(text).beginning : text).markup
        }
      }
      trace.verdict.label.pill
      if detail != .line { Icon.chevron.markup }
    }
  }

  private func content(_ detail: Detail) -> Markup {
    .element("div", .class("folded")) {
      Markup.element("p", .class("byline")) {
        if !byline.isEmpty { "\(byline) · " }
        Markup.element("a", .class("self"), .link(to: id)) { trace.identifier }
      }
      SentenceLines(texts: sentences).markup
      tolerated
      if detail == .full || detail == .leading { FirstDifference(trace: trace).markup }
      if detail == .full { FrameStripFigure(trace: trace).markup }
      Self.made("redraw")
      if trace.drawnFrames != nil, !redraws {
        Markup.element("p", .class("note")) { Messages.notRedrawn(command: command) }
      }
      Self.made("timeline")
      if detail == .full || detail == .leading { checkpoints(detail) }
      Self.made("tables")
      Commands(trace: trace, command: command).markup
      Self.made("facts")
      if detail != .full {
        Markup.element("p", .class("note")) { Messages.leftOut(detail == .leading) }
      }
    }
  }

  /// A place that the script fills once the fold is opened.
  private static func made(_ part: String) -> Markup {
    .element("div", Attribute("data-made", part))
  }

  /// What the case looks like where it is least as accepted.
  private var thumbnail: Markup {
    let picture = (trace.checkpoints.first { !$0.verdict.isAccepted } ?? trace.checkpoints.last)?
      .actual
    return .element("span", .class("thumb")) {
      if let picture {
        Markup.thumbnail(picture, "")
      } else {
        trace.verdict.label.icon.markup
      }
    }
  }

  private var words: CaseMessages { CaseMessages(trace, command: command) }

  /// What was replayed, as far as it is known.
  private var byline: String {
    var parts = [words.device]
    if trace.frames > 0 {
      parts += [
        Messages.count(trace.frames, "frame"),
        Messages.count(trace.checkpoints.count, "checkpoint"),
      ]
      if trace.duration > 0 { parts.append(Format.duration(trace.duration)) }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var sentences: [String] {
    if trace.verdict == .withinTolerance { return [] }
    return words.sentences.isEmpty ? [words.leading].filter { !$0.isEmpty } : words.sentences
  }

  /// What differs and may, and by what rule.
  @MarkupBuilder private var tolerated: Markup {
    if !trace.tolerated.isEmpty {
      SentenceLines(texts: words.tolerated, note: words.tolerance).markup
    }
  }

  @MarkupBuilder private func checkpoints(_ detail: Detail) -> Markup {
    let alone = Set<CheckpointReport.Verdict>([.missingBaseline, .notCompared])
    let new = trace.checkpoints.filter { alone.contains($0.verdict) && $0.actual != nil }
    let same = trace.checkpoints.filter { $0.verdict == .same }
    let wrong = trace.checkpoints.filter {
      $0.verdict != .same && !(alone.contains($0.verdict) && $0.actual != nil)
    }
    for checkpoint in detail == .full ? wrong : Array(wrong.prefix(1)) {
      Comparison(
        checkpoint: checkpoint, sentence: words.sentence(on: checkpoint),
        id: CaseAnchor.checkpoint(checkpoint.name, of: id), listsRegions: detail == .full
      ).markup
    }
    if detail == .full || wrong.isEmpty {
      filmstrip("Checkpoints to review", new, isLarge: true)
    }
    if detail == .full {
      filmstrip(
        same.count == trace.checkpoints.count ? "Checkpoints" : "Unchanged checkpoints", same)
    }
  }

  private func filmstrip(
    _ title: String, _ checkpoints: [CheckpointReport], isLarge: Bool = false
  ) -> Markup {
    guard !checkpoints.isEmpty else { return .nothing }
    return Filmstrip(
      title: title, isLarge: isLarge,
      checkpoints: checkpoints.map { (id: CaseAnchor.checkpoint($0.name, of: id), checkpoint: $0) }
    ).markup
  }
}
