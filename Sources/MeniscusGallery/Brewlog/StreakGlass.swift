/// The glass that a streak of days has earned.
package enum StreakGlass: Equatable {
  /// No streak yet: render nothing, not an empty glass.
  case hidden
  /// You have a streak: neutral glass.
  case lit
  /// A full week or more: tinted, you earned it.
  case onFire
}

/// The glass for a streak of days.
package func streakGlass(streak: Int) -> StreakGlass {
  guard streak > 0 else { return .hidden }
  return streak >= 7 ? .onFire : .lit
}
