/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable {
    case logicallyComplete
    case removed
  }

  let kind: Kind

  /// When people take the change for done: a spring's long tail is not waited for, nor what
  /// interrupts the animation.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more of all that the animation, and what interrupted it, moved.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Stands for somebody who waits for the end of what a transaction moves.
///
/// Every value in motion holds the watches of its animation; who waits knows the watch weakly. When
/// nobody holds it any more, nothing is in motion for it. So no value has to say that it ends,
/// however it does: at rest, stopped, or with its view.
final class AnimationWatch: Sendable {
  let criteria: AnimationCompletionCriteria
  /// Whether who waits begins the next motion, and so on for ever.
  let isEndless: Bool

  init(_ criteria: AnimationCompletionCriteria, isEndless: Bool = false) {
    self.criteria = criteria
    self.isEndless = isEndless
  }
}

/// The watch of a value in motion, with the time from which it is not needed.
struct AnimationHold {
  let watch: AnimationWatch
  /// The time at which people take the change for done; infinite for what waits for rest.
  let end: Double

  /// Makes the holds of a motion that begins at `start`.
  static func holds(of animation: Animation, from start: Double) -> [AnimationHold] {
    animation.watches.map { watch in
      let isLogical = watch.criteria == .logicallyComplete
      return AnimationHold(
        watch: watch, end: isLogical ? start + animation.motion.logicalDuration : .infinity)
    }
  }
}

/// Those who wait for the end of animations, in the order in which they came.
@MainActor
final class AnimationCompletions {
  private struct Entry {
    weak var watch: AnimationWatch?
    let isEndless: Bool
    let action: () -> Void
  }

  private var entries: [Entry] = []

  /// Whether somebody waits for a motion that does not begin again and again.
  var waitForEnd: Bool { entries.contains { !$0.isEndless } }

  /// Runs `action` once, when nobody holds the watch any more.
  func add(_ watch: AnimationWatch, _ action: @escaping () -> Void) {
    entries.append(Entry(watch: watch, isEndless: watch.isEndless, action: action))
  }

  /// Runs the actions that are due; those that come up meanwhile wait for the next frame.
  func runDue() {
    let due = entries.filter { $0.watch == nil }
    guard !due.isEmpty else { return }
    entries.removeAll { $0.watch == nil }
    for entry in due { entry.action() }
  }
}
