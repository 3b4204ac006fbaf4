/// A place in a text as people count: from 1, columns in bytes.
package struct TextPlace: Equatable {
  /// The line.
  package let line: Int
  /// The column.
  package let column: Int

  /// The place of a byte, counted from 0; bytes beyond the end count as the end.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    line = before.count { $0 == 0x0A } + 1
    column = offset - lineStart + 1
  }
}
