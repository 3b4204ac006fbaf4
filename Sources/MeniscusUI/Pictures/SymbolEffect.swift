/// A motion of a symbol.
public protocol SymbolEffect: Sendable {}
/// A motion that goes on, or a look that is kept, for as long as it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A motion that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A motion by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// A motion from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The motions of symbols by their names.
///
/// Symbols have one layer here, so that a motion by layers is one of the whole symbol.
public struct NamedSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect,
  TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  enum Kind: String {
    case automatic, appear, disappear, bounce, breathe, pulse, replace, rotate, scale
    case variableColor, wiggle, drawOn, drawOff
  }

  let kind: Kind
  /// What is said of the motion beside its name.
  var words: Set<String> = []
  /// The angle of a motion of one's own, in radians.
  var angle: Double?

  init(_ kind: Kind) { self.kind = kind }

  private func with(_ word: String) -> NamedSymbolEffect {
    changing(self) { $0.words.insert(word) }
  }

  /// Layer by layer.
  public var byLayer: NamedSymbolEffect { with("byLayer") }
  /// All at once.
  public var wholeSymbol: NamedSymbolEffect { with("wholeSymbol") }
  /// One layer after the other.
  public var individually: NamedSymbolEffect { with("individually") }
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
  /// Where lines end.
  public var forward: NamedSymbolEffect { with("forward") }
  /// Where lines begin.
  public var backward: NamedSymbolEffect { with("backward") }
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
  /// Without a change of the opacity.
  public var plain: NamedSymbolEffect { with("plain") }
  /// With a change of the opacity.
  public var pulse: NamedSymbolEffect { with("pulse") }
  /// Along an axis; clockwise from the one that points to the right.
  public func custom(angle: Angle) -> NamedSymbolEffect {
    changing(self) { $0.angle = angle.radians }
  }
  /// Along an axis, in degrees; clockwise from the one that points to the right.
  public func custom(angle: Double) -> NamedSymbolEffect { custom(angle: .degrees(angle)) }
  /// Parts that both symbols have stay; ours have none, so that the fallback is seen.
  public func magic(fallback: NamedSymbolEffect) -> NamedSymbolEffect { fallback }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// As the system has it.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect(.automatic) }
  /// It comes.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(.appear) }
  /// It goes.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(.disappear) }
  /// It bounces.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(.bounce) }
  /// It breathes.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(.breathe) }
  /// It dims again and again.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(.pulse) }
  /// It takes another's place.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(.replace) }
  /// It turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(.rotate) }
  /// It grows, or shrinks, and stays so.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(.scale) }
  /// Its layers light up in turn.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(.variableColor) }
  /// It wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(.wiggle) }
  /// It is drawn; ours is uncovered from where lines begin.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect(.drawOn) }
  /// It is wiped away; ours is covered from where lines begin.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect(.drawOff) }
}

extension NamedSymbolEffect {
  /// Another symbol takes the place: the first shrinks, the other grows.
  public static var downUp: NamedSymbolEffect { NamedSymbolEffect(.replace).downUp }
  /// Another symbol takes the place: both grow.
  public static var upUp: NamedSymbolEffect { NamedSymbolEffect(.replace).upUp }
  /// Another symbol takes the place: the first is gone at once, the other grows.
  public static var offUp: NamedSymbolEffect { NamedSymbolEffect(.replace).offUp }
}

/// A symbol bounces.
public typealias BounceSymbolEffect = NamedSymbolEffect
/// A symbol dims again and again.
public typealias PulseSymbolEffect = NamedSymbolEffect
/// A symbol grows or shrinks.
public typealias ScaleSymbolEffect = NamedSymbolEffect
/// A symbol takes another's place.
public typealias ReplaceSymbolEffect = NamedSymbolEffect
/// A symbol wiggles.
public typealias WiggleSymbolEffect = NamedSymbolEffect
/// A symbol turns.
public typealias RotateSymbolEffect = NamedSymbolEffect
/// A symbol breathes.
public typealias BreatheSymbolEffect = NamedSymbolEffect
/// The layers of a symbol light up in turn.
public typealias VariableColorSymbolEffect = NamedSymbolEffect
/// A symbol comes.
public typealias AppearSymbolEffect = NamedSymbolEffect
/// A symbol goes.
public typealias DisappearSymbolEffect = NamedSymbolEffect
/// A symbol moves as the system has it.
public typealias AutomaticSymbolEffect = NamedSymbolEffect
