/// What a process of a round replays.
///
/// Rounds give a ratio its interval, and so more of them are worth more than replays that were warmed
/// up: what is cold is as cold in both builds.
package struct RoundShape: Equatable, Sendable {
  /// Whether a replay that is not measured comes first.
  package var warmsUp: Bool
  /// The most replays that are measured.
  package var mostRepetitions: Int

  /// Chooses the shape by which the rounds fit into the time that there is.
  ///
  /// - Parameters:
  ///   - time: the time that there is.
  ///   - replay: what a process with one replay, of every case and build, took.
  ///   - rounds: the rounds that are wanted, at least 1.
  package init(fitting rounds: Int, into time: Duration, replay: Duration) {
    let replays = max(time, .zero) / (max(replay, .nanoseconds(1)) * max(rounds, 1))
    warmsUp = replays >= 2
    mostRepetitions = max(Int(min(replays, 1_000)) - 1, 1)
  }

  /// One replay, measured at once.
  package static let shortest = RoundShape(fitting: 1, into: .zero, replay: .seconds(1))
}
