import MeniscusServer
import Testing

@Suite("Heads of requests")
struct RequestHeadTests {
  /// The status with which a head is refused; nil if it is read, 0 if it is not complete.
  private static func refusal(
    of text: String, limits: ServerLimits = ServerLimits()
  ) -> Int? {
    do throws(HTTPStatus) {
      var scanner = HeadScanner(limits: limits)
      guard try scanner.scan(Array(text.utf8)) != nil else { return 0 }
      _ = try RequestHead(scanner)
      return nil
    } catch {
      return error.rawValue
    }
  }

  private static let good = [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "get /a?b=c HTTP/1.1\r\nhOST:a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost:\t a \t\r\nX-!#$%&'*+.^_`|~9: \u{e9}\tx\r\nEmpty:\r\n\r\n",
    "GET /%zz//.. HTTP/1.1\r\nHost: a\r\nAccept: b\r\nAccept: c\r\n\r\n",
  ]

  @Test("Good ones are read", arguments: good)
  func goodOnes(text: String) {
    #expect(Self.refusal(of: text) == nil)
    #expect(Self.refusal(of: String(text.dropLast(1))) == 0)
  }

  private static let lines = [
    ("", 400), ("GET / HTTP/1.1 ", 400), ("GET  / HTTP/1.1", 400), (" GET / HTTP/1.1", 400),
    ("GET /", 400), ("GET / HTTP/1.1 x", 400), ("GET a HTTP/1.1", 400), ("GET * HTTP/1.1", 400),
    ("GET http://a/ HTTP/1.1", 400), ("G(T / HTTP/1.1", 400), ("GET /\u{e9} HTTP/1.1", 400),
    ("GET /#a HTTP/1.1", 400), ("GET / http/1.1", 400), ("GET / HTTP/11", 400),
    ("GET / HTTP/1.1\n", 400), ("GET\t/ HTTP/1.1", 400), ("GET /\u{7f} HTTP/1.1", 400),
    ("\u{16}\u{3}\u{1}", 400), ("GET / HTTP/1.0", 505), ("GET / HTTP/2.0", 505),
    ("GET / HTTP/0.9", 505), ("PRI * HTTP/2.0", 505),
  ]

  @Test("Bad request lines are refused", arguments: lines)
  func badLines(line: String, status: Int) {
    #expect(Self.refusal(of: line + "\r\nHost: a\r\n\r\n") == status)
  }

  private static let fields = [
    "Host: a\r\nHost: a", "A: b", "Host : a", "Host: a\r\n b", "Host: a\r\n\tb", "Host: a\r\nb",
    "Host: a\r\n: b", "Host: a\r\nB\u{e9}: c", "Host: a\u{0}", "Host: a\u{7f}", "Host: a\nB: c",
    "Host: a\rB: c", "Host: a\rXB: c", "Host: a\u{1b}[0m", "Host: a\r\nB@: c",
    "Host: a\r\nOrigin: b\r\noRIGIN: b",
    "Host: a\r\nUpgrade: b\r\nUpgrade: b", "Host: a\r\nConnection: b\r\nConnection: b",
    "Host: a\r\nSec-WebSocket-Key: b\r\nSec-WebSocket-Key: b",
    "Host: a\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Version: 13",
    "Host: a\r\nContent-Length: 0\r\nContent-Length: 0",
    "Host: a\r\nSec-Fetch-Site: none\r\nSec-Fetch-Site: none",
  ]

  @Test("Bad header fields are refused", arguments: fields)
  func badFields(fields: String) {
    #expect(Self.refusal(of: "GET / HTTP/1.1\r\n\(fields)\r\n\r\n") == 400)
  }

  @Test("Each limit is the last that is allowed")
  func limits() {
    func line(_ count: Int) -> String { "GET /" + String(repeating: "a", count: count - 14) }
    let host = "Host: a\r\n"
    for (count, status) in [(4096, nil), (4097, 414)] {
      #expect(Self.refusal(of: line(count) + " HTTP/1.1\r\n\(host)\r\n") == status)
    }
    for (count, status) in [(63, nil), (64, 431)] {
      let fields = String(repeating: "A: b\r\n", count: count)
      #expect(Self.refusal(of: "GET / HTTP/1.1\r\n\(host)\(fields)\r\n") == status)
    }
    // The line has five bytes beside the value, and the head ends with two more.
    for (count, status) in [(16384, nil), (16385, 431)] {
      let value = String(repeating: "b", count: count - host.utf8.count - 7)
      #expect(Self.refusal(of: "GET / HTTP/1.1\r\n\(host)A: \(value)\r\n\r\n") == status)
    }
  }

  @Test("It is the same however it comes, and what follows does not belong to it")
  func pieces() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost: c\r\nUpgrade: d\r\n\r\n"
    var scanner = HeadScanner()
    for byte in text.utf8.dropLast() { #expect(try scanner.scan([byte]) == nil) }
    #expect(try scanner.scan([0x0a, 0x0a]) == 1)
    let head = try RequestHead(scanner)
    #expect([head.method, head.path, head["host"], head["upgrade"]] == ["GET", "/a", "c", "d"])
    #expect(head["origin"] == nil)
  }
}
