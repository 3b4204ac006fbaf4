import MeniscusDisplay
import MeniscusFormats
import MeniscusImage

/// Says of frames that are no checkpoints whether they differ by no more than they may, as pictures of
/// checkpoints are judged.
package struct FrameJudge {
  /// A frame: its operations, and what they give.
  package struct Frame {
    package var list: DisplayList
    package var bitmap: Bitmap

    /// Makes a frame.
    package init(list: DisplayList, bitmap: Bitmap) {
      self.list = list
      self.bitmap = bitmap
    }
  }

  private let tolerance: PictureTolerance

  /// Takes what a case may differ by; nil where its pixels have to be equal, so that the hashes of its
  /// frames say it all.
  package init?(_ tolerance: CaseTolerance) {
    guard !tolerance.isExact(.pixels) else { return nil }
    self.tolerance = tolerance.betweenCheckpoints
  }

  /// By how much a frame differs, where it is by more than it may; nil where it may.
  ///
  /// - Complexity: linear in the pixels, and as the comparator's.
  package func excess(
    of actual: Frame, beside expected: Frame, at frame: Int
  ) -> JudgedFrames.Difference? {
    let (new, old) = (actual.bitmap, expected.bitmap)
    guard new.width == old.width, new.height == old.height else {
      return JudgedFrames.Difference(frame: frame, pixels: new.width * new.height, channel: 255)
    }
    if new == old { return nil }
    let judgement = PictureJudgement(
      expected: old, actual: new,
      views: ViewArea(actual.list, accepted: DrawnList(expected.list)), tolerance)
    if !tolerance.isExact, judgement.isWithin(tolerance, beside: old) { return nil }
    let counted = judgement.parts.filter { $0.isWithin != true }
    return JudgedFrames.Difference(
      frame: frame, pixels: counted.reduce(0) { $0 + $1.pixels },
      channel: counted.map(\.channel).max() ?? 0)
  }
}
