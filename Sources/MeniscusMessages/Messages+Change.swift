import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict

extension Messages {
  /// What became of a region, in words that need no picture: `Circle[1] moved by 3, 0 pt`.
  package static func change(_ change: RegionChange) -> String {
    let others =
      change.others > 0 ? ", and \(count(change.others, "more operation")) changed there" : ""
    return (change.isMeasured ? measured(change) : withGlass(change)) + others
  }

  /// What pixels look like that the same operations draw: nothing is said of what the view became.
  private static func measured(_ change: RegionChange) -> String {
    let subject =
      change.glass == .itself
      ? "the glass of \(change.glassView.map { ViewNames.short($0) } ?? "glass") itself"
      : subject(of: change)
    let look: String
    switch change.kind {
    case .noise, .redrawn: return words(change, named: subject)
    case .moved:
      look = "moved by \(distance(change.dx ?? 0)), \(distance(change.dy ?? 0)) pt"
    case .recolored: look = "in a different \(change.field ?? "colour")" + values(change, nil)
    case .blurred: look = "blurred"
    case .sharpened: look = "sharper"
    case .added: look = "with something that was not there"
    case .removed: look = "without something that was there"
    case .resized: look = "at a different size" + values(change, nil)
    case .reordered, .changed, .scrolledIn, .scrolledOut: look = "with different pixels"
    }
    return "the same operations draw \(subject) \(look)"
  }

  private static func withGlass(_ change: RegionChange) -> String {
    let glass = change.glassView.map { ViewNames.short($0) } ?? "glass"
    switch change.glass {
    case nil: return words(change)
    case .behind where change.operation == "glass":
      return "what is behind the glass of \(glass) changed"
        + values(change, "its \(change.field ?? "look") adapted,")
    case .behind: return "behind the glass of \(glass), which is unchanged: \(words(change))"
    case .itself: return words(change, named: "the glass of \(glass) itself")
    }
  }

  private static func words(_ change: RegionChange, named name: String? = nil) -> String {
    let subject = name ?? subject(of: change)
    switch change.kind {
    case .moved:
      return "\(subject) moved by \(distance(change.dx ?? 0)), \(distance(change.dy ?? 0)) pt"
    case .resized: return "\(subject) has a different size" + values(change, nil)
    case .recolored:
      return "\(subject) has a different \(change.field ?? "colour")" + values(change, nil)
    case .blurred: return "\(subject) is blurred" + values(change, change.field)
    case .sharpened: return "\(subject) is sharper" + values(change, change.field)
    case .added: return "\(subject) is new"
    case .removed: return "\(subject) is gone"
    case .scrolledIn: return "\(subject) is scrolled into view"
    case .scrolledOut: return "\(subject) is scrolled out of view"
    case .reordered: return "\(subject) is drawn in a different order, in front of or behind others"
    case .changed:
      guard change.from == nil else { return subject + values(change, change.field) }
      return change.field == "places"
        ? "\(subject) has its glyphs in different places"
        : "\(subject) has a different \(change.field ?? "look")"
    case .noise: return "only scattered pixels or faint edges differ in \(subject)"
    case .redrawn: return "\(subject) is drawn differently by the same operations"
    }
  }

  /// `the fill of Card`, or what there is to call it.
  private static func subject(of change: RegionChange) -> String {
    switch (change.view, change.operation) {
    case (let view?, "fill"?): return ViewNames.short(view)
    case (let view?, "glyphs"?): return "the text of \(ViewNames.short(view))"
    case (let view?, "glass"?): return "the glass of \(ViewNames.short(view))"
    case (let view?, "group"?): return "\(ViewNames.short(view)) as a whole"
    case (let view?, "layer"?): return "the effect of \(ViewNames.short(view))"
    case (let view?, "clip"?): return "the clip of \(ViewNames.short(view))"
    case (let view?, _): return ViewNames.short(view)
    case (nil, "frame"?): return "the frame"
    case (nil, _): return "something"
    }
  }

  private static func values(_ change: RegionChange, _ field: String?) -> String {
    guard let from = change.from, let to = change.to else { return "" }
    return ": " + (field.map { "\($0) " } ?? "") + accepted(from, to)
  }

  /// What was accepted and what is there now.
  static func accepted(_ expected: String, _ actual: String) -> String {
    if let old = Double(expected), let new = Double(actual), old.isFinite, new.isFinite {
      let short = [old, new].map { decimals($0) }
      if short[0] != short[1] { return "\(short[0]) accepted, \(short[1]) now" }
    }
    let pair = short(expected, actual)
    let (old, new) = BracketedText.shortened(pair.0, pair.1, to: 60)
    return "\(old) accepted, \(new) now"
  }

  /// A number with at most three decimals.
  private static func decimals(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded.isFinite ? JSONText.number(rounded) : "\(value)"
  }

  /// Where a region is, in points: `at 12, 4, 20×8 pt`.
  package static func place(_ rect: Rect2D) -> String {
    "at \(Notation.points(rect.minX)), \(Notation.points(rect.minY)), \(Notation.extent(rect))"
  }

  private static func distance(_ value: Double) -> String {
    (value > 0 ? "+" : "") + Notation.points(value)
  }
}
