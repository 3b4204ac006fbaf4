import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import MeniscusTiming

/// How long each phase took, and how much work was done, as two tables.
struct WorkTables {
  /// The case.
  let trace: TraceReport

  /// The tables; nothing where no frame was timed or counted.
  var markup: Markup {
    guard !trace.spans.isEmpty || !trace.counters.isEmpty else { return .nothing }
    return .element("div", .class("tables")) {
      if !trace.spans.isEmpty { phases }
      if !trace.counters.isEmpty { work }
    }
  }

  private var phases: Markup {
    let summaries = PhaseSummary.summaries(of: trace.spans)
    return .element("section") {
      Markup.element("h3") { "Time by phase" }
      table(["Phase", "Total", "Median", "95 %", "Longest", "at frame"]) {
        for summary in summaries {
          if let phase = Phase(index: summary.phase) {
            Markup.element("tr") {
              Markup.element("th", Attribute("scope", "row")) {
                Markup.element("span", .class("swatch phase-\(phase.rawValue)"))
                phase.rawValue
              }
              cell(Format.duration(summary.durations.total))
              cell(Format.duration(summary.durations.median))
              cell(Format.duration(summary.durations.p95))
              cell(Format.duration(summary.durations.maximum))
              cell(Messages.grouped(summary.slowestFrame))
            }
          }
        }
      }
      Markup.element("p", .class("note")) {
        "Wall time on this machine, for information. Percentiles are by nearest rank."
      }
    }
  }

  private var work: Markup {
    .element("section") {
      Markup.element("h3") { "Work" }
      table(["Kind", "Total", "Most", "at frame", "Frames with none"]) {
        for kind in WorkCounters.Kind.allCases { row(kind) }
      }
      Markup.element("p", .class("note")) {
        "Exact, and the same on every machine. \(idle)"
      }
    }
  }

  private func row(_ kind: WorkCounters.Kind) -> Markup {
    let values = trace.counters.map { $0[kind] }
    let most = values.max() ?? 0
    let total = values.reduce(0, +)
    return .element("tr", .class(total == 0 ? "none" : "")) {
      Markup.element("th", Attribute("scope", "row")) { kind.words }
      cell(Messages.grouped(total))
      cell(Messages.grouped(most))
      cell(total == 0 ? "–" : Messages.grouped(values.firstIndex(of: most) ?? 0))
      cell(Messages.grouped(values.count { $0 == 0 }))
    }
  }

  /// How many frames did nothing at all: those in which no body ran and no tile was painted.
  private var idle: String {
    let idle = trace.counters.count { $0[.bodies] == 0 && $0[.tilesPainted] == 0 }
    return "\(Messages.grouped(idle)) of \(Messages.count(trace.counters.count, "frame")) "
      + "evaluated no body and painted no tile."
  }

  private func table(
    _ columns: [String], @MarkupBuilder rows: () -> Markup
  ) -> Markup {
    .element("div", .class("scroller"), Attribute("tabindex", "0")) {
      Markup.element("table") {
        Markup.element("thead") {
          Markup.element("tr") {
            for column in columns {
              Markup.element("th", Attribute("scope", "col")) { column }
            }
          }
        }
        Markup.element("tbody") { rows() }
      }
    }
  }

  private func cell(_ text: String) -> Markup { .element("td") { text } }
}
