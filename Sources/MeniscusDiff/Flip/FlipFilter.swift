/// The weights of a filter's middle and of one side; the side has an even number, the last of which may
/// be 0.
struct FlipWeights: Sendable {
  /// The weights.
  let values: [Float]

  init(_ half: [Double]) {
    values = half.map { Float($0) } + (half.count % 2 == 0 ? [0] : [])
  }
}

/// Sums of weighted rows, of which both filters along rows and down columns are made.
///
/// The weight of step k goes to the stretches of the source that begin at `before[k]` and at
/// `after[k]`; the middle, step 0, counts once. Several steps are added at a time, so that the target is
/// read and written less often.
struct FlipFilter {
  let source: UnsafePointer<Float>
  let before: UnsafePointer<Int>
  let after: UnsafePointer<Int>
  let target: UnsafeMutablePointer<Float>
  let count: Int

  private typealias Row = UnsafePointer<Float>

  /// Filters by weights that are the same on both sides.
  func symmetric(_ weights: FlipWeights) {
    let half = weights.values
    Self.scale(target, source + before[0], half[0], count)
    var tap = 1
    while tap + 3 < half.count {
      Self.addFour(
        target, source + before[tap], source + after[tap], half[tap],
        source + before[tap + 1], source + after[tap + 1], half[tap + 1],
        source + before[tap + 2], source + after[tap + 2], half[tap + 2],
        source + before[tap + 3], source + after[tap + 3], half[tap + 3], count)
      tap += 4
    }
    if tap < half.count {
      Self.addTwo(
        target, source + before[tap], source + after[tap], half[tap],
        source + before[tap + 1], source + after[tap + 1], half[tap + 1], count)
    }
  }

  /// Filters by weights that are the same on both sides and of the sum 0.
  ///
  /// What is even gives exactly 0.
  func bend(_ weights: FlipWeights) {
    let half = weights.values
    Self.scale(target, source + before[0], 0, count)
    for tap in stride(from: 1, to: half.count, by: 2) {
      Self.addBends(
        target, source + before[0], source + before[tap], source + after[tap], half[tap],
        source + before[tap + 1], source + after[tap + 1], half[tap + 1], count)
    }
  }

  /// Filters by weights whose sign is turned before the middle, where it is 0.
  func slope(_ weights: FlipWeights) {
    let half = weights.values
    Self.scale(target, source + before[0], 0, count)
    for tap in stride(from: 1, to: half.count, by: 2) {
      Self.addSlopes(
        target, source + before[tap], source + after[tap], half[tap],
        source + before[tap + 1], source + after[tap + 1], half[tap + 1], count)
    }
  }

  @inline(never)
  private static func scale(
    _ target: UnsafeMutablePointer<Float>, _ row: Row, _ weight: Float, _ count: Int
  ) {
    var index = 0
    while index < count {
      target[index] = weight * row[index]
      index &+= 1
    }
  }

  @inline(never)
  private static func addTwo(
    _ target: UnsafeMutablePointer<Float>, _ a: Row, _ b: Row, _ first: Float, _ c: Row, _ d: Row,
    _ second: Float, _ count: Int
  ) {
    var index = 0
    while index < count {
      target[index] += first * (a[index] + b[index]) + second * (c[index] + d[index])
      index &+= 1
    }
  }

  @inline(never)
  private static func addFour(
    _ target: UnsafeMutablePointer<Float>, _ a: Row, _ b: Row, _ first: Float, _ c: Row, _ d: Row,
    _ second: Float, _ e: Row, _ f: Row, _ third: Float, _ g: Row, _ h: Row, _ fourth: Float,
    _ count: Int
  ) {
    var index = 0
    while index < count {
      let near = first * (a[index] + b[index]) + second * (c[index] + d[index])
      let far = third * (e[index] + f[index]) + fourth * (g[index] + h[index])
      target[index] += near + far
      index &+= 1
    }
  }

  @inline(never)
  private static func addBends(
    _ target: UnsafeMutablePointer<Float>, _ middle: Row, _ a: Row, _ b: Row, _ first: Float,
    _ c: Row, _ d: Row, _ second: Float, _ count: Int
  ) {
    var index = 0
    while index < count {
      let twice = middle[index] + middle[index]
      target[index] +=
        first * (a[index] + b[index] - twice) + second * (c[index] + d[index] - twice)
      index &+= 1
    }
  }

  @inline(never)
  private static func addSlopes(
    _ target: UnsafeMutablePointer<Float>, _ a: Row, _ b: Row, _ first: Float, _ c: Row, _ d: Row,
    _ second: Float, _ count: Int
  ) {
    var index = 0
    while index < count {
      target[index] += first * (b[index] - a[index]) + second * (d[index] - c[index])
      index &+= 1
    }
  }
}
