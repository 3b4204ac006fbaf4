/// The weights of a filter's middle and of one side.
package struct FlipWeights: Sendable {
  /// The weights: that of the middle, then those of the steps ever farther away, at least three.
  package let values: [Float]

  /// How many steps a filter has at least.
  package static let leastSteps = 3

  /// Takes over weights; the steps that are missing weigh nothing.
  package init(_ half: [Double]) {
    let missing = max(Self.leastSteps + 1 - half.count, 0)
    values = half.map { Float($0) } + [Float](repeating: 0, count: missing)
  }
}

/// Sums of weighted neighbours, of which filters along rows and down columns are made.
///
/// Up to five steps are added at a time: what they need has room in the registers of every processor,
/// and the target is read and written less often than step by step.
package struct FlipFilter {
  /// The first value to be filtered.
  let source: UnsafePointer<Float>
  /// Where the first sum goes.
  let target: UnsafeMutablePointer<Float>
  /// How many sums there are.
  let count: Int

  /// The most values of a row.
  package static let width = 128
  /// The values from a row to the next, where columns are filtered: 14 planes beside each other, and
  /// some more, so that the rows of a plane do not compete for the same places in a cache.
  package static let stride = 14 * width + 16

  /// Makes a filter of memory that it does not own.
  package init(
    source: UnsafePointer<Float>, target: UnsafeMutablePointer<Float>, count: Int
  ) {
    self.source = source
    self.target = target
    self.count = count
  }

  /// What is weighed.
  package enum Kind {
    /// Both neighbours: the weights are the same on both sides.
    case symmetric
    /// Both neighbours less twice the middle: the weights are the same on both sides and of the sum 0.
    /// What is even gives exactly 0.
    case bend
    /// The later neighbour less the earlier one: the sign of weights is turned before the middle,
    /// where they are 0.
    case slope
  }

  /// Filters along a row.
  package func filterAlong(_ kind: Kind, _ weights: FlipWeights) {
    switch kind {
    case .symmetric: symmetricAlong(weights)
    case .bend: bendAlong(weights)
    case .slope: slopeAlong(weights)
    }
  }

  /// Filters down columns, of which the neighbours lie ``stride`` values apart.
  package func filterDown(_ kind: Kind, _ weights: FlipWeights) {
    switch kind {
    case .symmetric: symmetricDown(weights)
    case .bend: bendDown(weights)
    case .slope: slopeDown(weights)
    }
  }

  // A function each, so that the compiler makes a loop of its own of every kind and number of steps.
  @inline(never)
  private func symmetricAlong(_ weights: FlipWeights) { filter(.symmetric, weights, isDown: false) }

  @inline(never)
  private func bendAlong(_ weights: FlipWeights) { filter(.bend, weights, isDown: false) }

  @inline(never)
  private func slopeAlong(_ weights: FlipWeights) { filter(.slope, weights, isDown: false) }

  @inline(never)
  private func symmetricDown(_ weights: FlipWeights) { filter(.symmetric, weights, isDown: true) }

  @inline(never)
  private func bendDown(_ weights: FlipWeights) { filter(.bend, weights, isDown: true) }

  @inline(never)
  private func slopeDown(_ weights: FlipWeights) { filter(.slope, weights, isDown: true) }

  @inline(__always)
  private func filter(_ kind: Kind, _ weights: FlipWeights, isDown: Bool) {
    weights.values.withUnsafeBufferPointer { weights in
      guard let base = weights.baseAddress else { return }
      var step = 1
      while step < weights.count {
        // Every number from three on is a sum of fives, fours and threes.
        let rest = weights.count &- step
        if rest == 5 || rest > 7 {
          add(kind, base, isDown, 5, step)
          step &+= 5
        } else if rest == 4 || rest == 7 {
          add(kind, base, isDown, 4, step)
          step &+= 4
        } else {
          add(kind, base, isDown, 3, step)
          step &+= 3
        }
      }
    }
  }

  @inline(__always)
  private func add(
    _ kind: Kind, _ weights: UnsafePointer<Float>, _ isDown: Bool, _ steps: Int, _ first: Int
  ) {
    if first == 1 {
      add(kind, weights, isDown, steps, first, isFirst: true)
    } else {
      add(kind, weights, isDown, steps, first, isFirst: false)
    }
  }

  /// Adds three to five steps; the first ones begin the sums.
  ///
  /// The kind, the flags and the number of steps are constants where this is put.
  @inline(__always)
  private func add(
    _ kind: Kind, _ weights: UnsafePointer<Float>, _ isDown: Bool, _ steps: Int, _ first: Int,
    isFirst: Bool
  ) {
    let one = isDown ? Self.stride : 1
    let (two, three, four) = (2 &* one, 3 &* one, 4 &* one)
    let (w0, w1, w2, w3) = (weights[0], weights[first], weights[first + 1], weights[first + 2])
    let w4 = steps > 3 ? weights[first + 3] : 0
    let w5 = steps > 4 ? weights[first + 4] : 0
    let (a, b) = (source - first &* one, source + first &* one)
    var index = 0
    while index < count {
      var sum = isFirst ? 0 : target[index]
      switch kind {
      case .symmetric:
        if isFirst { sum = w0 * source[index] }
        sum += w1 * (a[index] + b[index])
        sum += w2 * (a[index &- one] + b[index &+ one])
        sum += w3 * (a[index &- two] + b[index &+ two])
        if steps > 3 { sum += w4 * (a[index &- three] + b[index &+ three]) }
        if steps > 4 { sum += w5 * (a[index &- four] + b[index &+ four]) }
      case .bend:
        let twice = source[index] + source[index]
        sum += w1 * (a[index] + b[index] - twice)
        sum += w2 * (a[index &- one] + b[index &+ one] - twice)
        sum += w3 * (a[index &- two] + b[index &+ two] - twice)
        if steps > 3 { sum += w4 * (a[index &- three] + b[index &+ three] - twice) }
        if steps > 4 { sum += w5 * (a[index &- four] + b[index &+ four] - twice) }
      case .slope:
        sum += w1 * (b[index] - a[index])
        sum += w2 * (b[index &+ one] - a[index &- one])
        sum += w3 * (b[index &+ two] - a[index &- two])
        if steps > 3 { sum += w4 * (b[index &+ three] - a[index &- three]) }
        if steps > 4 { sum += w5 * (b[index &+ four] - a[index &- four]) }
      }
      target[index] = sum
      index &+= 1
    }
  }
}
