/// What is selected of a text, or where the caret stands.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection([Range<String.Index>])
  }

  /// What is selected.
  public var indices: Indices

  /// Selects a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several ranges.
  public init(ranges: [Range<String.Index>]) {
    indices = .multiSelection(ranges)
  }

  /// Puts the caret at a place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that there is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.allSatisfy(\.isEmpty)
    }
  }
}
