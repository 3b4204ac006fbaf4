/// The status of a response (RFC 9110, section 15); as an error, why a request is refused.
package enum HTTPStatus: Int, Error, Sendable {
  /// The connection becomes a WebSocket.
  case switchingProtocols = 101
  /// Here it is.
  case ok = 200
  /// It is not as the standards have it, or something follows it.
  case badRequest = 400
  /// A page of another site asks.
  case forbidden = 403
  /// There is nothing, or the token is wrong.
  case notFound = 404
  /// It is neither GET nor HEAD.
  case methodNotAllowed = 405
  /// Its head did not come in time.
  case requestTimeout = 408
  /// It has a body.
  case contentTooLarge = 413
  /// Its first line is too long.
  case uriTooLong = 414
  /// It is for a host of another name.
  case misdirectedRequest = 421
  /// There are only WebSockets, of one version.
  case upgradeRequired = 426
  /// Its header lines are too many or too long.
  case requestHeaderFieldsTooLarge = 431
  /// There are too many connections.
  case serviceUnavailable = 503
  /// It is of a version other than 1.1.
  case httpVersionNotSupported = 505

  /// The standard's phrase for it.
  var reason: String {
    switch self {
    case .switchingProtocols: "Switching Protocols"
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .misdirectedRequest: "Misdirected Request"
    case .upgradeRequired: "Upgrade Required"
    case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
    case .serviceUnavailable: "Service Unavailable"
    case .httpVersionNotSupported: "HTTP Version Not Supported"
    }
  }
}
