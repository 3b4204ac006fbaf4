import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

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
  /// Whether nothing moves and nothing is waiting: the next frame is equal without an event.
  package var isSettled: Bool
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

/// Something that a scene does wrong.
package enum SceneIssue: Error, Equatable, Sendable {
  /// Bodies kept changing state until the bound on rounds in one frame was met.
  case endlessUpdate(views: [String], rounds: Int)
  /// Two elements of a `ForEach` have equal identities.
  case duplicateIdentity(view: String, identity: String)
  /// A size, position or proposal was not a number, or a fixed extent was negative.
  case invalidGeometry(view: String, what: String)
  /// The typeface does not have the character; a box stands in its place.
  case missingGlyph(view: String, character: Character)
  /// There is no symbol of the name; a box stands in its place.
  case missingSymbol(view: String, name: String)
  /// The scene brings no font of the name, or none that can be read; the typeface stands in.
  case unknownFont(view: String, name: String)
  /// A font that the scene brings is no TrueType file that can be read; where it breaks the format.
  case unreadableFont(name: String, table: String, byte: Int)
  /// The scene has no picture of the name; a placeholder stands in its place.
  case missingPicture(view: String, name: String)
  /// A picture of the scene cannot be read; a placeholder stands in its place.
  case unreadablePicture(view: String, name: String, ImageError)
  /// Two views are the source of the same matched geometry.
  case ambiguousGeometrySource(view: String, identifier: String)
  /// The shape of a glass effect is no clean, closed path.
  case invalidGlassShape(view: String, fault: GlassOutlineFault)
  /// Glass lies over other glass: with how many levels, and why the scene may do so.
  case nestedGlass(view: String, over: String, levels: Int, permission: String?)
  /// Two views have the same accessibility identifier and an event named it.
  case ambiguousIdentifier(String)
  /// A task waits for something other than the scene's clock and tasks; nobody waits for it.
  case strandedTask(view: String)
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
