/// How keys move the focus in a scene.
public enum FocusMovement: Hashable, Sendable {
  /// The tab key goes through fields and views that are `focusable()`, in their order.
  case byOrder
  /// Arrow keys go to the nearest view in their direction, and buttons can have the focus too, as
  /// with a remote control; somebody always has it.
  case byDirection
}

/// The numbers of moves by direction; ours.
enum FocusPolicy {
  /// How little of views may meet without counting: edges that touch differ by roundings, in points.
  static let tolerance = 0.5
  /// What a point across counts for beside a point along: in the beam a view that is farther along
  /// is hardly ever meant, of a group beside it hardly ever one that is farther across.
  static let across = (inBeam: 0.25, beside: 2.0)
  /// How far from the edges of a scroll view the view with the focus comes to lie, in points.
  static let margin = 32.0
}
