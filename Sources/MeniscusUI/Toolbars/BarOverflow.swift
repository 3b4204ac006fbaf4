/// The room in the middle of an upper bar, as it was laid out last.
@MainActor
final class BarMiddle {
  /// Between what stands at the ends, in points; below 0 where that has no room itself.
  var width = Double.infinity
}

/// Measures how many of the secondary actions fit in the middle of an editor's bar.
///
/// The rest are in the menu. Actions that are stated together stay together.
struct BarOverflow {
  /// The room in the middle where no menu takes of it, in points.
  let room: Double
  /// What the menu takes of it, in points; 0 where there is one anyway.
  let menu: Double
  /// The distances between views on one platter, and between platters, in points.
  let spacing: (inside: Double, between: Double)

  /// How many statements stand in the bar, from the first one on; `Int.max` for all.
  @MainActor
  func count(of slots: [ToolbarSlot]) -> Int {
    if prefix(of: slots, in: room) == slots.count { return .max }
    return prefix(of: slots, in: room - menu)
  }

  /// How many statements fit in a width, counted from the first one; a space parts two platters.
  @MainActor
  private func prefix(of slots: [ToolbarSlot], in width: Double) -> Int {
    var (end, isAlongside) = (0.0, false)
    for (index, slot) in slots.enumerated() {
      guard let own = self.width(of: slot) else {
        isAlongside = false
        continue
      }
      guard own > 0 else { continue }
      if end > 0 { end += isAlongside ? spacing.inside : spacing.between }
      end += own
      isAlongside = true
      // Widths are sums of fractions.
      if end > width + 1e-6 { return index }
    }
    return slots.count
  }

  /// The width of the views of a statement on a platter, in points; nil for a space.
  @MainActor
  private func width(of slot: ToolbarSlot) -> Double? {
    guard let source = slot.source else { return nil }
    let items = source.items.map { BarItem($0, of: source, slot.entry) }
    let gaps = spacing.inside * Double(max(items.count - 1, 0))
    return items.map(\.idealWidth).reduce(gaps, +)
  }
}

extension BarsModel {
  /// What fits in the middle, where the bar had so much room there when it showed this model.
  func overflow(in width: Double) -> BarOverflow {
    let isAtTheEnd = trailing.isEmpty && search?.place != .upper
    let menu = BarMetrics.platter + (isAtTheEnd ? clearance : room.gap)
    return BarOverflow(
      room: width + (hasMenu && !needsMenuAnyway ? menu : 0), menu: needsMenuAnyway ? 0 : menu,
      spacing: (BarPlatter.spacing(isClassic: room.isClassic), room.gap))
  }
}
