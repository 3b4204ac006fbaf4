import MeniscusGeometry
import MeniscusImage

/// Two pictures under the layered profile: what is strong and small, what is plain to see, and what is
/// weak and wide are looked for by the comparator that finds it.
///
/// No one metric has all three. Pixelmatch of the main branch finds small strong defects; ꟻLIP grades
/// how visible a region is; tile bias finds a faint tint of a whole panel. Each rule alone fails.
public struct PerceptualComparison: Sendable {
  /// What made a comparison fail.
  public enum Rule: String, CaseIterable, Sendable {
    /// Pixels differ by pixelmatch of the main branch, at a threshold of 0.1, antialiasing left out.
    case pixelmatch = "pixelmatch-main"
    /// More than 24 pixels above 0.15 of ꟻLIP touch.
    case flip
    /// Neighbouring tiles drift.
    case tileBias = "tile-bias"
  }

  /// The count of pixels.
  public let pixelmatch: PixelmatchComparison
  /// The visibility of regions.
  public let flip: FlipComparison
  /// The drift of tiles.
  public let tileBias: TileBiasComparison

  /// What ꟻLIP lets pass: 24 pixels above 0.15 that touch, and any mean.
  ///
  /// In a labelled set, artefacts of antialiasing and single pixels stay below, moved and recoloured
  /// parts do not; the mean is left to tile bias.
  public static func tolerance(pixelsPerDegree: Double) -> FlipTolerance {
    FlipTolerance(pixelsPerDegree: pixelsPerDegree, mean: 1, threshold: 0.15, area: 24)
  }

  /// Compares two pictures.
  ///
  /// Complexity: linear in the pixels, and that of the map of ꟻLIP.
  ///
  /// - Parameters:
  ///   - pixelsPerDegree: pixels in a degree of the field of view, for ꟻLIP.
  ///   - parallel: spreads the work over threads.
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  public init(
    expected: Bitmap, actual: Bitmap,
    pixelsPerDegree: Double = FlipMap.usualPixelsPerDegree, parallel: ParallelFor = .serial
  ) throws(DiffError) {
    pixelmatch = try PixelmatchComparison(
      expected: expected, actual: actual, options: PixelmatchOptions(.okLab), parallel: parallel)
    flip = try FlipComparison(
      expected: expected, actual: actual,
      tolerance: Self.tolerance(pixelsPerDegree: pixelsPerDegree), parallel: parallel)
    tileBias = try TileBiasComparison(expected: expected, actual: actual)
  }

  /// The rules that are broken, in their order.
  public var broken: [Rule] {
    Rule.allCases.filter { rule in
      switch rule {
      case .pixelmatch: pixelmatch.mismatch > 0
      case .flip: !flip.isWithinTolerance
      case .tileBias: !tileBias.isWithinTolerance
      }
    }
  }

  /// Whether no rule is broken.
  public var isWithinTolerance: Bool { broken.isEmpty }
}
