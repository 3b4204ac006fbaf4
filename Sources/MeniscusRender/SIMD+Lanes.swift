#if DEBUG
  /// Arithmetic of colours and places, lane by lane.
  ///
  /// Without optimization the standard library's operators of vectors of floats are generic calls,
  /// twenty times slower than these. An optimized build has the standard's. Both are IEEE 754's
  /// operations on each lane, so that the bits are the same; comparing the hashes of debug and
  /// release builds checks it.
  extension SIMD4 where Scalar == Float {
    static func + (left: Self, right: Self) -> Self {
      Self(left.x + right.x, left.y + right.y, left.z + right.z, left.w + right.w)
    }

    static func + (left: Self, right: Float) -> Self {
      Self(left.x + right, left.y + right, left.z + right, left.w + right)
    }

    static func + (left: Float, right: Self) -> Self {
      Self(left + right.x, left + right.y, left + right.z, left + right.w)
    }

    static func - (left: Self, right: Self) -> Self {
      Self(left.x - right.x, left.y - right.y, left.z - right.z, left.w - right.w)
    }

    static func - (left: Self, right: Float) -> Self {
      Self(left.x - right, left.y - right, left.z - right, left.w - right)
    }

    static func - (left: Float, right: Self) -> Self {
      Self(left - right.x, left - right.y, left - right.z, left - right.w)
    }

    static func * (left: Self, right: Self) -> Self {
      Self(left.x * right.x, left.y * right.y, left.z * right.z, left.w * right.w)
    }

    static func * (left: Self, right: Float) -> Self {
      Self(left.x * right, left.y * right, left.z * right, left.w * right)
    }

    static func * (left: Float, right: Self) -> Self {
      Self(left * right.x, left * right.y, left * right.z, left * right.w)
    }

    static func / (left: Self, right: Float) -> Self {
      Self(left.x / right, left.y / right, left.z / right, left.w / right)
    }

    static func += (left: inout Self, right: Self) { left = left + right }

    static func += (left: inout Self, right: Float) { left = left + right }

    static func -= (left: inout Self, right: Float) { left = left - right }

    static func *= (left: inout Self, right: Float) { left = left * right }

    func replacing(with other: Self, where mask: SIMDMask<SIMD4<Int32>>) -> Self {
      let (own, its) = (
        unsafeBitCast(self, to: SIMD4<UInt32>.self), unsafeBitCast(other, to: SIMD4<UInt32>.self)
      )
      return unsafeBitCast(own.replacing(with: its, where: mask), to: Self.self)
    }
  }

  extension SIMD4 where Scalar == UInt32 {
    static func & (left: Self, right: UInt32) -> Self {
      Self(left.x & right, left.y & right, left.z & right, left.w & right)
    }

    static func | (left: Self, right: UInt32) -> Self {
      Self(left.x | right, left.y | right, left.z | right, left.w | right)
    }

    static func | (left: Self, right: Self) -> Self {
      Self(left.x | right.x, left.y | right.y, left.z | right.z, left.w | right.w)
    }

    static func &>> (left: Self, right: UInt32) -> Self {
      Self(left.x &>> right, left.y &>> right, left.z &>> right, left.w &>> right)
    }

    static func &<< (left: Self, right: UInt32) -> Self {
      Self(left.x &<< right, left.y &<< right, left.z &<< right, left.w &<< right)
    }

    func replacing(with other: Self, where mask: SIMDMask<SIMD4<Int32>>) -> Self {
      let chosen = unsafeBitCast(mask, to: Self.self)
      return Self(
        x ^ ((x ^ other.x) & chosen.x), y ^ ((y ^ other.y) & chosen.y),
        z ^ ((z ^ other.z) & chosen.z), w ^ ((w ^ other.w) & chosen.w))
    }
  }

  extension SIMD2 where Scalar == Float {
    static func + (left: Self, right: Self) -> Self {
      Self(left.x + right.x, left.y + right.y)
    }

    static func - (left: Self, right: Self) -> Self {
      Self(left.x - right.x, left.y - right.y)
    }

    static func * (left: Self, right: Self) -> Self {
      Self(left.x * right.x, left.y * right.y)
    }

    static func * (left: Self, right: Float) -> Self {
      Self(left.x * right, left.y * right)
    }

    static func / (left: Self, right: Float) -> Self {
      Self(left.x / right, left.y / right)
    }

    func sum() -> Float {
      x + y
    }
  }
#endif
