/// The lines of many places in a text.
struct LineNumbers {
  private static let blockSize = 4096

  private let bytes: [UInt8]
  /// The line feeds before each block.
  private var before: [Int] = []

  /// Counts the lines of a text.
  ///
  /// Complexity: linear in the bytes.
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      before.append(count)
      count += bytes[start..<min(start + Self.blockSize, bytes.count)].count { $0 == 0x0A }
    }
  }

  /// The line of a byte of the text, from 1.
  func line(of offset: Int) -> Int {
    let block = offset / Self.blockSize
    guard before.indices.contains(block) else { return 1 }
    return before[block] + bytes[block * Self.blockSize..<offset].count { $0 == 0x0A } + 1
  }
}
