extension SpringCurve {
  /// The displacement and the velocity after `time` seconds, where the response comes over from
  /// that of another spring in the first `blendDuration` seconds.
  ///
  /// The response follows a smooth step, 3s² − 2s³. It is held for steps of 1/300 second (of longer
  /// ones, so that there are at most 600), each in closed form: the result depends on nothing but
  /// the time. Source of the rule: OpenSwiftUI `FluidSpringAnimation`.
  ///
  /// - Complexity: O(steps) while the response changes.
  public func state(
    at time: Double, displacement: Double, velocity: Double, blendingFrom other: SpringCurve,
    over blendDuration: Double
  ) -> (displacement: Double, velocity: Double) {
    guard blendDuration > 0, blendDuration.isFinite, other.frequency != frequency else {
      return state(at: time, displacement: displacement, velocity: velocity)
    }
    let step = max(1 / 300.0, blendDuration / 600)
    var state = (displacement: displacement, velocity: velocity)
    var start = 0.0
    for index in 0..<600 {
      guard start < blendDuration, start < time else { break }
      let end = min(Double(index + 1) * step, blendDuration)
      let share = min((Double(index) + 0.5) * step / blendDuration, 1)
      let smooth = share * share * (3 - 2 * share)
      let response = other.duration + (duration - other.duration) * smooth
      let held = SpringCurve(
        mass: mass, frequency: 2 * .pi / response, dampingRatio: dampingRatio)
      state = held.state(
        at: min(end, time) - start, displacement: state.displacement, velocity: state.velocity)
      start = end
    }
    guard time > start else { return state }
    return self.state(
      at: time - start, displacement: state.displacement, velocity: state.velocity)
  }

  /// The spring, `factor` times as fast.
  ///
  /// - Precondition: the factor is above zero and finite.
  public func sped(by factor: Double) -> SpringCurve {
    precondition(factor > 0 && factor.isFinite, "A spring is sped by a factor above zero.")
    return SpringCurve(mass: mass, frequency: frequency * factor, dampingRatio: dampingRatio)
  }
}
