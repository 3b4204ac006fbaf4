import MeniscusFormats

/// Which events of two traces belong together: as many as can in the order of both.
///
/// Those count first that are the same at the same time, then, between them, those that are the
/// same at another time.
struct EventPairs {
  /// The events of both traces, as places in each; rising in both.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// The most events that are compared with each other at once; a search takes its square.
  private static let limit = 1500

  /// Finds the pairs.
  ///
  /// Complexity: linear in the events, and quadratic in those between the first and the last that
  /// differ, up to a limit: of more, only the first and last that are equal belong together.
  init(_ old: [TraceEvent], _ new: [TraceEvent]) {
    var numbers: [String: Int] = [:]
    func number(_ event: TraceEvent) -> Int {
      let text = TraceWriter.line(of: TraceEvent(time: 0, action: event.action))
      let number = numbers[text] ?? numbers.count
      numbers[text] = number
      return number
    }
    self.old = old.map(number)
    self.new = new.map(number)
    let whole = Gap(old: 0..<old.count, new: 0..<new.count)
    let same = common(in: whole) { (left: Int, right: Int) in
      self.old[left] == self.new[right] && old[left].time == new[right].time
    }
    for gap in Self.gaps(between: same, in: whole) {
      pairs += common(in: gap) { self.old[$0] == self.new[$1] }
    }
    pairs = (pairs + same).sorted { $0.old < $1.old }
  }

  /// What lies between pairs.
  struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    var isEmpty: Bool { old.isEmpty && new.isEmpty }
  }

  /// What lies between the pairs, in order.
  var gaps: [Gap] {
    Self.gaps(between: pairs, in: Gap(old: 0..<old.count, new: 0..<new.count))
  }

  /// Whether an event of the one trace does what an event of the other does.
  func isSame(_ left: Int, _ right: Int) -> Bool { old[left] == new[right] }

  private static func gaps(between pairs: [(old: Int, new: Int)], in whole: Gap) -> [Gap] {
    var gaps: [Gap] = []
    var (left, right) = (whole.old.lowerBound, whole.new.lowerBound)
    for pair in pairs + [(whole.old.upperBound, whole.new.upperBound)] {
      let gap = Gap(old: left..<pair.old, new: right..<pair.new)
      if !gap.isEmpty { gaps.append(gap) }
      (left, right) = (pair.old + 1, pair.new + 1)
    }
    return gaps
  }

  /// The longest row of pairs in a gap, rising on both sides.
  private func common(
    in gap: Gap, _ isPair: (Int, Int) -> Bool
  ) -> [(old: Int, new: Int)] {
    var (old, new) = (gap.old, gap.new)
    var (head, tail): ([(old: Int, new: Int)], [(old: Int, new: Int)]) = ([], [])
    while let left = old.first, let right = new.first, isPair(left, right) {
      head.append((left, right))
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let left = old.last, let right = new.last, isPair(left, right) {
      tail.append((left, right))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if old.count <= Self.limit, new.count <= Self.limit {
      head += Self.longest(old, new, isPair)
    }
    return head + tail.reversed()
  }

  /// The longest common subsequence by its table of lengths.
  private static func longest(
    _ old: Range<Int>, _ new: Range<Int>, _ isPair: (Int, Int) -> Bool
  ) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for left in old.reversed() {
      for right in new.reversed() {
        let place = (left - old.lowerBound) * width + right - new.lowerBound
        lengths[place] =
          isPair(left, right)
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (left, right) = (old.lowerBound, new.lowerBound)
    while left < old.upperBound, right < new.upperBound {
      let place = (left - old.lowerBound) * width + right - new.lowerBound
      if isPair(left, right) {
        pairs.append((left, right))
        (left, right) = (left + 1, right + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        left += 1
      } else {
        right += 1
      }
    }
    return pairs
  }
}
