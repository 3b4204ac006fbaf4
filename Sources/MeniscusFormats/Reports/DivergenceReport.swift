import MeniscusGeometry

/// The first frame that differs from the baseline.
package struct DivergenceReport: Equatable, Codable, Sendable {
  /// Where the replay parts from the baseline.
  package var divergence: Divergence
  /// What it comes to: a value that differs, where, and how time changed.
  package var details: [DivergenceDetail]

  /// Makes a report.
  package init(_ divergence: Divergence, details: [DivergenceDetail] = []) {
    self.divergence = divergence
    self.details = details
  }

  /// The frame.
  package var frame: Int { divergence.frame }
  /// The first stage that differs in it; nil where one of the runs has no such frame.
  package var stage: Stage? { divergence.stage }
  /// The views whose share in that stage differs, in tree order.
  package var views: [String] { divergence.views.map(\.path) }
}

/// What the first frame that differs comes to.
package enum DivergenceDetail: Equatable, Codable, Sendable {
  /// What the stage itself says: the operations are equal, or the events are not.
  case stage(Stage)
  /// What was changed, in the words of those who write views, as the first of several, at a
  /// checkpoint.
  case cause(ViewChange, others: Int, at: CheckpointPlace)
  /// A property of state, as the first of several, at a checkpoint.
  case state(ChangeFinding, others: Int, at: CheckpointPlace)
  /// The layout of a view.
  case layout(ChangeFinding, others: Int, at: CheckpointPlace)
  /// An operation.
  case operation(RegionChange, at: CheckpointPlace)
  /// Where pixels differ in a frame that no checkpoint shows: so many tiles, the rectangle around
  /// them in points, and what is drawn there, the frontmost first.
  case tiles(Int, Rect2D, drawn: [DrawnKind])
  /// How the time of the first stretch that differs changed, of a view or of all, and how many
  /// stretches follow.
  case timing(TimingChange, view: String?, others: Int)

  /// Whether it says in words of those who write views what was changed.
  package var namesCause: Bool { if case .cause = self { true } else { false } }
}

/// The checkpoint that shows a value: its name, and its frame where that is not the one in question.
package struct CheckpointPlace: Equatable, Codable, Sendable {
  /// The name.
  package var name: String
  /// The frame, where it is a later one.
  package var frame: Int?

  /// Makes a place.
  package init(_ name: String, frame: Int?) {
    self.name = name
    self.frame = frame
  }
}

/// A kind of operation, and the view that draws it.
package struct DrawnKind: Equatable, Codable, Sendable {
  /// `fill`, `glyphs` or `glass`.
  package var kind: String
  /// The path of the view; empty where nobody did.
  package var path: String

  /// Makes a kind.
  package init(kind: String, path: String) {
    self.kind = kind
    self.path = path
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
    rawValue = 1 << UInt8(stage.index)
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
  /// What the replays depend on; nil where they are equal, and where that is not known.
  package var cause: Nondeterminism?
  /// What the scene makes of identities that are others in every run.
  package var identities = IdentityUse()

  /// Makes a report; without arguments, that of a second replay that was not made.
  package init(checked: Bool = false, equal: Bool = false, threads: Int = 0) {
    self.checked = checked
    self.equal = equal
    self.threads = threads
  }
}
