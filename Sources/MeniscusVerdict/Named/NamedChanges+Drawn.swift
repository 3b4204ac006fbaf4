import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

extension NamedChanges {
  /// What operations that differ come to, view by view.
  func drawn(_ changes: [OperationChange]) -> [ViewChange] {
    guard let operations else { return [] }
    var found: [ViewChange] = []
    for change in changes {
      let old = change.expected.map { operations.expected[$0] }
      let new = change.actual.map { operations.actual[$0] }
      // Where one operation has no words all are told in others.
      guard let named = drawn(old, new) else { return [] }
      if !found.contains(named) { found.append(named) }
    }
    return found
  }

  private func drawn(_ old: DrawnOperation?, _ new: DrawnOperation?) -> ViewChange? {
    guard let operation = new ?? old, let line = views.actual.line(of: operation.path) else {
      return nil
    }
    switch (old?.content, new?.content) {
    case (.operation(let old, let map)?, .operation(let new, let other)?):
      return action(old, new, (map, other), of: operation.path, line)
    case (.glass(let old)?, .glass(let new)?): return glass(old, new, line)
    case (nil, .operation(.beginGroup(let opacity), _)?):
      return property("opacity", of: line, "1", Notation.points(opacity))
    case (.operation(.beginGroup(let opacity), _)?, nil):
      return property("opacity", of: line, Notation.points(opacity), "1")
    case (nil, .operation(.beginLayer(let effect), _)?):
      return property(effect.name, of: line, "none", effect.value)
    case (.operation(.beginLayer(let effect), _)?, nil):
      return property(effect.name, of: line, effect.value, "none")
    default: return nil
    }
  }

  /// The value of what encloses others; nil for all else.
  static func value(_ operation: DrawnOperation) -> String? {
    guard case .operation(let action, _) = operation.content else { return nil }
    switch action {
    case .beginGroup(let opacity): return Notation.points(opacity)
    case .beginLayer(let effect): return effect.value
    default: return nil
    }
  }

  private func action(
    _ old: OperationRecord.Action, _ new: OperationRecord.Action,
    _ maps: (Affine2D, Affine2D), of path: String, _ line: Int
  ) -> ViewChange? {
    switch (old, new) {
    case (.fill(let shape, let paint), .fill(let other, let new)):
      if let symbol = symbol(path, line) { return symbol }
      if shape != other { return corners(shape, other, line) }
      return paint == new ? moved(maps, line) : painted(paint, new, line)
    case (.glyphs(_, let glyphs, let paint), .glyphs(_, let others, let new)):
      if let symbol = symbol(path, line) { return symbol }
      if glyphs.map(\.outline) != others.map(\.outline) { return lettering(path, line) }
      if glyphs != others { return nil }
      return paint == new ? moved(maps, line) : painted(paint, new, line)
    case (.beginGroup(let opacity), .beginGroup(let other)):
      return property("opacity", of: line, Notation.points(opacity), Notation.points(other))
    case (.beginLayer(let effect), .beginLayer(let other)) where effect.name == other.name:
      return property(effect.name, of: line, effect.value, other.value)
    case (.beginClip(let shape), .beginClip(let other)) where shape != other:
      return corners(shape, other, line)
    default: return nil
    }
  }
}

extension LayerEffect {
  /// Its value as it is asked for.
  fileprivate var value: String {
    switch self {
    case .blur(let radius, _): Notation.points(radius)
    case .shadow(let shadow):
      "radius \(Notation.points(shadow.radius)), x \(Notation.points(shadow.offset.x)), "
        + "y \(Notation.points(shadow.offset.y))"
    case .blend(let mode): mode.name
    case .colors: text
    case .edgeBlur(let blur):
      "above \(Notation.points(blur.upper.radius)) to \(Notation.points(blur.upper.end)), "
        + "below \(Notation.points(blur.lower.radius)) from \(Notation.points(blur.lower.end))"
    }
  }
}
