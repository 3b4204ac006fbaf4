extension Inflater {
  /// What the decoding of a symbol led to.
  private enum Step {
    case more
    case endOfBlock
  }

  /// Expands the literals and matches of a block up to its end.
  mutating func expandBlock() throws(ImageError) {
    if try expandQuickly() == .endOfBlock { return }
    while try expandSymbol() == .more {}
  }

  /// Expands one literal or match with every check.
  private mutating func expandSymbol() throws(ImageError) -> Step {
    refill()
    let entry = consume(literals.entries, rootBits: literals.rootBits)
    try checkEnd()
    if entry & PrefixTable.literal != 0 {
      guard written < output.count else { throw failure(.tooLong(expected: output.count)) }
      output[written] = UInt8(truncatingIfNeeded: entry >> 16)
      written += 1
      return .more
    }
    if entry & PrefixTable.exceptional != 0 {
      guard entry & PrefixTable.endOfBlock != 0 else { throw failure(.symbol) }
      return .endOfBlock
    }
    let length = takeValue(entry)
    refill()
    let distanceEntry = consume(distances.entries, rootBits: distances.rootBits)
    try checkEnd()
    guard distanceEntry & PrefixTable.exceptional == 0 else { throw failure(.symbol) }
    let distance = takeValue(distanceEntry)
    try checkEnd()
    guard distance <= written else {
      throw failure(.distance(found: distance, available: written))
    }
    guard length <= output.count - written else {
      throw failure(.tooLong(expected: output.count))
    }
    for _ in 0..<length {
      output[written] = output[written - distance]
      written += 1
    }
    return .more
  }

  /// Consumes a code and returns its entry; its extra bits, if any, come next.
  @inline(__always)
  private mutating func consume(_ table: UnsafeMutablePointer<UInt32>, rootBits: Int) -> UInt32 {
    var entry = table[Int(truncatingIfNeeded: bits) & (1 << rootBits - 1)]
    if entry & PrefixTable.secondTable != 0 {
      skip(rootBits)
      let index = Int(truncatingIfNeeded: bits) & (1 << Int(entry >> 8 & 15) - 1)
      entry = table[Int(entry >> 16 & 0x7FFF) + index]
    }
    skip(Int(entry >> 8 & 15))
    return entry
  }

  /// Consumes the extra bits of a length or distance and returns its value.
  @inline(__always)
  private mutating func takeValue(_ entry: UInt32) -> Int {
    let count = Int(entry & 63) - Int(entry >> 8 & 15)
    let extra = Int(truncatingIfNeeded: bits) & (1 << count - 1)
    skip(count)
    return Int(entry >> 16) + extra
  }

  @inline(__always)
  private mutating func skip(_ count: Int) {
    bits &>>= UInt64(truncatingIfNeeded: count)
    bitCount -= count
  }

  /// Expands as long as a step can neither read past the input nor write past the output.
  ///
  /// A turn reads at most 16 bytes ahead: two words, the second at most 7 bytes after the first.
  /// It writes at most three literals and a match of 258 bytes, rounded up to 16: 277 bytes.
  private mutating func expandQuickly() throws(ImageError) -> Step {
    let lastPosition = input.count - 16
    let lastWritten = output.count - 288
    guard position <= lastPosition, written <= lastWritten,
      let source = input.baseAddress, let target = output.baseAddress
    else { return .more }

    let literalEntries = literals.entries
    let distanceEntries = distances.entries
    let literalMask: UInt64 = 1 << UInt64(literals.rootBits) - 1
    let distanceMask: UInt64 = 1 << UInt64(distances.rootBits) - 1
    var position = position
    var written = written
    var bits = bits
    var bitCount = UInt64(truncatingIfNeeded: bitCount)

    // At least 56 bits afterwards; the bits above are those that follow, so reading them again
    // changes nothing.
    @inline(__always) func refill() {
      let word = UInt64(
        littleEndian: source.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      bits |= word &<< bitCount
      position &+= Int(truncatingIfNeeded: (63 &- bitCount) >> 3)
      bitCount |= 56
    }
    @inline(__always) func skip(_ count: UInt32) {
      bits &>>= UInt64(count)
      bitCount &-= UInt64(count)
    }
    @inline(__always) func write(_ literal: UInt32) {
      target.storeBytes(
        of: UInt8(truncatingIfNeeded: literal >> 16), toByteOffset: written, as: UInt8.self)
      written &+= 1
    }
    defer {
      self.position = position
      self.written = written
      self.bits = bits
      self.bitCount = Int(truncatingIfNeeded: bitCount)
    }
    func fail(_ problem: InflateProblem) -> ImageError {
      .inflate(byte: position - Int(truncatingIfNeeded: bitCount >> 3), problem: problem)
    }

    while position <= lastPosition && written <= lastWritten {
      refill()
      var entry = literalEntries[Int(truncatingIfNeeded: bits & literalMask)]
      // Root literals have at most 11 bits: three and the next index fit in 56.
      if entry & PrefixTable.literal != 0 {
        write(entry)
        skip(entry & 63)
        entry = literalEntries[Int(truncatingIfNeeded: bits & literalMask)]
        if entry & PrefixTable.literal != 0 {
          write(entry)
          skip(entry & 63)
          entry = literalEntries[Int(truncatingIfNeeded: bits & literalMask)]
          if entry & PrefixTable.literal != 0 {
            write(entry)
            skip(entry & 63)
            continue
          }
        }
        refill()
      }
      if entry & PrefixTable.exceptional != 0 {
        if entry & PrefixTable.secondTable != 0 {
          skip(entry & 63)
          let mask: UInt64 = 1 &<< UInt64(entry >> 8 & 15) &- 1
          let start = Int(truncatingIfNeeded: entry >> 16 & 0x7FFF)
          entry = literalEntries[start &+ Int(truncatingIfNeeded: bits & mask)]
        }
        if entry & PrefixTable.literal != 0 {
          write(entry)
          skip(entry & 63)
          continue
        }
        if entry & PrefixTable.exceptional != 0 {
          skip(entry & 63)
          guard entry & PrefixTable.endOfBlock != 0 else { throw fail(.symbol) }
          return .endOfBlock
        }
      }

      // 56 bits hold the longest code, extra bits, distance code and its extra bits: 15 + 5 + 15
      // + 13 = 48.
      var saved = bits
      skip(entry & 63)
      let length = Self.value(of: entry, in: saved)
      entry = distanceEntries[Int(truncatingIfNeeded: bits & distanceMask)]
      if entry & PrefixTable.exceptional != 0 {
        guard entry & PrefixTable.secondTable != 0 else { throw fail(.symbol) }
        skip(entry & 63)
        let mask: UInt64 = 1 &<< UInt64(entry >> 8 & 15) &- 1
        let start = Int(truncatingIfNeeded: entry >> 16 & 0x7FFF)
        entry = distanceEntries[start &+ Int(truncatingIfNeeded: bits & mask)]
        guard entry & PrefixTable.exceptional == 0 else { throw fail(.symbol) }
      }
      saved = bits
      skip(entry & 63)
      let distance = Self.value(of: entry, in: saved)
      guard distance <= written else {
        throw fail(.distance(found: distance, available: written))
      }
      Self.copyMatch(to: target + written, distance: distance, length: length)
      written &+= length
    }
    return .more
  }

  /// The length or distance of an entry, with the extra bits that follow its code in `bits`.
  @inline(__always)
  private static func value(of entry: UInt32, in bits: UInt64) -> Int {
    let codeAndExtra = bits & (1 &<< UInt64(entry & 63) &- 1)
    let extra = codeAndExtra &>> UInt64(entry >> 8 & 15)
    return Int(truncatingIfNeeded: entry >> 16) &+ Int(truncatingIfNeeded: extra)
  }

  /// Repeats the bytes `distance` before `target`; writes up to 15 bytes more than `length`.
  @inline(__always)
  private static func copyMatch(to target: UnsafeMutableRawPointer, distance: Int, length: Int) {
    var index = 0
    var distance = distance
    if distance == 1 {
      let chunk = SIMD16<UInt8>(repeating: target.load(fromByteOffset: -1, as: UInt8.self))
      while index < length {
        target.storeBytes(of: chunk, toByteOffset: index, as: SIMD16<UInt8>.self)
        index &+= 16
      }
      return
    }
    if distance < 16 {
      // Repeat byte by byte until the pattern is long enough to be copied 16 bytes at a time.
      let step = distance
      while distance < 16 { distance &+= step }
      let head = min(length, distance)
      while index < head {
        target.storeBytes(
          of: target.load(fromByteOffset: index &- step, as: UInt8.self), toByteOffset: index,
          as: UInt8.self)
        index &+= 1
      }
    }
    while index < length {
      let chunk = target.loadUnaligned(fromByteOffset: index &- distance, as: SIMD16<UInt8>.self)
      target.storeBytes(of: chunk, toByteOffset: index, as: SIMD16<UInt8>.self)
      index &+= 16
    }
  }
}
