import MeniscusDisplay
import MeniscusGeometry

/// Why something could not be read, recorded or replayed, and where.
package enum ReplayError: Error, Equatable, Codable, Sendable {
  /// A trace breaks its format; lines and columns count from 1, columns in bytes.
  case trace(line: Int, column: Int, problem: TraceProblem)
  /// A `frames.json` breaks its format; lines and columns count from 1, columns in bytes.
  case frames(line: Int, column: Int, problem: FramesProblem)
  /// A recording script has a step that means nothing; lines count from 1.
  case script(line: Int, problem: ScriptProblem)
  /// No view has the identifier that an event names; the identifiers that there are, in tree
  /// order, and the nearest of them.
  case missingTarget(String, at: EventPlace, known: [String], suggestion: String?)
  /// Several views have the identifier that an event names.
  case ambiguousTarget(String, at: EventPlace, count: Int)
  /// The view that an event names is not in the frame, where nobody could touch it.
  case targetOutside(String, at: EventPlace, point: Point2D)
  /// A toggle event names a view that is none.
  case notAToggle(String, at: EventPlace)
  /// The scene does not bring a font that it was recorded with, or brings another of that name;
  /// `found` is the hash of that.
  case font(String, recorded: UInt64, found: UInt64?)
  /// The scene did something after which its frames mean nothing.
  case scene(SceneIssue, frame: Int)
  /// The trace has no checkpoint: a replay of it would prove nothing.
  case nothingChecked
  /// Something still moved at the last frame; the views that changed in it.
  case neverSettled(frame: Int, views: [String])
  /// The trace, or what is recorded, has more frames than a replay may have.
  case frameLimit(frames: Int, limit: Int)
}

/// The event that something is about.
package struct EventPlace: Equatable, Codable, Sendable {
  /// The line of the event, counted from 1: in the trace, or in the script that is recorded.
  package var line: Int
  /// The frame in which it happens.
  package var frame: Int

  /// Makes a place.
  package init(line: Int, frame: Int) {
    self.line = line
    self.frame = frame
  }
}

extension ReplayError {
  /// The line that the error names, counted from 1; nil where it names none.
  package var line: Int? {
    switch self {
    case .trace(let line, _, _), .frames(let line, _, _), .script(let line, _): line
    case .missingTarget(_, let place, _, _), .ambiguousTarget(_, let place, _),
      .targetOutside(_, let place, _), .notAToggle(_, let place):
      place.line
    case .font, .scene, .nothingChecked, .neverSettled, .frameLimit: nil
    }
  }
}

extension ReplayError {
  /// Whether a file breaks its format, rather than a replay its recording.
  package var isAboutFormat: Bool {
    switch self {
    case .trace, .frames, .script, .frameLimit: true
    case .missingTarget, .ambiguousTarget, .targetOutside, .notAToggle, .font, .scene,
      .nothingChecked, .neverSettled:
      false
    }
  }
}
