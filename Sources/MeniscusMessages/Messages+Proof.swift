import MeniscusFormats

extension Messages {
  /// That the second replays of a run prove less than full ones.
  static func partialProof(_ proof: Proof) -> String {
    let what =
      switch proof {
      case .full: "every frame that changed was painted twice as a whole"
      case .rotating: "the second replays painted a quarter of the tiles of a frame"
      case .cached: "second replays may be those of an earlier run"
      }
    return "proof: \(proof.word) (\(proof.rawValue)): \(what), so nothing of this run can be "
      + "accepted; `test` without `--proof` proves all"
  }

  /// That a build server proves everything, whatever was asked for.
  package static func fullProof(insteadOf proof: Proof) -> String {
    "`--proof \(proof.rawValue)` is not heeded where CI is set: the proof is full"
  }
}
