/// An action that runs after an update, once, however often it is asked for.
///
/// What an update that was given up has dropped can be asked for anew.
struct OnceAfterUpdate {
  /// How many updates had been given up when it was asked for; nil where it is not due.
  private var asked: Int?

  /// Whether it has to be put in the row of what runs after the update: it does not stand there yet.
  @MainActor
  mutating func ask(in graph: ViewGraph) -> Bool {
    guard asked != graph.updatesGivenUp else { return false }
    asked = graph.updatesGivenUp
    return true
  }

  /// It runs.
  mutating func begin() { asked = nil }
}
