/// What happens on a WebSocket.
///
/// Events of one connection come one after another on its reading thread. While a closure handles one,
/// nothing more is read, so that a slow consumer slows its sender.
package enum ServerEvent: Sendable {
  /// A client has connected; always the first event of a connection.
  case opened(ServerConnection)
  /// A client has sent a text message.
  case text(ServerConnection, String)
  /// The connection is gone; always the last event of a connection.
  case closed(ServerConnection)
}
