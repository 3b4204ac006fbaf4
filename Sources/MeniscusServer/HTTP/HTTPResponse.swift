/// A response, after which the connection ends.
struct HTTPResponse: Sendable {
  private let status: HTTPStatus
  private let fields: [(name: String, value: String)]
  /// The body.
  let body: [UInt8]

  /// What a page may do where its file does not say: run its own server's scripts, and nothing else
  /// that another could make use of.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// What every response says: pages of others may neither read nor embed it.
  private static let commonFields = [
    (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Referrer-Policy", value: "no-referrer"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    (name: "Cache-Control", value: "no-store"),
  ]

  /// A file.
  init(_ file: ServedFile) {
    self.init(
      .ok, file, policy: file.contentSecurityPolicy, adding: [("Connection", "close")])
  }

  /// A refusal, which says no more than its status.
  init(_ status: HTTPStatus) {
    let file = ServedFile(
      contentType: "text/plain; charset=utf-8", bytes: Array("\(status.reason)\n".utf8))
    let added =
      switch status {
      case .methodNotAllowed: [("Connection", "close"), ("Allow", "GET, HEAD")]
      case .upgradeRequired:
        [
          ("Connection", "close, Upgrade"), ("Upgrade", "websocket"),
          ("Sec-WebSocket-Version", WebSocketHandshake.version),
        ]
      default: [("Connection", "close")]
      }
    self.init(status, file, policy: nil, adding: added)
  }

  private init(
    _ status: HTTPStatus, _ file: ServedFile, policy: String?, adding added: [(String, String)]
  ) {
    self.status = status
    body = file.bytes
    fields =
      [
        ("Content-Type", file.contentType), ("Content-Length", "\(file.bytes.count)"),
        ("Content-Security-Policy", policy ?? Self.contentSecurityPolicy),
      ] + Self.commonFields + added
  }

  /// The answer to a WebSocket's handshake, after which the connection stays (RFC 6455, section
  /// 4.2.2).
  init(acceptingWebSocket accept: String) {
    status = .switchingProtocols
    fields = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accept),
    ]
    body = []
  }

  /// The status line and the header fields, with the empty line that ends them.
  var head: [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
