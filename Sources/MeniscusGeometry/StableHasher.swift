/// Collects values in order and hashes their bytes; the value is part of the file formats.
///
/// Integers and the bit patterns of numbers are written as eight little-endian bytes, strings as
/// their length in UTF-8 bytes and those bytes. Negative zero counts as zero.
public struct StableHasher: Sendable {
  private var bytes: [UInt8] = []

  /// Makes an empty collection.
  public init() {}

  /// Adds an integer.
  public mutating func combine(_ value: UInt64) {
    var rest = value
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Adds an integer.
  public mutating func combine(_ value: Int) {
    combine(UInt64(bitPattern: Int64(value)))
  }

  /// Adds a number by its bit pattern; negative zero counts as zero.
  public mutating func combine(_ value: Double) {
    combine(value == 0 ? 0 : value.bitPattern)
  }

  /// Adds a string.
  public mutating func combine(_ value: String) {
    combine(bytes: value.utf8)
  }

  /// Adds a run of bytes, its length first.
  public mutating func combine(bytes run: some Collection<UInt8>) {
    combine(run.count)
    bytes.append(contentsOf: run)
  }

  /// The hash of all that was added.
  ///
  /// Complexity: linear in the bytes.
  public func finish() -> UInt64 {
    StableHash.hash(bytes)
  }
}
