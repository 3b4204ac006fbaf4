import Foundation
import MeniscusServer
import Synchronization

/// A server with a page, a script and WebSockets that answer.
final class ServerSample: Sendable {
  let server: LoopbackServer
  /// What has happened, in words.
  let events = Mutex<[String]>([])

  /// A message of a megabyte.
  static let megabyte = [UInt8](repeating: 0x5a, count: 1 << 20)

  init(_ limits: ServerLimits = ServerLimits()) throws {
    server = try LoopbackServer(token: "token", limits: limits, live: "live") { path in
      switch path.text {
      case "": ServedFile(name: "index.html", bytes: Array("the page".utf8))
      case "studio.js": ServedFile(name: "studio.js", bytes: Array("the script".utf8))
      case "report/a b.html":
        ServedFile(name: "a b.html", bytes: [], contentSecurityPolicy: "default-src 'self'")
      default: nil
      }
    }
    server.start { [self] in handle($0) }
  }

  private func handle(_ event: ServerEvent) {
    switch event {
    case .opened: note("opened")
    case .closed: note("closed")
    case .text(let connection, let text):
      switch text {
      case "close": connection.close(code: .policyViolation, reason: "because")
      case "stop": server.stop()
      case "many":
        let sent = (0..<64).map { _ in connection.send(binary: Self.megabyte) }
        note(sent.contains(false) ? "too slow" : "all sent")
      case "big": connection.send(binary: [UInt8](repeating: 7, count: 6_000_000))
      default: connection.send(text: text)
      }
    }
  }

  private func note(_ event: String) {
    events.withLock { $0.append(event) }
  }

  /// Waits for something that has to come, far longer than it takes.
  func wait(for isSo: (ServerSample) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while !isSo(self) {
      if ContinuousClock.now > deadline { return false }
      usleep(1000)
    }
    return true
  }

  /// How many descriptors of this process are sockets of the server's port: the one that listens, and
  /// one for each connection.
  var openSockets: Int {
    (0..<Int32(1024)).count { descriptor in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isNamed = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length) == 0
        }
      }
      return isNamed && address.sin_family == sa_family_t(AF_INET)
        && Int(UInt16(bigEndian: address.sin_port)) == server.port
    }
  }

  /// Whether an event has happened.
  func has(_ event: String) -> Bool { events.withLock { $0.contains(event) } }

  /// A request for a path below the token.
  func request(
    _ path: String = "", method: String = "GET", host: String? = nil, adding lines: [String] = []
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return "\(method) /token/\(path) HTTP/1.1\r\nHost: \(host)\r\n"
      + lines.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  /// The request that opens a WebSocket, with lines changed.
  func handshake(_ changes: [String: String?] = [:]) -> String {
    var fields: [String: String] = [
      "Upgrade": "websocket", "Connection": "keep-alive, Upgrade",
      "Origin": "http://127.0.0.1:\(server.port)",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    ]
    for (name, value) in changes { fields[name] = value }
    return request("live", adding: fields.map { "\($0): \($1)" })
  }

  /// All that comes back for bytes.
  func answer(to request: String) throws -> String {
    let client = try LoopbackClient(port: server.port)
    client.send(request.utf8)
    return client.readToEnd()
  }

  /// The status of what comes back for bytes; 0 for nothing.
  func status(of request: String) throws -> Int {
    Int(try answer(to: request).dropFirst(9).prefix(3)) ?? 0
  }

  /// A client whose handshake is done.
  func webSocket(receiveBuffer: Int32? = nil) throws -> LoopbackClient {
    let client = try LoopbackClient(port: server.port, receiveBuffer: receiveBuffer)
    client.send(handshake().utf8)
    guard client.readHead().hasPrefix("HTTP/1.1 101 ") else {
      throw LoopbackClient.Failure(errno: 0)
    }
    return client
  }
}
