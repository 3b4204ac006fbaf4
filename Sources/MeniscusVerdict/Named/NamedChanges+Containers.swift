import MeniscusFormats

extension NamedChanges {
  /// What a stack does otherwise: its distances, else where across it holds what is smaller.
  func stack(_ before: Int, _ now: Int, along axis: Int) -> ViewChange {
    let (old, new) = (
      gaps(of: before, in: views.expected, axis), gaps(of: now, in: views.actual, axis)
    )
    if old != new, old.count == new.count {
      return property("spacing", of: now, Self.common(old), Self.common(new))
    }
    let alignments = alignments(before, now, across: 1 - axis)
    return property("alignment", of: now, alignments.0, alignments.1)
  }

  /// The distances between what a stack holds.
  private func gaps(of line: Int, in side: SnapshotViews, _ axis: Int) -> [String] {
    var frames = side.elements(of: line).map { side.text.nodes[$0].frame }
    frames.sort { $0[axis] < $1[axis] }
    return zip(frames, frames.dropFirst()).map {
      Notation.points($1[axis] - $0[axis] - $0[axis + 2])
    }
  }

  private static func common(_ values: [String]) -> String {
    Set(values).count == 1 ? values[0] : values.prefix(4).joined(separator: ", ")
  }

  /// Where a view holds what is smaller than itself, on both sides; nil where that has no name.
  func alignments(
    _ before: Int, _ now: Int, across axis: Int? = nil
  ) -> (String?, String?) {
    let old = alignment(of: before, in: views.expected, axis)
    let new = alignment(of: now, in: views.actual, axis)
    return old == new ? (nil, nil) : (old, new)
  }

  private func alignment(of line: Int, in side: SnapshotViews, _ axis: Int?) -> String? {
    let frame = side.text.nodes[line].frame
    let held = side.inner[line].map { [$0] + side.elements(of: line) } ?? side.elements(of: line)
    let words = held.reversed().compactMap { element -> String? in
      let inner = side.text.nodes[element].frame
      guard frame.count == 4, inner.count == 4 else { return nil }
      var places = [0, 1].map { Self.place(inner[$0], inner[$0 + 2], in: frame[$0 + 2]) }
      if names.isRightToLeft { places[0] = places[0].map { 2 - $0 } }
      // What fills an axis says nothing of it.
      let asked = axis.map { [$0] } ?? [0, 1]
      guard asked.contains(where: { frame[$0 + 2] - inner[$0 + 2] > 0.5 }) else { return nil }
      let horizontal = places[0].map { ["leading", "center", "trailing"][$0] }
      let vertical = places[1].map { ["top", "center", "bottom"][$0] }
      switch axis {
      case 0: return horizontal
      case 1: return vertical
      default: return Self.word(vertical, horizontal)
      }
    }
    return words.first
  }

  private static func word(_ vertical: String?, _ horizontal: String?) -> String? {
    guard let vertical, let horizontal else { return nil }
    if vertical == "center" { return horizontal }
    if horizontal == "center" { return vertical }
    return vertical + (horizontal == "leading" ? "Leading" : "Trailing")
  }

  /// 0 at the start, 1 in the middle, 2 at the end.
  private static func place(_ start: Double, _ length: Double, in whole: Double) -> Int? {
    let rest = whole - length
    // Places are on whole pixels.
    if abs(rest) <= 0.5 { return 1 }
    return [0, 0.5, 1].firstIndex { abs(start - rest * $0) <= 0.5 }
  }
}
