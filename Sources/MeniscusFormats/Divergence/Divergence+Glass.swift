extension Divergence {
  /// The stage that a difference at frame 0 began in, where the state differs only because glass has
  /// adapted to what was drawn behind it.
  ///
  /// Frame 0 is drawn twice, so that it starts adapted: what glass measured behind itself is in the
  /// state of the very frame that it was measured in. Nothing moves or is touched yet, so that the
  /// state of glass says nothing else. Then the first stage counts in which something else than
  /// glass differs; and if none does, what is drawn differs.
  static func beginning(
    of stage: Stage, in hashes: (StageHashes, StageHashes), _ views: [ViewDifference]
  )
    -> Stage
  {
    func differing(in stage: Stage) -> [String] {
      views.filter { $0.isIn(stage) }.map(\.path)
    }
    let state = differing(in: .state)
    guard stage == .state, !state.isEmpty, state.allSatisfy(ViewPath.isGlass) else { return stage }
    if hashes.0[.layout] != hashes.1[.layout] { return .layout }
    if hashes.0[.display] == hashes.1[.display], hashes.0[.surfaces] != hashes.1[.surfaces] {
      return .surfaces
    }
    return differing(in: .display).allSatisfy(ViewPath.isGlass) ? .pixels : .display
  }
}
