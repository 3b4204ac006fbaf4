import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay

/// Parts of a trace that may have to stay as they are, lest a failure comes about by what was
/// changed.
package struct TraceParts: OptionSet, Sendable {
  /// A bit for each part.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The pause before the end: where it is shorter, more is still moving.
  package static let ending = TraceParts(rawValue: 1)
  /// The viewport: where it is smaller, more lies outside of it.
  package static let viewport = TraceParts(rawValue: 2)
}

/// Makes a trace as small as it can be while a test still passes: fewer events, shorter pauses and
/// gestures, a smaller viewport.
package struct TraceMinimizer<Failure: Error> {
  /// How far it has come.
  package struct Progress: Equatable, Sendable {
    /// The smallest trace up to now.
    package var events: Int
    /// The traces that were tried.
    package var trials: Int
  }

  /// What came of it.
  package struct Outcome: Equatable, Sendable {
    /// The smallest trace that was found.
    package var trace: Trace
    /// The traces that were tried.
    package var trials: Int
    /// Whether no event, sample, pause or point of the viewport can be left out; it is not known
    /// where the budget was used up.
    package var isMinimal: Bool
  }

  /// The least extent that a viewport shrinks to, in points: there should be something to see.
  package static var leastExtent: Int { 32 }

  private var trials: Trials<TraceCandidate, Failure>
  private var trace: Trace
  private let kept: TraceParts
  private let willGoOn: @Sendable (Progress) -> Void

  /// Makes a minimizer.
  ///
  /// - Parameters:
  ///   - trace: a trace for which the test passes.
  ///   - budget: the most traces that are tried.
  ///   - width: the traces that are tried side by side; the outcome does not depend on it.
  ///   - kept: what stays as it is.
  ///   - willGoOn: called after every trial or wave of trials that made the trace smaller.
  ///   - test: says of each trace whether what is looked for still happens.
  package init(
    _ trace: Trace, budget: Int, width: Int = 1, keeping kept: TraceParts = [],
    willGoOn: @escaping @Sendable (Progress) -> Void = { _ in },
    test: @escaping Trials<TraceCandidate, Failure>.Test
  ) {
    self.trace = trace
    self.kept = kept
    self.willGoOn = willGoOn
    trials = Trials(budget: budget, width: width, test: test)
  }

  /// Makes the trace smaller, until nothing more can go or the budget is used up.
  ///
  /// - Parameter frame: a frame by which it has happened, where one is known.
  package mutating func minimize(by frame: Int? = nil) async throws(Failure) -> Outcome {
    if let frame { try await keep(trace.cut(after: frame)) }
    try await simplifyHeader()
    var before: Trace
    repeat {
      before = trace
      try await removeEvents()
      try await shortenPauses()
      try await removeSamples()
      if !kept.contains(.viewport) { try await shrinkViewport() }
    } while trace != before && !trials.isExhausted
    return Outcome(trace: trace, trials: trials.count, isMinimal: !trials.isExhausted)
  }

  /// Takes a smaller trace over if the test passes for it.
  @discardableResult
  private mutating func keep(_ smaller: Trace) async throws(Failure) -> Bool {
    guard smaller != trace, try await trials.passes(TraceCandidate(smaller)) else { return false }
    take(smaller)
    return true
  }

  /// Takes over a trace for which the test is known to pass.
  private mutating func take(_ smaller: Trace) {
    trace = smaller
    willGoOn(Progress(events: trace.events.count, trials: trials.count))
  }

  /// Leaves out what only says how the trace is tested, and the environment.
  private mutating func simplifyHeader() async throws(Failure) {
    var simpler = trace
    simpler.header.variants = []
    simpler.header.tolerance = .exact
    try await keep(simpler)
    simpler = trace
    simpler.header.environment = TraceEnvironment()
    try await keep(simpler)
  }

  private mutating func removeEvents() async throws(Failure) {
    let (whole, units) = (trace, TraceUnits(of: trace))
    let rest = try await trials.minimized(units.units) { some in
      TraceCandidate(units.trace(some, of: whole))
    }
    if rest.count < units.units.count { take(units.trace(rest, of: whole)) }
  }

  /// Makes every pause a frame long that can be, and the others as short as they can be.
  private mutating func shortenPauses() async throws(Failure) {
    let (whole, pauses) = (trace, trace.pauses)
    let fixed = kept.contains(.ending) ? fixedPauses : 0..<0
    let long = pauses.indices.filter { pauses[$0] > 1 && !fixed.contains($0) }
    func shortened(_ kept: [Int]) -> [Int] {
      pauses.indices.map { long.contains($0) && !kept.contains($0) ? 1 : pauses[$0] }
    }
    let kept = try await trials.minimized(long) { some in
      TraceCandidate(whole.pausing(shortened(some)))
    }
    if kept.count < long.count { take(whole.pausing(shortened(kept))) }
    for place in kept where !trials.isExhausted {
      let (whole, pauses) = (trace, trace.pauses)
      func pausing(_ pause: Int) -> Trace {
        var changed = pauses
        changed[place] = pause
        return whole.pausing(changed)
      }
      let least = try await trials.least(from: 1, to: pauses[place]) { TraceCandidate(pausing($0)) }
      if least < pauses[place] { take(pausing(least)) }
    }
  }

  /// The places of the events after the last that does something.
  private var fixedPauses: Range<Int> {
    (trace.lastInput.map { $0 + 1 } ?? 0)..<trace.events.count
  }

  /// Leaves out moves of pointers, and makes gestures that go on over frames as short as can be.
  private mutating func removeSamples() async throws(Failure) {
    let whole = trace
    let moves = whole.events.indices.filter { whole.events[$0].action.kind == .move }
    func keeping(_ kept: [Int]) -> Trace {
      let gone = Set(moves).subtracting(kept)
      return Trace(
        header: whole.header,
        events: whole.events.indices.filter { !gone.contains($0) }.map { whole.events[$0] })
    }
    let kept = try await trials.minimized(moves) { TraceCandidate(keeping($0)) }
    if kept.count < moves.count { take(keeping(kept)) }
    for place in trace.events.indices where !trials.isExhausted {
      let whole = trace
      let frames = whole.clock.frame(at: whole.events[place].action.duration)
      guard frames > 1 else { continue }
      let least = try await trials.least(from: 1, to: frames) { frames in
        TraceCandidate(whole.lasting(frames, at: place))
      }
      if least < frames { take(whole.lasting(least, at: place)) }
    }
  }

  private mutating func shrinkViewport() async throws(Failure) {
    var simpler = trace
    simpler.header.scale = 1
    try await keep(simpler)
    try await shrink(\.width)
    try await shrink(\.height)
  }

  /// Makes one extent of the viewport as short as it can be, in whole points.
  private mutating func shrink(
    _ extent: WritableKeyPath<Size2D, Double>
  ) async throws(Failure) {
    let whole = trace
    let points = Int(whole.header.size[keyPath: extent].rounded(.up))
    func resized(_ points: Int) -> Trace {
      var changed = whole
      changed.header.size[keyPath: extent] = Double(points)
      return changed
    }
    let least = try await trials.least(from: Self.leastExtent, to: points) {
      TraceCandidate(resized($0))
    }
    if least < points { take(resized(least)) }
  }
}
