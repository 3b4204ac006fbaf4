/// Finds earlier occurrences of the bytes ahead by chains of positions with equal hashes.
///
/// Positions are kept modulo 2³². One that wrapped around leads to a comparison that fails or
/// succeeds like any other, as every match is verified.
struct MatchFinder: ~Copyable {
  /// A run of bytes that occurred before; a length of 0 stands for none.
  struct Match {
    var length = 0
    var distance = 0
  }

  /// The farthest that a match reaches back; one less than the format allows, so that a position
  /// and its farthest candidate do not share an entry of `previous`.
  static let farthest = 32767
  static let longestMatch = 258
  /// The bytes that are hashed, and the length of the shortest match.
  static let shortestMatch = 4

  private static let hashBits = 15
  private let input: UnsafeRawPointer
  private let end: Int
  /// The latest position of every hash.
  private let heads: UnsafeMutablePointer<UInt32>
  /// For each position modulo 32768, the position before it with the same hash.
  private let previous: UnsafeMutablePointer<UInt32>
  /// The first position that is not in the chains yet.
  private var next = 0

  /// Makes a finder for the `count` bytes at `input`, which have to outlive it.
  init(_ input: UnsafeRawPointer, count: Int) {
    self.input = input
    end = count
    heads = .allocate(capacity: 1 << Self.hashBits)
    previous = .allocate(capacity: Self.farthest + 1)
    // As far back from position 0 as no match reaches.
    let unset = 0 &- UInt32(Self.farthest) &- 1
    heads.initialize(repeating: unset, count: 1 << Self.hashBits)
    previous.initialize(repeating: unset, count: Self.farthest + 1)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  @inline(__always)
  private func word(_ position: Int) -> UInt32 {
    input.loadUnaligned(fromByteOffset: position, as: UInt32.self)
  }

  /// Puts a position into its chain and returns the one before it.
  @inline(__always)
  private func insert(_ position: Int) -> UInt32 {
    // The multiplier is 2³² divided by the golden ratio.
    let product = UInt32(littleEndian: word(position)) &* 0x9E37_79B1
    let hash = Int(truncatingIfNeeded: product &>> UInt32(32 &- Self.hashBits))
    let head = heads[hash]
    previous[position & Self.farthest] = head
    heads[hash] = UInt32(truncatingIfNeeded: position)
    return head
  }

  /// Puts the positions before `position` into their chains.
  mutating func advance(to position: Int) {
    let last = min(position, end - Self.shortestMatch + 1)
    while next < last {
      _ = insert(next)
      next += 1
    }
    next = max(next, position)
  }

  /// Leaves out the positions before `position` that are not in a chain yet.
  mutating func skip(to position: Int) {
    next = max(next, position)
  }

  /// The length, at most `limit`, of the match at `position` with the bytes `distance` before it.
  @inline(__always)
  private func matchLength(_ position: Int, _ distance: Int, from start: Int, limit: Int) -> Int {
    let here = input + position
    let there = here - distance
    var length = start
    while length &+ 8 <= limit {
      let difference =
        UInt64(littleEndian: here.loadUnaligned(fromByteOffset: length, as: UInt64.self))
        ^ UInt64(littleEndian: there.loadUnaligned(fromByteOffset: length, as: UInt64.self))
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit
      && here.load(fromByteOffset: length, as: UInt8.self)
        == there.load(fromByteOffset: length, as: UInt8.self)
    {
      length &+= 1
    }
    return length
  }

  /// The longest match at `position` that is longer than `shorter`, and puts the position into its
  /// chain.
  ///
  /// - Parameters:
  ///   - chain: the number of candidates to compare.
  ///   - nice: the length from which on a match is taken without looking further.
  mutating func longestMatch(
    at position: Int, longerThan shorter: Int, chain: Int, nice: Int
  ) -> Match {
    advance(to: position)
    var best = Match(length: max(shorter, Self.shortestMatch - 1), distance: 0)
    let limit = min(Self.longestMatch, end - position)
    guard limit > best.length else { return Match() }
    let head = insert(position)
    next = position + 1

    let start = word(position)
    var candidate = head
    var ending = word(position + best.length - 3)
    for _ in 0..<chain {
      let distance = Int(
        truncatingIfNeeded: UInt32(truncatingIfNeeded: position) &- candidate)
      guard distance > 0 && distance <= Self.farthest else { break }
      let there = position &- distance
      if word(there &+ best.length &- 3) == ending && word(there) == start {
        let length = matchLength(position, distance, from: 4, limit: limit)
        if length > best.length {
          best = Match(length: length, distance: distance)
          if length >= nice || length == limit { break }
          ending = word(position + length - 3)
        }
      }
      candidate = previous[there & Self.farthest]
    }
    return best.distance == 0 ? Match() : best
  }
}
