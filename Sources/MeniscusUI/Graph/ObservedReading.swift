import Observation

/// Notes what the evaluation of a view reads of `@Observable` models.
///
/// A model tells of a change before it is made and on the thread that makes it, so that a change in
/// an action shows in the frame of that action. It tells of one change for each reading; the next
/// evaluation reads again. Models of views are changed on the main actor.
@MainActor
enum ObservedReading {
  /// Evaluates `work`; a change of what it read makes `reader` stale.
  static func track<Result>(by reader: any StateReader, _ work: () -> Result) -> Result {
    let reading = Reading(reader: reader, evaluation: reader.evaluation)
    return withObservationTracking(work) {
      MainActor.assumeIsolated { reading.changed() }
    }
  }

  @MainActor
  private final class Reading {
    private weak let reader: (any StateReader)?
    private let evaluation: Int

    init(reader: any StateReader, evaluation: Int) {
      self.reader = reader
      self.evaluation = evaluation
    }

    func changed() {
      guard let reader, !reader.isGone, reader.evaluation == evaluation else { return }
      reader.graph.markStale(reader)
      reader.graph.stateChanged()
    }
  }
}
