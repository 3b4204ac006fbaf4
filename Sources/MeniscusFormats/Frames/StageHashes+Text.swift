extension StageHashes {
  /// The hash of a stage as sixteen lower-case hexadecimal digits.
  package func text(of stage: Stage) -> String {
    JSONText.hexadecimal(self[stage], digits: 16)
  }

  /// All six hashes, in the order of the stages, with spaces between them.
  package var text: String {
    Stage.allCases.map(text(of:)).joined(separator: " ")
  }
}

extension FrameHashLog {
  /// A line for every frame: its number and its six hashes, to compare whole runs by.
  ///
  /// `pixels` of 0 are those of a frame that was not drawn.
  package var hashLines: String {
    frames.enumerated().map { "\($0) \($1.hashes.text)\n" }.joined()
  }
}
