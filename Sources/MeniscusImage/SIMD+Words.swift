#if DEBUG
  /// What filters and checksums do with the bits of vectors, a word of eight bytes at a time.
  ///
  /// Without optimization the standard library's operators are loops over the lanes, thirty times
  /// slower than these for bytes; an optimized build has the standard's. Bits have no rounding, so
  /// both give the same.
  extension SIMD2 where Scalar == UInt64 {
    static func & (left: Self, right: Self) -> Self {
      Self(left.x & right.x, left.y & right.y)
    }

    static func ^ (left: Self, right: Self) -> Self {
      Self(left.x ^ right.x, left.y ^ right.y)
    }

    static func &>> (left: Self, right: UInt64) -> Self {
      Self(left.x &>> right, left.y &>> right)
    }
  }

  extension SIMD16 where Scalar == UInt8 {
    private typealias Words = SIMD2<UInt64>

    private var words: Words { unsafeBitCast(self, to: Words.self) }

    private init(words: Words) { self = unsafeBitCast(words, to: Self.self) }

    static func & (left: Self, right: Self) -> Self { Self(words: left.words & right.words) }

    static func ^ (left: Self, right: Self) -> Self { Self(words: left.words ^ right.words) }

    static func &>> (left: Self, right: UInt8) -> Self {
      // Of each byte, the bits that do not come from the byte above it.
      let kept = UInt64(0xFF &>> right) &* 0x0101_0101_0101_0101
      let shifted = left.words &>> UInt64(right)
      return Self(words: Words(shifted.x & kept, shifted.y & kept))
    }

    func replacing(with other: Self, where mask: SIMDMask<SIMD16<Int8>>) -> Self {
      let chosen = unsafeBitCast(mask, to: Words.self)
      return Self(words: words ^ ((words ^ other.words) & chosen))
    }
  }

  extension SIMD8 where Scalar == UInt16 {
    private typealias Words = SIMD2<UInt64>

    private var words: Words { unsafeBitCast(self, to: Words.self) }

    private init(words: Words) { self = unsafeBitCast(words, to: Self.self) }

    static func & (left: Self, right: UInt16) -> Self {
      let kept = UInt64(right) &* 0x0001_0001_0001_0001
      return Self(words: left.words & Words(kept, kept))
    }

    static func &>> (left: Self, right: UInt16) -> Self {
      let kept = UInt64(0xFFFF &>> right) &* 0x0001_0001_0001_0001
      let shifted = left.words &>> UInt64(right)
      return Self(words: shifted & Words(kept, kept))
    }
  }
#endif
