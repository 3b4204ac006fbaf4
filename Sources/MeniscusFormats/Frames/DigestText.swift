import Foundation

/// Digests in a `frames.json`: three bytes each, the highest first, all together in base64.
enum DigestText {
  static func text(of digests: [UInt32]) -> String {
    let bytes = digests.flatMap { digest in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: digest >> $0) }
    }
    return Data(bytes).base64EncodedString()
  }

  /// The digests of a text; nil where it is not the text of digests.
  static func digests(of text: String) -> [UInt32]? {
    guard let bytes = Data(base64Encoded: text).map(Array.init), bytes.count % 3 == 0,
      text.utf8.count == bytes.count / 3 * 4
    else { return nil }
    return stride(from: 0, to: bytes.count, by: 3).map { first in
      bytes[first..<first + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}

extension JSONValue {
  /// `[places, digests]`: what changed, and the digests of it.
  func changeTexts(
    _ key: String
  ) throws(JSONError) -> (places: String, digests: [UInt32]) {
    let elements = try elements(key, count: 2)
    let text = try elements[1].string("\(key)[1]")
    guard let digests = DigestText.digests(of: text) else {
      throw elements[1].error(
        .malformedValue(key: "\(key)[1]", found: text, expected: .digests))
    }
    return (try elements[0].filledString("\(key)[0]"), digests)
  }

  /// The error that the number of digests differs from that of the views or tiles they belong to.
  func wrongDigestCount(_ key: String, expected: Int, found: Int) -> JSONError {
    error(.wrongCount(key: "\(key)[1]", expected: expected, found: found))
  }
}
