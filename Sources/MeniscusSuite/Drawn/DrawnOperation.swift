import MeniscusGeometry

/// An operation of a display list's text, with where it draws.
package struct DrawnOperation: Equatable {
  /// The kind and the path, with a sign for each earlier operation of both: what it is known by in
  /// another list.
  package var key: String
  /// `fill`, `glyphs`, `group`, `layer`, `clip`, `glass`, or `frame` for the frame itself.
  package var kind: String
  /// The path of the view that drew it, with indices; empty where nobody did.
  package var path: String
  /// What stands between blanks after the kind, outside of brackets; of glass, what its element has,
  /// without rows of tables.
  package var parts: [String]
  /// The line without the view; of glass, that of its element.
  package var line: String
  /// The row in the list's operations; nil for the frame itself.
  package var row: Int?
  /// The region itself in points, whatever clips it.
  var region: Rect2D
  /// What of the frame it can touch, in points: clips applied, with the reach of effects around it.
  var bounds: Rect2D

  /// The path of the view; nil where there is none.
  var view: String? { path.isEmpty ? nil : path }

  /// Whether it encloses operations and draws nothing itself.
  var isEnclosure: Bool { ["group", "layer", "clip"].contains(kind) }

  /// The part that maps it to the frame; nil where that is the identity.
  var transform: String? { parts.first(where: DrawnShape.isTransform) }

  /// Whether two operations draw the same.
  func draws(as other: DrawnOperation) -> Bool { kind == other.kind && parts == other.parts }
}
