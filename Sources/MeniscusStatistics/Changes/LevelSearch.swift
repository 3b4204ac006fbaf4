/// Goes through a series with noise as it came, and finds shifts as soon as they can be known.
///
/// At each value the window that ends with it is split where E-divisive splits best (``EnergySplit``),
/// and the split is held against a ``ShiftPolicy``. What was found is never taken back: more values at
/// the end change nothing that is known, so that an alert has one name for ever. After a shift, nothing
/// before it is looked at.
public struct LevelSearch: Equatable, Sendable {
  /// The shifts, rising.
  public private(set) var shifts: [LevelShift] = []
  /// The values that lie far out for one or two runs, after which the series is back; they count for
  /// no level.
  public private(set) var spikes: [Int] = []

  private let policy: ShiftPolicy
  /// The values, with the mean of those before in the place of spikes.
  private var values: [Double]
  /// The sums of the values and of their squares, less the first value, up to each place.
  private var sums: [Double] = [0]
  private var squares: [Double] = [0]
  private var start = 0

  /// Searches a series; what is not finite is missing, and counts as the value before it.
  ///
  /// Complexity: O(n · window), and O(window²) where a window may hold a shift.
  public init(_ series: [Double], _ policy: ShiftPolicy = ShiftPolicy()) {
    self.policy = policy
    values = ChangePoints.filled(series)
    for index in values.indices {
      add(index)
      leaveOutSpike(before: index)
      look(at: index)
    }
  }

  private mutating func add(_ index: Int) {
    let value = values[index] - values[0]
    sums.append(sums[index] + value)
    squares.append(squares[index] + value * value)
  }

  /// The mean and the population's variance of a stretch.
  private func level(_ range: Range<Int>) -> Level {
    let count = Double(range.count)
    let mean = (sums[range.upperBound] - sums[range.lowerBound]) / count
    let square = (squares[range.upperBound] - squares[range.lowerBound]) / count
    return Level(
      mean: values[0] + mean, variance: max(square - mean * mean, 0), count: range.count)
  }

  /// Where one or two values just before one lie far out and it does not, they were a spike.
  private mutating func leaveOutSpike(before index: Int) {
    let end = index - ShiftPolicy.longestSpike - 1
    let from = max(start, end - policy.window)
    guard end - from >= policy.leastBefore else { return }
    let usual = level(from..<end)
    let fence = max(
      policy.spike * usual.variance.squareRoot(), policy.magnitude * abs(usual.mean))
    func distance(_ place: Int) -> Double { abs(values[place] - usual.mean) }
    // Back is nearer than a third of the way, else a shift whose noise falls would be a spike.
    guard distance(index - 1) > fence, distance(index) * 3 < distance(index - 1),
      let inside = (end..<index).last(where: { distance($0) <= fence })
    else { return }
    let spike = (inside + 1)..<index
    spikes += spike
    sums.removeLast(spike.count + 1)
    squares.removeLast(spike.count + 1)
    for place in spike { values[place] = usual.mean }
    for place in spike.lowerBound...index { add(place) }
  }

  private mutating func look(at index: Int) {
    let from = max(start, index + 1 - policy.window)
    let end = index + 1
    guard mayShift(in: from..<end) else { return }
    let window = Array(values[from..<end])
    let split = EnergySplit(of: window, in: 0..<window.count)
    guard let shift = shift(in: window, at: split.index) else { return }
    shifts.append(
      LevelShift(
        index: from + split.index, known: index, before: shift.before, after: shift.after,
        p: shift.p))
    start = from + split.index
  }

  /// Whether any split of a stretch has means as far apart as a shift has at least.
  private func mayShift(in range: Range<Int>) -> Bool {
    let least = min(policy.leastBefore, ShiftPolicy.leastCertain)
    guard range.count >= least + policy.leastAfter else { return false }
    for place in (range.lowerBound + least)...(range.upperBound - policy.leastAfter) {
      let (before, after) = (level(range.lowerBound..<place), level(place..<range.upperBound))
      let distance = abs(after.mean - before.mean)
      let isWide =
        place - range.lowerBound >= policy.leastBefore
        && distance * (1 + 1e-6) >= policy.spreads * before.variance.squareRoot()
      let (n, m) = (Double(before.count), Double(after.count))
      let pooled = ((n - 1) * before.variance + (m - 1) * after.variance) / (n + m - 2)
      // Student's t is more than 3 where p is less than 0.001, and more than 5 below 1e-6.
      let square = distance * distance / (pooled * (1 / n + 1 / m))
      if square > (isWide ? 9 : 25) || square.isNaN && distance > 0 { return true }
    }
    return false
  }

  /// The change at a place of a window, where it is a shift.
  private func shift(in window: [Double], at place: Int) -> ChangePoint? {
    let (before, after) = (window[..<place], window[place...])
    guard after.count >= policy.leastAfter, before.count >= ShiftPolicy.leastCertain else {
      return nil
    }
    let change = ChangePoint(at: place, before, after)
    guard change.p < policy.p, change.magnitude > policy.magnitude,
      abs(change.after - change.before) >= policy.step
    else { return nil }
    if change.p < policy.certainty, after.count >= ShiftPolicy.leastCertain { return change }
    guard before.count >= policy.leastBefore,
      abs(change.after - change.before) >= policy.spreads * change.deviationBefore,
      let least = before.min(), let most = before.max(),
      change.after < least || change.after > most
    else { return nil }
    return change
  }
}
