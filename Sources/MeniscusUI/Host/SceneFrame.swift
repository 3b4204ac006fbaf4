import MeniscusDisplay
import MeniscusGeometry

/// What a scene is at one frame: everything that the later stages need.
package struct SceneFrame: Sendable {
  /// The drawing operations, with the table of views that caused them.
  package var displayList: DisplayList
  /// The hashes of the display list and of its operations.
  package var displayDigest: DisplayDigest
  /// The hash of the events of this frame, as they were delivered.
  package var inputHash: UInt64
  /// The hash of all state: stored values, running animations, gestures, scroll positions.
  package var stateHash: UInt64
  /// The hash of every view's place in the model layout.
  package var layoutHash: UInt64
  /// The digests of all views, in tree order, removed views that still fade included.
  package var views: [ViewStages]
  /// The work that it took; pixels are counted by the renderer.
  package var counters: WorkCounters
  /// Whether nothing moves and nothing is waiting, but for what moves without end: without that, the
  /// next frame is equal without an event.
  package var isSettled: Bool
  /// The views that move without end where all else is settled; at most sixteen are named.
  package var endlessMotion: [String] = []
  /// What went wrong in the scene without stopping it, once for every cause.
  package var issues: [SceneIssue]
}

/// A view's share in the stages of a frame.
package struct ViewStages: Equatable, Sendable {
  /// The names from the root to the view, joined by `/`; unique in a frame.
  package var path: String
  /// The hash of the state that the view owns and of its running animations; 0 for none.
  package var state: UInt64
  /// The hash of its model frame, for a wrapper of what it lays out by; 0 where it has none.
  package var layout: UInt64
  /// The hash of its drawing operations; 0 for none.
  package var operations: UInt64
}

/// Where an accessibility identifier is in the frame that was shown last.
package enum IdentifierMatch: Equatable, Sendable {
  /// No view has it; the identifiers that are there, in tree order.
  case missing(known: [String])
  /// One view has it: its frame in scene points as drawn, and where it is switched if it is a
  /// toggle.
  case found(frame: Rect2D, toggle: Rect2D?)
  /// Several views have it.
  case ambiguous(count: Int)
}
