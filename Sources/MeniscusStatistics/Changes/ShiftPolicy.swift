/// What counts as a shift of a series with noise.
///
/// A shift has at least ``leastAfter`` values after it, a probability below ``p`` by Student's test, and
/// a change above ``magnitude`` and of at least ``step``. Beyond that it is either wide, at least ``spreads`` standard
/// deviations of the ``leastBefore`` or more values before it and outside of their range; or certain,
/// with a probability below ``certainty`` and five values on each side.
///
/// `docs/performance.md` says what the usual values were measured to find, and what they miss.
public struct ShiftPolicy: Equatable, Sendable {
  /// The values that are looked at together, the newest last.
  public var window = 100
  /// What the probability of any shift is less than.
  public var p = 1e-4
  /// What the relative change of any shift is more than.
  public var magnitude = 0.005
  /// What the change of any shift is at least, in the unit of the values.
  public var step = 0.0
  /// The values that are at least before a wide shift.
  public var leastBefore = 40
  /// The values that are at least after any shift.
  public var leastAfter = 3
  /// By how many standard deviations of the values before it a shift is at least wide.
  public var spreads = 2.0
  /// What the probability of a certain shift is less than.
  public var certainty = 1e-9
  /// By how many standard deviations one or two values are spikes, where the next is back.
  public var spike = 8.0

  /// The usual values.
  public init() {}

  /// The values that are at least on each side of a certain shift.
  static let leastCertain = 5
  /// The longest spike; what lasts longer may be a shift.
  static let longestSpike = 2
}
