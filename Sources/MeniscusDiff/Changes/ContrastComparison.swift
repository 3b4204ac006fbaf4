/// Compares how sharp a region is on both sides.
struct ContrastComparison {
  /// Squared steps between neighbours, all channels, before and after.
  private var energies = (0, 0)
  /// Numerators of the variances and the covariance, all channels.
  private var variances = (0, 0)
  private var covariance = 0
  /// The sum of all differences, channel by channel without regard to sign, and of their sizes.
  private var (net, gross) = (0, 0)

  init(_ pixels: RegionPixels) {
    let (pair, bounds) = (pixels.pair, pixels.bounds)
    let maxX = min(bounds.maxX, pair.width - 1)
    let maxY = min(bounds.maxY, pair.height - 1)
    for channel in 0..<4 {
      var (sums, squares, products, count) = ((0, 0), (0, 0), 0, 0)
      for y in max(bounds.minY - 1, 0)...max(maxY, 0) {
        for x in max(bounds.minX - 1, 0)...max(maxX, 0) {
          let place = y * pair.width + x
          let old = RegionPixels.level(pair.first[place], channel)
          let new = RegionPixels.level(pair.second[place], channel)
          count += 1
          sums = (sums.0 + old, sums.1 + new)
          squares = (squares.0 + old * old, squares.1 + new * new)
          products += old * new
          gross += abs(new - old)
          if x < maxX { addStep(pair, place, place + 1, channel) }
          if y < maxY { addStep(pair, place, place + pair.width, channel) }
        }
      }
      net += abs(sums.1 - sums.0)
      variances.0 += squares.0 - sums.0 * sums.0 / count
      variances.1 += squares.1 - sums.1 * sums.1 / count
      covariance += products - sums.0 * sums.1 / count
    }
  }

  private mutating func addStep(_ pair: PixelPair, _ place: Int, _ next: Int, _ channel: Int) {
    func step(_ picture: UnsafePointer<UInt32>) -> Int {
      RegionPixels.level(picture[next], channel) - RegionPixels.level(picture[place], channel)
    }
    let (old, new) = (step(pair.first), step(pair.second))
    energies = (energies.0 + old * old, energies.1 + new * new)
  }

  /// Blurred or sharpened, where it is one of them.
  var change: PixelChange? {
    guard net * 4 <= gross else { return nil }
    // What a blur leaves of each wave is in step with it, and no larger.
    if energies.1 * 4 <= energies.0 * 3, covariance * 10 >= variances.1 * 9 { return .blurred }
    if energies.0 * 4 <= energies.1 * 3, covariance * 10 >= variances.0 * 9 { return .sharpened }
    return nil
  }
}
