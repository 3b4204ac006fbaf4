/// The checksum of PNG chunks: CRC-32 of ISO 3309, polynomial 0x04C11DB7, reflected.
package enum CRC32 {
  /// Eight tables of 256 entries: entry `256 k + b` is the checksum of byte `b` and `k` zeros.
  private static let tables: [UInt32] = makeTables()

  private static func makeTables() -> [UInt32] {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var rest = UInt32(byte)
      for _ in 0..<8 {
        rest = rest & 1 == 0 ? rest >> 1 : (rest >> 1) ^ 0xEDB8_8320
      }
      tables[byte] = rest
    }
    for index in 256..<(8 * 256) {
      let shorter = tables[index - 256]
      tables[index] = (shorter >> 8) ^ tables[Int(shorter & 0xFF)]
    }
    return tables
  }

  /// The checksum of `bytes`; `previous` is the checksum of the bytes before them, if any.
  ///
  /// Complexity: linear; eight bytes a step.
  package static func checksum(_ bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0)
    -> UInt32
  {
    tables.withUnsafeBufferPointer { tables in
      var rest = ~previous
      var index = 0
      while index + 8 <= bytes.count {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let mixed = word ^ UInt64(rest)
        rest = 0
        for lane in 0..<8 {
          let byte = Int(truncatingIfNeeded: mixed >> UInt64(lane * 8)) & 0xFF
          rest ^= tables[(7 - lane) * 256 + byte]
        }
        index += 8
      }
      while index < bytes.count {
        rest = (rest >> 8) ^ tables[Int((rest ^ UInt32(bytes[index])) & 0xFF)]
        index += 1
      }
      return ~rest
    }
  }
}
