/// The head of a request: its request line and header fields (RFC 9112, sections 3 and 5).
package struct RequestHead: Equatable, Sendable {
  /// A header field.
  struct Field: Equatable, Sendable {
    /// Its name in small letters.
    var name: String
    /// Its value without blanks around it.
    var value: String
  }

  /// The method, a token.
  package let method: String
  /// The path as it was sent, beginning with a slash, without the query.
  package let path: String
  /// The header fields in the order in which they came.
  let fields: [Field]

  /// The value of a field, of the first of several; nil where there is none.
  ///
  /// - Parameter name: the name in small letters.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The members of a field that is a list of tokens, in small letters.
  func tokens(of name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map { member in
      String(decoding: member.utf8.trimmed, as: UTF8.self).lowercased()
    }
  }

  /// Refuses a body, whatever it is.
  ///
  /// - Throws: 413 for one with a length, 400 for others.
  func refuseBody() throws(HTTPStatus) {
    guard self["transfer-encoding"] == nil else { throw .badRequest }
    guard let length = self["content-length"] else { return }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badRequest
    }
    guard length.utf8.allSatisfy({ $0 == 0x30 }) else { throw .contentTooLarge }
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes between the blanks and tabs at both ends.
  var trimmed: SubSequence {
    let start = firstIndex { $0 != 0x20 && $0 != 0x09 } ?? endIndex
    let last = lastIndex { $0 != 0x20 && $0 != 0x09 }
    return self[start..<(last.map(index(after:)) ?? start)]
  }
}
