/// How the layers of a symbol are coloured; ours have one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In steps of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// Whether ours are drawn so.
  var isDrawn: Bool { self == .monochrome }
}

/// A motion of a symbol; it is accepted, and nothing moves.
public protocol SymbolEffect: Sendable {}
/// A motion that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A motion that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// The motions of symbols by their names.
public struct NamedSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  let name: String

  private func with(_ word: String) -> NamedSymbolEffect {
    NamedSymbolEffect(name: "\(name).\(word)")
  }

  /// Layer by layer.
  public var byLayer: NamedSymbolEffect { with("byLayer") }
  /// All at once.
  public var wholeSymbol: NamedSymbolEffect { with("wholeSymbol") }
  /// Upwards.
  public var up: NamedSymbolEffect { with("up") }
  /// Downwards.
  public var down: NamedSymbolEffect { with("down") }
  /// Off, then up.
  public var offUp: NamedSymbolEffect { with("offUp") }
  /// Down, then up.
  public var downUp: NamedSymbolEffect { with("downUp") }
  /// Up, then up.
  public var upUp: NamedSymbolEffect { with("upUp") }
  /// To the left.
  public var left: NamedSymbolEffect { with("left") }
  /// To the right.
  public var right: NamedSymbolEffect { with("right") }
  /// Clockwise.
  public var clockwise: NamedSymbolEffect { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: NamedSymbolEffect { with("counterClockwise") }
  /// One after another.
  public var iterative: NamedSymbolEffect { with("iterative") }
  /// One more after another.
  public var cumulative: NamedSymbolEffect { with("cumulative") }
  /// There and back.
  public var reversing: NamedSymbolEffect { with("reversing") }
  /// There and not back.
  public var nonReversing: NamedSymbolEffect { with("nonReversing") }
  /// Hiding what is not lit.
  public var hideInactiveLayers: NamedSymbolEffect { with("hideInactiveLayers") }
  /// Dimming what is not lit.
  public var dimInactiveLayers: NamedSymbolEffect { with("dimInactiveLayers") }
  /// Calmly.
  public var plain: NamedSymbolEffect { with("plain") }
  /// Like a pulse.
  public var pulse: NamedSymbolEffect { with("pulse") }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// As the system has it.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect(name: "automatic") }
  /// It comes.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(name: "appear") }
  /// It goes.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(name: "disappear") }
  /// It bounces.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
  /// It breathes.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
  /// It dims again and again.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
  /// It takes another's place.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(name: "replace") }
  /// It turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
  /// It grows.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
  /// Its layers light up in turn.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
  /// It wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
  /// It is drawn.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect(name: "drawOn") }
  /// It is wiped away.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect(name: "drawOff") }
}

/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String] = []

  private func with(_ word: String) -> SymbolEffectOptions {
    changing(self) { $0.words.append(word) }
  }

  /// How a motion is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let word: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(word: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(word: "periodic")
    /// Some times, with pauses in seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(word: "periodic \(count ?? 0) \(delay ?? 0)")
    }
  }

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions().with("repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions().with("nonRepeating")
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().with("repeat \(count ?? 0)")
  }
  /// By a behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().with(behavior.word)
  }
  /// So much faster than usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().with("speed \(speed)")
  }
  /// Again and again.
  public var repeating: SymbolEffectOptions { with("repeating") }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with("repeat \(count ?? 0)") }
  /// By a behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(behavior.word) }
  /// So much faster than usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }
}

extension View {
  /// Sets how the layers of symbols inside the view are coloured; all but one colour is accepted,
  /// not shown.
  @ViewBuilder public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    if mode?.isDrawn ?? true {
      self
    } else {
      unmet("symbolRenderingMode")
    }
  }

  /// Moves symbols inside the view while it is active; accepted, not shown.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    unmet("symbolEffect")
  }

  /// Moves symbols inside the view whenever a value changes; accepted, not shown.
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    unmet("symbolEffect")
  }

  /// Keeps symbols inside the view still; they are.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension Image {
  /// The image of a symbol of which a share of the layers is lit; it is drawn whole.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}
