import MeniscusFormats
import MeniscusGeometry

/// What a person does to a scene that is shown to them; positions in scene points.
package enum LiveInput: Equatable, Sendable {
  /// A pointer goes down.
  case press(pointer: Int, at: Point2D)
  /// A pointer that is down moves.
  case move(pointer: Int, to: Point2D)
  /// A pointer goes up.
  case release(pointer: Int, at: Point2D)
  /// A pointer that is not down moves, or leaves the scene.
  case hover(at: Point2D?)
  /// A wheel turns; positive distances move content up and to the left.
  case wheel(at: Point2D, by: Size2D)
  /// Two fingers have spread to a scale.
  case magnify(at: Point2D, by: Double)
  /// A named key goes down and up.
  case key(String)
  /// Characters are typed.
  case text(String)
  /// Some of the environment changes.
  case environment(TraceEnvironmentChange)
  /// The frame changes its extent.
  case resize(Size2D)
}
