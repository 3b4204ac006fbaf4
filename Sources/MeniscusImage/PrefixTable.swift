/// A table that decodes a prefix code (RFC 1951, section 3.2.2) by its next bits.
///
/// The first `2^rootBits` entries are found by the next `rootBits` bits; an entry for longer codes
/// leads to a second table. An entry holds:
///
/// | bits | content |
/// |---|---|
/// | 0–5 | bits to consume: the code and its extra bits, or the root's bits before a second table |
/// | 8–11 | of these the code's bits; the index bits of a second table |
/// | 13–15 | marks: end of block, second table, neither literal nor length nor distance |
/// | 16–30 | literal, base of a length or distance, or start of the second table |
/// | 31 | literal |
struct PrefixTable: ~Copyable {
  static let literal: UInt32 = 1 << 31
  /// Set for everything that is neither literal, length nor distance.
  static let exceptional: UInt32 = 1 << 15
  static let secondTable: UInt32 = 1 << 14
  static let endOfBlock: UInt32 = 1 << 13
  static let longestCode = 15

  let rootBits: Int
  let entries: UnsafeMutablePointer<UInt32>
  private let symbols: UnsafeMutablePointer<UInt16>

  /// Makes an empty table for a code of at most `symbolCount` symbols.
  ///
  /// A second table has at most `2^(15 − rootBits)` entries and, as the code is complete, at least
  /// two symbols, which bounds the memory.
  init(rootBits: Int, symbolCount: Int) {
    self.rootBits = rootBits
    let secondTables = (symbolCount / 2) << (Self.longestCode - rootBits)
    entries = .allocate(capacity: 1 << rootBits + secondTables)
    symbols = .allocate(capacity: symbolCount)
  }

  deinit {
    entries.deallocate()
    symbols.deallocate()
  }

  /// Fills the table for the code with these lengths, 0 for symbols that do not occur.
  ///
  /// - Parameter meaning: for each symbol, its entry without the code's bits: the mark and value,
  ///   and the number of extra bits in bits 0–5.
  /// - Returns: whether the lengths are a code: complete, or a single code of one bit, or, where
  ///   `mayBeEmpty`, none.
  func build(
    lengths: UnsafeBufferPointer<UInt8>, meaning: UnsafePointer<UInt32>, mayBeEmpty: Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * (Self.longestCode + 1)) { scratch in
      scratch.initialize(repeating: 0)
      let counts = UnsafeMutableBufferPointer(rebasing: scratch[...Self.longestCode])
      let offsets = UnsafeMutableBufferPointer(rebasing: scratch[(Self.longestCode + 1)...])
      for length in lengths { counts[Int(length)] += 1 }
      let used = lengths.count - counts[0]
      counts[0] = 0

      // What is left of the code space after each length, in codes of that length.
      var left = 1
      for length in 1...Self.longestCode {
        left = left * 2 - counts[length]
        if left < 0 { return false }
      }
      if left > 0 {
        let isSingle = used == 1 && counts[1] == 1
        if !isSingle && !(used == 0 && mayBeEmpty) { return false }
        // Bits that are no code.
        for index in 0..<(1 << rootBits) { entries[index] = Self.exceptional }
        if used == 0 { return true }
      }

      for length in 1..<Self.longestCode {
        offsets[length + 1] = offsets[length] + counts[length]
      }
      for (symbol, length) in lengths.enumerated() where length != 0 {
        symbols[offsets[Int(length)]] = UInt16(symbol)
        offsets[Int(length)] += 1
      }
      fill(counts: counts, meaning: meaning)
      return true
    }
  }

  /// Writes the entries of the codes, shortest first, in the canonical order.
  private func fill(
    counts: UnsafeMutableBufferPointer<Int>, meaning: UnsafePointer<UInt32>
  ) {
    var code = 0  // The code's bits, first bit lowest.
    var next = 0
    var secondStart = 1 << rootBits
    var secondPrefix = -1
    var secondBits = 0
    for length in 1...Self.longestCode {
      for position in 0..<counts[length] {
        let entry = meaning[Int(symbols[next])]
        next += 1
        if length <= rootBits {
          let whole = entry + UInt32(length) + UInt32(length) << 8
          var index = code
          while index < 1 << rootBits {
            entries[index] = whole
            index += 1 << length
          }
        } else {
          let prefix = code & (1 << rootBits - 1)
          if prefix != secondPrefix {
            if secondPrefix >= 0 { secondStart += 1 << secondBits }
            secondPrefix = prefix
            secondBits = bitsOfSecondTable(
              from: length, remaining: counts[length] - position, counts)
            entries[prefix] =
              Self.exceptional | Self.secondTable | UInt32(secondStart) << 16
              | UInt32(secondBits) << 8 | UInt32(rootBits)
          }
          let rest = length - rootBits
          let whole = entry + UInt32(rest) + UInt32(rest) << 8
          var index = code >> rootBits
          while index < 1 << secondBits {
            entries[secondStart + index] = whole
            index += 1 << rest
          }
        }
        code = Self.successor(of: code, length: length)
      }
    }
  }

  /// The index bits of a second table whose first code has `length` bits, of which `remaining` are
  /// still to come: enough for the codes that fill it.
  private func bitsOfSecondTable(
    from length: Int, remaining: Int, _ counts: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    var bits = length - rootBits
    var left = 1 << bits - remaining
    while left > 0 && rootBits + bits < Self.longestCode {
      bits += 1
      left = left * 2 - counts[rootBits + bits]
    }
    return bits
  }

  /// The next code of the same length: one more, counting from the last bit.
  private static func successor(of code: Int, length: Int) -> Int {
    var bit = 1 << (length - 1)
    while code & bit != 0 { bit >>= 1 }
    // All ones has no successor; the bits above the first zero are ones and fall away.
    return bit == 0 ? 0 : (code & (bit - 1)) | bit
  }
}
