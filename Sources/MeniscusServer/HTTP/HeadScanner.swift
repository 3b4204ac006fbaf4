/// Finds the lines of a request's head as its bytes come, each looked at once (RFC 9112, section 2).
///
/// Lines end with CR LF alone, and what a line may not have is refused as soon as it comes.
package struct HeadScanner: Sendable {
  private let limits: ServerLimits
  private var line: [UInt8] = []
  private var headerBytes = 0
  private var isAfterReturn = false
  /// The lines that are complete: the request line first, then the header lines.
  private(set) var lines: [[UInt8]] = []

  /// Makes a scanner of one head.
  package init(limits: ServerLimits = ServerLimits()) {
    self.limits = limits
  }

  /// Whether nothing has come yet.
  package var isEmpty: Bool { lines.isEmpty && line.isEmpty }

  /// Takes bytes.
  ///
  /// - Returns: how many of them belong to the head once it is complete; nil before.
  /// - Throws: 400, 414 or 431.
  package mutating func scan(_ bytes: some Collection<UInt8>) throws(HTTPStatus) -> Int? {
    var count = 0
    for byte in bytes {
      count += 1
      if try take(byte) { return count }
    }
    return nil
  }

  /// Takes a byte; whether it completes the head.
  private mutating func take(_ byte: UInt8) throws(HTTPStatus) -> Bool {
    if !lines.isEmpty {
      headerBytes += 1
      guard headerBytes <= limits.headerBytes else { throw .requestHeaderFieldsTooLarge }
    }
    if isAfterReturn {
      guard byte == 0x0a else { throw .badRequest }
      isAfterReturn = false
      return try endLine()
    }
    if byte == 0x0d {
      isAfterReturn = true
      return false
    }
    // Of control bytes only the tab may be in a header's value.
    guard byte >= 0x20 && byte != 0x7f || byte == 0x09 && !lines.isEmpty else {
      throw .badRequest
    }
    line.append(byte)
    guard !lines.isEmpty || line.count <= limits.requestLineBytes else { throw .uriTooLong }
    return false
  }

  private mutating func endLine() throws(HTTPStatus) -> Bool {
    if line.isEmpty {
      guard !lines.isEmpty else { throw .badRequest }
      return true
    }
    guard lines.count <= limits.headerLines else { throw .requestHeaderFieldsTooLarge }
    lines.append(line)
    line.removeAll(keepingCapacity: true)
    return false
  }
}
