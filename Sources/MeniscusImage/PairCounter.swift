/// Counts the different pairs of neighbouring bytes of a row.
package struct PairCounter {
  /// For every pair the number of the row that had it last, so that nothing has to be cleared.
  private var lastRow = [UInt32](repeating: 0, count: 1 << 16)
  private var row: UInt32 = 0

  /// Makes a counter.
  package init() {}

  /// The different pairs of a row.
  ///
  /// - Complexity: linear in the row.
  package mutating func count(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard var before = bytes.first else { return 0 }
    row += 1
    var count = 0
    let row = row
    lastRow.withUnsafeMutableBufferPointer { lastRow in
      for byte in bytes.dropFirst() {
        let pair = Int(before) &<< 8 | Int(byte)
        before = byte
        if lastRow[pair] != row {
          lastRow[pair] = row
          count &+= 1
        }
      }
    }
    return count
  }
}
