/// The first frame at which two replays of a trace part, and what parts there.
///
/// Only frames are compared; ``FrameHashLog/mismatches(with:)`` says whether the two were made at
/// the same rate and extent and have the same checkpoints.
package struct Divergence: Equatable, Codable, Sendable {
  /// The first frame that differs.
  package var frame: Int
  /// The first stage that differs in it; nil where one of the replays has no such frame.
  ///
  /// At frame 0 glass has already adapted to what is drawn behind it: where nothing else differs in
  /// the state, that follows from a later stage, and the first of those counts.
  package var stage: Stage?
  /// The views that differ at that frame, the one to look at first at the front.
  ///
  /// Four groups follow one another, each in tree order:
  /// 1. what most likely caused it:
  ///    - state: the views whose own state differs and that both replays have;
  ///    - layout and display: the topmost views that only one of the replays has, and where there
  ///      are none, the views that differ in the stage and hold no other view that does;
  /// 2. the topmost views that only one of the replays has, where they are not yet named;
  /// 3. the other views that differ in the stage;
  /// 4. the views that differ elsewhere, and those inside a view of which only one replay has it.
  ///
  /// A container's frame changes as soon as one of its children does, so of nested views whose
  /// layout differs the innermost say more. State works the other way round: what a view owns
  /// changes what is inside it.
  package var views: [ViewDifference]
  /// The tiles whose pixels differ at that frame, rising.
  package var tiles: [Int]
  /// The last frame that differs of those that both replays have; else ``frame``.
  package var lastFrame: Int
  /// How many of the frames that both replays have differ.
  package var differingFrames: Int
  /// How many frames the expected replay has.
  package var expectedFrames: Int
  /// How many frames the actual replay has.
  package var actualFrames: Int

  /// Makes it of its parts.
  package init(
    frame: Int, stage: Stage? = nil, views: [ViewDifference], tiles: [Int], lastFrame: Int,
    differingFrames: Int, expectedFrames: Int, actualFrames: Int
  ) {
    self.frame = frame
    self.stage = stage
    self.views = views
    self.tiles = tiles
    self.lastFrame = lastFrame
    self.differingFrames = differingFrames
    self.expectedFrames = expectedFrames
    self.actualFrames = actualFrames
  }
}

/// How a view differs between two replays at a frame.
package struct ViewDifference: Equatable, Codable, Sendable {
  /// What became of the view.
  package enum Kind: Equatable, Codable, Sendable {
    /// Only the actual replay has it.
    case added
    /// Only the expected replay has it.
    case removed
    /// Both have it, and these of its state, layout and display differ.
    case changed([Stage])
  }

  /// The names from the root to the view, joined by `/`.
  package var path: String
  /// What became of it.
  package var kind: Kind

  /// Makes a difference.
  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Whether the view differs in a stage; one that only one replay has differs in all.
  func isIn(_ stage: Stage?) -> Bool {
    switch kind {
    case .added, .removed: true
    case .changed(let stages): stage.map(stages.contains) ?? true
    }
  }

  /// Whether only one of the replays has the view.
  var isOneSided: Bool {
    switch kind {
    case .added, .removed: true
    case .changed: false
    }
  }
}
