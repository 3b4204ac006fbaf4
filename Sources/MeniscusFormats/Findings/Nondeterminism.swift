/// What two replays of a case that are not equal depend on, as further replays have shown.
package enum Nondeterminism: Equatable, Codable, Sendable {
  /// Replays under the same conditions differ, too.
  case run(IdentityUse)
  /// The time zone or the locale that the process has.
  case place
  /// Something else in which machines differ: the seed of hashes, the processor, the threads.
  case machine
}

/// What a scene makes of identities that are others in every run, such as a `UUID()`.
package struct IdentityUse: Equatable, Codable, Sendable {
  /// How many its state has had up to the frame in which two replays part.
  package var count: Int
  /// The views that show one in that frame.
  package var shownBy: [String]

  /// Makes a use of identities; of none unless something else is said.
  package init(count: Int = 0, shownBy: [String] = []) {
    self.count = count
    self.shownBy = shownBy
  }
}
