import MeniscusServer
import Testing

@Suite("WebSockets over sockets", .timeLimit(.minutes(5)))
struct WebSocketTests {
  @Test("The handshake is answered as RFC 6455 says")
  func handshake() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let client = try LoopbackClient(port: sample.server.port)
    client.send(sample.handshake(["Sec-Fetch-Site": "same-origin"]).utf8)
    #expect(
      client.readHead() == """
        HTTP/1.1 101 Switching Protocols\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r
        \r

        """)
  }

  private static let refused: [([String: String?], Int)] = [
    (["Origin": nil], 403), (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
    (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-WebSocket-Version": "12"], 426),
    (["Sec-WebSocket-Version": "13, 8"], 426), (["Sec-WebSocket-Version": nil], 426),
    (["Upgrade": nil], 426), (["Upgrade": "h2c"], 426), (["Connection": "close"], 426),
    (["Sec-WebSocket-Key": nil], 400), (["Sec-WebSocket-Key": "dGhlIHNhbXBsZQ=="], 400),
    (["Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZ???"], 400), (["Content-Length": "3"], 413),
  ]

  @Test("Other handshakes are refused", arguments: refused)
  func refusals(changes: [String: String?], status: Int) throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let answer = try sample.answer(to: sample.handshake(changes))
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    #expect(answer.contains("\r\nSec-WebSocket-Version: 13\r\n") == (status == 426))
    #expect(!sample.has("opened"))
  }

  @Test("Messages come back, fragments joined, and pings are answered")
  func messages() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let client = try sample.webSocket()
    let frames = [
      ClientFrame.text("hello"), ClientFrame(0x01, "frag".utf8), ClientFrame(0x89, [9]),
      ClientFrame(0x80, "ments".utf8),
    ]
    client.send(frames[0].bytes)
    #expect(try client.readFrame() == (0x81, Array("hello".utf8)))
    client.send(frames[1].bytes + frames[2].bytes)
    #expect(try client.readFrame() == (0x8a, [9]))
    client.send(frames[3].bytes)
    #expect(try client.readFrame() == (0x81, Array("fragments".utf8)))
    client.send(ClientFrame.text("big").bytes)
    let (first, payload) = try client.readFrame()
    #expect(first == 0x82 && payload == [UInt8](repeating: 7, count: 6_000_000))
  }

  @Test("Each side may close, and is answered")
  func closing() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let client = try sample.webSocket()
    client.send(ClientFrame.close(4000, "bye").bytes + ClientFrame.text("late").bytes)
    #expect(try client.readFrame() == (0x88, [0x0f, 0xa0]))
    #expect(client.readToEnd() == "")
    #expect(sample.wait { $0.has("closed") })
    let other = try sample.webSocket()
    other.send(ClientFrame.text("close").bytes)
    #expect(try other.readFrame() == (0x88, [0x03, 0xf0] + Array("because".utf8)))
    other.send(ClientFrame.close(1008).bytes)
    #expect(other.readToEnd() == "")
    #expect(sample.wait { $0.server.connectionCount == 0 })
    #expect(sample.events.withLock { $0 } == ["opened", "closed", "opened", "closed"])
  }

  @Test("A client that does not answer a close frame is cut off")
  func unansweredClose() throws {
    var limits = ServerLimits()
    limits.closingTime = .milliseconds(50)
    let sample = try ServerSample(limits)
    defer { sample.server.stop() }
    let client = try sample.webSocket()
    client.send(ClientFrame.text("close").bytes)
    #expect(sample.wait { $0.has("closed") && $0.server.connectionCount == 0 })
  }

  private static let violations: [(ClientFrame, UInt16)] = [
    (.text("a").with { $0.mask = nil }, 1002), (ClientFrame(0x82, []), 1003),
    (ClientFrame(0x81, [0xff]), 1007), (.text("a").with { $0.statedLength = 1 << 40 }, 1009),
  ]

  @Test("A violation closes the connection with its code", arguments: violations)
  func violation(frame: ClientFrame, code: UInt16) throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let client = try sample.webSocket()
    client.send(ClientFrame.text("before").bytes)
    #expect(try client.readFrame() == (0x81, Array("before".utf8)))
    client.send(frame.bytes + ClientFrame.text("after").bytes)
    #expect(try client.readFrame() == (0x88, [UInt8(code >> 8), UInt8(code & 0xff)]))
    #expect(client.readToEnd() == "")
  }

  @Test("A client that is too slow is closed, and others go on")
  func slowReader() throws {
    var limits = ServerLimits()
    limits.outboxBytes = 2 << 20
    limits.closingTime = .seconds(600)
    let sample = try ServerSample(limits)
    let slow = try sample.webSocket(receiveBuffer: 4096)
    slow.send(ClientFrame.text("many").bytes)
    #expect(sample.wait { $0.has("too slow") })
    let other = try sample.webSocket()
    other.send(ClientFrame.text("hello").bytes)
    #expect(try other.readFrame() == (0x81, Array("hello".utf8)))
    // Once it reads, it learns why.
    #expect(slow.readCloseCode() == 1013)
    for client in [slow, other] { client.send(ClientFrame.close(1000).bytes) }
    #expect(sample.wait { $0.server.connectionCount == 0 })
    sample.server.stop()
  }

  @Test("A client that never reads is cut off")
  func deadReader() throws {
    var limits = ServerLimits()
    limits.outboxMessages = 2
    limits.outboxBytes = .max
    limits.closingTime = .milliseconds(50)
    let sample = try ServerSample(limits)
    defer { sample.server.stop() }
    let slow = try sample.webSocket(receiveBuffer: 4096)
    // The first is larger than what the system takes from a server without anybody reading it.
    slow.send(ClientFrame.text("big").bytes + ClientFrame.text("many").bytes)
    #expect(sample.wait { $0.has("closed") && $0.server.connectionCount == 0 })
    #expect(sample.has("too slow"))
  }

  @Test("A silent client is pinged, then closed")
  func silence() throws {
    var limits = ServerLimits()
    limits.pingInterval = .milliseconds(20)
    limits.silence = .milliseconds(300)
    let sample = try ServerSample(limits)
    defer { sample.server.stop() }
    let client = try sample.webSocket()
    #expect(try client.readFrame() == (0x89, []))
    client.send(ClientFrame(0x8a, []).bytes)
    #expect(client.readCloseCode() == 1001)
  }
}
