import Foundation
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
    /// It ended without a page; what it said last.
    case failed(String)
  }

  private enum State {
    case closed
    case starting([@Sendable (Answer) -> Void])
    case open(address: String)
  }

  private let process: WorkerProcess
  private let state = Mutex(State.closed)
  private let running = Mutex<Task<Void, Never>?>(nil)

  /// Makes an editor that has not begun.
  ///
  /// - Parameters:
  ///   - arguments: what the executable is called with; it has to print the address of its page.
  ///   - output: the file for what it prints.
  package init(executable: String, arguments: [String], output: String) {
    // It goes on as long as somebody edits.
    var process = WorkerProcess(
      executable: executable, arguments: arguments, output: output, timeout: .seconds(1 << 31))
    process.isAskedToEnd = true
    self.process = process
  }

  /// Opens the recorder, unless it is open, and tells what came of it; from any thread.
  package func open(_ told: @escaping @Sendable (Answer) -> Void) {
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
    running.withLock { $0 = Task.detached { await self.run() } }
  }

  /// Ends the recorder and waits until it has.
  ///
  /// - Returns: what it said of what was not saved; nil where nothing is to be said.
  package func end() async -> String? {
    guard let task = running.withLock({ $0 }) else { return nil }
    task.cancel()
    await task.value
    let last = WorkerOutput(at: process.output).lastLine
    return last.isEmpty || Self.address(in: last) != nil ? nil : last
  }

  private func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = await self.process.run()
        let waiting = self.become(.closed)
        let last = WorkerOutput(at: self.process.output).lastLine
        for told in waiting { told(.failed(last)) }
      }
      group.addTask { await self.waitForAddress() }
    }
  }

  private func waitForAddress() async {
    while !Task.isCancelled, case .starting = state.withLock({ $0 }) {
      let text = (try? FileSystem.read(process.output)).map { String(decoding: $0, as: UTF8.self) }
      if let address = text.flatMap(Self.address) {
        for told in become(.open(address: address)) { told(.opened(address: address)) }
        return
      }
      try? await Task.sleep(for: .milliseconds(30))
    }
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
  static func address(in text: String) -> String? {
    let start = "http://127.0.0.1:"
    guard let range = text.range(of: start),
      let end = text[range.upperBound...].firstIndex(where: \.isWhitespace)
    else { return nil }
    return String(text[range.lowerBound..<end])
  }
}
