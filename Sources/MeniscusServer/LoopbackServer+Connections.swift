extension LoopbackServer {
  /// What becomes of a connection.
  private enum Admission {
    case served(id: Int)
    case refused(id: Int)
    case none
  }

  /// The most connections at a time that are told that there are too many; others are just closed.
  private static let refusalLimit = 8

  /// Takes connections until it is interrupted.
  func acceptConnections(_ handle: @escaping @Sendable (ServerEvent) -> Void) {
    while let socket = listener.accept() {
      switch admit(socket) {
      case .served(let id):
        threads.start("MeniscusServer reading") { [self] in
          serve(socket, id: id, handle)
          socket.close()
          leave(id)
        }
      case .refused(let id):
        threads.start("MeniscusServer refusing") { [self] in
          send(HTTPResponse(.serviceUnavailable), to: socket)
          socket.close()
          leave(id)
        }
      case .none:
        socket.close()
      }
    }
  }

  private func admit(_ socket: StreamSocket) -> Admission {
    state.withLock { state in
      guard !state.isStopped else { return .none }
      let id = state.nextIdentifier
      state.nextIdentifier += 1
      if state.served.count < limits.connections {
        state.served[id] = socket
        return .served(id: id)
      }
      guard state.refused.count < Self.refusalLimit else { return .none }
      state.refused[id] = socket
      return .refused(id: id)
    }
  }

  private func leave(_ id: Int) {
    state.withLock { state in
      state.served[id] = nil
      state.refused[id] = nil
    }
  }

  /// Serves a connection to its end.
  private func serve(
    _ socket: StreamSocket, id: Int, _ handle: @Sendable (ServerEvent) -> Void
  ) {
    do throws(HTTPStatus) {
      guard let head = try readHead(socket) else { return }
      switch try answer(to: head) {
      case .file(let file):
        send(HTTPResponse(file), to: socket, withBody: head.method != "HEAD")
      case .webSocket(let accept):
        let connection = ServerConnection(id: id, socket, limits: limits)
        let response = HTTPResponse(acceptingWebSocket: accept)
        guard write(response.head, [], to: socket), enter(connection) else { return }
        connection.run(in: threads, handle)
        state.withLock { $0.webSockets[id] = nil }
        socket.close()
        handle(.closed(connection))
      }
    } catch {
      send(HTTPResponse(error), to: socket)
    }
  }

  /// Notes that a connection is a WebSocket; false where the server is being stopped.
  private func enter(_ connection: ServerConnection) -> Bool {
    state.withLock { state in
      if !state.isStopped { state.webSockets[connection.id] = connection }
      return !state.isStopped
    }
  }

  /// Sends a response, and lets the client read it.
  private func send(_ response: HTTPResponse, to socket: StreamSocket, withBody: Bool = true) {
    guard write(response.head, withBody ? response.body : [], to: socket) else { return }
    socket.endWriting()
    // If the socket were closed with bytes unread, the system could take the response back.
    socket.discard(bytes: 1 << 18, until: ContinuousClock.now + limits.lingerTime)
  }

  private func write(_ head: [UInt8], _ body: [UInt8], to socket: StreamSocket) -> Bool {
    let deadline = ContinuousClock.now + limits.responseTime
    return socket.write(head, body, until: { deadline })
  }
}
