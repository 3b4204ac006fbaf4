extension Situation {
  private static let keeping =
    "$M test --frames all >/dev/null; $M accept springs --keep-frames >/dev/null; "
  private static let file = "Baselines/engine/springs/still/frames.bin"

  /// The accepted frames lie beside the baseline, or shall.
  static let keptFrames: [Situation] = [
    Situation(
      "frames are kept", keeping + "test -s \(file)", "$M test", 0, "1 case: 1 same"),
    Situation(
      "frames that are kept are gone", keeping + "rm \(file)", "$M test", 4,
      "no baseline      engine/springs/still"),
    Situation(
      "they are brought back",
      keeping + "rm \(file); $M test >/dev/null; $M accept springs >/dev/null", "$M test", 0,
      "1 case: 1 same"),
    Situation(
      "they are gone for good", keeping + "rm \(file); $M accept springs --drop-frames >/dev/null",
      "$M test", 0, "1 case: 1 same"),
    Situation(
      "frames that are kept are cut off", keeping + "truncate -s 40 \(file)", "$M test", 5,
      "damaged baseline engine/springs/still"),
    Situation(
      "the run has no frames to keep", "$M test >/dev/null", "$M accept springs --keep-frames", 2,
      "meniscus: Reports/latest: has no frames of engine/springs/still"),
    Situation(
      "frames of one checkpoint are to be kept", "",
      "$M accept springs --checkpoint still --keep-frames", 64,
      "meniscus: `--keep-frames` and `--checkpoint` cannot"),
    Situation(
      "frames are to be kept and dropped", "", "$M accept springs --keep-frames --drop-frames", 64,
      "meniscus: `--keep-frames` and `--drop-frames` cannot"),
  ]
}
