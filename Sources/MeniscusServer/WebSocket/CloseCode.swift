/// Why a WebSocket is closed (RFC 6455, section 7.4); as an error, why what a client sent is refused.
package struct CloseCode: Error, Hashable, Sendable {
  /// The number.
  package let rawValue: UInt16

  /// A code that may be sent; nil for numbers that may not, such as those that stand for a missing
  /// code.
  package init?(rawValue: UInt16) {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: self.rawValue = rawValue
    default: return nil
    }
  }

  private init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// All was said.
  package static let normal = CloseCode(1000)
  /// The server stops, or the client has gone silent.
  package static let goingAway = CloseCode(1001)
  /// What was sent is not what the protocol asks for.
  package static let protocolError = CloseCode(1002)
  /// A binary message was sent.
  package static let unsupportedData = CloseCode(1003)
  /// A text message is not UTF-8.
  package static let invalidPayload = CloseCode(1007)
  /// A rule of the application was broken.
  package static let policyViolation = CloseCode(1008)
  /// A message is too large.
  package static let messageTooBig = CloseCode(1009)
  /// The client is too slow for what it is sent.
  package static let tryAgainLater = CloseCode(1013)
}
