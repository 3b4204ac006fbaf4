extension SpringCurve {
  /// Where something is after `time` seconds that starts at 0 and is pulled to `target`.
  public func value(
    at time: Double, target: Double = 1, initialVelocity: Double = 0
  ) -> Double {
    target + state(at: time, displacement: -target, velocity: initialVelocity).displacement
  }

  /// How fast something moves after `time` seconds that starts at 0 and is pulled to `target`.
  public func velocity(
    at time: Double, target: Double = 1, initialVelocity: Double = 0
  ) -> Double {
    state(at: time, displacement: -target, velocity: initialVelocity).velocity
  }

  /// The displacement from the target and the velocity after `time` seconds, from those at its start.
  ///
  /// Times below zero count as zero. With a = ζω, and C and S the free swing's cosine and sine (or
  /// their hyperbolic kin) times e^(−at), S divided by the frequency of the swing:
  /// x = x₀ C + (v₀ + a x₀) S, v = v₀ C − (a v₀ + ω² x₀) S.
  public func state(
    at time: Double, displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    guard time > 0 else { return (displacement, velocity) }
    let decay = dampingRatio * frequency
    let (cosine, sine) = decayingSwing(at: time)
    return (
      displacement * cosine + (velocity + decay * displacement) * sine,
      velocity * cosine - (decay * velocity + frequency * frequency * displacement) * sine
    )
  }

  /// The decaying swing at a time: e^(−at) cos bt and e^(−at) sin bt ÷ b with b = ω √(1 − ζ²), or
  /// their limit for ζ = 1, or the hyperbolic functions with b = ω √(ζ² − 1) beyond.
  private func decayingSwing(at time: Double) -> (cosine: Double, sine: Double) {
    let decay = dampingRatio * frequency
    let discriminant = (1 - dampingRatio) * (1 + dampingRatio)
    let swing = frequency * discriminant.magnitude.squareRoot()
    let angle = swing * time
    if discriminant > 0 {
      let envelope = Exact.exponential(-decay * time)
      let (sine, cosine) = Exact.sineAndCosine(angle)
      return (envelope * cosine, envelope * sine / swing)
    }
    if angle < 0.03 {
      // The series of the hyperbolic functions to z⁶: what is left is below 10⁻¹⁶, and nothing
      // cancels, as it does in the difference of two exponentials.
      let envelope = Exact.exponential(-decay * time)
      let z = angle * angle
      let cosine = 1 + z * (0.5 + z * (1 / 24.0 + z * (1 / 720.0)))
      let sine = 1 + z * (1 / 6.0 + z * (1 / 120.0 + z * (1 / 5_040.0)))
      return (envelope * cosine, envelope * sine * time)
    }
    // The slower rate as a quotient, since its difference would cancel.
    let slow = Exact.exponential(-(frequency * frequency) / (decay + swing) * time)
    let fast = Exact.exponential(-(decay + swing) * time)
    return (0.5 * (slow + fast), 0.5 * (slow - fast) / swing)
  }
}
