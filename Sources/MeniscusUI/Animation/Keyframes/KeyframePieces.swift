/// The way from each keyframe to the next, with the velocities at its ends.
struct KeyframePieces<Data: VectorArithmetic> {
  fileprivate struct Piece {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let way: Way

    enum Way {
      case linear(UnitCurve)
      case spring(Spring, velocity: Data)
      case cubic(startVelocity: Data, endVelocity: Data)
    }
  }

  private let initial: Data
  private var pieces: [Piece] = []
  /// The seconds that all keyframes take.
  private(set) var duration = 0.0

  /// Lays out keyframes from an initial value.
  init(_ entries: [KeyframeEntry<Data>], from initial: Data) {
    self.initial = initial
    var place = initial
    var velocity = Data.zero
    for (index, entry) in entries.enumerated() {
      let next = index + 1 < entries.count ? entries[index + 1] : nil
      let piece = Piece(
        start: duration, duration: entry.duration, from: place, to: entry.target,
        way: Self.way(of: entry, from: place, velocity: velocity, before: next))
      pieces.append(piece)
      duration += entry.duration
      (place, velocity) = piece.state(at: entry.duration)
    }
  }

  private static func way(
    of entry: KeyframeEntry<Data>, from place: Data, velocity: Data,
    before next: KeyframeEntry<Data>?
  ) -> Piece.Way {
    switch entry.way {
    case .linear(let curve): .linear(curve)
    case .move: .linear(.linear)
    case .spring(let spring, let start): .spring(spring, velocity: start ?? velocity)
    case .cubic(let start, let end):
      .cubic(
        startVelocity: start ?? velocity,
        endVelocity: end ?? tangent(from: place, entry, before: next))
    }
  }

  /// The velocity at a cubic keyframe's end: of a Catmull-Rom spline over times that differ,
  /// (p₊ − p₋) ÷ (t₊ − t₋).
  private static func tangent(
    from place: Data, _ entry: KeyframeEntry<Data>, before next: KeyframeEntry<Data>?
  ) -> Data {
    guard let next else { return .zero }
    if case .move = next.way { return .zero }
    if case .cubic(let start?, _) = next.way { return start }
    let time = entry.duration + next.duration
    return time > 0 ? (next.target - place).scaled(by: 1 / time) : .zero
  }

  /// The value at a time in seconds; before the start and after the end that of the ends.
  func value(at time: Double) -> Data {
    guard let last = pieces.last else { return initial }
    if time < 0 { return initial }
    let piece = pieces.last { $0.start <= time } ?? last
    return piece.state(at: min(time - piece.start, piece.duration)).value
  }
}

extension KeyframePieces.Piece {
  /// The value and its change a second, at a time in seconds after the start.
  func state(at time: Double) -> (value: Data, velocity: Data) {
    let way = to - from
    guard duration > 0 else { return (to, .zero) }
    let part = time / duration
    switch self.way {
    case .linear(let curve):
      let speed = curve.velocity(at: part) / duration
      return (
        part >= 1 ? to : from + way.scaled(by: curve.value(at: part)),
        speed.isFinite ? way.scaled(by: speed) : .zero
      )
    case .spring(let spring, let velocity):
      return (
        from + spring.value(target: way, initialVelocity: velocity, time: time),
        spring.velocity(target: way, initialVelocity: velocity, time: time)
      )
    case .cubic(let start, let end):
      return part >= 1 ? (to, end) : cubic(way, start, end, at: part)
    }
  }

  /// Hermite's cubic curve: with s the part of the time, d the duration,
  /// s²(3 − 2s) of the way, s(1 − s)² d of the first velocity, s²(s − 1) d of the last.
  private func cubic(
    _ way: Data, _ start: Data, _ end: Data, at s: Double
  ) -> (value: Data, velocity: Data) {
    let value =
      way.scaled(by: s * s * (3 - 2 * s)) + start.scaled(by: s * (1 - s) * (1 - s) * duration)
      + end.scaled(by: s * s * (s - 1) * duration)
    let velocity =
      way.scaled(by: 6 * s * (1 - s) / duration) + start.scaled(by: (1 - s) * (1 - 3 * s))
      + end.scaled(by: s * (3 * s - 2))
    return (from + value, velocity)
  }
}
