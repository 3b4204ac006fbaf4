import Foundation

/// The system's calls on sockets, where systems differ or a call alone is not enough.
enum SocketCalls {
  /// Flags that keep a write to a closed connection from raising SIGPIPE.
  static var sendFlags: Int32 {
    #if os(Linux)
      Int32(MSG_NOSIGNAL)
    #else
      0
    #endif
  }

  /// A new TCP socket that no child process inherits; negative where there is none.
  static func stream() -> Int32 {
    #if os(Linux)
      return socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      if descriptor >= 0 { closeOnExecution(descriptor) }
      return descriptor
    #endif
  }

  /// Keeps child processes from inheriting a descriptor.
  static func closeOnExecution(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Keeps calls on a descriptor from blocking: all waiting is done by ``wait(_:for:until:)``.
  static func unblock(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Sets what an accepted connection needs.
  static func prepare(_ connection: Int32) {
    closeOnExecution(connection)
    unblock(connection)
    set(connection, Int32(IPPROTO_TCP), TCP_NODELAY)
    #if !os(Linux)
      set(connection, SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  /// Switches an option of a socket on.
  static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Waits until a descriptor is ready or broken; false at the deadline.
  ///
  /// - Parameter events: `POLLIN` or `POLLOUT`.
  static func wait(
    _ descriptor: Int32, for events: Int32, until deadline: ContinuousClock.Instant
  ) -> Bool {
    while true {
      let now = ContinuousClock.now
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let count = poll(&entry, 1, milliseconds(deadline - now))
      if count > 0 { return true }
      if count == 0, ContinuousClock.now >= deadline { return false }
      // The call that follows tells what is wrong.
      if count < 0, errno != EINTR { return true }
    }
  }

  /// A duration as `poll` takes it, rounded up so that it does not return early.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
