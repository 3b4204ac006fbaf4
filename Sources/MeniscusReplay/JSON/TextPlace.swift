/// A place in a text as people count: from 1, columns in bytes.
struct TextPlace: Equatable {
  let line: Int
  let column: Int

  /// The place of a byte, counted from 0; bytes beyond the end count as the end.
  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    line = before.count { $0 == 0x0A } + 1
    column = offset - lineStart + 1
  }
}
