extension LoopbackServer {
  /// What a request is answered with, if it is not refused.
  enum Answer {
    case file(ServedFile)
    /// The connection becomes a WebSocket; with the value of `Sec-WebSocket-Accept`.
    case webSocket(accept: String)
  }

  /// Reads the head of a request, after which there may be nothing; nil where none has begun.
  func readHead(_ socket: StreamSocket) throws(HTTPStatus) -> RequestHead? {
    let deadline = ContinuousClock.now + limits.headTime
    var scanner = HeadScanner(limits: limits)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      switch buffer.withUnsafeMutableBytes({ socket.read(into: $0, until: deadline) }) {
      case .ended: return nil
      case .timedOut:
        // Browsers open connections in advance, and some are never used.
        if scanner.isEmpty { return nil }
        throw .requestTimeout
      case .bytes(let count):
        guard let end = try scanner.scan(buffer[..<count]) else { continue }
        let head = try RequestHead(scanner)
        guard end == count, !socket.hasMore else { throw .badRequest }
        return head
      }
    }
  }

  /// What a request is answered with.
  ///
  /// A wrong token is answered as what does not exist is, so that nobody learns of either.
  func answer(to head: RequestHead) throws(HTTPStatus) -> Answer {
    try access.check(head)
    guard head.method == "GET" || head.method == "HEAD" else { throw .methodNotAllowed }
    try head.refuseBody()
    guard let path = servedPath(head.path) else { throw .notFound }
    if path == livePath { return .webSocket(accept: try WebSocketHandshake.accept(head)) }
    guard let file = resources(path) else { throw .notFound }
    return .file(file)
  }

  /// The part of a request's path below the token; nil without the token, or for what is not allowed.
  private func servedPath(_ path: String) -> ServedPath? {
    let rest = path.utf8.dropFirst()
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")), token.matches(rest[..<slash]) else {
      return nil
    }
    return ServedPath(encoded: rest[slash...].dropFirst(), limit: limits.pathBytes)
  }
}
