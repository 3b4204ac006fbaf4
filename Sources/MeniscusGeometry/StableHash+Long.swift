extension StableHash {
  /// The hashes of tiles side by side, each of rows of 256 bytes one after the other, where they lie.
  ///
  /// Memory is read along the rows of all tiles, as it is fetched.
  ///
  /// - Parameters:
  ///   - count: the number of tiles.
  ///   - rows: the number of rows, at least one.
  ///   - stride: the distance from a row to the next, in bytes.
  ///   - hashes: receives the hash of every tile.
  package static func hash(
    tilesOf256 start: UnsafeRawPointer, count: Int, rows: Int, stride: Int,
    into hashes: UnsafeMutablePointer<UInt64>
  ) {
    // As many as the stack takes without asking for memory.
    let most = 12
    secret.withUnsafeBytes { secret in
      guard let key = secret.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: Lanes.self, capacity: most) { lanes in
        var first = 0
        while first < count {
          let some = min(most, count - first)
          for tile in 0..<some { lanes.initializeElement(at: tile, to: Lanes()) }
          for row in 0..<rows {
            let data = start + (row * stride + first * 256)
            for tile in 0..<some {
              lanes[tile].accumulate(row, of: rows, from: data + tile * 256, key: key)
            }
          }
          for tile in 0..<some { hashes[first + tile] = lanes[tile].merged(count: rows * 256) }
          first += some
        }
      }
    }
  }

  /// The hash of more than 240 bytes.
  ///
  /// Blocks of 1024 bytes hold sixteen stripes of 64; stripe n meets the secret from its word n on.
  /// The last 64 bytes are a stripe of their own, whatever they overlap.
  static func hashLong(_ input: Input) -> UInt64 {
    secret.withUnsafeBytes { secret in
      guard let key = secret.baseAddress else { return 0 }
      var lanes = Lanes()
      let blocks = (input.count - 1) / 1024
      var data = input.start
      for _ in 0..<blocks {
        lanes.accumulate(stripes: 16, from: data, key: key)
        lanes.scramble(key: key + 128)
        data += 1024
      }
      let rest = input.count - blocks * 1024
      lanes.accumulate(stripes: (rest - 1) / 64, from: data, key: key)
      lanes.accumulate(stripes: 1, from: input.start + (input.count - 64), key: key + 121)
      return lanes.merged(count: input.count)
    }
  }
}

/// The eight accumulators of the hash of long runs, two to a vector.
///
/// Each lane gets the products of its own input and the plain input of its neighbour. As sums do not
/// depend on order, the plain inputs are summed apart and change places once a block. Words are
/// read as the processor stores them, which is little-endian wherever Swift runs.
private struct Lanes {
  private typealias Pair = SIMD2<UInt64>

  private var a = Pair(StableHash.prime32Three, StableHash.prime64One)
  private var b = Pair(StableHash.prime64Two, StableHash.prime64Three)
  private var c = Pair(StableHash.prime64Four, StableHash.prime32Two)
  private var d = Pair(StableHash.prime64Five, StableHash.prime32One)

  /// Takes in consecutive stripes; each meets the key eight bytes further on.
  @inline(__always)
  mutating func accumulate(stripes: Int, from data: UnsafeRawPointer, key: UnsafeRawPointer) {
    var (sumA, sumB, sumC, sumD) = (Pair(), Pair(), Pair(), Pair())
    for stripe in 0..<stripes {
      let input = data + stripe &* 64
      let secret = key + stripe &* 8
      Self.accumulate(input, secret, product: &a, sum: &sumA)
      Self.accumulate(input + 16, secret + 16, product: &b, sum: &sumB)
      Self.accumulate(input + 32, secret + 32, product: &c, sum: &sumC)
      Self.accumulate(input + 48, secret + 48, product: &d, sum: &sumD)
    }
    a &+= Pair(sumA.y, sumA.x)
    b &+= Pair(sumB.y, sumB.x)
    c &+= Pair(sumC.y, sumC.x)
    d &+= Pair(sumD.y, sumD.x)
  }

  /// Takes in a row of 256 bytes of some; four of them are a block.
  @inline(__always)
  mutating func accumulate(
    _ row: Int, of rows: Int, from data: UnsafeRawPointer, key: UnsafeRawPointer
  ) {
    let part = key + (row & 3) &* 32
    guard row == rows - 1 else {
      accumulate(stripes: 4, from: data, key: part)
      if row & 3 == 3 { scramble(key: key + 128) }
      return
    }
    accumulate(stripes: 3, from: data, key: part)
    accumulate(stripes: 1, from: data + 192, key: key + 121)
  }

  @inline(__always)
  private static func accumulate(
    _ input: UnsafeRawPointer, _ secret: UnsafeRawPointer, product: inout Pair, sum: inout Pair
  ) {
    let words = input.loadUnaligned(as: Pair.self)
    let keyed = words ^ secret.loadUnaligned(as: Pair.self)
    sum &+= words
    product &+= (keyed & 0xFFFF_FFFF) &* (keyed &>> 32)
  }

  /// Mixes the accumulators after each block.
  @inline(__always)
  mutating func scramble(key: UnsafeRawPointer) {
    Self.scramble(&a, key)
    Self.scramble(&b, key + 16)
    Self.scramble(&c, key + 32)
    Self.scramble(&d, key + 48)
  }

  @inline(__always)
  private static func scramble(_ lanes: inout Pair, _ key: UnsafeRawPointer) {
    let mixed = lanes ^ (lanes &>> 47) ^ key.loadUnaligned(as: Pair.self)
    lanes = mixed &* Pair(repeating: StableHash.prime32One)
  }

  /// The hash that the accumulators amount to, for an input of `count` bytes.
  func merged(count: Int) -> UInt64 {
    var sum = UInt64(count) &* StableHash.prime64One
    var offset = 11
    for lanes in [a, b, c, d] {
      sum =
        sum
        &+ StableHash.foldedProduct(
          lanes.x ^ StableHash.secretWord(offset), lanes.y ^ StableHash.secretWord(offset + 8))
      offset += 16
    }
    return StableHash.avalanche(sum)
  }
}
