/// A JSON array of numbers, as anybody's tool writes it.
package enum NumberList {
  /// The greatest size of a number, of which squares and their sums are still numbers.
  package static let limit = 1e150

  /// The numbers of a text; one that is missing, written `null`, is not a number.
  ///
  /// - Throws: what is wrong, and at which byte.
  ///
  /// Complexity: linear in the bytes.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> [Double] {
    try JSONReader.read(bytes[...]).elements("numbers") { json, key throws(JSONError) in
      json.content == .null ? .nan : try json.number(key, in: -limit...limit)
    }
  }
}
