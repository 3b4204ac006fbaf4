import MeniscusGeometry

/// A subject's answers, kept by proposal.
///
/// Answers are found by the proposal's bits in a short list; when it is full, the oldest answer
/// gives way. A nested stack is asked for a handful of proposals per pass (smallest, largest and
/// offered, on either axis), so the list rarely fills.
public struct LayoutSizeCache: Sendable {
  /// The number of answers that are kept.
  public static let capacity = 24

  private struct Answer {
    let proposal: LayoutProposal
    let size: Size2D
  }

  private var answers: [Answer] = []
  private var oldest = 0

  /// Makes an empty cache; it allocates nothing before the first answer.
  public init() {}

  /// The number of answers that it holds.
  public var count: Int { answers.count }

  /// The answer to `proposal`, nil where it is not known.
  ///
  /// Complexity: linear in `count`.
  public func size(for proposal: LayoutProposal) -> Size2D? {
    for answer in answers where answer.proposal == proposal { return answer.size }
    return nil
  }

  /// Keeps `size` as the answer to a proposal that is not known yet.
  public mutating func store(_ size: Size2D, for proposal: LayoutProposal) {
    let answer = Answer(proposal: proposal, size: size)
    if answers.count < Self.capacity {
      answers.append(answer)
    } else {
      answers[oldest] = answer
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Forgets all answers and keeps the storage.
  public mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
