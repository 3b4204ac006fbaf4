import MeniscusDisplay
import MeniscusGeometry

extension LintFrame {
  /// Whether nothing but one colour lies behind all of a glass.
  ///
  /// A gradient, a picture, a text, an edge between two colours and other glass are more than that.
  func isOverFlat(_ glass: Glass) -> Bool {
    var depth = 0
    for index in list.operations[..<glass.operation].indices.reversed() {
      let operation = list.operations[index]
      switch operation.action {
      case .end: depth += 1
      case .beginGroup, .beginLayer, .beginClip: depth -= 1
      case .glyphs(_, let paint):
        if !paint.isClear, touches(index, glass) { return false }
      case .glass:
        if touches(index, glass) { return false }
      case .fill(let silhouette, let paint):
        if paint.isClear || !touches(index, glass) { continue }
        guard case .color(let color) = paint, covers(silhouette, index, glass) else { return false }
        // What is in a group or a layer may let through what lies behind.
        if color.opacity >= 1, depth <= 0 { return true }
      }
    }
    return true
  }

  /// Whether nothing is drawn in front of a glass within its bounds.
  func isEmpty(_ glass: Glass) -> Bool {
    for index in list.operations.indices.dropFirst(glass.operation + 1) {
      switch list.operations[index].action {
      case .fill(_, let paint), .glyphs(_, let paint):
        if !paint.isClear, touches(index, glass) { return false }
      case .glass, .beginGroup, .beginLayer, .beginClip, .end: continue
      }
    }
    return true
  }

  /// Whether something that covers it, by more than a veil, is drawn over a rectangle after an
  /// operation and before another one.
  func isCovered(_ rect: Rect2D, from first: Int, to last: Int) -> Bool {
    guard first < last else { return false }
    return (first..<last).contains { index in
      guard case .fill(_, let paint) = list.operations[index].action, !paint.isClear else {
        return false
      }
      return seen[index].holds(rect)
    }
  }

  /// The operations of a view and of all inside it: the first, and the one after the last.
  func operations(in row: Int) -> Range<Int>? {
    let paths = Set((row..<views[row].end).map { views[$0].path })
    let rows = Set(list.views.indices.filter { paths.contains(list.views[$0].path) })
    let own = list.operations.indices.filter { rows.contains(Int(list.operations[$0].view.row)) }
    guard let first = own.first, let last = own.last else { return nil }
    return first..<last + 1
  }

  private func touches(_ index: Int, _ glass: Glass) -> Bool {
    let common = seen[index].intersection(glass.bounds)
    return common.width > 0.5 && common.height > 0.5
  }

  /// Whether a fill covers all that lies behind a glass.
  private func covers(_ silhouette: Silhouette, _ index: Int, _ glass: Glass) -> Bool {
    guard seen[index].holds(glass.bounds) else { return false }
    if case .rectangle = silhouette { return true }
    guard let outline = silhouette.outline(in: list.resources) else { return false }
    let shape = outline.transformed(by: list.operations[index].transform)
    let bounds = glass.bounds.inset(by: Insets2D(all: 0.25))
    return [
      bounds.origin, Point2D(x: bounds.maxX, y: bounds.minY),
      Point2D(x: bounds.minX, y: bounds.maxY), Point2D(x: bounds.maxX, y: bounds.maxY),
      bounds.center,
    ].allSatisfy { shape.contains($0) }
  }
}
