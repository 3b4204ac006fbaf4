import MeniscusFormats

/// A frame in words and numbers, beside the frame before it.
package struct FrameText: Equatable, Sendable {
  /// The hash of a stage, as people read it.
  package struct Hash: Equatable, Sendable {
    /// The stage.
    package var stage: Stage
    /// The hash.
    package var text: String
  }

  /// How much work of a kind.
  package struct Work: Equatable, Sendable {
    /// The kind, as reports call it.
    package var name: String
    /// How much.
    package var count: Int
  }

  /// Its number.
  package var frame: Int
  /// The hashes of its stages, in their order.
  package var hashes: [Hash]
  /// The stages that differ from the frame before.
  package var changedStages: [Stage]
  /// How long each of its phases took, and which views changed in them.
  package var phases: [PhaseText]
  /// How much work of each kind it took; what was not done is left out.
  package var work: [Work]
  /// The display list.
  package var display: ComparedText
  /// The view snapshot.
  package var views: ComparedText
}

/// A text, and the lines in which it is not as another.
package struct ComparedText: Equatable, Sendable {
  /// The text.
  package var text: String
  /// The lines that the other has not, by number from 0.
  package var changed: [Int] = []
  /// How many lines of the other it has not.
  package var gone = 0

  /// Compares a text with another; with none, all is as it was.
  package init(_ text: String, before: String?) {
    self.text = text
    guard let before, before != text else { return }
    var left: [Substring: Int] = [:]
    for line in Self.lines(of: before) { left[line, default: 0] += 1 }
    for (number, line) in Self.lines(of: text).enumerated() {
      if let count = left[line], count > 0 {
        left[line] = count - 1
      } else {
        changed.append(number)
      }
    }
    gone = left.values.reduce(0, +)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
