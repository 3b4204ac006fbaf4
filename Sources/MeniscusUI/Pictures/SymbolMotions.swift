import MeniscusText

/// All that moves a symbol.
struct SymbolMotions {
  private var plays: [SymbolPlay] = []
  private var replacement: SymbolReplacement?

  /// Takes what is asked for; whether something moves.
  mutating func take(_ requests: [SymbolEffectRequest], at time: Double) -> Bool {
    plays.removeLast(max(plays.count - requests.count, 0))
    for index in plays.indices { plays[index].take(requests[index], at: time) }
    for request in requests.dropFirst(plays.count) {
      plays.append(SymbolPlay(request, at: time))
    }
    return isInMotion
  }

  /// Takes another symbol's place, as the content transition has it.
  mutating func replace(_ former: DrawnSymbol, by words: [String], speed: Double, at time: Double) {
    replacement = SymbolReplacement(
      former: former, words: words, start: time,
      duration: SymbolMotionPolicy.replacing / speed)
  }

  /// Whether something moves.
  var isInMotion: Bool { replacement != nil || plays.contains { $0.isInMotion } }

  /// Drops what is over by `time`; whether something still moves.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    var isMoving = false
    for index in plays.indices where plays[index].settle(at: time) { isMoving = true }
    if let replacement {
      if replacement.share(at: time) >= 1 {
        self.replacement = nil
      } else {
        MotionTally.note(isEndless: false)
        isMoving = true
      }
    }
    return isMoving
  }

  /// How the symbol is drawn at a time.
  func pose(at time: Double, isMirrored: Bool) -> SymbolPose {
    var pose = SymbolPose.rest
    for play in plays { pose = pose.with(play.pose(at: time, isMirrored: isMirrored)) }
    guard let replacement else { return pose }
    return pose.with(replacement.pose(at: time))
  }

  /// The symbol that goes, and how it is drawn.
  func former(at time: Double) -> (symbol: DrawnSymbol, pose: SymbolPose)? {
    guard let replacement else { return nil }
    return (replacement.former, replacement.formerPose(at: time))
  }

  /// Adds what is shown to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double, isMirrored: Bool) {
    if let replacement {
      encoder.encode(number: replacement.share(at: time), named: "symbol replacement")
    }
    let pose = pose(at: time, isMirrored: isMirrored)
    guard pose != .rest else { return }
    encoder.encode(number: pose.scale, named: "symbol scale")
    encoder.encode(number: pose.turn, named: "symbol turn")
    encoder.encode(number: pose.shift.x, named: "symbol x")
    encoder.encode(number: pose.shift.y, named: "symbol y")
    encoder.encode(number: pose.opacity, named: "symbol opacity")
    encoder.encode(number: pose.uncovered, named: "symbol uncovered")
  }
}

/// A symbol as it is drawn.
struct DrawnSymbol {
  let glyph: Int
  let face: TextFace
  /// Whether it is drawn as its mirror image.
  let isMirrored: Bool
}

/// The way from one symbol to another.
private struct SymbolReplacement {
  let former: DrawnSymbol
  let words: [String]
  let start: Double
  let duration: Double

  /// How much of the way has been gone, 0 to 1.
  func share(at time: Double) -> Double {
    min(max((time - start + AnimationClock.tolerance) / duration, 0), 1)
  }

  /// The new symbol grows in the second half of the way.
  func pose(at time: Double) -> SymbolPose {
    let part = max(2 * share(at: time) - 1, 0)
    let eased = 1 - (1 - part) * (1 - part)
    return SymbolPose(
      scale: SymbolMotionPolicy.away + (1 - SymbolMotionPolicy.away) * eased, opacity: eased)
  }

  /// The old one shrinks or grows, or is gone at once, in the first half.
  func formerPose(at time: Double) -> SymbolPose {
    let part = min(2 * share(at: time), 1)
    let eased = part * part
    if words.contains("offUp") { return SymbolPose(opacity: part > 0 ? 0 : 1) }
    let end = words.contains("upUp") ? 2 - SymbolMotionPolicy.away : SymbolMotionPolicy.away
    return SymbolPose(scale: 1 + (end - 1) * eased, opacity: 1 - eased)
  }
}
