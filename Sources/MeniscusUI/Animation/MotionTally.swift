/// Tells motion that ends from motion that goes on for ever, while a node goes on to a frame.
///
/// What moves says so where it goes on, whoever holds it; so no view has to be asked for what it
/// consists of.
@MainActor
struct MotionTally {
  /// What moves of the node that goes on now.
  static var current = MotionTally()

  /// Whether something moves that comes to its end.
  private(set) var hasEnd = false
  /// Whether something moves that never does.
  private(set) var hasEndless = false

  /// Whether something moves, and all of it without end.
  var isEndless: Bool { hasEndless && !hasEnd }

  /// Notes something that moves.
  static func note(isEndless: Bool) {
    if isEndless { current.hasEndless = true } else { current.hasEnd = true }
  }
}
