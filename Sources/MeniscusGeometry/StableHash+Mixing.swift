extension StableHash {
  // The primes by their names in the specification.
  static var prime32One: UInt64 { 0x9E37_79B1 }
  static var prime32Two: UInt64 { 0x85EB_CA77 }
  static var prime32Three: UInt64 { 0xC2B2_AE3D }
  static var prime64One: UInt64 { 0x9E37_79B1_85EB_CA87 }
  static var prime64Two: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
  static var prime64Three: UInt64 { 0x1656_67B1_9E37_79F9 }
  static var prime64Four: UInt64 { 0x85EB_CA77_C2B2_AE63 }
  static var prime64Five: UInt64 { 0x27D4_EB2F_1656_67C5 }
  static var primeMixOne: UInt64 { 0x1656_6791_9E37_79F9 }
  static var primeMixTwo: UInt64 { 0x9FB2_1C65_1E98_DF25 }

  /// The default secret: 192 bytes as little-endian words.
  static let secret: [UInt64] = [
    0xbe4b_a423_396c_feb8, 0x1cad_21f7_2c81_017c, 0xdb97_9083_e96d_d4de, 0x1f67_b3b7_a4a4_4072,
    0x78e5_c0cc_4ee6_79cb, 0x2172_ffcc_7dd0_5a82, 0x8e24_43f7_7446_08b8, 0x4c26_3a81_e690_35e0,
    0xcb00_c391_bb52_283c, 0xa32e_531b_8b65_d088, 0x4ef9_0da2_9748_6471, 0xd8ac_dea9_46ef_1938,
    0x3f34_9ce3_3f76_faa8, 0x1d4f_0bc7_c7bb_dcf9, 0x3159_b4cd_4be0_518a, 0x6473_78d9_c97e_9fc8,
    0xc3eb_d334_83ac_c5ea, 0xeb63_13fa_ffa0_81c5, 0x49da_f0b7_51dd_0d17, 0x9e68_d429_2655_16d3,
    0xfca1_477d_58be_162b, 0xce31_d07a_d1b8_f88f, 0x2804_1695_8f3a_cb45, 0x7e40_4bbb_cafb_d7af,
  ]

  /// The eight bytes of the secret from a byte on.
  static func secretWord(_ offset: Int) -> UInt64 {
    secret.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }

  /// XXH3's final mix.
  static func avalanche(_ value: UInt64) -> UInt64 {
    let mixed = (value ^ value >> 37) &* primeMixOne
    return mixed ^ mixed >> 32
  }

  /// XXH64's final mix, which XXH3 keeps for its shortest inputs.
  static func avalancheOfShort(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ value >> 33) &* prime64Two
    mixed = (mixed ^ mixed >> 29) &* prime64Three
    return mixed ^ mixed >> 32
  }

  /// The lower and the upper half of the full product, one over the other.
  static func foldedProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
