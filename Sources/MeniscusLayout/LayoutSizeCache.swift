import MeniscusGeometry

/// A subject's answers, kept by proposal.
///
/// Answers are found by the proposal's bits in a short list; when it is full, the oldest answer
/// gives way. A nested stack is asked for a handful of proposals per pass (smallest, largest and
/// offered, on either axis), so the list rarely fills.
public struct LayoutSizeCache: Sendable {
  /// The number of answers that are kept.
  public static let capacity = 24

  private var proposals: [LayoutProposal] = []
  private var sizes: [Size2D] = []
  private var oldest = 0

  /// Makes an empty cache; it allocates nothing before the first answer.
  public init() {}

  /// The number of answers that it holds.
  public var count: Int { sizes.count }

  /// The answer to `proposal`, nil where it is not known.
  ///
  /// Complexity: linear in `count`.
  public func size(for proposal: LayoutProposal) -> Size2D? {
    for index in proposals.indices where proposals[index] == proposal { return sizes[index] }
    return nil
  }

  /// Keeps `size` as the answer to a proposal that is not known yet.
  public mutating func store(_ size: Size2D, for proposal: LayoutProposal) {
    if sizes.count < Self.capacity {
      proposals.append(proposal)
      sizes.append(size)
    } else {
      proposals[oldest] = proposal
      sizes[oldest] = size
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Forgets all answers and keeps the storage.
  public mutating func removeAll() {
    proposals.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
