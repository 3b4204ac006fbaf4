import MeniscusGeometry

/// Why something is not as accepted, as far as it can be told from one checkpoint.
///
/// Changes of equal cause are one decision. A cause knows no place in a list, so that the third row
/// and the fourth are equal; and where it knows the values of what changed, it names a view by its
/// own name alone, so that the same change is equal in every scene.
package struct ChangeCause: Equatable, Codable, Sendable {
  /// What happened.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing is accepted yet.
    case missing
    /// The trace no longer has the checkpoint.
    case orphan
    /// What is accepted cannot be read.
    case unreadable
    /// The frame has other extents.
    case extent
    /// Something is there that was not.
    case added
    /// Something is gone.
    case removed
    /// Something is elsewhere.
    case moved
    /// Something has another size.
    case resized
    /// Something has another colour or gradient.
    case recolored
    /// Something is drawn or kept otherwise.
    case changed
    /// The same operations give other pixels.
    case drawn
    /// Only frames between checkpoints differ.
    case frames
    /// The frames a second are others.
    case rate
    /// There are more frames, or fewer.
    case length
    /// Checkpoints show other frames.
    case checkpoints
    /// The tool's tiles are others.
    case tileSize
    /// The baseline's files contradict each other.
    case contradiction
  }

  /// The first stage that differs; nil where nothing was compared.
  package var stage: Stage?
  /// What happened.
  package var kind: Kind
  /// The views it happened to, sorted; for `missing`, `orphan`, `unreadable` and `contradiction` the
  /// trace, for `drawn` the kinds of operations, for `checkpoints` their names.
  package var subjects: [String]
  /// The property of the state, or the part of the operation, where it is one.
  package var field: String?
  /// What it was and what it is, where that is the same everywhere: `rgba(1 0 0 1) → rgba(0 0 1 1)`.
  package var values: String?
  /// The hash of the values as they are, where those above are only parts of them.
  package var digest: String?

  /// Makes a cause.
  package init(
    stage: Stage? = nil, kind: Kind, subjects: [String] = [], field: String? = nil,
    values: String? = nil
  ) {
    self.stage = stage
    self.kind = kind
    self.subjects = subjects
    self.field = field
    self.values = values
  }

  /// The hash of everything above, in 16 hexadecimal digits; equal for equal causes, in every run.
  package var signature: String {
    let values = (self.values ?? "") + (digest.map { " (\($0))" } ?? "")
    let parts = [stage?.rawValue ?? "", kind.rawValue, field ?? "", values] + subjects
    // No part holds a line feed: they come from lines of text and from names.
    return RunManifest.text(of: StableHash.hash(Array(parts.joined(separator: "\n").utf8)))
  }
}
