/// The project's 64-bit hash; its values are part of the file formats.
///
/// It is XXH3 with 64 bits, seed 0 and the default secret, as xxHash's specification (version 0.2.0)
/// describes it: good mixing, near memory's speed for long runs, and the same value from any other
/// implementation. It is no defence against anyone who looks for collisions.
public enum StableHash {
  /// The hash of a run of bytes.
  ///
  /// Complexity: linear; a few nanoseconds for 16 bytes.
  public static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { hash($0) }
  }

  /// The hash of a run of bytes in memory.
  ///
  /// Complexity: linear; a few nanoseconds for 16 bytes.
  public static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return hashOfNothing }
    let input = Input(start: start, count: bytes.count)
    return switch bytes.count {
    case ...3: hashUpTo3(input)
    case 4...8: hash4To8(input)
    case 9...16: hash(first: input.word(0), last: input.word(input.count - 8), count: input.count)
    case 17...128: hash17To128(input)
    case 129...240: hash129To240(input)
    default: hashLong(input)
    }
  }

  /// One value from two: the hash of their sixteen bytes, little-endian, the first before the second.
  public static func combine(_ first: UInt64, _ second: UInt64) -> UInt64 {
    hash(first: first, last: second, count: 16)
  }

  /// The bytes to hash, read as little-endian words.
  struct Input {
    let start: UnsafeRawPointer
    let count: Int

    func byte(_ offset: Int) -> UInt8 {
      start.load(fromByteOffset: offset, as: UInt8.self)
    }

    func halfWord(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    func word(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
