/// Writes bits, the first one lowest, into memory of a fixed size.
struct BitWriter: ~Copyable {
  private let target: UnsafeMutableRawPointer
  private let capacity: Int
  /// The number of whole bytes written.
  private(set) var count = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Makes a writer for `capacity` bytes; up to 8 more are set aside.
  init(capacity: Int) {
    self.capacity = capacity + 8
    target = .allocate(byteCount: capacity + 8, alignment: 8)
  }

  deinit {
    target.deallocate()
  }

  /// The bytes written so far.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: target, count: count) }

  /// Adds bits without storing them; at most 57 may gather between two calls of ``flush()``.
  @inline(__always)
  mutating func add(_ value: UInt64, count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
  }

  /// Stores the whole bytes gathered so far; up to 7 bits remain.
  @inline(__always)
  mutating func flush() {
    precondition(count + 8 <= capacity, "The bound on the size of compressed data holds.")
    target.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: bitCount >> 3)
    bits &>>= bitCount & ~7
    bitCount &= 7
  }

  /// Adds up to 32 bits and stores the whole bytes.
  mutating func write(_ value: Int, count: Int) {
    add(UInt64(value), count: UInt64(count))
    flush()
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    if bitCount > 0 { bitCount = 8 }
    flush()
  }

  /// Adds whole bytes.
  ///
  /// - Precondition: the bits so far fill whole bytes.
  mutating func append(_ run: UnsafeRawBufferPointer) {
    precondition(bitCount == 0, "Bytes follow whole bytes.")
    precondition(count + run.count + 8 <= capacity, "The bound on compressed data holds.")
    UnsafeMutableRawBufferPointer(start: target + count, count: run.count).copyMemory(from: run)
    count += run.count
  }
}
