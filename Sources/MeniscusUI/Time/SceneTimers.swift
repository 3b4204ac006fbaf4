/// What happens at times of the virtual clock.
@MainActor
final class SceneTimers {
  private struct Entry {
    var identity: Int
    var due: Double
    var action: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  nonisolated init() {}

  /// Runs `action` in the first frame at or after a time, at the earliest in the next one.
  ///
  /// - Returns: what `cancel` knows the timer by.
  func schedule(at due: Double, _ action: @escaping () -> Void) -> Int {
    count += 1
    entries.append(Entry(identity: count, due: due, action: action))
    return count
  }

  /// Forgets a timer; one that has run is forgotten already.
  func cancel(_ identity: Int) {
    entries.removeAll { $0.identity == identity }
  }

  /// Runs what is due, the earliest first.
  func fire(upTo time: Double) {
    guard !entries.isEmpty else { return }
    // Sums of durations may miss a frame's time by the last bits.
    let tolerance = 1e-7
    let due = entries.filter { $0.due <= time + tolerance }
    for entry in due.sorted(by: { ($0.due, $0.identity) < ($1.due, $1.identity) }) {
      // What ran before may have cancelled it.
      guard entries.contains(where: { $0.identity == entry.identity }) else { continue }
      cancel(entry.identity)
      entry.action()
    }
  }
}
