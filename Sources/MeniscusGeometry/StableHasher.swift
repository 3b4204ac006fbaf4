/// Collects values in order and hashes their bytes; the value is part of the file formats.
///
/// Integers and the bit patterns of numbers are written as eight little-endian bytes; strings and
/// runs of bytes as their length in bytes, then the bytes, filled up with zeros to a multiple of
/// eight. Negative zero counts as zero. The hash is `StableHash` of all that.
///
/// A large run alone, such as a picture, is better given to `StableHash.hash`, which copies nothing,
/// and its hash added here.
///
/// ```swift
/// var hasher = StableHasher()
/// hasher.combine("frame")
/// hasher.combine(12)
/// let hash = hasher.finish()
/// hasher.combine(0)
/// assert(hasher.finish() != hash)
/// ```
public struct StableHasher: Sendable {
  /// What was written, eight bytes a word.
  private var words: [UInt64] = []

  /// Makes an empty collection.
  public init() {}

  /// Forgets what was added, and keeps its room.
  package mutating func clear() {
    words.removeAll(keepingCapacity: true)
  }

  /// How many words were added: eight bytes each.
  package var wordCount: Int { words.count }

  /// Puts a rectangle in the place of one that was added when there were `place` words.
  package mutating func replace(at place: Int, by value: Rect2D) {
    let numbers = [value.origin.x, value.origin.y, value.size.width, value.size.height]
    for (offset, number) in numbers.enumerated() {
      words[place + offset] = (number == 0 ? 0 : number.bitPattern).littleEndian
    }
  }

  /// Adds an integer.
  public mutating func combine(_ value: UInt64) {
    words.append(value.littleEndian)
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
    let isDone: Void? = run.withContiguousStorageIfAvailable {
      append(UnsafeRawBufferPointer($0))
    }
    if isDone == nil { Array(run).withUnsafeBytes { append($0) } }
  }

  /// Adds the bytes, the last word filled up with zeros.
  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      words.append(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    guard whole < bytes.count else { return }
    var last: UInt64 = 0
    withUnsafeMutableBytes(of: &last) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    }
    words.append(last)
  }

  /// The hash of all that was added.
  ///
  /// Complexity: linear in the bytes.
  public func finish() -> UInt64 {
    words.withUnsafeBytes { StableHash.hash($0) }
  }
}
