/// What a client says on a WebSocket.
package enum WebSocketInput: Equatable, Sendable {
  /// A message.
  case text(String)
  /// It asks whether the server is there; with what the answer repeats.
  case ping([UInt8])
  /// It is there.
  case pong
  /// It closes the connection; with its code, where there is one.
  case close(CloseCode?)
}
