import MeniscusGeometry
import MeniscusImage

/// What became of a region, as far as its pixels alone say it.
public enum PixelChange: Equatable, Sendable {
  /// What was there is elsewhere, by whole pixels: to the right and down where positive.
  case moved(x: Int, y: Int)
  /// It has other colours: the means of what changed most, before and after.
  case recolored(from: MeanColor, to: MeanColor)
  /// It has less local contrast than before, and the same mean.
  case blurred
  /// It has more local contrast than before, and the same mean.
  case sharpened
  /// There was nothing but an even ground before.
  case added
  /// There is nothing but an even ground now.
  case removed
  /// A few scattered pixels, or faint differences along edges.
  case noise
  /// None of the others: something is drawn otherwise.
  case redrawn

  /// Names what became of a region.
  ///
  /// What comes first of these is the answer:
  /// 1. noise: at most an eighth of the bounds differs, in pixels of which at most a quarter have a
  ///    neighbour that differs;
  /// 2. added, removed: all that differs, and the pixels around the region, have one colour on one
  ///    side, and those around it have that colour on both sides;
  /// 3. moved: there is a distance of at most ``reach`` pixels along each axis such that each pixel
  ///    holds what another one held at that distance before, or held what another one there holds
  ///    now, and there are pixels of both sorts; of several the one that explains most, of equals
  ///    the shortest;
  /// 4. blurred, sharpened: differences cancel out to a quarter, the squared steps between
  ///    neighbours sum up to three quarters at most, and the softer side follows from the other (its
  ///    covariance with the other is at least nine tenths of its own variance);
  /// 5. noise: no sample differs by more than ``faint`` levels, and three quarters of the pixels lie
  ///    on edges of both pictures;
  /// 6. recoloured: nine tenths of the pixels changed by up to one common amount a channel, half of
  ///    them by all of it; or in each channel nearly all follow one rising line from old to new.
  ///
  /// Of regions of more than ``sampleLimit`` differing pixels, every n-th is looked at.
  ///
  /// Complexity: linear in the area of the region, and in the samples times (2 · reach + 1)².
  public init(
    in region: PixelRect, expected: Bitmap, actual: Bitmap
  ) throws(DiffError) {
    try DiffError.checkSizes(expected, actual)
    let found = PixelPair.reading(expected, actual) { pair -> PixelChange in
      let pixels = RegionPixels(of: pair, in: region)
      return pixels.places.isEmpty ? .noise : Self.change(of: pixels)
    }
    self = found ?? .noise
  }

  /// The most pixels along an axis that something is found to have moved by.
  public static let reach = 8
  /// The greatest difference, in levels of 255, that counts as faint.
  public static let faint = 8
  /// The most pixels of a region that are looked at one by one.
  public static let sampleLimit = 16_384

  private static func change(of pixels: RegionPixels) -> PixelChange {
    if pixels.isScattered { return .noise }
    if let change = pixels.appearance { return change }
    if let shift = ShiftSearch(pixels: pixels).shift { return .moved(x: shift.x, y: shift.y) }
    if let change = ContrastComparison(pixels).change { return change }
    if pixels.isFaintAlongEdges { return .noise }
    if let means = ColorShift(pixels: pixels).means {
      return .recolored(from: means.from, to: means.to)
    }
    return .redrawn
  }
}

/// The mean of some colours, each channel rounded to the nearest of 256 levels.
public struct MeanColor: Equatable, Sendable {
  /// Red, green, blue and opacity, 0 to 255.
  public var channels: [UInt8]

  /// Makes a colour of four channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
    channels = [red, green, blue, opacity]
  }

  /// The mean of sums over `count` pixels, `count` at least 1.
  init(sums: [Int], count: Int) {
    channels = sums.map { UInt8(clamping: ($0 + count / 2) / count) }
  }
}
