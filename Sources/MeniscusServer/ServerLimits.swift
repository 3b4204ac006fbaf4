/// How much, and how long, a server puts up with.
package struct ServerLimits: Sendable {
  /// The most connections at a time; a further one is answered 503.
  package var connections = 32
  /// The most bytes of a request line, its end not counted; 414 beyond.
  package var requestLineBytes = 4096
  /// The most bytes of all header lines with their ends; 431 beyond.
  package var headerBytes = 16384
  /// The most header lines; 431 beyond.
  package var headerLines = 64
  /// The most bytes of a path below the token, as it is sent; 404 beyond.
  package var pathBytes = 512
  /// How long the head of a request may take from the connection on; 408 beyond.
  package var headTime: Duration = .seconds(5)
  /// How long a response may take to be written.
  package var responseTime: Duration = .seconds(30)
  /// How long a client is listened to after its response, so that what it still sends does not make
  /// the system discard the response.
  package var lingerTime: Duration = .milliseconds(500)
  /// The most bytes of a message from a client, all of its fragments; close code 1009 beyond.
  package var messageBytes = 65536
  /// The most messages that wait to be sent on a connection; close code 1013 beyond.
  package var outboxMessages = 256
  /// The most bytes that wait to be sent on a connection, those of a message that is being sent
  /// included; close code 1013 beyond.
  package var outboxBytes = 32 << 20
  /// How long a WebSocket may be silent before it is pinged, and then between pings.
  package var pingInterval: Duration = .seconds(15)
  /// How long a WebSocket may be silent before it is closed.
  package var silence: Duration = .seconds(45)
  /// How long a WebSocket may take to close once a side wants to.
  package var closingTime: Duration = .seconds(1)
  /// How long ``LoopbackServer/stop()`` waits for closures that are still running.
  package var stopTime: Duration = .seconds(3)

  /// Makes the usual limits.
  package init() {}
}
