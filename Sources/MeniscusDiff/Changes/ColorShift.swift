/// Finds whether the pixels of a region changed to other colours in one and the same way.
struct ColorShift {
  let pixels: RegionPixels

  /// The mean colours of what changed most; nil where pixels changed in different ways.
  var means: (from: MeanColor, to: MeanColor)? {
    if let places = commonShift { return means(of: places) }
    return (0..<4).allSatisfy(followsLine) ? means(of: pixels.places) : nil
  }

  private func means(of places: [Int]) -> (from: MeanColor, to: MeanColor) {
    var (from, to) = ([0, 0, 0, 0], [0, 0, 0, 0])
    for place in places {
      for channel in 0..<4 {
        from[channel] += RegionPixels.level(pixels.pair.first[place], channel)
        to[channel] += RegionPixels.level(pixels.pair.second[place], channel)
      }
    }
    return (MeanColor(sums: from, count: places.count), MeanColor(sums: to, count: places.count))
  }

  /// The pixels that changed by the most frequent amount, where the others changed by a part of it,
  /// as those on the edge of a shape do.
  private var commonShift: [Int]? {
    var counts: [[Int]: Int] = [:]
    let shifts = pixels.places.map { place in
      (0..<4).map { pixels.difference(at: place, $0) }
    }
    for shift in shifts { counts[shift, default: 0] += 1 }
    // Of equal counts the lesser list of numbers, so that the order of a dictionary has no say.
    let common = counts.min { left, right in
      left.value == right.value
        ? left.key.lexicographicallyPrecedes(right.key) : left.value > right.value
    }
    guard let common = common?.key else { return nil }
    var (whole, partly): ([Int], Int) = ([], 0)
    for (place, shift) in zip(pixels.places, shifts) {
      if zip(shift, common).allSatisfy({ abs($0 - $1) <= 1 }) { whole.append(place) }
      let isPart = zip(shift, common).allSatisfy { own, all in
        min(all, 0) - 2 <= own && own <= max(all, 0) + 2
      }
      if isPart { partly += 1 }
    }
    let total = pixels.places.count
    return whole.count * 2 >= total && partly * 10 >= total * 9 ? whole : nil
  }

  /// Whether a channel's new levels lie on a rising line over the old ones, within two levels for
  /// nineteen of twenty pixels.
  private func followsLine(_ channel: Int) -> Bool {
    let levels = pixels.places.map { place in
      (
        old: RegionPixels.level(pixels.pair.first[place], channel),
        new: RegionPixels.level(pixels.pair.second[place], channel)
      )
    }
    let count = levels.count
    let (oldSum, newSum) = levels.reduce((0, 0)) { ($0.0 + $1.old, $0.1 + $1.new) }
    let variance = count * levels.reduce(0) { $0 + $1.old * $1.old } - oldSum * oldSum
    let covariance = count * levels.reduce(0) { $0 + $1.old * $1.new } - oldSum * newSum
    let slope = variance == 0 ? 1 : Double(covariance) / Double(variance)
    guard slope >= 0.25 else { return false }
    let start = (Double(newSum) - slope * Double(oldSum)) / Double(count)
    let outliers = levels.count { abs(Double($0.new) - start - slope * Double($0.old)) > 2.5 }
    return outliers * 20 <= count
  }
}
