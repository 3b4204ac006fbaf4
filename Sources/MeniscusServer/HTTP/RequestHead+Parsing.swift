extension RequestHead {
  /// Reads a head whose lines a scanner has found.
  ///
  /// - Throws: 400, or 505 for a version other than 1.1.
  package init(_ scanner: HeadScanner) throws(HTTPStatus) {
    precondition(!scanner.lines.isEmpty, "A head is read once it is complete.")
    let line = try Self.requestLine(scanner.lines[0])
    method = line.method
    path = line.path
    var fields: [Field] = []
    for line in scanner.lines.dropFirst() { fields.append(try Self.field(line)) }
    self.fields = fields
    guard self["host"] != nil else { throw .badRequest }
    var seen: Set<String> = []
    for field in fields where Self.isSingle(field.name) {
      guard seen.insert(field.name).inserted else { throw .badRequest }
    }
  }

  /// Whether a field that is there twice would leave it to chance what a request means.
  private static func isSingle(_ name: String) -> Bool {
    singleNames.contains(name) || name.hasPrefix("sec-websocket-")
  }

  private static let singleNames: Set = [
    "connection", "content-length", "host", "origin", "sec-fetch-dest", "sec-fetch-mode",
    "sec-fetch-site", "transfer-encoding", "upgrade",
  ]

  private static func requestLine(
    _ line: [UInt8]
  ) throws(HTTPStatus) -> (method: String, path: String) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .badRequest }
    let (method, target, version) = (parts[0], parts[1], parts[2])
    guard isToken(method), target.first == 0x2f,
      target.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") })
    else {
      // HTTP/2 begins with such a line.
      throw isVersion(version) && !version.elementsEqual("HTTP/1.1".utf8)
        ? .httpVersionNotSupported : .badRequest
    }
    guard isVersion(version) else { throw .badRequest }
    guard version.elementsEqual("HTTP/1.1".utf8) else { throw .httpVersionNotSupported }
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    return (String(decoding: method, as: UTF8.self), String(decoding: path, as: UTF8.self))
  }

  /// Whether bytes are `HTTP/` and two digits with a point between.
  private static func isVersion(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8) else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let number = Array(bytes.suffix(3))
    return digits.contains(number[0]) && number[1] == UInt8(ascii: ".")
      && digits.contains(number[2])
  }

  private static func field(_ line: [UInt8]) throws(HTTPStatus) -> Field {
    // A line that begins with a blank, once a continuation, has no name that is a token.
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw .badRequest
    }
    return Field(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(decoding: line[(colon + 1)...].trimmed, as: UTF8.self))
  }

  /// Whether bytes are a token (RFC 9110, section 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { (0x21...0x7e).contains($0) && !delimiters.contains($0) }
  }

  private static let delimiters = Set("\"(),/:;<=>?@[\\]{}".utf8)
}
