import MeniscusDiff
import MeniscusFormats
import MeniscusImage

extension CaseTolerance {
  /// That checkpoints are compared whose picture could not fail whatever it showed; nil where each of
  /// them could.
  ///
  /// - Parameter checkpoints: what a replay shows, and what is accepted of it, where that is known.
  package func unguarded(
    _ checkpoints: [(capture: ReplayRecord.Capture, accepted: DrawnList?)]
  ) -> CaseFinding? {
    let names = checkpoints.filter { capture, accepted in
      self[capture.name].allowsEverything(
        in: capture.bitmap, ViewArea(capture.list, accepted: accepted))
    }.map(\.capture.name)
    if names.isEmpty { return nil }
    let rules = ToleranceTrial(self, checkpoints: names).rules.compactMap { $0 }
    return CaseFinding(.desynchronised, .allowsEverything(names, rules))
  }
}

extension PictureTolerance {
  /// Whether pictures that have nothing to do with what is accepted would all be within tolerance.
  ///
  /// Tried are the picture with each sample as far away as it goes, with its opacity and without, and
  /// the eight corners of the colour cube. Where parts are counted, the first of them differs in as
  /// many pixels and by as much as any picture can, so that the answer is exact.
  ///
  /// Complexity: that of comparing two pictures, mostly once: bounds that bound anything fail the
  /// first.
  func allowsEverything(in picture: Bitmap, _ views: ViewArea) -> Bool {
    if isExact || hasUsualBounds { return false }
    let farthest = picture.samples.map { $0 < 128 ? 255 : 0 as UInt8 }
    guard allows(farthest, in: picture, views) else { return false }
    let opaque = farthest.indices.map { $0 % 4 == 3 ? picture.samples[$0] : farthest[$0] }
    return allows(opaque, in: picture, views)
      && (0..<8).allSatisfy { corner in
        let samples = picture.samples.indices.map { sample in
          sample % 4 == 3 || corner >> (sample % 4) & 1 == 1 ? 255 : 0 as UInt8
        }
        return allows(samples, in: picture, views)
      }
  }

  /// Whether a comparator judges the whole picture by its own bounds, which are known to bound.
  private var hasUsualBounds: Bool {
    guard areas.isEmpty, case .comparator(let comparator) = comparison else { return false }
    return comparator == PictureComparator(named: comparator.name)
  }

  private func allows(_ samples: [UInt8], in picture: Bitmap, _ views: ViewArea) -> Bool {
    let other = Bitmap(width: picture.width, height: picture.height, samples: samples)
    return PictureJudgement(expected: picture, actual: other, views: views, self)
      .isWithin(self, beside: picture)
  }
}
