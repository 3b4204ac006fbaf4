import MeniscusFormats
import MeniscusMessages

/// The first frame that differs: its stages in the order of the data, and the views that did it.
struct FirstDifference {
  /// The case.
  let trace: TraceReport

  /// The frame, the row of stages and the views; nothing where no frame differs.
  var markup: Markup {
    guard let divergence = trace.divergence else { return .nothing }
    return .element("div", .class("divergence")) {
      Markup.element("div", .class("first-frame")) {
        Markup.element("span", .class("caption")) { "First frame that differs" }
        Markup.element("b") { Messages.grouped(divergence.frame) }
        Markup.element("span", .class("caption")) {
          Messages.milliseconds(FrameClock(rate: trace.rate).microseconds(of: divergence.frame))
        }
      }
      stages(divergence)
      views(divergence)
    }
  }

  private func stages(_ divergence: DivergenceReport) -> Markup {
    let known =
      trace.stageDifferences.indices.contains(divergence.frame)
      ? trace.stageDifferences[divergence.frame] : nil
    return .element("ol", .class("stages"), .label("Stages of this frame")) {
      for stage in Stage.allCases {
        let state = state(of: stage, first: divergence.stage, known)
        Markup.element("li", .class(state.kind)) {
          state.icon.markup
          Markup.element("span") { stage.rawValue }
          Markup.element("span", .class("unseen")) { state.words }
        }
      }
    }
  }

  /// What is known of a stage: where a replay stopped, nothing of those after the first that differs.
  private func state(
    of stage: Stage, first: Stage?, _ known: StageSet?
  ) -> (kind: String, icon: Icon, words: String) {
    if stage == first { return ("first", .differs, " differs first") }
    if let known {
      return known.contains(StageSet(stage))
        ? ("differs", .differs, " differs") : ("equal", .check, " is equal")
    }
    guard let first, stage < first else { return ("unknown", .unknown, " is not known") }
    return ("equal", .check, " is equal")
  }

  private func views(_ divergence: DivergenceReport) -> Markup {
    guard !divergence.views.isEmpty else { return .nothing }
    let shown = divergence.views.prefix(6)
    return .element("div", .class("views")) {
      Markup.element("span", .class("caption")) {
        divergence.views.count == 1 ? "View" : "Views"
      }
      Markup.element("ul") {
        for view in shown {
          Markup.element("li") { ViewPathText(path: view).markup }
        }
        if divergence.views.count > shown.count {
          Markup.element("li", .class("quiet")) {
            "and \(Messages.grouped(divergence.views.count - shown.count)) more"
          }
        }
      }
    }
  }
}

/// The path of a view, its own name standing out.
struct ViewPathText {
  /// The names from the root to the view, joined by `/`.
  let path: String

  /// The path.
  var markup: Markup {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let parents = names.dropLast().map { $0 + "/" }.joined()
    return .element("code", .class("view")) {
      Markup.element("span") { parents }
      Markup.element("b") { String(names.last ?? "") }
    }
  }
}
