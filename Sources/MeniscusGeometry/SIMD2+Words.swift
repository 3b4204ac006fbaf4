#if DEBUG
  /// What the hash does with the bits of words, word by word.
  ///
  /// Without optimization the standard library's operators are loops over the lanes, five times
  /// slower than these; an optimized build has the standard's.
  extension SIMD2 where Scalar == UInt64 {
    static func ^ (left: Self, right: Self) -> Self {
      Self(left.x ^ right.x, left.y ^ right.y)
    }

    static func & (left: Self, right: UInt64) -> Self {
      Self(left.x & right, left.y & right)
    }

    static func &>> (left: Self, right: UInt64) -> Self {
      Self(left.x &>> right, left.y &>> right)
    }
  }
#endif
