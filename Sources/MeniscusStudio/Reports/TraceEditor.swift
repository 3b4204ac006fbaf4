import MeniscusFormats
import MeniscusSuite
import Synchronization

/// Opens the recorder on a trace, in a process of its own: each replays its scene on its main thread.
///
/// However often it is asked for, there is one recorder at a time.
package final class TraceEditor: Sendable {
  /// What came of asking for the recorder.
  package enum Answer: Equatable, Sendable {
    /// Its page is there.
    case opened(address: String)
    /// It ended without a page: what it said last, and whether an earlier recording can be gone on with.
    case failed(String, canResume: Bool)
  }

  /// How the recorder is called.
  package struct Call: Sendable {
    /// The executable.
    package var executable: String
    /// What it is called with for the trace.
    package var arguments: [String]
    /// What it is called with to go on with what was not saved.
    package var resuming: [String]
    /// Whether there is something that was not saved.
    package var isLeft: @Sendable () -> Bool

    /// Makes a call; the executable has to print the address of its page.
    package init(
      executable: String, arguments: [String], resuming: [String],
      isLeft: @escaping @Sendable () -> Bool
    ) {
      self.executable = executable
      self.arguments = arguments
      self.resuming = resuming
      self.isLeft = isLeft
    }
  }

  private enum State {
    case closed
    case starting([@Sendable (Answer) -> Void])
    case open(address: String)
  }

  private let call: Call
  private let output: String
  private let state = Mutex(State.closed)
  private let running = Mutex<Task<Void, Never>?>(nil)

  /// Makes an editor that has not begun.
  ///
  /// - Parameter output: the file for what the recorder prints.
  package init(_ call: Call, output: String) {
    (self.call, self.output) = (call, output)
  }

  /// Opens the recorder, unless it is open, and tells what came of it; from any thread.
  ///
  /// - Parameter resumes: whether it goes on with what was not saved, in place of the trace.
  package func open(resumes: Bool = false, _ told: @escaping @Sendable (Answer) -> Void) {
    let (address, isFirst) = state.withLock { state -> (String?, Bool) in
      switch state {
      case .open(let address): return (address, false)
      case .starting(let waiting):
        state = .starting(waiting + [told])
        return (nil, false)
      case .closed:
        state = .starting([told])
        return (nil, true)
      }
    }
    if let address { told(.opened(address: address)) }
    guard isFirst else { return }
    running.withLock { running in
      let before = running
      running = Task.detached {
        // One that has ended has told so by now.
        await before?.value
        await self.run(resumes ? self.call.resuming : self.call.arguments)
      }
    }
  }

  /// Ends the recorder and waits until it has.
  ///
  /// - Returns: what it said as it ended, as of what was not saved; nil where that is nothing.
  package func end() async -> String? {
    guard let task = running.withLock({ $0 }) else { return nil }
    var isOpen = false
    if case .open = state.withLock({ $0 }) { isOpen = true }
    let before = printed.count
    task.cancel()
    await task.value
    guard isOpen else { return nil }
    return printed.dropFirst(before).split(whereSeparator: \.isNewline).last.map(String.init)
  }

  private func run(_ arguments: [String]) async {
    try? FileSystem.remove(output)
    // It goes on as long as somebody edits.
    var process = WorkerProcess(
      executable: call.executable, arguments: arguments, output: output,
      timeout: .seconds(1 << 31))
    process.isAskedToEnd = true
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.waitForAddress() }
      _ = await process.run()
      let (last, canResume) = (WorkerOutput(at: output).lastLine, call.isLeft())
      for told in become(.closed) { told(.failed(last, canResume: canResume)) }
      group.cancelAll()
    }
  }

  /// Reads what the recorder prints until its address has come, or it has ended.
  private func waitForAddress() async {
    while !Task.isCancelled, case .starting = state.withLock({ $0 }) {
      if let address = Self.address(in: printed) {
        for told in become(.open(address: address)) { told(.opened(address: address)) }
        return
      }
      try? await Task.sleep(for: .milliseconds(30))
    }
  }

  private var printed: String {
    (try? FileSystem.read(output)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Changes the state; who waits to be told.
  private func become(_ next: State) -> [@Sendable (Answer) -> Void] {
    state.withLock { state in
      defer { state = next }
      guard case .starting(let waiting) = state else { return [] }
      return waiting
    }
  }

  /// The address of a page on this machine that a text names, if it has come whole.
  private static func address(in text: String) -> String? {
    let start = "http://127.0.0.1:"
    guard let range = text.firstRange(of: start),
      let end = text[range.upperBound...].firstIndex(where: \.isWhitespace)
    else { return nil }
    return String(text[range.lowerBound..<end])
  }
}
