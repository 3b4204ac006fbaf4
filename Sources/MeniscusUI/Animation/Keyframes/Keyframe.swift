/// A value to go to, and how.
public protocol KeyframeTrackContent<Value> {
  /// What is animated.
  associatedtype Value: Animatable
  /// The keyframes, in the order in which they are gone through.
  var keyframes: KeyframeSequence<Value> { get }
}

/// Keyframes in the order in which they are gone through.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  var entries: [KeyframeEntry<Value.AnimatableData>]

  init(_ entries: [KeyframeEntry<Value.AnimatableData>]) {
    self.entries = entries
  }

  /// The keyframes themselves.
  public var keyframes: KeyframeSequence<Value> { self }
}

/// A keyframe as it was written down.
struct KeyframeEntry<Data: VectorArithmetic> {
  enum Way {
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Data?)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case move
  }

  let target: Data
  let duration: Double
  let way: Way

  init(_ target: Data, duration: Double, _ way: Way) {
    self.target = target
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.way = way
  }
}

/// A keyframe that is gone to straight.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe alone.
  public let keyframes: KeyframeSequence<Value>

  /// Makes a keyframe that is gone to in `duration` seconds, by a curve.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = KeyframeSequence([
      KeyframeEntry(to.animatableData, duration: duration, .linear(timingCurve))
    ])
  }
}

/// A keyframe that is gone to by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe alone.
  public let keyframes: KeyframeSequence<Value>

  /// Makes a keyframe that is gone to for `duration` seconds, nil for as long as the spring takes to
  /// settle; the velocity at the start is what the keyframe before ends with, unless it is given.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = KeyframeSequence([
      KeyframeEntry(
        to.animatableData, duration: duration ?? spring.settlingDuration,
        .spring(spring, startVelocity: startVelocity?.animatableData))
    ])
  }
}

/// A keyframe that is gone to by a cubic curve.
///
/// Velocities that are not given are such that the motion is smooth: between two cubic keyframes
/// that of a Catmull-Rom spline, after another keyframe the velocity that that one ends with, and
/// rest at the beginning and the end.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe alone.
  public let keyframes: KeyframeSequence<Value>

  /// Makes a keyframe that is gone to in `duration` seconds; velocities are changes a second.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = KeyframeSequence([
      KeyframeEntry(
        to.animatableData, duration: duration,
        .cubic(
          startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    ])
  }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe alone.
  public let keyframes: KeyframeSequence<Value>

  /// Makes a keyframe that is there at once.
  public init(_ to: Value) {
    keyframes = KeyframeSequence([KeyframeEntry(to.animatableData, duration: 0, .move)])
  }
}

/// Puts keyframes of one value one after the other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Keyframes.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value { content.keyframes }

  /// All keyframes, in order.
  public static func buildBlock(
    _ sequences: KeyframeSequence<Value>...
  ) -> KeyframeSequence<Value> { joined(sequences) }

  /// The keyframes of a loop.
  public static func buildArray(
    _ sequences: [KeyframeSequence<Value>]
  ) -> KeyframeSequence<Value> { joined(sequences) }

  /// The keyframes of a condition that holds.
  public static func buildEither(
    first sequence: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> { sequence }

  /// The keyframes of a condition that does not hold.
  public static func buildEither(
    second sequence: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> { sequence }

  /// The keyframes of a condition, or none.
  public static func buildOptional(
    _ sequence: KeyframeSequence<Value>?
  ) -> KeyframeSequence<Value> { sequence ?? KeyframeSequence([]) }

  private static func joined(_ sequences: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(sequences.flatMap(\.entries))
  }
}
