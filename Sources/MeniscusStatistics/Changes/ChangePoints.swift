/// The places where the level of a series changes.
public enum ChangePoints {
  /// The shortest window that can be split.
  public static let leastWindow = 2

  /// Finds changes by E-divisive means with Student's test, as Apache Otava 0.8 does.
  ///
  /// The method is that of Fleming and others (2023, DOI 10.1145/3578244.3583719).
  /// In windows that overlap by half, the best split (``EnergySplit``) is taken as long as its
  /// probability is at most ten times `p` (twice from 0.05, as it is from 0.5); then the weakest
  /// changes go until all are below `p` and above `magnitude`.
  ///
  /// The probability belongs to a place that was searched for: of series of 100 values of mere noise
  /// 8.5 % have a change at 0.001.
  ///
  /// - Parameters:
  ///   - values: the series; what is not finite is missing, and counts as the value before it.
  ///   - window: the values that are looked at together, at least 2.
  ///   - p: what the probability of a change has to be less than.
  ///   - magnitude: what the relative change has to be more than.
  ///
  /// Complexity: O(n · window) for each change of a window.
  public static func edivisive(
    _ values: [Double], window: Int = 50, p: Double = 0.001, magnitude: Double = 0
  ) -> [ChangePoint] {
    let values = filled(values)
    let firstPass = p < 0.05 ? p * 10 : p < 0.5 ? p * 2 : p
    let window = max(window, leastWindow)
    var found: Set<Int> = []
    var start = 0
    while start < values.count {
      let end = min(start + window, values.count)
      let splits = splits(of: Array(values[start..<end]), p: firstPass).map { start + $0 }
      found.formUnion(splits)
      start = max(splits.last ?? 0, start + window / 2)
    }
    return merged(found.sorted(), values, p: p, magnitude: magnitude)
  }

  /// The splits of a window, rising: the best of all stretches again and again.
  private static func splits(of window: [Double], p: Double) -> [Int] {
    var bounds = [0, window.count]
    var best: [Range<Int>: EnergySplit] = [:]
    while true {
      var candidate: EnergySplit?
      for range in zip(bounds, bounds.dropFirst()).map({ $0..<$1 }) where range.count > 1 {
        let split = best[range] ?? EnergySplit(of: window, in: range)
        best[range] = split
        if split.quality > candidate?.quality ?? -.infinity { candidate = split }
      }
      guard let split = candidate, let after = bounds.firstIndex(where: { $0 > split.index }) else {
        break
      }
      let change = ChangePoint(
        at: split.index, window[bounds[after - 1]..<split.index],
        window[split.index..<bounds[after]])
      guard change.p <= p else { break }
      bounds.insert(split.index, at: after)
    }
    return Array(bounds.dropFirst().dropLast())
  }

  /// What is left of changes when the weakest have gone.
  private static func merged(
    _ indices: [Int], _ values: [Double], p: Double, magnitude: Double
  ) -> [ChangePoint] {
    func change(_ place: Int, of indices: [Int]) -> ChangePoint {
      let start = place == 0 ? 0 : indices[place - 1]
      let end = place + 1 < indices.count ? indices[place + 1] : values.count
      return ChangePoint(
        at: indices[place], values[start..<indices[place]], values[indices[place]..<end])
    }
    var indices = indices
    var changes = indices.indices.map { change($0, of: indices) }
    while let weakest = weakest(of: changes, p: p, magnitude: magnitude) {
      indices.remove(at: weakest)
      changes.remove(at: weakest)
      // Otava compares anew what follows, and not what comes before.
      for place in [weakest, weakest + 1] where changes.indices.contains(place) {
        changes[place] = change(place, of: indices)
      }
    }
    return changes
  }

  /// The change that goes next: that of the greatest probability, then that of the least magnitude.
  private static func weakest(of changes: [ChangePoint], p: Double, magnitude: Double) -> Int? {
    guard var weakest = changes.indices.first else { return nil }
    for index in changes.indices where changes[index].p > changes[weakest].p { weakest = index }
    // What is no number is not below the bound either.
    guard changes[weakest].p < p else { return weakest }
    weakest = changes.indices.min { changes[$0].magnitude < changes[$1].magnitude } ?? weakest
    return changes[weakest].magnitude > magnitude ? nil : weakest
  }

  /// The values, with the one before in the place of one that is missing; before the first, the first.
  static func filled(_ values: [Double]) -> [Double] {
    guard var last = values.first(where: \.isFinite) else { return [] }
    return values.map { value in
      if value.isFinite { last = value }
      return last
    }
  }
}
