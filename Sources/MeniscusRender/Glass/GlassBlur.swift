import MeniscusGeometry

/// How what lies behind glass is blurred: on a coarser grid where the blur is wide.
///
/// The grid belongs to the frame, so that what is behind moving glass does not shimmer.
struct GlassBlur: Equatable, Sendable {
  /// The pixels of a cell of the grid on each side: a power of 2 up to 16.
  let factor: Int
  /// The weights of a cell and of those beside it, outwards; they sum to 1 on both sides.
  let weights: [Float]
  /// How far the blur reaches, in pixels.
  let reach: Int

  /// The deviation of the blur of glass with a short side, in pixels.
  ///
  /// It is 1.333 points up to 48 points, and 4 from 160 on. Source: `docs/glass.md`.
  static func deviation(shortSide: Double, scale: Double) -> Double {
    let growth = min(max((shortSide - 48) / 112, 0), 1)
    return (1.333 + 2.667 * growth) * scale
  }

  /// The deviation of the blur of a sheet with a short side, in pixels.
  ///
  /// It is a quarter of the side, from 4 points to 15: the classic materials have a radius of 30,
  /// which is two deviations. Source: `docs/glass.md`; how it shrinks is ours.
  static func deviation(sheetOfShortSide side: Double, scale: Double) -> Double {
    min(max(side / 4, 4), 15) * scale
  }

  /// A blur of a deviation in pixels.
  init(deviation: Double) {
    // Glass stays at cells of 4: nearer to a Gaussian. Sheets are wide enough for larger ones.
    factor =
      deviation >= 32
      ? 16 : deviation >= 16 ? 8 : deviation >= 6 ? 4 : deviation >= 3 ? 2 : 1
    // What averaging a cell and interpolating between cells blur already.
    let cell = Double(factor)
    let rest = deviation * deviation - (cell * cell - 1) / 12 - (factor > 1 ? cell * cell / 6 : 0)
    let own = max(rest, 0.01).squareRoot() / cell
    let radius = max(Int((3 * own).rounded(.up)), 1)
    let raw = (0...radius).map { Exact.exponential(-Double($0 * $0) / (2 * own * own)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    weights = raw.map { Float($0 / sum) }
    reach = (radius + 1) * factor
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
