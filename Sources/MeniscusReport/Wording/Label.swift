import MeniscusDisplay
import MeniscusSuite

/// What a verdict is called in a word or two, and how it is shown.
struct Label: Equatable {
  /// Whether something is good or bad, or neither.
  enum Tone: String, CaseIterable {
    case good, bad, warning, new, quiet
  }

  /// The word, with a capital.
  let word: String
  /// How it is coloured; the word and the icon say the same.
  let tone: Tone
  /// The icon beside it.
  let icon: Icon
}

extension TraceReport.Verdict {
  /// The verdict in a word or two.
  var label: Label {
    switch self {
    case .same: Label(word: "As accepted", tone: .good, icon: .check)
    case .withinTolerance: Label(word: "Within tolerance", tone: .good, icon: .check)
    case .different: Label(word: "Different", tone: .bad, icon: .differs)
    case .missingBaseline: Label(word: "No baseline", tone: .new, icon: .plus)
    case .orphanedBaseline: Label(word: "Orphaned baseline", tone: .warning, icon: .warning)
    case .notDeterministic: Label(word: "Not deterministic", tone: .bad, icon: .shuffle)
    case .outOfStep: Label(word: "Proves nothing", tone: .bad, icon: .warning)
    case .trapped: Label(word: "Trapped", tone: .bad, icon: .stop)
    case .timedOut: Label(word: "Timed out", tone: .bad, icon: .clock)
    case .unreadable: Label(word: "Unreadable", tone: .bad, icon: .broken)
    case .interrupted: Label(word: "Interrupted", tone: .quiet, icon: .pause)
    }
  }

  /// What one case, and what several, do: `has no baseline`, `have no baseline`.
  var predicate: (one: String, several: String) {
    switch self {
    case .same: ("is as accepted", "are as accepted")
    case .withinTolerance: ("differs within its tolerance", "differ within their tolerance")
    case .different: ("differs", "differ")
    case .missingBaseline: ("has no baseline", "have no baseline")
    case .orphanedBaseline: ("has an orphaned baseline", "have orphaned baselines")
    case .notDeterministic: ("is not deterministic", "are not deterministic")
    case .outOfStep: ("proves nothing", "prove nothing")
    case .trapped: ("trapped", "trapped")
    case .timedOut: ("timed out", "timed out")
    case .unreadable: ("cannot be read", "cannot be read")
    case .interrupted: ("was interrupted", "were interrupted")
    }
  }
}

extension CheckpointReport.Verdict {
  /// The verdict in a word or two.
  var label: Label {
    switch self {
    case .same: Label(word: "As accepted", tone: .good, icon: .check)
    case .withinTolerance: Label(word: "Within tolerance", tone: .good, icon: .check)
    case .different: Label(word: "Different", tone: .bad, icon: .differs)
    case .sizesDiffer: Label(word: "Size differs", tone: .bad, icon: .differs)
    case .missingBaseline: Label(word: "No baseline", tone: .new, icon: .plus)
    case .orphan: Label(word: "Orphaned baseline", tone: .warning, icon: .warning)
    case .unreadable: Label(word: "Unreadable", tone: .bad, icon: .broken)
    case .notCompared: Label(word: "Not compared", tone: .quiet, icon: .pause)
    }
  }
}

extension Phase {
  /// The phase in a word, as data names it.
  var word: String {
    switch self {
    case .input: "input"
    case .update: "update"
    case .layout: "layout"
    case .display: "display"
    case .morph: "morph"
    case .render: "render"
    case .hash: "hash"
    }
  }
}

extension WorkCounters.Kind {
  /// The kind of work as data names it.
  var key: String {
    switch self {
    case .bodies: "bodies"
    case .nodesUpdated: "nodesUpdated"
    case .measurements: "measurements"
    case .placements: "placements"
    case .operations: "operations"
    case .tilesPainted: "tilesPainted"
    case .pixelsShaded: "pixelsShaded"
    case .segments: "segments"
    case .glassPasses: "glassPasses"
    }
  }

  /// The kind of work in words.
  var words: String {
    switch self {
    case .bodies: "Bodies evaluated"
    case .nodesUpdated: "Views updated"
    case .measurements: "Views measured"
    case .placements: "Containers placed"
    case .operations: "Drawing operations"
    case .tilesPainted: "Tiles painted"
    case .pixelsShaded: "Pixels shaded"
    case .segments: "Segments rasterised"
    case .glassPasses: "Glass passes"
    }
  }
}
