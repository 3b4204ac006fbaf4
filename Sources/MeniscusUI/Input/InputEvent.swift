import MeniscusGeometry

/// What reaches a scene from outside, positions in scene points.
package enum InputEvent: Equatable, Sendable {
  /// Where a continuous gesture stands.
  package enum Stage: UInt8, Sendable, CaseIterable {
    /// It begins.
    case began
    /// It goes on.
    case changed
    /// It ends.
    case ended
  }

  /// A pointer goes down.
  case press(pointer: Int, at: Point2D)
  /// A pointer that is down moves.
  case move(pointer: Int, at: Point2D)
  /// A pointer goes up.
  case release(pointer: Int, at: Point2D)
  /// A pointer that is not down moves, or leaves the scene.
  case hover(at: Point2D?)
  /// A wheel turns over a position; positive deltas move content up and to the left.
  case wheel(at: Point2D, delta: Size2D)
  /// A named key goes down and up.
  case key(String)
  /// Characters are typed.
  case text(String)
  /// A view by its identifier takes the focus, or nobody has it.
  case focus(String?)
  /// Two pointers spread: the scale since the gesture began.
  case magnify(Stage, at: Point2D, scale: Double)
  /// Two pointers turn: radians clockwise since the gesture began.
  case rotate(Stage, at: Point2D, radians: Double)
  /// The environment changes to what a configuration says; its size and scale are not used.
  case environment(SceneConfiguration)
  /// The frame changes its extent, in points.
  case resize(Size2D)
}
