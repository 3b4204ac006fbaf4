import MeniscusFormats

/// A replay that did not come to its end.
package struct StoppedReplay: Error {
  /// Why.
  package var error: ReplayError
  /// The frames before; nil where there was none to be.
  package var hashLog: FrameHashLog?

  /// Where the frames before part from the accepted ones; nil where they do not.
  package func divergence(from expected: FrameHashLog) -> Divergence? {
    guard let hashLog, !hashLog.frames.isEmpty else { return nil }
    var accepted = expected
    accepted.frames = Array(expected.frames.prefix(hashLog.frames.count))
    let divergence = Divergence(
      expected: accepted, actual: hashLog.takingUndrawnPixels(from: expected))
    // That there are fewer frames is the stop itself.
    return divergence?.stage == nil ? nil : divergence
  }
}
