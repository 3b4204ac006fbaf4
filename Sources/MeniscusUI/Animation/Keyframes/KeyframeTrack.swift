/// Keyframes of a value, or of several of its parts at once.
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value
  /// The tracks, each with a part of the value.
  var tracks: KeyframeTracks<Value> { get }
}

/// Keyframes of several parts of a value, all from the same beginning.
public struct KeyframeTracks<Value>: Keyframes {
  /// A track from an initial value: its duration, and how it changes a value at a time.
  struct Laid {
    let duration: Double
    let change: (inout Value, Double) -> Void
  }

  var lay: [(Value) -> Laid]

  init(_ lay: [(Value) -> Laid]) {
    self.lay = lay
  }

  /// The tracks themselves.
  public var tracks: KeyframeTracks<Value> { self }
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The track alone.
  public let tracks: KeyframeTracks<Root>

  /// Makes a track for the part of a value at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let entries = content().keyframes.entries
    tracks = KeyframeTracks([
      { initial in
        let pieces = KeyframePieces(entries, from: initial[keyPath: keyPath].animatableData)
        return KeyframeTracks<Root>.Laid(duration: pieces.duration) { value, time in
          value[keyPath: keyPath].animatableData = pieces.value(at: time)
        }
      }
    ])
  }

  /// Makes a track for the whole value.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    self.init(\Root.self, content: content)
  }
}

/// Puts tracks side by side; keyframes without a track are one of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> KeyframeTracks<Value> where Content.Value == Value { content.tracks }

  /// Keyframes of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value { content.keyframes }

  /// Tracks.
  public static func buildPartialBlock(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    first
  }

  /// Tracks, and more.
  public static func buildPartialBlock(
    accumulated: KeyframeTracks<Value>, next: KeyframeTracks<Value>
  ) -> KeyframeTracks<Value> { KeyframeTracks(accumulated.lay + next.lay) }

  /// Keyframes.
  public static func buildPartialBlock(
    first: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable { first }

  /// Keyframes, and more.
  public static func buildPartialBlock(
    accumulated: KeyframeSequence<Value>, next: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(accumulated.entries + next.entries)
  }

  /// All tracks.
  public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }

  /// The keyframes as one track.
  public static func buildFinalResult(
    _ sequence: KeyframeSequence<Value>
  ) -> KeyframeTracks<Value> where Value: Animatable {
    KeyframeTrack { sequence }.tracks
  }
}

/// The value of keyframes at any time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeTracks<Value>.Laid]

  /// Lays out keyframes from an initial value.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.init(initialValue, content().tracks)
  }

  init(_ initial: Value, _ tracks: KeyframeTracks<Value>) {
    self.initial = initial
    self.tracks = tracks.lay.map { $0(initial) }
  }

  /// The seconds that the longest track takes.
  public var duration: Double {
    tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time in seconds; before the start and after the end that of the ends.
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Changes the animated parts of a value to those of a time in seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.change(&value, time) }
  }

  /// Changes the animated parts of a value to those of a part of the duration, 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
