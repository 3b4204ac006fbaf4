/// A path below a server's token that leads nowhere else.
package struct ServedPath: Hashable, Sendable {
  /// The names on the way, decoded; none for the address itself.
  ///
  /// No name is empty, `.` or `..`, or has a slash, a backslash or a control character.
  package let components: [String]

  /// Takes names; nil where one is not allowed.
  package init?(components: [String]) {
    guard components.allSatisfy(Self.isAllowed) else { return nil }
    self.components = components
  }

  /// Decodes a path as it stands in a request, without a slash before it; nil where it is not
  /// allowed.
  ///
  /// - Parameter limit: the most bytes that it may have before it is decoded.
  package init?(encoded: some Collection<UInt8>, limit: Int = ServerLimits().pathBytes) {
    guard encoded.count <= limit else { return nil }
    var components: [String] = []
    let parts = encoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in encoded.isEmpty ? [] : parts {
      guard let bytes = Self.percentDecoded(part),
        let component = String(validating: bytes, as: UTF8.self)
      else { return nil }
      components.append(component)
    }
    self.init(components: components)
  }

  /// The names with slashes between them; empty for the address itself.
  package var text: String { components.joined(separator: "/") }

  /// The rest of a path that begins with a name; nil for others.
  package func below(_ name: String) -> ServedPath? {
    components.first == name ? ServedPath(components: Array(components.dropFirst())) : nil
  }

  private static func isAllowed(_ component: String) -> Bool {
    !["", ".", ".."].contains(component)
      && component.unicodeScalars.allSatisfy { scalar in
        scalar != "/" && scalar != "\\" && scalar.properties.generalCategory != .control
      }
  }

  /// Decodes `%` and two digits (RFC 3986, section 2.1) once; nil where it is malformed.
  private static func percentDecoded(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
