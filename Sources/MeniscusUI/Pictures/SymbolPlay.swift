/// What is asked of symbols by a view around them.
struct SymbolEffectRequest: Equatable {
  enum Occasion: Equatable {
    /// While it holds.
    case active(Bool)
    /// Whenever the number is another one.
    case count(Int)
  }

  var effect: NamedSymbolEffect
  var options: SymbolEffectOptions
  var occasion: Occasion
}

/// What becomes of one request in one symbol.
struct SymbolPlay {
  private var request: SymbolEffectRequest
  /// When the motion began; nil while none is on.
  private var start: Double?
  /// How many times it is gone through; nil for ever.
  private var count: Int?
  /// How far the symbol is on the way to a look that is kept.
  private var kept = AnimatedValue(0.0)

  /// Takes a request as it is when the symbol appears.
  init(_ request: SymbolEffectRequest, at time: Double) {
    self.request = request
    guard case .active(true) = request.occasion else { return }
    if request.effect.isKept {
      kept = AnimatedValue(1)
    } else {
      begin(at: time, request.options.repetition?.count)
    }
  }

  /// Takes the request as it is now.
  mutating func take(_ new: SymbolEffectRequest, at time: Double) {
    let old = request
    request = new
    guard new.occasion != old.occasion else { return }
    switch new.occasion {
    case .count: again(at: time)
    case .active(let isActive) where new.effect.isKept:
      kept.set(isActive ? 1 : 0, animation: animation(isActive), at: time)
    case .active(true): begin(at: time, new.options.repetition?.count)
    case .active(false):
      // The motion that is on comes to its end.
      if let start { count = passes(since: start, at: time) + 1 }
    }
  }

  private mutating func begin(at time: Double, _ count: Int?) {
    start = time
    self.count = count
  }

  /// Goes through the motion for a value that changed: after the one that is on, where one is.
  private mutating func again(at time: Double) {
    let times: Int? = request.options.repetition == nil ? 1 : request.options.repetition?.count
    guard let start else { return begin(at: time, times) }
    // One that goes on for ever does anyway.
    guard let last = count else { return }
    let next = passes(since: start, at: time) + 1
    count = times.map { max(last, next + $0) }
  }

  private func animation(_ isActive: Bool) -> Animation? {
    let effect = request.effect
    switch effect.kind {
    // What appears is away at once, and what is to be drawn, too.
    case .appear where isActive, .drawOn where isActive: return nil
    case .drawOn, .drawOff:
      return .easeInOut(duration: SymbolMotionPolicy.drawing).speed(request.options.factor)
    default: return .snappy.speed(request.options.factor)
    }
  }

  private var isEven: Bool { count == nil && pause == 0 }

  private var pause: Double {
    request.options.repetition?.delay ?? request.effect.times.pause
  }

  /// The seconds from one beginning to the next.
  private var period: Double {
    (request.effect.times.motion + max(pause.isFinite ? pause : 0, 0)) / request.options.factor
  }

  private func passes(since start: Double, at time: Double) -> Int {
    let passed = ((time - start + AnimationClock.tolerance) / period).rounded(.down)
    return passed < 1e9 ? max(Int(passed), 0) : 0
  }

  /// Whether something moves.
  var isInMotion: Bool { start != nil || kept.isInMotion }

  /// Drops what is over by `time`; whether something still moves.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    let isMoving = kept.settle(at: time)
    guard let start else { return isMoving }
    if let count, isOver(since: start, count, at: time) {
      self.start = nil
      return isMoving
    }
    MotionTally.note(isEndless: count == nil)
    return true
  }

  private func isOver(since start: Double, _ count: Int, at time: Double) -> Bool {
    let motion = request.effect.times.motion / request.options.factor
    let end = start + Double(max(count, 1) - 1) * period + motion
    return time >= end - AnimationClock.tolerance
  }

  /// How the symbol is drawn at a time.
  func pose(at time: Double, isMirrored: Bool) -> SymbolPose {
    var pose = SymbolPose.rest
    let amount = kept.value(at: time)
    if amount != 0 { pose = request.effect.pose(kept: amount) }
    guard let start else { return pose }
    let passes = passes(since: start, at: time)
    let passed = (time - start - Double(passes) * period) * request.options.factor
    let share = min(max(passed / request.effect.times.motion, 0), 1)
    // At the end of a motion the symbol is at rest, and stays so until the next one.
    if share >= 1 { return pose }
    return pose.with(
      request.effect.pose(at: share, isEven: isEven, isMirrored: isMirrored))
  }
}
