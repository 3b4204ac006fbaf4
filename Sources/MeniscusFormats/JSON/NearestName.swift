/// Finds what somebody who misspelt a name most likely meant.
package enum NearestName {
  /// The name nearest to `name`, the first of several; nil where none is near.
  ///
  /// Near is: at most a third of the longer name's letters (but at least one) have to be
  /// inserted, deleted, replaced or swapped with their neighbour, upper and lower case being one.
  package static func suggestion(for name: String, among names: [String]) -> String? {
    // Longer names are not typed by hand, and the work grows with the square.
    let limit = 64
    let letters = Array(name.lowercased().unicodeScalars.prefix(limit + 1))
    guard letters.count <= limit, !letters.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(limit + 1))
      let bound = max(1, max(letters.count, other.count) / 3)
      guard other.count <= limit, abs(other.count - letters.count) <= bound else { continue }
      let distance = distance(from: letters, to: other)
      if distance <= bound, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The edit distance with swaps of neighbours (optimal string alignment).
  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1] + [Int](repeating: 0, count: right.count)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        current[column + 1] = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          current[column + 1] = min(current[column + 1], beforeLast[column - 1] + 1)
        }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
