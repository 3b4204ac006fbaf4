import MeniscusGeometry

/// How a symbol is drawn while it moves.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// Clockwise, in radians.
  var turn = 0.0
  /// In ems.
  var shift = Point2D.zero
  var opacity = 1.0
  /// The share of its width that is uncovered.
  var uncovered = 1.0

  /// As it is by itself.
  static let rest = SymbolPose()

  /// Both at once.
  func with(_ other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn,
      shift: Point2D(x: shift.x + other.shift.x, y: shift.y + other.shift.y),
      opacity: opacity * other.opacity, uncovered: min(uncovered, other.uncovered))
  }

  /// The map from the symbol at rest, about its middle.
  func map(about middle: Point2D, em: Double) -> Affine2D {
    let (sine, cosine) = Exact.sineAndCosine(turn)
    return Affine2D.translation(x: -middle.x, y: -middle.y)
      .then(.scale(x: scale, y: scale))
      .then(Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(x: middle.x + shift.x * em, y: middle.y + shift.y * em))
  }
}

/// The lengths, times and amounts of symbols in motion; all are ours, by eye.
enum SymbolMotionPolicy {
  /// The largest turn of a wiggle, in radians.
  static let wiggleTurn = 0.21
  /// The largest shift of a wiggle, in ems.
  static let wiggleShift = 0.12
  /// The scale of a symbol that grew, and of one that shrank.
  static let (grown, shrunk) = (1.25, 0.8)
  /// The scale of a symbol that is away.
  static let away = 0.4
  /// The opacity of what is dimmed.
  static let dimmed = 0.3
  /// The seconds in which one symbol takes another's place.
  static let replacing = 0.4
  /// The seconds in which a symbol is uncovered.
  static let drawing = 0.6
}

/// A value at some shares of a motion, gone through without corners.
struct SymbolCurve {
  let stops: [(share: Double, value: Double)]

  init(_ stops: (Double, Double)...) {
    self.stops = stops.map { (share: $0.0, value: $0.1) }
  }

  /// The value at a share, 0 to 1.
  func value(at share: Double) -> Double {
    guard let last = stops.last else { return 0 }
    guard let next = stops.firstIndex(where: { $0.share > share }) else { return last.value }
    guard next > 0 else { return stops[0].value }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (share - from.share) / (to.share - from.share)
    return from.value + (to.value - from.value) * part * part * (3 - 2 * part)
  }
}
