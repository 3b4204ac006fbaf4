/// A stretch of time that a phase of a frame took.
public struct Span: Equatable, Sendable {
  /// The phase, by its number.
  public var phase: Int
  /// The frame that it belongs to.
  public var frame: Int
  /// When it began, in nanoseconds of the monotonic clock.
  public var start: UInt64
  /// How long it took, in nanoseconds.
  public var duration: UInt64

  /// Makes a span.
  public init(phase: Int, frame: Int, start: UInt64, duration: UInt64) {
    self.phase = phase
    self.frame = frame
    self.start = start
    self.duration = duration
  }
}
