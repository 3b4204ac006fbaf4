import MeniscusDisplay
import MeniscusFormats

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

  /// Makes a label of a verdict's word, which stands alone and begins with a capital.
  init(_ word: String, _ tone: Tone, _ icon: Icon) {
    self.word = word.prefix(1).uppercased() + word.dropFirst()
    self.tone = tone
    self.icon = icon
  }
}

extension TraceReport.Verdict {
  /// The verdict's label.
  var label: Label {
    switch self {
    case .same, .withinTolerance: Label(word, .good, .check)
    case .different: Label(word, .bad, .differs)
    case .missingBaseline: Label(word, .new, .plus)
    case .orphanedBaseline: Label(word, .warning, .warning)
    case .notDeterministic: Label(word, .bad, .shuffle)
    case .outOfStep: Label(word, .bad, .warning)
    case .trapped: Label(word, .bad, .stop)
    case .timedOut: Label(word, .bad, .clock)
    case .unreadable: Label(word, .bad, .broken)
    case .interrupted: Label(word, .quiet, .pause)
    }
  }
}

extension CheckpointReport.Verdict {
  /// The verdict's label.
  var label: Label {
    switch self {
    case .same, .withinTolerance: Label(word, .good, .check)
    case .different, .sizesDiffer: Label(word, .bad, .differs)
    case .missingBaseline: Label(word, .new, .plus)
    case .orphan: Label(word, .warning, .warning)
    case .unreadable: Label(word, .bad, .broken)
    case .notCompared: Label(word, .quiet, .pause)
    }
  }
}

extension WorkCounters.Kind {
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
