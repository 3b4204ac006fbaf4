/// Files of the gzip format (RFC 1952).
package enum Gzip {
  /// A file of one member, without a name or a time: equal bytes give equal files.
  ///
  /// Complexity: linear in the bytes.
  package static func compress(
    _ bytes: [UInt8], effort: Deflater.Effort = .quick
  ) -> [UInt8] {
    let (stream, checksum) = bytes.withUnsafeBytes { bytes in
      (Deflater.compress(bytes, effort: effort), CRC32.checksum(bytes))
    }
    // Deflate, no flags, no time, no hint, an unknown system.
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    // A zlib stream has two bytes before what both formats share, and a checksum of four after it.
    return header + stream[2..<(stream.count - 4)] + littleEndian(checksum)
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
