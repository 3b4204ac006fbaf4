/// What making fused shapes came to.
struct FusingWork: Equatable, Sendable {
  /// Whether the shape was kept.
  var isKept = false
  /// The elements.
  var elements = 0
  /// The distances from outlines' edges to the cells of their grids.
  var edgeDistances = 0
  /// The bounds of elements' distances over squares of cells.
  var cellBounds = 0
}
