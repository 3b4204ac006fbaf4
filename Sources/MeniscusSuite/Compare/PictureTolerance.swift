import MeniscusDiff
import MeniscusReplay

/// How what a replay shows is compared with what is accepted.
struct PictureTolerance: Equatable, Sendable {
  /// What pictures may differ by; nil for nothing.
  let flip: FlipTolerance?
  /// The last stage whose hashes have to be equal; without a tolerance all have to.
  let exactThrough: TraceTolerance.ExactStage

  /// Takes what a trace asks for, or what is asked for instead.
  ///
  /// - Parameter comparator: the comparator to use for every trace; nil for the trace's own. A trace
  ///   that has bounds for it keeps them.
  init(_ tolerance: TraceTolerance, comparator: TraceTolerance.Comparator? = nil) {
    let profile: TraceTolerance.FlipProfile?
    switch (comparator, tolerance) {
    case (.exact, _), (nil, .exact): profile = nil
    case (_, .flip(let own)): profile = own
    case (.flip, .exact): profile = TraceTolerance.FlipProfile()
    }
    exactThrough = profile?.exactThrough ?? .surfaces
    flip = profile.map { profile in
      let usual = FlipTolerance.usual
      return FlipTolerance(
        pixelsPerDegree: profile.pixelsPerDegree ?? usual.pixelsPerDegree,
        mean: profile.mean ?? usual.mean, threshold: profile.threshold ?? usual.threshold,
        area: profile.area ?? usual.area)
    }
  }

  /// Whether the hashes of a stage have to be equal in every frame.
  func isExact(_ stage: Stage) -> Bool {
    flip == nil || exactThrough.includes(stage)
  }

  /// The chain as far as it counts: stages that need not be equal are taken to be.
  func relevant(_ chain: FrameChain, beside expected: FrameChain) -> FrameChain {
    let allowed = Stage.allCases.filter { !isExact($0) }
    if allowed.isEmpty { return chain }
    var result = chain
    for frame in 0..<min(chain.frames.count, expected.frames.count) {
      for stage in allowed {
        result.frames[frame].hashes[stage] = expected.frames[frame].hashes[stage]
      }
    }
    return result
  }
}
