/// A JSON array of numbers, as anybody's tool writes it.
package enum NumberList {
  /// The numbers of a text; one that is missing, written `null`, is not a number.
  ///
  /// - Throws: what is wrong, and at which byte.
  ///
  /// Complexity: linear in the bytes.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> [Double] {
    let range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    return try JSONReader.read(bytes[...]).elements("numbers") { json, key throws(JSONError) in
      json.content == .null ? .nan : try json.number(key, in: range)
    }
  }
}
