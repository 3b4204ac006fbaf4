/// Tells whether a pixel looks like antialiasing: Vyšniauskas, "Anti-aliased pixel and intensity
/// slope detector" (2009), as pixelmatch has it.
struct SlopeDetector {
  /// Whose brightness is compared: where translucent pixels are seen over what.
  let generation: PixelmatchOptions.Generation
  /// Whether translucent pixels are seen over a checkerboard; the main branch always takes white.
  let checkerboard: Bool

  /// Whether the pixel of the pair's first picture lies on a slope of brightness whose darkest or
  /// brightest neighbour is part of an even area in both pictures.
  func isAntialiased(_ pair: PixelPair, column: Int, row: Int) -> Bool {
    let area = Neighborhood(column, row, pair)
    let index = row &* pair.width &+ column
    let word = pair.first[index]
    let center = PixelSamples(word)
    // Most pixels that differ have equal neighbours, which are found sooner than brightness.
    if Self.equalNeighbours(pair.first, index, area, pair.width) > 2 { return false }
    var equal = area.isAtBorder ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (0, 0)
    // Column by column: of equally dark ones the first in the original's order counts.
    var x = area.left
    while x <= area.right {
      var y = area.top
      while y <= area.bottom {
        let place = y &* pair.width &+ x
        y &+= 1
        if place == index { continue }
        let neighbour = pair.first[place]
        let delta =
          neighbour == word ? 0 : brightness(center, PixelSamples(neighbour), at: index)
        if delta == 0 {
          equal &+= 1
          if equal > 2 { return false }
        } else if delta < darkest {
          (darkest, dark) = (delta, place)
        } else if delta > brightest {
          (brightest, bright) = (delta, place)
        }
      }
      x &+= 1
    }
    guard darkest != 0, brightest != 0 else { return false }
    return isEven(pair, dark) || isEven(pair, bright)
  }

  /// How much brighter a pixel is than a neighbour.
  @inline(__always)
  private func brightness(_ a: PixelSamples, _ b: PixelSamples, at index: Int) -> Double {
    switch generation {
    case .yiq:
      return ColorDifference(a, b, over: checkerboard ? .checkerboard(at: index) : .white).luma
    case .okLab:
      let luma = ColorDifference(a, b, over: .white).luma
      // What is as bright and covers more is brighter, so that only equal pixels are equal.
      guard luma == 0, a.alpha != b.alpha else { return luma }
      return Double(a.alpha - b.alpha) / 2
    }
  }

  /// Whether at least three neighbours are equal to a pixel, in both pictures.
  private func isEven(_ pair: PixelPair, _ index: Int) -> Bool {
    let area = Neighborhood(index % pair.width, index / pair.width, pair)
    return Self.equalNeighbours(pair.first, index, area, pair.width) > 2
      && Self.equalNeighbours(pair.second, index, area, pair.width) > 2
  }

  /// How many neighbours are equal to a pixel; at the border one more.
  @inline(__always)
  private static func equalNeighbours(
    _ pixels: UnsafePointer<UInt32>, _ index: Int, _ area: Neighborhood, _ width: Int
  ) -> Int {
    let word = pixels[index]
    if !area.isAtBorder { return innerEqualNeighbours(pixels + index, width) }
    // One more at the border, and the pixel itself is counted: that is even.
    var equal = 0
    var y = area.top
    while y <= area.bottom {
      var place = y &* width &+ area.left
      let last = y &* width &+ area.right
      while place <= last {
        if pixels[place] == word { equal &+= 1 }
        place &+= 1
      }
      y &+= 1
    }
    return equal
  }

  /// How many of eight neighbours are equal to a pixel.
  @inline(__always)
  private static func innerEqualNeighbours(_ pixel: UnsafePointer<UInt32>, _ width: Int) -> Int {
    let word = pixel[0]
    let (above, below) = (pixel - width, pixel + width)
    @inline(__always) func one(_ other: UInt32) -> Int { other == word ? 1 : 0 }
    let upper = one(above[-1]) &+ one(above[0]) &+ one(above[1])
    let lower = one(below[-1]) &+ one(below[0]) &+ one(below[1])
    return upper &+ lower &+ one(pixel[-1]) &+ one(pixel[1])
  }
}

/// The pixels around a pixel, as far as there are any.
private struct Neighborhood {
  let left, right, top, bottom: Int
  let isAtBorder: Bool

  @inline(__always)
  init(_ column: Int, _ row: Int, _ pair: PixelPair) {
    left = column > 0 ? column &- 1 : 0
    right = column &+ 1 < pair.width ? column &+ 1 : column
    top = row > 0 ? row &- 1 : 0
    bottom = row &+ 1 < pair.height ? row &+ 1 : row
    isAtBorder = right &- left < 2 || bottom &- top < 2
  }
}
