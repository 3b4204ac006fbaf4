import MeniscusFormats
import MeniscusImage

extension PictureJudgement {
  /// Whether each part differs by no more than it may, the rest at the end.
  ///
  /// Where a picture cannot be compared, nothing is within tolerance.
  func areWithin(_ tolerance: PictureTolerance, beside expected: Bitmap) -> [Bool] {
    areas.map { $0.isWithin ?? true } + [isRestWithin(tolerance, beside: expected)]
  }

  /// Whether all parts differ by no more than they may.
  func isWithin(_ tolerance: PictureTolerance, beside expected: Bitmap) -> Bool {
    areas.allSatisfy { $0.isWithin ?? true } && isRestWithin(tolerance, beside: expected)
  }

  private func isRestWithin(_ tolerance: PictureTolerance, beside expected: Bitmap) -> Bool {
    guard case .comparator(let comparator) = tolerance.comparison else {
      return rest.isWithin ?? true
    }
    if rest.pixels == 0 { return true }
    let finding = try? comparator.compare(expected: expected, actual: relevant)
    return finding?.isWithinTolerance ?? false
  }
}
