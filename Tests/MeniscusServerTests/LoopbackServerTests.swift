import Foundation
import MeniscusServer
import Testing

@Suite("Pages over sockets", .timeLimit(.minutes(5)))
struct LoopbackServerTests {
  @Test("A page, with the headers that guard it, and the end of the connection")
  func page() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let lines = try sample.answer(to: sample.request()).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "HTTP/1.1 200 OK", "Content-Type: text/html; charset=utf-8", "Content-Length: 8",
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        "Cache-Control: no-store", "Connection: close", "", "the page",
      ])
    #expect(sample.server.address == "http://127.0.0.1:\(sample.server.port)/token/")
    let script = try sample.answer(
      to: sample.request("studio.js?v=1", host: "localhost:" + String(sample.server.port)))
    #expect(script.hasSuffix("\r\n\r\nthe script"))
    let report = try sample.answer(to: sample.request("report/a%20b.html"))
    #expect(report.contains("\r\nContent-Security-Policy: default-src 'self'\r\n"))
    let head = try sample.answer(to: sample.request(method: "HEAD"))
    #expect(head.contains("\r\nContent-Length: 8\r\n") && head.hasSuffix("\r\n\r\n"))
  }

  @Test("Refusals over a socket")
  func refusals() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let long = String(repeating: "a", count: 5000)
    let table: [(String, Int)] = [
      (sample.request("absent"), 404), (sample.request("../a"), 404),
      (sample.request("%2e%2e/a"), 404), (sample.request(String(repeating: "a", count: 513)), 404),
      (sample.request().replacing("/token/", with: "/tokem/"), 404),
      (sample.request().replacing("/token/", with: "/token"), 404),
      (sample.request().replacing("/token/", with: "/tokentoken/"), 404),
      (sample.request().replacing("/token/", with: "/"), 404),
      (sample.request().replacing("/token/", with: "//"), 404),
      (sample.request().replacing("/token/", with: "/tok/"), 404),
      (sample.request(host: "evil.example"), 421),
      (sample.request(adding: ["Origin: http://evil.example"]), 403),
      (sample.request(adding: ["Sec-Fetch-Site: cross-site"]), 403),
      (sample.request(adding: ["Sec-Fetch-Site: none", "Content-Length: 0"]), 200),
      (sample.request(method: "POST"), 405), (sample.request(method: "OPTIONS"), 405),
      (sample.request(method: "get"), 405), (sample.request(method: "BREW"), 405),
      (sample.request(long), 414),
      (sample.request(adding: Array(repeating: "A: b", count: 64)), 431),
      (sample.request(adding: (0..<4).map { "A\($0): \(long)" }), 431),
      (sample.request(adding: ["Content-Length: 5"]), 413),
      (sample.request(adding: ["Content-Length: -1"]), 400),
      (sample.request(adding: ["Transfer-Encoding: chunked"]), 400),
      (sample.request() + "x", 400), (sample.request() + sample.request(), 400),
      (sample.request().replacing("HTTP/1.1", with: "HTTP/1.0"), 505),
      (sample.request().replacing("\r\n", with: "\n"), 400),
    ]
    for (request, status) in table {
      let answer = try sample.answer(to: request)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(200))")
      #expect(answer.contains("\r\nConnection: close\r\n"))
      #expect(!answer.contains("the page") || status == 200)
      #expect(answer.contains("\r\nAllow: GET, HEAD\r\n") == (status == 405))
    }
  }

  @Test("A wrong token and an unknown path have one answer")
  func tellsNothing() throws {
    let sample = try ServerSample()
    defer { sample.server.stop() }
    let wrong = sample.request("live").replacing("/token/", with: "/tokem/")
    #expect(try sample.answer(to: wrong) == sample.answer(to: sample.request("absent")))
  }

  @Test("Whoever is slow with a head gets 408, whoever sends nothing gets nothing")
  func slowHead() throws {
    var limits = ServerLimits()
    limits.headTime = .milliseconds(50)
    let sample = try ServerSample(limits)
    defer { sample.server.stop() }
    // If this thread is so slow that it has sent nothing by then, it tries again.
    #expect(sample.wait { (try? $0.status(of: "GET /token/ HT")) == 408 })
    #expect(try sample.answer(to: "") == "")
  }

  @Test("One connection too many gets 503, and later there is room again")
  func tooMany() throws {
    var limits = ServerLimits()
    limits.headTime = .seconds(600)
    let sample = try ServerSample(limits)
    defer { sample.server.stop() }
    var clients = try (0..<32).map { _ in try LoopbackClient(port: sample.server.port) }
    #expect(sample.wait { $0.server.connectionCount == 32 })
    #expect(sample.openSockets == 33)
    #expect(try sample.status(of: sample.request()) == 503)
    clients.removeAll()
    #expect(sample.wait { $0.server.connectionCount == 0 })
    #expect(try sample.status(of: sample.request()) == 200)
  }

  @Test("A server that stops ends every connection, and gives its port back")
  func stops() throws {
    var limits = ServerLimits()
    limits.closingTime = .milliseconds(100)
    let sample = try ServerSample(limits)
    let idle = try LoopbackClient(port: sample.server.port)
    let webSocket = try sample.webSocket()
    #expect(sample.wait { $0.server.connectionCount == 2 && $0.has("opened") })
    sample.server.stop()
    sample.server.stop()
    #expect(idle.readToEnd() == "")
    #expect(webSocket.readCloseCode() == 1001)
    #expect(sample.server.connectionCount == 0)
    #expect(sample.has("closed"))
    let error = #expect(throws: LoopbackClient.Failure.self) { try sample.webSocket() }
    #expect(error?.errno == ECONNREFUSED)
    let next = try LoopbackServer(port: sample.server.port) { _ in nil }
    #expect(next.port == sample.server.port)
    next.stop()
  }

  @Test("A server may be stopped from its own closure")
  func stopsItself() throws {
    var limits = ServerLimits()
    limits.closingTime = .milliseconds(100)
    let sample = try ServerSample(limits)
    let client = try sample.webSocket()
    client.send(ClientFrame.text("stop").bytes)
    #expect(client.readCloseCode() == 1001)
    #expect(sample.wait { $0.has("closed") && $0.server.connectionCount == 0 })
  }

  @Test("What cannot be opened says why")
  func openingErrors() throws {
    let server = try LoopbackServer { _ in nil }
    defer { server.stop() }
    #expect(throws: ServerError.portInUse(server.port)) {
      _ = try LoopbackServer(port: server.port) { _ in nil }
    }
    for port in [-1, 65536] {
      #expect(throws: ServerError.invalidPort(port)) {
        _ = try LoopbackServer(port: port) { _ in nil }
      }
    }
    for token in ["", "a/b", "..", "é", String(repeating: "a", count: 129)] {
      #expect(throws: ServerError.invalidToken) {
        _ = try LoopbackServer(token: token) { _ in nil }
      }
    }
  }

  @Test("Tokens are 32 hexadecimal digits, and differ")
  func tokens() throws {
    let addresses = try (0..<4).map { _ in
      let server = try LoopbackServer { _ in nil }
      defer { server.stop() }
      return server.address
    }
    let tokens = addresses.compactMap { $0.split(separator: "/").last }
    #expect(Set(tokens).count == 4)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
