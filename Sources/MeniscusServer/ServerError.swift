/// Why a server cannot be opened.
package enum ServerError: Error, Equatable, Sendable {
  /// A port is none: not in 0…65535.
  case invalidPort(Int)
  /// A token is empty, longer than 128 bytes, or has other characters than letters, digits, `-` and
  /// `_`.
  case invalidToken
  /// Another process listens on the port.
  case portInUse(Int)
  /// The system gives no socket; with its error number.
  case cannotOpen(errno: Int32)
  /// The system does not give the port, as it may for those below 1024; with its error number.
  case cannotBind(port: Int, errno: Int32)
  /// The socket cannot listen; with the system's error number.
  case cannotListen(port: Int, errno: Int32)
}
