/// Expands zlib streams (RFC 1950 and RFC 1951) into memory of a size known beforehand.
///
/// Offsets in the errors are counted from the start of the stream.
package struct Inflater: ~Copyable {
  /// The compressed bytes.
  let input: UnsafeRawBufferPointer
  /// Where the expanded bytes go.
  let output: UnsafeMutableRawBufferPointer
  /// The number of bytes expanded so far.
  var written = 0

  /// The offset of the next byte that is not in `bits` yet; past the end, zeros are read.
  var position = 0
  /// Bits that were read but not consumed, the next one lowest.
  ///
  /// Those above `bitCount` are zero or the bits that follow.
  var bits: UInt64 = 0
  var bitCount = 0

  let literals = PrefixTable(rootBits: 11, symbolCount: 288)
  let distances = PrefixTable(rootBits: 9, symbolCount: 32)
  /// Whether the tables hold the code of blocks of kind 1.
  private var hasFixedCodes = false
  private let lengths: UnsafeMutableBufferPointer<UInt8>

  /// Expands all of `input`, which has to fill `output` exactly.
  ///
  /// Complexity: linear in input and output.
  package static func expand(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  )
    throws(ImageError)
  {
    var inflater = Inflater(input: input, output: output)
    try inflater.readHeader()
    try inflater.readBlocks()
    try inflater.readChecksum()
  }

  /// Expands all of `input`, which are blocks alone (RFC 1951), as archives have them; they have to fill
  /// `output` exactly.
  ///
  /// Complexity: linear in input and output.
  package static func expandBlocks(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(ImageError) {
    var inflater = Inflater(input: input, output: output)
    try inflater.readBlocks()
    inflater.alignToByte()
    if inflater.position < input.count {
      throw inflater.failure(.trailingBytes(count: input.count - inflater.position))
    }
  }

  private init(input: UnsafeRawBufferPointer, output: UnsafeMutableRawBufferPointer) {
    self.input = input
    self.output = output
    lengths = .allocate(capacity: 320)
    lengths.initialize(repeating: 0)
  }

  deinit {
    lengths.deallocate()
  }

  // MARK: - Bits

  /// The offset of the first byte of which no bit has been consumed.
  var offset: Int { min(position - bitCount >> 3, input.count) }

  func failure(_ problem: InflateProblem) -> ImageError {
    .inflate(byte: offset, problem: problem)
  }

  /// Fills `bits` up to at least 56 bits, with zeros after the end.
  @inline(__always)
  mutating func refill() {
    while bitCount <= 56 {
      if position < input.count { bits |= UInt64(input[position]) << UInt64(bitCount) }
      position += 1
      bitCount += 8
    }
  }

  /// Fails if bits after the end have been consumed.
  @inline(__always)
  func checkEnd() throws(ImageError) {
    if position - bitCount >> 3 > input.count {
      throw .inflate(byte: input.count, problem: .truncated)
    }
  }

  /// Consumes up to 32 bits.
  private mutating func take(_ count: Int) throws(ImageError) -> Int {
    refill()
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    try checkEnd()
    return Int(value)
  }

  /// Gives back the whole bytes that were read ahead, and drops the rest of a byte.
  private mutating func alignToByte() {
    position -= bitCount >> 3
    bits = 0
    bitCount = 0
  }

  // MARK: - Stream

  private func readHeaderByte(_ index: Int) throws(ImageError) -> UInt8 {
    guard index < input.count else {
      throw .inflate(byte: input.count, problem: .truncated)
    }
    return input[index]
  }

  private mutating func readHeader() throws(ImageError) {
    let format = try readHeaderByte(0)
    guard format & 15 == 8 else { throw failure(.method(found: format & 15)) }
    guard format >> 4 <= 7 else { throw failure(.window(found: format >> 4)) }
    let flags = try readHeaderByte(1)
    guard (Int(format) << 8 | Int(flags)) % 31 == 0 else { throw failure(.headerCheck) }
    guard flags & 0x20 == 0 else { throw failure(.dictionary) }
    position = 2
  }

  private mutating func readBlocks() throws(ImageError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try readStoredBlock()
      case 1:
        try readFixedCodes()
        try expandBlock()
      case 2:
        try readDynamicCodes()
        try expandBlock()
      default: throw failure(.blockKind)
      }
    }
    if written != output.count {
      throw failure(.tooShort(expected: output.count, found: written))
    }
  }

  private mutating func readStoredBlock() throws(ImageError) {
    alignToByte()
    let length = try take(16)
    let complement = try take(16)
    guard length ^ complement == 0xFFFF else {
      throw failure(.storedLength(length: UInt16(length), complement: UInt16(complement)))
    }
    alignToByte()
    guard length <= input.count - position else {
      throw .inflate(byte: input.count, problem: .truncated)
    }
    guard length <= output.count - written else {
      throw failure(.tooLong(expected: output.count))
    }
    UnsafeMutableRawBufferPointer(rebasing: output[written...]).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: input[position..<(position + length)]))
    written += length
    position += length
  }

  private mutating func readChecksum() throws(ImageError) {
    alignToByte()
    guard position + 4 <= input.count else {
      throw .inflate(byte: input.count, problem: .truncated)
    }
    let found = UInt32(
      bigEndian: input.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    let expected = Adler32.checksum(UnsafeRawBufferPointer(output))
    guard found == expected else {
      throw failure(.checksum(expected: expected, found: found))
    }
    position += 4
    if position < input.count {
      throw failure(.trailingBytes(count: input.count - position))
    }
  }

  // MARK: - Codes

  /// The code of blocks of kind 1 (RFC 1951, section 3.2.6).
  private mutating func readFixedCodes() throws(ImageError) {
    if hasFixedCodes { return }
    for symbol in 0..<288 {
      lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
    }
    for symbol in 288..<320 { lengths[symbol] = 5 }
    try buildTables(literalCount: 288, distanceCount: 32)
    hasFixedCodes = true
  }

  /// The code of a block of kind 2, which stands before its data (RFC 1951, section 3.2.7).
  private mutating func readDynamicCodes() throws(ImageError) {
    let literalCount = try take(5) + 257
    guard literalCount <= 286 else { throw failure(.codeCount(found: literalCount)) }
    let distanceCount = try take(5) + 1
    guard distanceCount <= 30 else { throw failure(.codeCount(found: distanceCount)) }
    let lengthCount = try take(4) + 4

    hasFixedCodes = false
    lengths.update(repeating: 0)
    for index in 0..<lengthCount {
      lengths[Int(DeflateFormat.lengthCodeOrder[index])] = UInt8(try take(3))
    }
    let isCode = distances.build(
      lengths: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(lengths)[..<19]),
      meaning: DeflateFormat.lengthCodeMeaning, mayBeEmpty: false)
    // The code of code lengths has to be complete.
    guard isCode, distances.entries[0] & PrefixTable.exceptional == 0,
      distances.entries[1] & PrefixTable.exceptional == 0
    else { throw failure(.prefixCode) }

    lengths.update(repeating: 0)
    let count = literalCount + distanceCount
    var index = 0
    while index < count {
      refill()
      let entry = distances.entries[Int(truncatingIfNeeded: bits) & (1 << distances.rootBits - 1)]
      bits >>= UInt64(entry & 63)
      bitCount -= Int(entry & 63)
      let symbol = Int(entry >> 16)
      if symbol < 16 {
        try checkEnd()
        lengths[index] = UInt8(symbol)
        index += 1
        continue
      }
      let length: UInt8
      let times: Int
      switch symbol {
      case 16:
        guard index > 0 else { throw failure(.codeLengthRepeat) }
        length = lengths[index - 1]
        times = try take(2) + 3
      case 17:
        length = 0
        times = try take(3) + 3
      default:
        length = 0
        times = try take(7) + 11
      }
      guard times <= count - index else { throw failure(.codeLengthRepeat) }
      for _ in 0..<times {
        lengths[index] = length
        index += 1
      }
    }
    guard lengths[256] != 0 else { throw failure(.endOfBlock) }
    try buildTables(literalCount: literalCount, distanceCount: distanceCount)
  }

  private mutating func buildTables(literalCount: Int, distanceCount: Int) throws(ImageError) {
    let all = UnsafeBufferPointer(lengths)
    let literalLengths = UnsafeBufferPointer(rebasing: all[..<literalCount])
    let distanceLengths = UnsafeBufferPointer(
      rebasing: all[literalCount..<(literalCount + distanceCount)])
    let areCodes =
      literals.build(
        lengths: literalLengths, meaning: DeflateFormat.literalMeaning, mayBeEmpty: false)
      && distances.build(
        lengths: distanceLengths, meaning: DeflateFormat.distanceMeaning, mayBeEmpty: true)
    guard areCodes else { throw failure(.prefixCode) }
  }
}
