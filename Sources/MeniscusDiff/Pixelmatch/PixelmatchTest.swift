/// Decides pixel by pixel.
struct PixelmatchTest: Sendable {
  enum Verdict {
    case alike
    case different
    /// Different, and darker in the second picture.
    case darker
  }

  private let options: PixelmatchOptions
  private let limit: Double
  private let certainlyEqual: Int
  private let detector: SlopeDetector
  private let tables = OKLabTables.shared
  /// What is certain of colours of the main branch; nil for those of 7.2.
  private let bound: OKLabBound?
  /// By how many levels samples of opaque pixels may differ that are alike for certain, by the least
  /// of the samples; 0 where there is no such number.
  private let faintLevels: [UInt8]

  init(_ options: PixelmatchOptions) {
    self.options = options
    limit = YIQDistance.maximum * options.threshold * options.threshold
    certainlyEqual = YIQDistance.certainlyEqual(threshold: options.threshold)
    detector = SlopeDetector(
      generation: options.generation, checkerboard: options.checkerboard)
    switch options.generation {
    case .yiq:
      let levels = UInt8(min((Double(certainlyEqual) / 3).squareRoot(), 255))
      bound = nil
      faintLevels = [UInt8](repeating: levels, count: 256)
    case .okLab:
      let bound = OKLabBound(threshold: options.threshold)
      self.bound = bound
      faintLevels = bound.levels
    }
  }

  /// Whether all pixels of a block are alike for certain.
  @inline(__always)
  func isAlike(_ spread: PixelPair.Spread) -> Bool {
    spread.distance <= faintLevels[Int(spread.least)]
  }

  /// What becomes of a pixel whose samples differ, antialiasing apart.
  @inline(__always)
  func verdict(_ first: UInt32, _ second: UInt32, _ index: Int) -> Verdict {
    let (a, b) = (PixelSamples(first), PixelSamples(second))
    switch options.generation {
    case .yiq: return yiqVerdict(a, b, index)
    case .okLab: return okLabVerdict(a, b, index)
    }
  }

  /// Whether a pixel that differs is one of antialiasing in either picture, and may be.
  func isAntialiased(_ pair: PixelPair, column: Int, row: Int) -> Bool {
    guard !options.includeAA else { return false }
    return detector.isAntialiased(pair, column: column, row: row)
      || detector.isAntialiased(pair.reversed, column: column, row: row)
  }

  private func background(_ index: Int) -> PixelBackground {
    options.checkerboard ? .checkerboard(at: index) : .white
  }

  @inline(__always)
  private func yiqVerdict(_ a: PixelSamples, _ b: PixelSamples, _ index: Int) -> Verdict {
    if a.alpha == 255, b.alpha == 255 {
      let (red, green, blue) = (a.red &- b.red, a.green &- b.green, a.blue &- b.blue)
      if red &* red &+ green &* green &+ blue &* blue <= certainlyEqual { return .alike }
    }
    let difference = ColorDifference(a, b, over: background(index))
    guard YIQDistance.squared(difference) > limit else { return .alike }
    return difference.luma > 0 ? .darker : .different
  }

  private func okLabVerdict(_ a: PixelSamples, _ b: PixelSamples, _ index: Int) -> Verdict {
    let first, second: ToeCorrectedOKLab
    if a.alpha == 255, b.alpha == 255 {
      if let bound, bound.isNear(a, b) { return .alike }
      (first, second) = (tables.color(a), tables.color(b))
    } else {
      let ground = background(index)
      (first, second) = (tables.color(a, over: ground), tables.color(b, over: ground))
    }
    if first.isNear(second, threshold: options.threshold) { return .alike }
    return first.lightness > second.lightness ? .darker : .different
  }
}
