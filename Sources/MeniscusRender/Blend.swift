import MeniscusGeometry

/// Source-over on 8-bit pixels: a word holds red in its low byte, then green, blue and alpha.
///
/// Colours in a target are premultiplied. Every blend rounds once: with source s, target d and the
/// effective opacity α of the source at this pixel, each channel becomes
/// (s·m + d·(255 − α)) / 255 to the nearest integer, where m is what weighs the source.
enum Blend {
  private static let evenBytes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// `value` / 255 to the nearest integer, for `value` up to 65,152.
  @inline(__always)
  static func divide255(_ value: UInt32) -> UInt32 {
    let t = value &+ 128
    return (t &+ t &>> 8) &>> 8
  }

  /// The four bytes of a pixel, each in sixteen bits: red, blue, green, alpha from below.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
  }

  /// Each sixteen bits divided by 255 to the nearest integer, back in one word.
  @inline(__always)
  private static func gather(_ sums: UInt64) -> UInt32 {
    let t = sums &+ halves
    let quotients = ((t &+ (t &>> 8) & evenBytes) &>> 8) & evenBytes
    return UInt32(truncatingIfNeeded: quotients)
      | UInt32(truncatingIfNeeded: quotients &>> 24)
  }

  /// `source` weighted by `m` over `target` weighted by 255 − `alpha`.
  @inline(__always)
  static func mix(
    _ source: UInt32, by m: UInt32, over target: UInt32, alpha: UInt32
  ) -> UInt32 {
    gather(spread(source) &* UInt64(m) &+ spread(target) &* UInt64(255 &- alpha))
  }

  /// A premultiplied pixel under coverage `m` over `target`.
  @inline(__always)
  static func over(_ source: UInt32, _ m: UInt32, _ target: UInt32) -> UInt32 {
    mix(source, by: m, over: target, alpha: divide255((source &>> 24) &* m))
  }

  /// Lays one straight colour at one effective opacity over `count` pixels.
  static func lay(
    _ opaque: UInt32, alpha: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    if alpha == 0 { return }
    if alpha == 255 {
      target.update(repeating: opaque, count: count)
      return
    }
    let first = layFours(opaque, alpha: alpha, over: target, count: count)
    let source = spread(opaque) &* UInt64(alpha)
    let inverse = UInt64(255 &- alpha)
    for i in first..<count {
      target[i] = gather(source &+ spread(target[i]) &* inverse)
    }
  }

  /// Lays one straight colour over `count` pixels, its opacity multiplied by each one's coverage.
  static func lay(
    _ opaque: UInt32, alpha: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let first = layFours(opaque, alpha: alpha, over: target, count: count, coverage: coverage)
    for i in first..<count {
      let m = UInt32(coverage[i])
      if m == 0 { continue }
      let effective = divide255(m &* alpha)
      target[i] =
        effective == 255
        ? opaque : mix(opaque, by: effective, over: target[i], alpha: effective)
    }
  }

  /// Lays premultiplied pixels at one coverage over `count` pixels.
  static func lay(
    _ source: UnsafePointer<UInt32>, coverage: UInt32,
    over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let first = layFours(source, coverage: coverage, over: target, count: count)
    for i in first..<count {
      target[i] = over(source[i], coverage, target[i])
    }
  }

  /// Lays premultiplied pixels over `count` pixels, each at its own coverage.
  static func lay(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let first = layFours(source, over: target, count: count, coverage: coverage)
    for i in first..<count {
      let m = UInt32(coverage[i])
      if m == 0 { continue }
      target[i] = over(source[i], m, target[i])
    }
  }

  /// Takes `count` pixels back towards what was saved of them: `amount` of 255 stays.
  static func restore(
    _ saved: UnsafePointer<UInt32>, keeping amount: UInt32,
    in target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    if amount == 255 { return }
    if amount == 0 {
      target.update(from: saved, count: count)
      return
    }
    let first = restoreFours(saved, keeping: amount, in: target, count: count)
    for i in first..<count where target[i] != saved[i] {
      target[i] = mix(target[i], by: amount, over: saved[i], alpha: amount)
    }
  }

  /// Takes `count` pixels back towards what was saved of them, each by its own amount.
  static func restore(
    _ saved: UnsafePointer<UInt32>, keeping amounts: UnsafePointer<UInt8>,
    in target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let first = restoreFours(saved, keeping: amounts, in: target, count: count)
    for i in first..<count {
      let amount = UInt32(amounts[i])
      target[i] = mix(target[i], by: amount, over: saved[i], alpha: amount)
    }
  }
}

extension RGBA {
  /// The colour without its opacity as an opaque pixel, components clamped to 0…1 and rounded.
  var opaquePixel: UInt32 {
    Self.byte(red) | Self.byte(green) << 8 | Self.byte(blue) << 16 | 0xFF00_0000
  }

  /// The opacity as 0…255, clamped and rounded; not a number counts as 0.
  var alphaByte: UInt32 { Self.byte(opacity) }

  /// A component of 0…1 as 0…255, clamped and rounded; not a number counts as 0.
  static func byte(_ value: Double) -> UInt32 {
    value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
  }
}
