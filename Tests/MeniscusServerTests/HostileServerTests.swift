import MeniscusServer
import Testing

@Suite("A server under hostile clients", .timeLimit(.minutes(5)))
struct HostileServerTests {
  /// SplitMix64, so that a failure can be had again.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var word = state
      word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
      return word ^ word >> 31
    }

    /// Bytes with some changed, doubled, lost or put in.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &self)
        let end = Int.random(in: place...min(bytes.count, place + 8), using: &self)
        switch UInt8.random(in: 0..<5, using: &self) {
        case 0: bytes[place] = .random(in: 0...255, using: &self)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: end)
        default: bytes.insert(.random(in: 0...255, using: &self), at: place)
        }
      }
      return bytes
    }
  }

  private static let statuses: Set = [
    "", "101", "200", "400", "403", "404", "405", "408", "413", "414", "421", "426", "431", "505",
  ]

  @Test("Damaged requests are answered, and a good one after them")
  func requests() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    var chance = Chance(state: 1)
    let good = [
      sample.request(), sample.handshake(),
      sample.request("studio.js", method: "HEAD", adding: ["Accept: */*", "Content-Length: 0"]),
    ]
    var found: Set<String> = []
    for index in 0..<2500 {
      let client = try LoopbackClient(port: sample.server.port)
      client.send(chance.damaged(Array(good[index % good.count].utf8)))
      client.endSending()
      found.insert(String(client.readToEnd().dropFirst(9).prefix(3)))
    }
    #expect(found.isSubset(of: Self.statuses) && found.count > 6, "\(found)")
    #expect(try sample.status(of: sample.request()) == 200)
    #expect(sample.wait { $0.server.connectionCount == 0 })
    #expect(sample.openSockets == 1)
  }

  @Test("Damaged frames end a connection at most, and a good one is answered after them")
  func frames() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    var chance = Chance(state: 2)
    let good =
      [
        ClientFrame.text("hello"), ClientFrame(0x01, "fr".utf8), ClientFrame(0x80, "ag".utf8),
        ClientFrame(0x89, [1]), ClientFrame.text(String(repeating: "a", count: 300)),
        ClientFrame.close(1000, "bye"),
      ].map(\.bytes)
    for _ in 0..<500 {
      let client = try sample.webSocket()
      client.send((0..<4).flatMap { _ in chance.damaged(good.shuffled(using: &chance)[0]) })
      client.endSending()
      while let frame = try? client.readFrame() {
        #expect([0x81, 0x88, 0x89, 0x8a].contains(frame.first))
      }
    }
    let client = try sample.webSocket()
    client.send(good[0])
    #expect(try client.readFrame() == (0x81, Array("hello".utf8)))
    client.send(ClientFrame.close(1000).bytes)
    #expect(try client.readFrame() == (0x88, [0x03, 0xe8]))
    #expect(client.readToEnd() == "")
    #expect(sample.wait { $0.server.connectionCount == 0 })
    #expect(sample.openSockets == 1)
    let counts = sample.events.withLock { events in
      ["opened", "closed"].map { event in events.count { $0 == event } }
    }
    #expect(counts == [501, 501])
  }
}
