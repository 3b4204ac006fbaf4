/// A frame as items one after the other: shapes, and the numbers of each.
///
/// The frame itself comes first, then its glass, then its operations.
struct FrameState: Equatable, Sendable {
  /// The row of each item's shape.
  private(set) var shapes: [Int32] = []
  /// Where the numbers of each item begin, and where those of the last one end.
  private(set) var starts: [Int32] = [0]
  private(set) var numbers: [Double] = []

  var count: Int { shapes.count }

  /// Where an item's numbers are.
  func range(_ item: Int) -> Range<Int> { Int(starts[item])..<Int(starts[item + 1]) }

  mutating func append(_ shape: Int, _ values: some Sequence<Double>) {
    shapes.append(Int32(shape))
    numbers.append(contentsOf: values)
    starts.append(Int32(numbers.count))
  }

  /// Adds items of another frame as they are.
  mutating func append(_ items: Range<Int>, of other: FrameState) {
    guard let first = items.first else { return }
    let shift = Int32(numbers.count) - other.starts[first]
    shapes.append(contentsOf: other.shapes[items])
    numbers.append(
      contentsOf: other.numbers[Int(other.starts[first])..<Int(other.starts[items.upperBound])])
    for item in items { starts.append(other.starts[item + 1] + shift) }
  }

  /// Whether an item is, bit for bit, one of another frame.
  func isEqual(_ item: Int, to other: FrameState, _ otherItem: Int) -> Bool {
    guard shapes[item] == other.shapes[otherItem] else { return false }
    return zip(numbers[range(item)], other.numbers[other.range(otherItem)])
      .allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  /// Whether all items are, bit for bit, those of another frame.
  func isIdentical(to other: FrameState) -> Bool {
    shapes == other.shapes && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
  }
}
