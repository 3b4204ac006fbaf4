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
    guard isVectorized else { return 0 }
    let all = pairs(SIMD4(repeating: opaque))
    let share = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha))
    let rest = SIMD8(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
    let even = (all & 255) &* share &+ 128
    let odd = (all &>> 8) &* share &+ 128
    return byFours(count) { index in
      let old = pairs(fours(target, index))
      target.store(
        quotients(even &+ (old & 255) &* rest, odd &+ (old &>> 8) &* rest), at: index)
    }
  }

  /// Lays one straight colour over pixels by fours, its opacity multiplied by each one's coverage;
  /// returns how many it laid.
  @inline(__always)
  static func layFours(
    _ opaque: UInt32, alpha: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) -> Int {
    guard isVectorized else { return 0 }
    let all = pairs(SIMD4(repeating: opaque))
    let (even, odd) = (all & 255, all &>> 8)
    return byFours(count) { index in
      let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let product = spread(bytes: four) &* UInt16(truncatingIfNeeded: alpha) &+ 128
        let share = (product &+ product &>> 8) &>> 8
        let rest = 255 &- share
        let old = pairs(fours(target, index))
        target.store(
          quotients(
            even &* share &+ (old & 255) &* rest &+ 128,
            odd &* share &+ (old &>> 8) &* rest &+ 128), at: index)
      }
    }
  }

  /// Lays premultiplied pixels at one coverage of 1…255 over pixels by fours; returns how many it laid.
  @inline(__always)
  static func layFours(
    _ source: UnsafePointer<UInt32>, coverage: UInt32, over target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) -> Int {
    guard isVectorized else { return 0 }
    let share = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    return byFours(count) { index in
      let four = fours(source, index)
      // Most of a layer is empty or opaque.
      switch four.extent {
      case .nothing: break
      case .opaque where coverage == 255: target.store(four, at: index)
      default: target.store(over(four, share, fours(target, index)), at: index)
      }
    }
  }

  /// Lays premultiplied pixels over pixels by fours, each at its own coverage; returns how many it laid.
  @inline(__always)
  static func layFours(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) -> Int {
    byFours(count) { index in
      let covered = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if covered != 0 {
        target.store(
          over(fours(source, index), spread(bytes: covered), fours(target, index)), at: index)
      }
    }
  }

  /// Takes pixels back by fours towards what was saved of them: `amount` of 1…254 stays; returns how
  /// many it took back.
  @inline(__always)
  static func restoreFours(
    _ saved: UnsafePointer<UInt32>, keeping amount: UInt32,
    in target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Int {
    guard isVectorized else { return 0 }
    let share = SIMD8(repeating: UInt16(truncatingIfNeeded: amount))
    return byFours(count) { index in
      target.store(mix(fours(target, index), share, fours(saved, index), 255 &- share), at: index)
    }
  }

  /// Takes pixels back by fours towards what was saved of them, each by its own amount; returns how
  /// many it took back.
  @inline(__always)
  static func restoreFours(
    _ saved: UnsafePointer<UInt32>, keeping amounts: UnsafePointer<UInt8>,
    in target: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Int {
    byFours(count) { index in
      let kept = UnsafeRawPointer(amounts + index).loadUnaligned(as: UInt32.self)
      if kept != .max {
        let share = spread(bytes: kept)
        target.store(
          mix(fours(target, index), share, fours(saved, index), 255 &- share), at: index)
      }
    }
  }

  /// Calls `body` with the first of every four whole pixels; returns how many they are.
  @inline(__always)
  private static func byFours(_ count: Int, _ body: (_ index: Int) -> Void) -> Int {
    guard isVectorized else { return 0 }
    var index = 0
    while index &+ 4 <= count {
      body(index)
      index &+= 4
    }
    return index
  }

  @inline(__always)
  private static var isVectorized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Premultiplied pixels under a coverage over others.
  @inline(__always)
  private static func over(
    _ source: SIMD4<UInt32>, _ share: SIMD8<UInt16>, _ target: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let alpha = source &>> 24
    let product = pairs(alpha | alpha &<< 16) &* share &+ 128
    return mix(source, share, target, 255 &- (product &+ product &>> 8) &>> 8)
  }

  /// Pixels weighed by one share, and others by another.
  @inline(__always)
  private static func mix(
    _ source: SIMD4<UInt32>, _ share: SIMD8<UInt16>, _ target: SIMD4<UInt32>, _ rest: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    let (new, old) = (pairs(source), pairs(target))
    return quotients(
      (new & 255) &* share &+ (old & 255) &* rest &+ 128,
      (new &>> 8) &* share &+ (old &>> 8) &* rest &+ 128)
  }

  /// Each of four bytes in both halves of a pixel.
  @inline(__always)
  private static func spread(bytes four: UInt32) -> SIMD8<UInt16> {
    let amounts = SIMD4(four & 255, four &>> 8 & 255, four &>> 16 & 255, four &>> 24)
    return pairs(amounts | amounts &<< 16)
  }

  /// Four pixels from an index on.
  @inline(__always)
  private static func fours(_ pixels: UnsafePointer<UInt32>, _ index: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD4<UInt32>.self)
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

/// What pixels cover.
private enum PixelExtent {
  case nothing
  case opaque
  case some
}

extension SIMD4<UInt32> {
  /// What four pixels cover.
  @inline(__always)
  fileprivate var extent: PixelExtent {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves.x | halves.y == 0 { return .nothing }
    let opaque: UInt64 = 0xFF00_0000_FF00_0000
    return halves.x & halves.y & opaque == opaque ? .opaque : .some
  }
}
