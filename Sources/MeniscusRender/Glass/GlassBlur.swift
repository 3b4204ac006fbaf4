import MeniscusGeometry

/// How what lies behind glass is blurred: on a coarser grid where the blur is wide.
///
/// The grid belongs to the frame, so that what is behind moving glass does not shimmer.
struct GlassBlur: Equatable, Sendable {
  /// The deviation of the whole blur, in pixels.
  let deviation: Double
  /// The pixels of a cell of the grid on each side: a power of 2 up to 16.
  let factor: Int
  /// What makes cells half as blurred as they are to be, as the rim of glass shows them: the weights of
  /// a cell and of those beside it, outwards, that sum to 1 on both sides; none where there is no rim.
  let rimWeights: [Float]
  /// What makes those cells, or the cells themselves, wholly blurred.
  let weights: [Float]
  /// What blurs ``GlassAmbience``; none where it is not used.
  let ambienceWeights: [Float]
  /// Whether looks ask for the luminance that most of what is behind does not exceed.
  let findsLevel: Bool
  /// How far is looked at what is behind, in pixels.
  let reach: Int

  /// The deviation of the blur of glass with a short side, in pixels.
  ///
  /// It is 5 points up to 48 points, and 8 from 160 on. Source: `docs/glass.md`.
  static func deviation(shortSide: Double, scale: Double) -> Double {
    let growth = min(max((shortSide - 48) / 112, 0), 1)
    return (5 + 3 * growth) * scale
  }

  /// The deviation of the blur of a sheet with a short side, in pixels.
  ///
  /// It is a quarter of the side, from 4 points to 15: the classic materials have a radius of 30,
  /// which is two deviations. Source: `docs/glass.md`; how it shrinks is ours.
  static func deviation(sheetOfShortSide side: Double, scale: Double) -> Double {
    min(max(side / 4, 4), 15) * scale
  }

  /// The deviation of what is around glass with a short side at large, in points.
  ///
  /// It is 0.35 of the side. Source: `docs/glass.md`; that it is 16 points at least and 56 at most is ours.
  static func ambienceDeviation(shortSide: Double) -> Double {
    min(max(0.35 * shortSide, 16), 56)
  }

  /// A blur of a deviation in pixels.
  ///
  /// - Parameters:
  ///   - hasRim: whether what is half as blurred is needed too, as it is behind frosted glass.
  ///   - ambience: the deviation of what is around at large, in pixels; nil where it is not used.
  ///   - findsLevel: whether looks ask for the luminance that most of it does not exceed.
  ///   - least: how far is looked at what is behind at least, in pixels.
  init(
    deviation: Double, hasRim: Bool = false, ambience: Double? = nil, findsLevel: Bool = false,
    reachingAtLeast least: Double = 0
  ) {
    self.deviation = deviation
    self.findsLevel = findsLevel
    ambienceWeights =
      ambience.map { Self.weights(deviation: $0 / Double(GlassAmbience.side)) } ?? []
    factor = Self.factor(deviation: deviation, isGlass: hasRim)
    // What averaging a cell and interpolating between cells blur already.
    let cell = Double(factor)
    let rest = deviation * deviation - (cell * cell - 1) / 12 - (factor > 1 ? cell * cell / 6 : 0)
    let width = max(rest, 0.01).squareRoot() / cell
    if hasRim {
      // Blurs one after the other add up by their squares.
      let wider = 0.75 * deviation * deviation / (cell * cell)
      rimWeights = Self.weights(deviation: max(width * width - wider, 0.01).squareRoot())
      weights = Self.weights(deviation: wider.squareRoot())
    } else {
      rimWeights = []
      weights = Self.weights(deviation: width)
    }
    let own = (weights.count + max(rimWeights.count - 1, 0)) * factor
    reach = max(own, Int(min(max(least, 0), 4096).rounded(.up)))
  }

  /// The pixels of a cell for a deviation in pixels.
  ///
  /// Cells of glass are well below the stems of letters, whose rhythm would beat with theirs as they
  /// scroll by; a sheet is wide enough for larger ones.
  private static func factor(deviation: Double, isGlass: Bool) -> Int {
    switch deviation {
    case 32...: isGlass ? 4 : 16
    case 16..<32: isGlass ? 4 : 8
    case 10..<16: 4
    case 6..<10: isGlass ? 2 : 4
    case 3..<6: 2
    default: 1
    }
  }

  /// The weights of a Gaussian of a deviation in cells.
  private static func weights(deviation: Double) -> [Float] {
    let radius = max(Int((3 * deviation).rounded(.up)), 1)
    let raw = (0...radius).map {
      Exact.exponential(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  /// The region that has to be known to blur `region`, in whole cells of the frame.
  func snapped(_ region: PixelRect, in frame: PixelRect) -> PixelRect {
    guard !region.isEmpty else { return .empty }
    func down(_ value: Int) -> Int { max(value - reach, 0) / factor * factor }
    func up(_ value: Int, _ limit: Int) -> Int {
      min((value + reach + factor - 1) / factor * factor, limit)
    }
    return PixelRect(
      minX: down(region.minX), minY: down(region.minY), maxX: up(region.maxX, frame.maxX),
      maxY: up(region.maxY, frame.maxY))
  }
}
