extension SpringCurve {
  /// The time, in seconds, after which the spring counts as at rest.
  ///
  /// Where it swings, it is SwiftUI's estimate from the envelope: −ln(ε ÷ (|x₀| + |v₀ + a x₀|)) ÷ a
  /// with a = ζω. Where it does not, it is the last time at which the distance from the target is ε.
  /// Infinite without damping.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    precondition(epsilon > 0, "Rest is within a distance above zero.")
    let decay = dampingRatio * frequency
    if decay == 0 { return .infinity }
    if dampingRatio < 1 {
      let size = target.magnitude + (initialVelocity - decay * target).magnitude
      return max(0, Exact.naturalLogarithm(size / epsilon) / decay)
    }
    return lastTime(ofDistance: epsilon, from: target, velocity: initialVelocity)
  }

  /// The last time at which a spring that does not swing is so far from its target; zero where it
  /// never is.
  ///
  /// After its turning point, if it has one, the distance only falls; before, the displacement goes
  /// one way.
  private func lastTime(
    ofDistance distance: Double, from target: Double, velocity: Double
  ) -> Double {
    func isFar(_ time: Double) -> Bool {
      state(at: time, displacement: -target, velocity: velocity).displacement.magnitude > distance
    }
    let turn = turningTime(from: target, velocity: velocity)
    var lower = turn
    var upper = max(turn, 1 / frequency)
    if isFar(turn) {
      // Doubled until it is near; 2,100 doublings pass the largest double.
      for _ in 0..<2100 where isFar(upper) {
        lower = upper
        upper *= 2
      }
    } else {
      guard isFar(0) else { return 0 }
      (lower, upper) = (0, turn)
    }
    for _ in 0..<64 {
      let middle = 0.5 * (lower + upper)
      if isFar(middle) { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// The time at which a spring that does not swing turns back; zero where it does not.
  ///
  /// There v₀ C = (a v₀ + ω² x₀) S: with q = v₀ ÷ (a v₀ + ω² x₀) the time is q for ζ = 1, and
  /// artanh(b q) ÷ b beyond.
  private func turningTime(from target: Double, velocity: Double) -> Double {
    let decay = dampingRatio * frequency
    let swing = frequency * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    let q = velocity / (decay * velocity - frequency * frequency * target)
    guard q > 0, q.isFinite else { return 0 }
    if swing * q < 1e-6 { return q }
    guard swing * q < 1 else { return 0 }
    return 0.5 * Exact.naturalLogarithm((1 + swing * q) / (1 - swing * q)) / swing
  }
}
