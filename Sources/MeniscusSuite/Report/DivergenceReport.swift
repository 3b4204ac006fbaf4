import MeniscusReplay

/// The first frame that differs from the baseline.
package struct DivergenceReport: Equatable, Codable, Sendable {
  /// The frame.
  package var frame: Int
  /// When it is shown, in microseconds of the virtual clock.
  package var microseconds: Int
  /// The first stage that differs in it; nil where one of the runs has no such frame.
  package var stage: Stage?
  /// The views whose share in that stage differs, in tree order.
  package var views: [String]
  /// All of it in one sentence.
  package var sentence: String
  /// What it comes to, a sentence each: a value that differs, where, and how time changed.
  package var details: [String]

  /// Makes a divergence.
  package init(
    frame: Int, microseconds: Int, stage: Stage?, views: [String], sentence: String,
    details: [String] = []
  ) {
    self.frame = frame
    self.microseconds = microseconds
    self.stage = stage
    self.views = views
    self.sentence = sentence
    self.details = details
  }
}

/// Some of the stages of a frame.
package struct StageSet: OptionSet, Hashable, Codable, Sendable {
  /// A bit for each stage, the first stage lowest.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a set of one stage.
  package init(_ stage: Stage) {
    rawValue = 1 << UInt8(stage.rawValue)
  }

  /// Every stage.
  package static let all = StageSet(Stage.allCases.map { StageSet($0) })

  /// The stages in the set, in the order in which data flows.
  package var stages: [Stage] {
    Stage.allCases.filter { contains(StageSet($0)) }
  }
}

/// What a second replay, in another process, with another thread count and full repaint, showed.
package struct DeterminismReport: Equatable, Codable, Sendable {
  /// Whether a second replay was compared with the first.
  package var checked: Bool
  /// Whether every stage of every frame was equal.
  package var equal: Bool
  /// The threads of the second replay.
  package var threads: Int
  /// The first frame that was not equal.
  package var frame: Int?
  /// The first stage in it that was not equal.
  package var stage: Stage?

  /// Makes a report; without arguments, that of a second replay that was not made.
  package init(
    checked: Bool = false, equal: Bool = false, threads: Int = 0, frame: Int? = nil,
    stage: Stage? = nil
  ) {
    self.checked = checked
    self.equal = equal
    self.threads = threads
    self.frame = frame
    self.stage = stage
  }
}
