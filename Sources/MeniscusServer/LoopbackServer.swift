import Synchronization

/// A server of pages and WebSockets for browsers on this machine, and for nobody else.
///
/// It answers below a secret path only, one request a connection. It is strict: what is not exactly as
/// the standards have it is refused. Whoever starts it has to stop it.
package final class LoopbackServer: Sendable {
  /// What is at a path below the token; nil for nothing.
  package typealias Resources = @Sendable (ServedPath) -> ServedFile?

  /// What is known of the connections at a time.
  struct State {
    var isStarted = false
    var isStopped = false
    var nextIdentifier = 0
    /// The connections that are served, and those that are told that there are too many.
    var served: [Int: StreamSocket] = [:]
    var refused: [Int: StreamSocket] = [:]
    /// The WebSockets among those that are served.
    var webSockets: [Int: ServerConnection] = [:]

    /// The sockets of all connections.
    var sockets: [StreamSocket] { Array(served.values) + Array(refused.values) }
  }

  let token: ServerToken
  let limits: ServerLimits
  let access: AccessRules
  let livePath: ServedPath?
  let resources: Resources
  let listener: ListeningSocket
  let threads = ServerThreads()
  let state = Mutex(State())

  /// Opens a server on 127.0.0.1; from now on clients can connect, and wait for ``start(_:)``.
  ///
  /// - Parameters:
  ///   - port: 1…65535; nil or 0 for any that is free.
  ///   - token: the secret part of the address: letters, digits, `-` and `_`, at most 128; nil for 128
  ///     random bits.
  ///   - limits: how much it puts up with.
  ///   - live: the name below the token at which WebSockets are opened; nil for none.
  ///   - resources: what it serves. It is called on many threads.
  package init(
    port: Int? = nil, token: String? = nil, limits: ServerLimits = ServerLimits(),
    live: String? = nil, resources: @escaping Resources
  ) throws(ServerError) {
    let livePath = live.map { ServedPath(components: [$0]) }
    precondition(livePath != .some(nil), "The path of WebSockets is a single name.")
    let port = port ?? 0
    guard (0...65535).contains(port) else { throw .invalidPort(port) }
    self.token = try ServerToken(token)
    self.limits = limits
    self.livePath = livePath ?? nil
    self.resources = resources
    listener = try ListeningSocket(port: port)
    access = AccessRules(port: listener.port)
  }

  /// The port.
  package var port: Int { listener.port }

  /// The address of the page, with the token.
  package var address: String { "http://127.0.0.1:\(port)/\(token.text)/" }

  /// How many connections are open, WebSockets and others.
  package var connectionCount: Int {
    state.withLock { $0.served.count + $0.refused.count }
  }

  /// Begins to answer, on threads of its own; does nothing once it is stopped.
  ///
  /// - Parameter handle: is given what happens on WebSockets, each event on the reading thread of its
  ///   connection.
  package func start(_ handle: @escaping @Sendable (ServerEvent) -> Void = { _ in }) {
    state.withLock { state in
      precondition(!state.isStarted, "A server is started once.")
      state.isStarted = true
      // Under the lock, so that a server that is being stopped waits for the thread.
      if !state.isStopped {
        threads.start("MeniscusServer accepting") { [self] in acceptConnections(handle) }
      }
    }
  }

  /// Closes all connections and gives the port back; further calls do nothing.
  ///
  /// WebSockets are closed with code 1001. It returns when all threads have ended, or after about
  /// ``ServerLimits/stopTime`` if closures are still running. From a closure of the server, it waits
  /// for the others only.
  package func stop() {
    let isFirst = state.withLock { state in
      let isFirst = !state.isStopped
      state.isStopped = true
      let webSockets = state.webSockets
      for (id, socket) in state.served where webSockets[id] == nil { socket.shutdown() }
      for socket in state.refused.values { socket.shutdown() }
      for connection in webSockets.values { connection.close(code: .goingAway) }
      return isFirst
    }
    guard isFirst else { return }
    listener.interrupt()
    let deadline = ContinuousClock.now + limits.stopTime
    if !threads.wait(until: deadline) {
      for socket in state.withLock(\.sockets) { socket.shutdown() }
      _ = threads.wait(until: ContinuousClock.now + .milliseconds(500))
    }
    listener.close()
  }
}
