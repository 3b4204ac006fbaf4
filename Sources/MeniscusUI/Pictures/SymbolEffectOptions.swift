/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a motion is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// How many times; nil for ever.
    let count: Int?
    /// The seconds between; nil for those of the motion.
    let delay: Double?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// With pauses.
    public static let periodic = RepeatBehavior(count: nil, delay: nil)
    /// Some times, with pauses in seconds between; nil for ever, and for the motion's own pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  /// How the motion is repeated; nil for once where a value changes, and for ever while it is active.
  private(set) var repetition: RepeatBehavior?
  /// How much faster than usual.
  private(set) var factor = 1.0

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions().repeating
  /// Once.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// Some times; nil for ever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// By a behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// So much faster than usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  /// Some times; nil for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// By a behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changing(self) { $0.repetition = behavior }
  }
  /// So much faster than usual; what is none, or not above 0, changes nothing.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    changing(self) { $0.factor = speed > 0 && speed.isFinite ? speed : 1 }
  }
}
