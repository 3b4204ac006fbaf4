import MeniscusGeometry

/// Storage that a stack's passes share, so that they allocate only when children are added.
///
/// One for each stack: a pass asks children for sizes, and those may be stacks at work themselves.
public struct StackScratch: Sendable {
  /// The distance after each child but the last.
  var spacings: [Double] = []
  /// Each child's priority.
  var priorities: [Double] = []
  /// Each child's smallest length along the axis.
  var minima: [Double] = []
  /// Each child's largest length less its smallest.
  var flexibilities: [Double] = []
  /// The children in the order in which they are served.
  var order: [Int] = []
  /// What each child was offered along the axis.
  var offers: [ProposedExtent] = []
  /// Each child's answer.
  var sizes: [Size2D] = []
  /// Each child's coordinate of the stack's alignment guide.
  var guides: [Double] = []

  /// Makes empty storage; it allocates nothing before the first pass.
  public init() {}

  /// Makes room for `count` children; values are those of the last pass or 0.
  mutating func resize(to count: Int) {
    guard sizes.count != count else { return }
    spacings = Array(repeating: 0, count: max(count - 1, 0))
    priorities = Array(repeating: 0, count: count)
    minima = Array(repeating: 0, count: count)
    flexibilities = Array(repeating: 0, count: count)
    order = Array(0..<count)
    offers = Array(repeating: nil, count: count)
    sizes = Array(repeating: .zero, count: count)
    guides = Array(repeating: 0, count: count)
  }

  /// Puts the children in the order in which they are served.
  ///
  /// Higher priority first; then the less flexible first; of two without limit the one with the
  /// larger minimum first; else in the order of the stack. Complexity: n log n.
  mutating func sortOrder() {
    let priorities = priorities
    let flexibilities = flexibilities
    let minima = minima
    for index in order.indices { order[index] = index }
    order.sort { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      if flexibilities[left] != flexibilities[right] {
        return flexibilities[left] < flexibilities[right]
      }
      if flexibilities[left] == .infinity, minima[left] != minima[right] {
        return minima[left] > minima[right]
      }
      return left < right
    }
  }
}
