import Foundation
import Synchronization

/// Collects the spans of a run from reports that phases begin and end.
///
/// Any thread may report. On one thread spans nest: what began last ends first, and an inner span
/// lies inside its outer one to the nanosecond, so that trace viewers nest them too.
public final class SpanRecorder: Sendable {
  private struct Open {
    var phase: Int
    var frame: Int
    var start: UInt64
  }

  private struct State {
    var frame = 0
    var threads: [ObjectIdentifier: Int] = [:]
    var open: [[Open]] = []
    var spans: [Span] = []

    /// The number of the calling thread, which is added if it is new.
    mutating func currentThread() -> Int {
      let identity = ObjectIdentifier(Thread.current)
      if let number = threads[identity] { return number }
      threads[identity] = open.count
      open.append([])
      return open.count - 1
    }
  }

  private let state = Mutex(State())
  private let clock: @Sendable () -> UInt64

  /// Makes an empty recorder.
  ///
  /// - Parameter clock: nanoseconds that never run backwards.
  public init(clock: @escaping @Sendable () -> UInt64 = { MonotonicClock.now }) {
    self.clock = clock
  }

  /// The frame that spans belong to which begin from now on, on any thread; 0 at first.
  public var frame: Int {
    get { state.withLock { $0.frame } }
    set { state.withLock { $0.frame = newValue } }
  }

  /// What to call as a phase begins, with its number.
  public var begin: @Sendable (Int) -> Void {
    { [self] phase in open(phase) }
  }

  /// What to call as a phase ends, with its number, on the thread on which it began.
  ///
  /// - Precondition: the phase is the one that began last on this thread.
  public var end: @Sendable (Int) -> Void {
    { [self] phase in close(phase) }
  }

  /// The spans that have ended, by start; of two that start together the outer one comes first.
  ///
  /// Complexity: O(n log n) in the spans.
  public var spans: [Span] {
    let spans = state.withLock { $0.spans }
    let order = spans.indices.sorted { left, right in
      let (a, b) = (spans[left], spans[right])
      if a.start != b.start { return a.start < b.start }
      if a.thread != b.thread { return a.thread < b.thread }
      if a.duration != b.duration { return a.duration > b.duration }
      // Inner spans end first and were noted first.
      return left > right
    }
    return order.map { spans[$0] }
  }

  private func open(_ phase: Int) {
    state.withLock { state in
      let thread = state.currentThread()
      // The clock is read last, so that waiting for the lock is not counted.
      state.open[thread].append(Open(phase: phase, frame: state.frame, start: clock()))
    }
  }

  private func close(_ phase: Int) {
    let now = clock()
    state.withLock { state in
      let thread = state.currentThread()
      guard let open = state.open[thread].popLast(), open.phase == phase else {
        preconditionFailure("A phase ends on the thread on which it began, the innermost first.")
      }
      precondition(now >= open.start, "The recorder's clock never runs backwards.")
      state.spans.append(
        Span(
          phase: phase, frame: open.frame, start: open.start, duration: now - open.start,
          thread: thread))
    }
  }
}
