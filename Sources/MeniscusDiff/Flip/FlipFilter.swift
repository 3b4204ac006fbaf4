/// Sums of weighted rows, of which both filters along rows and down columns are made.
enum FlipFilter {
  /// Sets the target's `count` numbers from `place` on to the sum of the weighted source.
  ///
  /// The weight of step k goes to the stretches of the source that begin at `before(k)` and at
  /// `after(k)`; the middle, step 0, counts once. Two steps are added at a time, so that the target
  /// is read and written half as often.
  @inline(__always)
  static func symmetric(
    _ half: [Double], from source: UnsafeMutableBufferPointer<Double>,
    into target: UnsafeMutableBufferPointer<Double>, at place: Int, count: Int,
    before: (Int) -> Int, after: (Int) -> Int
  ) {
    guard let source = source.baseAddress, let base = target.baseAddress else { return }
    let target = base + place
    scale(target, source + before(0), half[0], count)
    var step = 1
    while step + 1 < half.count {
      add(
        target, source + before(step), source + after(step), half[step], source + before(step + 1),
        source + after(step + 1), half[step + 1], count)
      step += 2
    }
    if step < half.count {
      add(target, source + before(step), source + after(step), half[step], count)
    }
  }

  /// The same with the weight's sign turned before the middle, where it is 0.
  @inline(__always)
  static func antisymmetric(
    _ half: [Double], from source: UnsafeMutableBufferPointer<Double>,
    into target: UnsafeMutableBufferPointer<Double>, at place: Int, count: Int,
    before: (Int) -> Int, after: (Int) -> Int
  ) {
    guard let source = source.baseAddress, let base = target.baseAddress else { return }
    let target = base + place
    scale(target, source + before(0), 0, count)
    var step = 1
    while step < half.count {
      subtract(target, source + before(step), source + after(step), half[step], count)
      step += 1
    }
  }

  private typealias Row = UnsafeMutablePointer<Double>

  @inline(never)
  private static func scale(_ target: Row, _ row: Row, _ weight: Double, _ count: Int) {
    var index = 0
    while index < count {
      target[index] = weight * row[index]
      index += 1
    }
  }

  @inline(never)
  private static func add(_ target: Row, _ a: Row, _ b: Row, _ weight: Double, _ count: Int) {
    var index = 0
    while index < count {
      target[index] += weight * (a[index] + b[index])
      index += 1
    }
  }

  @inline(never)
  private static func add(
    _ target: Row, _ a: Row, _ b: Row, _ first: Double, _ c: Row, _ d: Row, _ second: Double,
    _ count: Int
  ) {
    var index = 0
    while index < count {
      target[index] += first * (a[index] + b[index]) + second * (c[index] + d[index])
      index += 1
    }
  }

  @inline(never)
  private static func subtract(_ target: Row, _ a: Row, _ b: Row, _ weight: Double, _ count: Int) {
    var index = 0
    while index < count {
      target[index] += weight * (b[index] - a[index])
      index += 1
    }
  }
}
