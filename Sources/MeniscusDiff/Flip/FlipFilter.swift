/// The weights of a filter's middle and of one side.
package struct FlipWeights: Sendable {
  /// The weights: that of the middle, then those of the steps ever farther away, at least three.
  package let values: [Float]
  /// The weights, each in four lanes.
  let lanes: [SIMD4<Float>]

  /// How many steps a filter has at least.
  package static let leastSteps = 3

  /// Takes over weights; the steps that are missing weigh nothing.
  package init(_ half: [Double]) {
    let missing = max(Self.leastSteps + 1 - half.count, 0)
    values = half.map { Float($0) } + [Float](repeating: 0, count: missing)
    lanes = values.map { SIMD4(repeating: $0) }
  }
}

/// Sums of weighted neighbours, of which filters along rows and down columns are made.
///
/// Filters of the same values share what they read, and the neighbours' sums and differences. Every sum
/// adds its steps from the nearest to the farthest, whatever is computed beside it.
package struct FlipFilter {
  /// The first value to be filtered.
  let source: UnsafePointer<Float>
  /// How many sums there are: whole groups of eight.
  let count: Int
  /// The values from one to its neighbour.
  let stride: Int

  /// The most values of a row.
  package static let width = 128
  /// The values from a row to the next, where columns are filtered: 14 planes beside each other, and
  /// some more, so that the rows of a plane do not compete for the same places in a cache.
  package static let rowStride = 14 * width + 16

  /// Makes a filter of memory that it does not own.
  ///
  /// - Precondition: `count` is a multiple of eight.
  package init(source: UnsafePointer<Float>, count: Int, isDown: Bool) {
    self.source = source
    self.count = count
    stride = isDown ? Self.rowStride : 1
  }

  /// Weighs both neighbours: the weights are the same on both sides.
  @inline(never)
  package func symmetric(_ weights: FlipWeights, into target: UnsafeMutablePointer<Float>) {
    weights.lanes.withUnsafeBufferPointer { weights in
      guard let weight = weights.baseAddress else { return }
      var index = 0
      // Sixteen at a time, as long as there are as many: that many sums have room in registers.
      while index &+ 16 <= count {
        let place = source + index
        var (sum, later) = (Pair(place).times(weight[0]), Pair(place + 8).times(weight[0]))
        var step = 1
        var (before, after) = (place - stride, place + stride)
        while step < weights.count {
          sum.add(Pair(before).plus(Pair(after)), weight[step])
          later.add(Pair(before + 8).plus(Pair(after + 8)), weight[step])
          step &+= 1
          before -= stride
          after += stride
        }
        sum.store(target + index)
        later.store(target + index + 8)
        index &+= 16
      }
      while index < count {
        let place = source + index
        var sum = Pair(place).times(weight[0])
        var step = 1
        var distance = stride
        while step < weights.count {
          sum.add(Pair(place - distance).plus(Pair(place + distance)), weight[step])
          step &+= 1
          distance &+= stride
        }
        sum.store(target + index)
        index &+= 8
      }
    }
  }

  /// Weighs both neighbours, by two rows of weights; no two of them need be equally long.
  @inline(never)
  package func symmetric(
    _ first: FlipWeights, into target: UnsafeMutablePointer<Float>, _ second: FlipWeights,
    into other: UnsafeMutablePointer<Float>
  ) {
    first.lanes.withUnsafeBufferPointer { first in
      second.lanes.withUnsafeBufferPointer { second in
        guard let weight = first.baseAddress, let otherWeight = second.baseAddress else { return }
        let shared = min(first.count, second.count)
        var index = 0
        while index < count {
          let place = source + index
          let middle = Pair(place)
          var (sum, otherSum) = (middle.times(weight[0]), middle.times(otherWeight[0]))
          var step = 1
          var distance = stride
          while step < shared {
            let both = Pair(place - distance).plus(Pair(place + distance))
            sum.add(both, weight[step])
            otherSum.add(both, otherWeight[step])
            step &+= 1
            distance &+= stride
          }
          while step < first.count || step < second.count {
            let both = Pair(place - distance).plus(Pair(place + distance))
            if step < first.count { sum.add(both, weight[step]) }
            if step < second.count { otherSum.add(both, otherWeight[step]) }
            step &+= 1
            distance &+= stride
          }
          sum.store(target + index)
          otherSum.store(other + index)
          index &+= 8
        }
      }
    }
  }

  /// Weighs the later neighbour less the earlier one, and both neighbours less twice the middle.
  ///
  /// The sign of the slope's weights is turned before the middle, where they are 0. Those of the bend
  /// have the sum 0; what is even gives exactly 0.
  ///
  /// - Precondition: the weights are equally many.
  @inline(never)
  package func features(
    slope: FlipWeights, into target: UnsafeMutablePointer<Float>, bend: FlipWeights,
    into other: UnsafeMutablePointer<Float>
  ) {
    precondition(slope.values.count == bend.values.count, "Features are equally wide.")
    slope.lanes.withUnsafeBufferPointer { slope in
      bend.lanes.withUnsafeBufferPointer { bend in
        guard let slopes = slope.baseAddress, let bends = bend.baseAddress else { return }
        var index = 0
        while index < count {
          let place = source + index
          let middle = Pair(place)
          let twice = middle.plus(middle)
          var (sum, otherSum) = (Pair(), Pair())
          var step = 1
          var distance = stride
          while step < slope.count {
            let (before, after) = (Pair(place - distance), Pair(place + distance))
            sum.add(after.minus(before), slopes[step])
            otherSum.add(before.plus(after).minus(twice), bends[step])
            step &+= 1
            distance &+= stride
          }
          sum.store(target + index)
          otherSum.store(other + index)
          index &+= 8
        }
      }
    }
  }

  /// Eight values.
  private struct Pair {
    typealias Lanes = SIMD4<Float>

    private var low: Lanes
    private var high: Lanes

    @inline(__always)
    init() { (low, high) = (Lanes(), Lanes()) }

    @inline(__always)
    private init(low: Lanes, high: Lanes) { (self.low, self.high) = (low, high) }

    @inline(__always)
    init(_ place: UnsafePointer<Float>) {
      let place = UnsafeRawPointer(place)
      low = place.loadUnaligned(as: Lanes.self)
      high = place.loadUnaligned(fromByteOffset: 16, as: Lanes.self)
    }

    @inline(__always)
    func store(_ place: UnsafeMutablePointer<Float>) {
      let place = UnsafeMutableRawPointer(place)
      place.storeBytes(of: low, as: Lanes.self)
      place.storeBytes(of: high, toByteOffset: 16, as: Lanes.self)
    }

    @inline(__always)
    func plus(_ other: Pair) -> Pair { Pair(low: low + other.low, high: high + other.high) }

    @inline(__always)
    func minus(_ other: Pair) -> Pair { Pair(low: low - other.low, high: high - other.high) }

    @inline(__always)
    func times(_ weight: Lanes) -> Pair { Pair(low: low * weight, high: high * weight) }

    @inline(__always)
    mutating func add(_ other: Pair, _ weight: Lanes) {
      low += other.low * weight
      high += other.high * weight
    }
  }
}
