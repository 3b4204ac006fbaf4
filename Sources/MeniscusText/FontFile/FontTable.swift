/// A table of a font file, or a part of one; every read is checked against its bounds.
///
/// Numbers are stored with their highest byte first. Offsets count from the table's beginning.
struct FontTable: Sendable {
  /// The whole file.
  private let bytes: [UInt8]
  /// The tag of the table, for errors.
  let tag: String
  /// Where the table begins in the file.
  let start: Int
  /// The bytes of the table.
  let count: Int

  /// A file as one table.
  static func file(_ bytes: [UInt8]) -> FontTable {
    FontTable(bytes: bytes, tag: "file", start: 0, count: bytes.count)
  }

  /// The part of a file with a tag of its own.
  func table(_ tag: String, at offset: Int, count: Int) throws(FontFileError) -> FontTable {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw FontFileError(table: tag, byte: start + max(offset, 0), problem: .cutShort)
    }
    return FontTable(bytes: bytes, tag: tag, start: start + offset, count: count)
  }

  /// The part from an offset to the table's end.
  func part(at offset: Int) throws(FontFileError) -> FontTable {
    try table(tag, at: offset, count: count - offset)
  }

  /// An error at an offset.
  func error(_ problem: FontFileError.Problem, at offset: Int) -> FontFileError {
    FontFileError(table: tag, byte: start + offset, problem: problem)
  }

  private func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, offset <= count, length <= count - offset else {
      throw error(.cutShort, at: min(max(offset, 0), count))
    }
  }

  /// A byte.
  func byte(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 1)
    return Int(bytes[start + offset])
  }

  /// An unsigned number of two bytes.
  func unsigned(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 2)
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  /// A signed number of two bytes.
  func signed(_ offset: Int) throws(FontFileError) -> Int {
    let value = try unsigned(offset)
    return value < 0x8000 ? value : value - 0x10000
  }

  /// An unsigned number of four bytes.
  func long(_ offset: Int) throws(FontFileError) -> Int {
    try unsigned(offset) << 16 | unsigned(offset + 2)
  }

  /// A signed number with fourteen binary places.
  func fraction(_ offset: Int) throws(FontFileError) -> Double {
    Double(try signed(offset)) / 16384
  }

  /// The first of `count` sorted records whose key, as `key` reads it, is not below `wanted`.
  ///
  /// In records that are not sorted it finds some record or none, in as many steps.
  ///
  /// Complexity: logarithmic in the count.
  func firstRecord(
    of count: Int, notBelow wanted: Int, key: (Int) throws(FontFileError) -> Int
  ) throws(FontFileError) -> Int {
    var (low, high) = (0, max(count, 0))
    while low < high {
      let middle = (low + high) / 2
      if try key(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
