/// Takes apart what ``ByteSink`` has gathered; whatever is not there is an error.
struct ByteSource {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, 0..<bytes.count)
  }

  /// Reads a part, which lies inside the bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }
  var left: Int { end - position }
  var problem: FrameFileProblem { .malformed(byte: position) }

  mutating func byte() throws(FrameFileProblem) -> UInt8 {
    guard position < end else { throw problem }
    position += 1
    return bytes[position - 1]
  }

  mutating func take(_ count: Int) throws(FrameFileProblem) -> [UInt8] {
    guard count <= left else { throw problem }
    position += count
    return Array(bytes[position - count..<position])
  }

  /// Passes over bytes and says where they are.
  mutating func skip(_ count: Int) throws(FrameFileProblem) -> Range<Int> {
    guard count <= left else { throw problem }
    position += count
    return position - count..<position
  }

  /// Takes a number that is written as shortly as it can be.
  mutating func varint() throws(FrameFileProblem) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      let next = try byte()
      guard shift < 63 || next <= 1 else { break }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 {
        guard next != 0 || shift == 0 else { break }
        return value
      }
    }
    throw .malformed(byte: start)
  }

  /// Takes a number of things, at most `limit`.
  mutating func count(upTo limit: Int) throws(FrameFileProblem) -> Int {
    let start = position
    let value = try varint()
    guard value <= UInt64(limit) else { throw .malformed(byte: start) }
    return Int(value)
  }

  /// Takes a number of things of which each takes up a byte at least.
  mutating func count() throws(FrameFileProblem) -> Int { try count(upTo: left) }

  mutating func signed() throws(FrameFileProblem) -> Int {
    let start = position
    guard let value = Int(exactly: Int64(unfolding: try varint())) else {
      throw .malformed(byte: start)
    }
    return value
  }

  mutating func word() throws(FrameFileProblem) -> UInt64 {
    guard left >= 8 else { throw problem }
    var value: UInt64 = 0
    for shift in 0..<8 { value |= UInt64(bytes[position + shift]) << UInt64(8 * shift) }
    position += 8
    return value
  }
}
