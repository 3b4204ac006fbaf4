import MeniscusGeometry

extension NamedSymbolEffect {
  /// Whether the motion leads to a look that is kept while it is asked for.
  var isKept: Bool {
    switch kind {
    case .scale, .appear, .disappear, .drawOn, .drawOff: true
    default: false
    }
  }

  /// The seconds of the motion, and those of the pause before it is repeated.
  var times: (motion: Double, pause: Double) {
    switch kind {
    case .bounce: (0.6, 0.6)
    case .wiggle: (0.8, 0.6)
    case .rotate: (1.4, 0)
    case .breathe: (2.4, 0)
    case .variableColor: (1.2, 0)
    default: (1.6, 0)
    }
  }

  /// How the symbol is drawn at a share of its motion, 0 to 1; at both ends it is at rest.
  ///
  /// - Parameter isEven: whether a turn has the same speed everywhere.
  func pose(at share: Double, isEven: Bool, isMirrored: Bool) -> SymbolPose {
    var pose = SymbolPose.rest
    switch kind {
    case .bounce:
      pose.scale =
        (words.contains("down") ? Self.bounceDown : Self.bounceUp).value(at: share)
    case .breathe:
      pose.scale = 1 + 0.1 * Self.hill.value(at: share)
      if !words.contains("plain") {
        pose.opacity = 1 - (1 - SymbolMotionPolicy.dimmed) * Self.hill.value(at: share)
      }
    case .rotate:
      let part = isEven ? share : share * share * (3 - 2 * share)
      pose.turn = 2 * Double.pi * part * (words.contains("counterClockwise") ? -1 : 1)
    case .variableColor: pose.opacity = 1 - unlit(at: share)
    case .wiggle: wiggle(Self.swing.value(at: share), &pose, isMirrored)
    default: pose.opacity = 1 - (1 - SymbolMotionPolicy.dimmed) * Self.hill.value(at: share)
    }
    return pose
  }

  /// How the symbol is drawn where it is `amount` of the way to a look that is kept.
  func pose(kept amount: Double) -> SymbolPose {
    var pose = SymbolPose.rest
    switch kind {
    case .scale:
      let end =
        words.contains("down") ? SymbolMotionPolicy.shrunk : SymbolMotionPolicy.grown
      pose.scale = 1 + (end - 1) * amount
    case .drawOn, .drawOff: pose.uncovered = min(max(1 - amount, 0), 1)
    default:
      let end = words.contains("up") ? 2 - SymbolMotionPolicy.away : SymbolMotionPolicy.away
      pose.scale = 1 + (end - 1) * amount
      pose.opacity = min(max(1 - amount, 0), 1)
    }
    return pose
  }

  private func unlit(at share: Double) -> Double {
    let depth = words.contains("hideInactiveLayers") ? 1 : 1 - SymbolMotionPolicy.dimmed
    return depth * (words.contains("reversing") ? Self.hill : Self.slope).value(at: share)
  }

  private func wiggle(_ swing: Double, _ pose: inout SymbolPose, _ isMirrored: Bool) {
    let far = SymbolMotionPolicy.wiggleShift * swing
    let side =
      words.contains("left")
      ? -1.0
      : words.contains("right")
        ? 1
        : words.contains("forward")
          ? (isMirrored ? -1 : 1)
          : words.contains("backward") ? (isMirrored ? 1 : -1) : 0
    if let angle {
      let (sine, cosine) = Exact.sineAndCosine(angle)
      pose.shift = Point2D(x: far * cosine, y: far * sine)
    } else if side != 0 {
      pose.shift.x = far * side
    } else if words.contains("up") || words.contains("down") {
      pose.shift.y = far * (words.contains("up") ? -1 : 1)
    } else {
      pose.turn =
        SymbolMotionPolicy.wiggleTurn * swing * (words.contains("counterClockwise") ? -1 : 1)
    }
  }

  private static let bounceUp = SymbolCurve(
    (0, 1), (0.3, 1.22), (0.6, 0.94), (0.8, 1.03), (1, 1))
  private static let bounceDown = SymbolCurve(
    (0, 1), (0.3, 0.8), (0.6, 1.06), (0.8, 0.98), (1, 1))
  private static let hill = SymbolCurve((0, 0), (0.5, 1), (1, 0))
  private static let slope = SymbolCurve((0, 0), (0.2, 1), (0.8, 0), (1, 0))
  private static let swing = SymbolCurve(
    (0, 0), (0.15, 1), (0.4, -0.8), (0.65, 0.5), (0.85, -0.2), (1, 0))
}
