/// SHA-256 (FIPS 180-4), not made for secrets or speed.
///
/// Others name things so: a content security policy its scripts, tests their expected values.
package enum SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { prime in
    fractionBits { $0 * $0 * $0 <= UInt128(prime) << 96 }
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initial: [UInt32] = primes(8).map { prime in
    fractionBits { $0 * $0 <= UInt128(prime) << 64 }
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The lower 32 bits of the largest number for which `isAtMostRoot` holds.
  private static func fractionBits(_ isAtMostRoot: (UInt128) -> Bool) -> UInt32 {
    var root: UInt128 = 0
    for bit in stride(from: 37, through: 0, by: -1) where isAtMostRoot(root | 1 << UInt128(bit)) {
      root |= 1 << UInt128(bit)
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// The digest of `bytes`, as 64 hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { JSONText.hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  /// The 32 bytes of the digest of `bytes`.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    let length = UInt64(bytes.count) * 8
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var state = initial
    padded.withUnsafeBufferPointer { padded in
      for start in stride(from: 0, to: padded.count, by: 64) {
        compress(UnsafeBufferPointer(rebasing: padded[start..<(start + 64)]), into: &state)
      }
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func compress(_ block: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word >> count | word << (32 - count)
    }
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<64 {
      if index < 16 {
        for byte in 0..<4 { words[index] = words[index] << 8 | UInt32(block[index * 4 + byte]) }
        continue
      }
      let early = words[index - 15]
      let late = words[index - 2]
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ mixed &+ choice &+ constants[index] &+ words[index]
      let majority = a & b ^ a & c ^ b & c
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
