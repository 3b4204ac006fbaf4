import MeniscusDiff
import MeniscusFormats

/// How what a replay of a case shows is compared with what is accepted.
package struct CaseTolerance: Equatable, Sendable {
  /// The last stage whose hashes have to be equal; without any tolerance all have to.
  let exactThrough: TraceTolerance.ExactStage
  /// How pictures are compared that no rule is about.
  let usual: PictureTolerance.Comparison
  /// What becomes of frames that are drawn otherwise and look the same; they fail unless a rule says
  /// otherwise.
  let unseen: ToleranceRule.Unseen
  /// The rules about the case, in order.
  let rules: [PlacedRule]

  /// Takes what a trace and the rules about it ask for, or what is asked for instead.
  ///
  /// - Parameters:
  ///   - tolerance: what the trace's header asks for.
  ///   - rules: the rules about the case; of several about whole pictures the last counts.
  ///   - comparator: the comparator to use for every trace; nil for the trace's own. A trace that
  ///     has bounds for it keeps them; with `exact` no rule counts.
  package init(
    _ tolerance: TraceTolerance, rules: [PlacedRule] = [],
    comparator: PictureComparator? = nil
  ) {
    var exactThrough = TraceTolerance.ExactStage.surfaces
    let own = comparator == .exact ? .exact : tolerance
    if case .flip(let profile) = own { exactThrough = profile.exactThrough }
    switch (comparator, own) {
    case (nil, .exact), (PictureComparator.exact?, _): usual = .exact
    case (nil, .flip(let profile)), (PictureComparator.flip?, .flip(let profile)):
      usual = .comparator(.flip(within: FlipTolerance(profile)))
    case (let comparator?, _): usual = .comparator(comparator)
    }
    self.rules = comparator == .exact ? [] : rules
    var unseen = ToleranceRule.Unseen.fail
    for rule in self.rules.map(\.rule) {
      if case .unseen(let own) = rule.effect { unseen = own }
      if let stage = rule.exactThrough { exactThrough = stage }
      if case .compare(.flip(let profile)) = rule.effect, rule.checkpoint == nil {
        exactThrough = profile.exactThrough
      }
    }
    self.exactThrough = exactThrough
    self.unseen = unseen
  }

  /// Whether no picture may differ.
  var isExact: Bool {
    usual == .exact
      && rules.allSatisfy { placed in
        switch placed.rule.effect {
        case .pin, .compare(.exact), .unseen: true
        case .ignore, .allow, .compare(.flip): false
        }
      }
  }

  /// What may differ, as reports have it; nil where nothing may.
  package var applied: AppliedTolerance? {
    if isExact, unseen == .fail { return nil }
    guard case .comparator(let comparator) = usual else {
      return AppliedTolerance(
        comparator: nil, flip: nil, exactThrough: exactThrough, rules: rules)
    }
    let isFlip = comparator.name == PictureComparator.flip.name
    return AppliedTolerance(
      comparator: comparator.name,
      flip: isFlip ? TraceTolerance.FlipProfile(FlipTolerance(comparator.settings)) : nil,
      exactThrough: exactThrough, rules: rules)
  }

  /// How the picture of a checkpoint is compared.
  subscript(checkpoint: String) -> PictureTolerance {
    pictures(by: rules.filter { $0.rule.isAbout(checkpoint: checkpoint) })
  }

  /// How frames are compared that are no checkpoints: rules about some checkpoints do not count, nor
  /// that something has to differ.
  var betweenCheckpoints: PictureTolerance {
    pictures(
      by: rules.filter { $0.rule.checkpoint == nil }.map { placed in
        guard case .allow(let bounds) = placed.rule.effect else { return placed }
        var placed = placed
        placed.rule.effect = .allow(
          ToleranceRule.Bounds(
            pixels: 0...bounds.pixels.upperBound, channel: 0...bounds.channel.upperBound))
        return placed
      })
  }

  private func pictures(by rules: [PlacedRule]) -> PictureTolerance {
    var result = PictureTolerance(comparison: usual)
    for placed in rules {
      switch (placed.rule.area, placed.rule.effect) {
      case (.some, _): result.areas.append(placed)
      case (nil, .allow(let bounds)):
        result.comparison = .bounds(bounds)
        result.source = placed
      case (nil, .compare(.exact)):
        result.comparison = .exact
        result.source = placed
      case (nil, .compare(.flip(let profile))):
        result.comparison = .comparator(.flip(within: FlipTolerance(profile)))
        result.source = placed
      case (nil, .ignore), (nil, .pin), (nil, .unseen): break
      }
    }
    return result
  }

  /// Whether the hashes of a stage have to be equal in every frame.
  func isExact(_ stage: Stage) -> Bool { isExact || exactThrough.includes(stage) }

  /// Where two replays part in a stage that is to be exact, and in a way that may be seen; nil where
  /// they do not.
  func divergence(of actual: FrameHashLog, beside expected: FrameHashLog) -> Divergence? {
    let relevant = relevant(actual, beside: expected)
    guard let found = Divergence(expected: expected, actual: relevant) else { return nil }
    let seen = seen(relevant, beside: expected, drawn: actual)
    return Divergence(expected: expected, actual: seen) == nil ? nil : found
  }

  /// The frame-hash log as far as it counts: stages that need not be equal are taken to be.
  func relevant(_ hashLog: FrameHashLog, beside expected: FrameHashLog) -> FrameHashLog {
    let allowed = Stage.allCases.filter { !isExact($0) }
    if allowed.isEmpty { return hashLog }
    var result = hashLog
    for frame in 0..<min(hashLog.frames.count, expected.frames.count) {
      for stage in allowed {
        result.frames[frame].hashes[stage] = expected.frames[frame].hashes[stage]
      }
    }
    return result
  }

  /// The frame-hash log without what nobody can see: where both have equal pixels, operations and
  /// fused shapes that differ are taken to be equal, if a rule asks for that.
  ///
  /// - Parameter drawn: the frame-hash log with the pixels that were drawn, of which none are
  ///   excused.
  func seen(
    _ hashLog: FrameHashLog, beside expected: FrameHashLog, drawn: FrameHashLog
  ) -> FrameHashLog {
    if unseen == .fail { return hashLog }
    var result = hashLog
    for frame in 0..<min(hashLog.frames.count, expected.frames.count) {
      let (own, other) = (drawn.frames[frame].hashes, expected.frames[frame].hashes)
      // Pixels that were not drawn have no hash, and prove nothing.
      guard own[.pixels] != 0, own[.pixels] == other[.pixels] else { continue }
      for stage in [Stage.display, .surfaces] { result.frames[frame].hashes[stage] = other[stage] }
    }
    return result
  }
}
