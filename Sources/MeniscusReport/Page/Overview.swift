import MeniscusFormats
import MeniscusMessages

/// The top of the page: the verdict, how much was done, and what there is to decide.
struct Overview {
  /// The run.
  let report: RunReport
  /// The identities of its cases on the page.
  let ids: [String]

  /// The verdict, the numbers and the decisions.
  var markup: Markup {
    .group {
      Markup.element("header", .class("verdict")) {
        seal
        Markup.element("div") {
          Markup.element("h1", .class(headline.count > Self.longHeadline ? "long" : "")) {
            headline
          }
          Markup.element("p", .class("byline")) { byline }
        }
      }
      numbers
      remarks
      Decisions(report: report, ids: ids).markup
    }
  }

  private var headline: String { Headline.text(of: report) }
  /// The characters of a headline from which on it is set smaller.
  private static let longHeadline = 72

  private var tone: PageLabel {
    switch report.exitCode {
    case .accepted: report.weakestPass.label
    case .baselineMissing: TraceReport.Verdict.missingBaseline.label
    case .interrupted: TraceReport.Verdict.interrupted.label
    default: TraceReport.Verdict.different.label
    }
  }

  private var seal: Markup {
    .element("span", .class("seal \(tone.tone.rawValue)")) { tone.icon.markup }
  }

  private var byline: String {
    let machine = report.platform
    return [
      Format.moment(report.started), machine.system, machine.architecture,
      "\(machine.build) build", Messages.count(report.threads, "thread"),
      "proof: \(report.proof.word)",
      "exit code \(report.exitCode.rawValue)",
    ].joined(separator: " · ")
  }

  private var numbers: Markup {
    let totals = report.totals
    let proven = report.traces.count { $0.determinism.checked && $0.determinism.equal }
    return .element("dl", .class("numbers card")) {
      number(
        "Cases", Messages.grouped(totals.cases), of: report.expectedCases,
        left: report.filteredOut)
      number("Frames", Messages.grouped(totals.frames))
      number("Events", Messages.grouped(totals.events))
      number(
        "Checkpoints unchanged", Messages.grouped(totals.checkpointsSame),
        of: totals.checkpoints)
      number("Proven deterministic", Messages.grouped(proven), of: totals.cases)
      number("Wall time", Format.duration(report.duration))
      if let tolerated = totals.verdicts[.withinTolerance] {
        number("Within tolerance", Messages.grouped(tolerated), of: totals.cases)
      }
      if let expected = totals.verdicts[.expectedFailure] {
        number("Expected to fail", Messages.grouped(expected), of: totals.cases)
      }
    }
  }

  private func number(
    _ name: String, _ value: String, of whole: Int? = nil, left: Int = 0
  ) -> Markup {
    .element("div") {
      Markup.element("dt") { name }
      Markup.element("dd") {
        value
        if let whole {
          Markup.element("small") { " of \(Messages.grouped(whole))" }
        }
        if left > 0 {
          Markup.element("small") { " · \(Messages.grouped(left)) not selected" }
        }
      }
    }
  }

  private var remarks: Markup {
    let texts = Messages.remarks(on: report)
    guard !texts.isEmpty else { return .nothing }
    return .element("ul", .class("remarks card")) {
      for text in texts {
        Markup.element("li") {
          Markup.element("span", .class("badge warning")) { Icon.warning.markup }
          Markup.element("span") { SentenceText(text: text).markup }
        }
      }
    }
  }
}

/// The name of a case as it is written on the page.
struct CaseNameText {
  /// The case.
  let trace: TraceReport

  /// Scene, name and variant.
  var markup: Markup {
    .element("span", .class("identifier")) {
      Markup.element("span", .class("scene")) { trace.scene + "/" }
      Markup.element("b") { trace.name }
      if let variant = trace.variant {
        Markup.element("span", .class("tag")) { variant }
      }
    }
  }
}
