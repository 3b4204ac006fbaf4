/// Four pixels at once: their bytes in sixteen bits each, the even ones and the odd ones.
///
/// What is done to each pixel is what ``Blend`` does to one; debug builds, in which vectors are slow, leave
/// all of them to that.
extension Blend {
  /// Lays one straight colour at one opacity of 1…254 over pixels by fours; returns how many it laid.
  @inline(__always)
  static func layFours(
    _ opaque: UInt32, alpha: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Int {
    #if DEBUG
      return 0
    #else
      let all = pairs(SIMD4(repeating: opaque))
      let share = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha))
      let rest = SIMD8(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
      let even = (all & 255) &* share &+ 128
      let odd = (all &>> 8) &* share &+ 128
      var index = 0
      while index &+ 4 <= count {
        let old = pairs(UnsafeRawPointer(target + index).loadUnaligned(as: SIMD4<UInt32>.self))
        target.store(
          quotients(even &+ (old & 255) &* rest, odd &+ (old &>> 8) &* rest), at: index)
        index &+= 4
      }
      return index
    #endif
  }

  /// Lays one straight colour over pixels by fours, its opacity multiplied by each one's coverage;
  /// returns how many it laid.
  @inline(__always)
  static func layFours(
    _ opaque: UInt32, alpha: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) -> Int {
    #if DEBUG
      return 0
    #else
      let all = pairs(SIMD4(repeating: opaque))
      let (even, odd) = (all & 255, all &>> 8)
      var index = 0
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
        if four != 0 {
          let amounts = SIMD4(four & 255, four &>> 8 & 255, four &>> 16 & 255, four &>> 24)
          let product =
            pairs(amounts | amounts &<< 16) &* UInt16(truncatingIfNeeded: alpha) &+ 128
          let share = (product &+ product &>> 8) &>> 8
          let rest = 255 &- share
          let old = pairs(UnsafeRawPointer(target + index).loadUnaligned(as: SIMD4<UInt32>.self))
          target.store(
            quotients(
              even &* share &+ (old & 255) &* rest &+ 128,
              odd &* share &+ (old &>> 8) &* rest &+ 128), at: index)
        }
        index &+= 4
      }
      return index
    #endif
  }

  /// Four pixels as eight pairs of bytes.
  @inline(__always)
  private static func pairs(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
  }

  /// Sums, 128 included, divided by 255 to the nearest integers: the even and the odd bytes of pixels.
  @inline(__always)
  private static func quotients(_ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let low = (even &+ even &>> 8) &>> 8
    let high = (odd &+ odd &>> 8) & 0xFF00
    return unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
  }
}
