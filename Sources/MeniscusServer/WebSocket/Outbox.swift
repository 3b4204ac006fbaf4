import Dispatch
import Synchronization

/// What waits to be sent on a WebSocket.
///
/// Anybody may add to it; the connection's writing thread takes from it. It has an end: of messages,
/// and of bytes, those counted that are being written.
final class Outbox: Sendable {
  private enum Phase {
    case open
    /// A close frame is to be sent, all before the time.
    case closing(until: ContinuousClock.Instant)
    case ended

    var isEnded: Bool { if case .ended = self { true } else { false } }
  }

  private struct State {
    var phase = Phase.open
    var messages: [WebSocketFrame] = []
    /// The bytes of messages that are not written yet.
    var bytes = 0
    /// The answer to the last ping: those before need none (RFC 6455, section 5.5.3).
    var pong: WebSocketFrame?
    var ping: WebSocketFrame?
    var close: WebSocketFrame?
  }

  private let limits: ServerLimits
  private let state = Mutex(State())
  /// Is raised with every change.
  private let changed = DispatchSemaphore(value: 0)

  /// Makes an empty outbox.
  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// Whether messages may be added.
  var isOpen: Bool {
    state.withLock { if case .open = $0.phase { true } else { false } }
  }

  /// When all has to be written; nil as long as nobody closes the connection.
  var deadline: ContinuousClock.Instant? {
    state.withLock { state in
      if case .closing(let deadline) = state.phase { deadline } else { nil }
    }
  }

  /// Adds a message; one too many closes the connection.
  ///
  /// - Returns: whether it was added.
  func add(_ message: WebSocketFrame) -> Bool {
    let isAdded = state.withLock { state -> Bool in
      guard case .open = state.phase else { return false }
      guard state.messages.count < limits.outboxMessages,
        state.bytes + message.payload.count <= limits.outboxBytes
      else {
        close(&state, WebSocketFrame(closing: .tryAgainLater), dropsMessages: true)
        return false
      }
      state.messages.append(message)
      state.bytes += message.payload.count
      return true
    }
    changed.signal()
    return isAdded
  }

  /// Asks the client whether it is there.
  func ping() {
    state.withLock { $0.ping = WebSocketFrame(.ping) }
    changed.signal()
  }

  /// Answers a client that asks.
  func pong(_ payload: [UInt8]) {
    state.withLock { $0.pong = WebSocketFrame(.pong, payload) }
    changed.signal()
  }

  /// Adds the last frame; the first one of several counts.
  ///
  /// - Parameter dropsMessages: whether messages that still wait are forgotten.
  func close(_ frame: WebSocketFrame, dropsMessages: Bool) {
    state.withLock { close(&$0, frame, dropsMessages: dropsMessages) }
    changed.signal()
  }

  private func close(_ state: inout State, _ frame: WebSocketFrame, dropsMessages: Bool) {
    guard case .open = state.phase else { return }
    state.phase = .closing(until: ContinuousClock.now + limits.closingTime)
    state.close = frame
    if dropsMessages { state.messages = [] }
  }

  /// Forgets all that waits: there is nobody to send it to.
  func end() {
    state.withLock { state in
      state = State()
      state.phase = .ended
    }
    changed.signal()
  }

  /// Waits for the next frame to be sent; nil once there will be none.
  func next() -> WebSocketFrame? {
    while true {
      let (frame, isEnded) = state.withLock { state in (Self.take(&state), state.phase.isEnded) }
      if let frame { return frame }
      if isEnded { return nil }
      changed.wait()
    }
  }

  private static func take(_ state: inout State) -> WebSocketFrame? {
    if case .open = state.phase {
      if let frame = state.pong.take() { return frame }
      if let frame = state.ping.take() { return frame }
    }
    return state.messages.isEmpty ? state.close.take() : state.messages.removeFirst()
  }

  /// Notes that a frame was written.
  func wrote(_ frame: WebSocketFrame) {
    guard !frame.opcode.isControl else { return }
    state.withLock { $0.bytes = max($0.bytes - frame.payload.count, 0) }
  }
}
