import Foundation

/// The request that makes a connection a WebSocket (RFC 6455, section 4.2).
package enum WebSocketHandshake {
  /// The version of the protocol.
  static let version = "13"

  /// The value of `Sec-WebSocket-Accept` that answers a request.
  ///
  /// - Throws: 403 without an origin, 426 for what is not a handshake of this version, 400 for a
  ///   malformed key.
  package static func accept(_ head: RequestHead) throws(HTTPStatus) -> String {
    guard head["origin"] != nil else { throw .forbidden }
    guard head.method == "GET", head.tokens(of: "upgrade").contains("websocket"),
      head.tokens(of: "connection").contains("upgrade"),
      head["sec-websocket-version"] == version
    else { throw .upgradeRequired }
    guard let key = head["sec-websocket-key"], key.utf8.count == 24,
      Data(base64Encoded: key)?.count == 16
    else { throw .badRequest }
    return accept(key: key)
  }

  /// The value of `Sec-WebSocket-Accept` for a key.
  package static func accept(key: String) -> String {
    Data(SHA1.digest(of: Array((key + identifier).utf8))).base64EncodedString()
  }

  /// What the protocol adds to a key.
  private static let identifier = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
}
