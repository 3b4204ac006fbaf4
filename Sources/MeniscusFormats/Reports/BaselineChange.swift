/// Something of a case that is not as accepted and waits for a decision.
package struct BaselineChange: Equatable, Codable, Sendable {
  /// What became of it.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing is accepted yet.
    case missing
    /// The picture differs.
    case different
    /// The picture has other extents.
    case sizesDiffer
    /// The picture is as accepted, the view snapshot is not.
    case snapshot
    /// The baseline has the checkpoint, the trace does not.
    case orphan
    /// What is accepted cannot be read.
    case unreadable
    /// Frames differ, and no checkpoint shows it.
    case frames

    /// Whether accepting it replaces or removes nothing.
    package var onlyAdds: Bool { self == .missing }
  }

  /// What was found, where the kind does not say it.
  package enum Detail: Equatable, Codable, Sendable {
    /// How the checkpoint differs.
    case checkpoint(CheckpointReport)
    /// The baseline's frames cannot be read.
    case unreadable(BaselineProblem)
    /// Where the frames part, at so many frames a second.
    case divergence(Divergence, rate: Int)
    /// What the replay does not share with the baseline.
    case mismatches([FrameHashLogMismatch])
  }

  /// The checkpoint; nil where it is about the frames between them.
  package var checkpoint: String?
  /// What became of it.
  package var kind: Kind
  /// Why, as far as it can be told; changes of equal cause are one decision.
  package var cause: ChangeCause
  /// What was found.
  package var detail: Detail?
  /// The accepted picture's path from the report folder.
  package var expected: String?
  /// The path of this run's picture from the report folder.
  package var actual: String?
  /// The path of the picture of the differences from the report folder.
  package var difference: String?
  /// Whether somebody has decided that it may not become the baseline.
  package var isRejected = false

  /// Makes a change.
  package init(
    checkpoint: String?, kind: Kind, cause: ChangeCause = ChangeCause(kind: .changed),
    detail: Detail? = nil, expected: String? = nil,
    actual: String? = nil, difference: String? = nil
  ) {
    self.checkpoint = checkpoint
    self.kind = kind
    self.cause = cause
    self.detail = detail
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }
}
