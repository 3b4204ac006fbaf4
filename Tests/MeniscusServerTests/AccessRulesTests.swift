import MeniscusServer
import Testing

@Suite("Who may ask")
struct AccessRulesTests {
  /// The status with which a request with these fields is refused; nil if it is not.
  private static func refusal(_ fields: [String], port: Int = 4000) throws -> Int? {
    var scanner = HeadScanner()
    let text = (["GET / HTTP/1.1"] + fields + ["", ""]).joined(separator: "\r\n")
    #expect(try scanner.scan(Array(text.utf8)) != nil)
    let head = try RequestHead(scanner)
    do throws(HTTPStatus) {
      try AccessRules(port: port).check(head)
      return nil
    } catch {
      return error.rawValue
    }
  }

  private static let hosts: [(String, Int?)] = [
    ("127.0.0.1:4000", nil), ("localhost:4000", nil), ("LocalHost:4000", nil),
    ("127.0.0.1", 421), ("127.0.0.1:4001", 421), ("localhost.:4000", 421), ("", 421),
    ("evil.example:4000", 421), ("127.0.0.1.evil.example:4000", 421), ("[::1]:4000", 421),
    ("localhost:4000@evil.example", 421), ("0.0.0.0:4000", 421), ("localhost:04000", 421),
  ]

  @Test("Hosts", arguments: hosts)
  func checksHost(host: String, status: Int?) throws {
    #expect(try Self.refusal(["Host: \(host)"]) == status)
  }

  private static let origins: [(String, Int?)] = [
    ("http://127.0.0.1:4000", nil), ("http://localhost:4000", nil), ("null", 403), ("", 403),
    ("https://127.0.0.1:4000", 403), ("http://127.0.0.1:4001", 403), ("http://127.0.0.1", 403),
    ("http://127.0.0.1:4000/", 403), ("http://evil.example", 403), ("file://", 403),
  ]

  @Test("Origins", arguments: origins)
  func checksOrigin(origin: String, status: Int?) throws {
    #expect(try Self.refusal(["Host: localhost:4000", "Origin: \(origin)"]) == status)
  }

  private static let sites: [(String, Int?)] = [
    ("none", nil), ("same-origin", nil), ("same-site", 403), ("cross-site", 403), ("", 403),
  ]

  @Test("Sites", arguments: sites)
  func checksSite(site: String, status: Int?) throws {
    #expect(try Self.refusal(["Host: localhost:4000", "Sec-Fetch-Site: \(site)"]) == status)
  }

  private static let ways: [(String, mode: String, destination: String, Int?)] = [
    ("same-site", "navigate", "document", nil), ("same-site", "navigate", "iframe", 403),
    ("same-site", "cors", "empty", 403), ("same-site", "websocket", "empty", 403),
    ("same-site", "no-cors", "script", 403), ("cross-site", "navigate", "document", 403),
  ]

  @Test("A page of another server of this machine leads here, and no more", arguments: ways)
  func checksWay(site: String, mode: String, destination: String, status: Int?) throws {
    let fields = [
      "Host: localhost:4000", "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: \(mode)",
      "Sec-Fetch-Dest: \(destination)",
    ]
    #expect(try Self.refusal(fields) == status)
  }

  @Test("Browsers leave port 80 out")
  func standardPort() throws {
    #expect(try Self.refusal(["Host: localhost", "Origin: http://localhost"], port: 80) == nil)
  }
}
