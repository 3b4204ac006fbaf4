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
  /// The thread, numbered from 0 in the order in which threads first reported.
  public var thread: Int

  /// Makes a span.
  public init(phase: Int, frame: Int, start: UInt64, duration: UInt64, thread: Int = 0) {
    self.phase = phase
    self.frame = frame
    self.start = start
    self.duration = duration
    self.thread = thread
  }

  /// When it ended, in nanoseconds of the monotonic clock.
  public var end: UInt64 { start + duration }
}
