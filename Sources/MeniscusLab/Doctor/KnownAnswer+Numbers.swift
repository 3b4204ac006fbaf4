import MeniscusFormats
import MeniscusGeometry

extension KnownAnswer {
  /// What IEEE 754 fixes: one rounding an operation, nothing fused, nothing flushed.
  static let arithmetic = [
    KnownAnswer(.arithmetic, .productAndSum, .byHand, "0000000000000000") {
      // (1 + 2⁻³⁰)² is 1 + 2⁻²⁹ + 2⁻⁶⁰; the last part is lost before the difference is taken.
      let factor = opaque(1 + 0x1p-30)
      return bits(factor * factor - opaque(1 + 0x1p-29))
    },
    KnownAnswer(.arithmetic, .productAndSumSingle, .byHand, "00000000") {
      let factor = Float(opaque(1 + 0x1p-13))
      return JSONText.hexadecimal(
        UInt64((factor * factor - Float(opaque(1 + 0x1p-12))).bitPattern), digits: 8)
    },
    KnownAnswer(.arithmetic, .third, .byHand, "3fd5555555555555") {
      bits(opaque(1) / opaque(3))
    },
    KnownAnswer(.arithmetic, .rootOfTwo, .byHand, "3ff6a09e667f3bcd") {
      bits(opaque(2).squareRoot())
    },
    KnownAnswer(.arithmetic, .halfOfSmallestNormal, .byHand, "0008000000000000") {
      bits(opaque(0x1p-1022) / opaque(2))
    },
    KnownAnswer(.arithmetic, .halvesToEven, .byHand, "0 2 2 4") {
      [0.5, 1.5, 2.5, 3.5].map { "\(Int(opaque($0).rounded(.toNearestOrEven)))" }
        .joined(separator: " ")
    },
  ]

  /// The elementary functions.
  static let maths = [
    exact(.sine, "bfd9ab138834fb4c") { Exact.sine(word(0xbfda_695d_747f_b968)) },
    exact(.sineOfLargerAngle, "3fe4e2c8a2c4af07") { Exact.sine(word(0xc00e_d25b_96bc_0c44)) },
    exact(.cosine, "3fec9f807ecb4b1c") { Exact.cosine(word(0xbfdd_aad1_41c6_c368)) },
    exact(.tangent, "3ff59fbb69db9693") { Exact.tangent(word(0x3fed_e181_7b61_2cbe)) },
    exact(.exponential, "3fd81480f927211a") { Exact.exponential(word(0xbfef_47a9_0cf6_42e0)) },
    exact(.powerOfTwo, "3fee662f82d29569") {
      Exact.binaryExponential(word(0xbfb2_f44e_984d_e9b0))
    },
    exact(.naturalLogarithm, "3ff2e62ff11c604f") {
      Exact.naturalLogarithm(word(0x400a_10f2_bd7b_266f))
    },
    exact(.binaryLogarithm, "3fee2a72b37c3858") {
      Exact.binaryLogarithm(word(0x3ffe_c0e9_7c4f_0ef0))
    },
    exact(.power, "3f68dbd8cf7436e4") {
      Exact.power(word(0x3fb6_dc9f_f61a_806a), word(0x4003_3333_3333_3333))
    },
    exact(.arcTangent, "3ff3d9f2a33421b8") { Exact.arcTangent(word(0x4007_5971_63a2_1d90)) },
    exact(.angleOfVector, "3ff6e399d432a95d") {
      Exact.arcTangent(y: word(0x3ff0_854b_fcfb_d1a4), x: word(0x3fc2_a7ee_3d05_1640))
    },
    exact(.cubeRoot, "3fe06cd223a66213") { Exact.cubeRoot(word(0x3fc1_4f36_73bc_f7b4)) },
  ]

  /// XXH3 with 64 bits at lengths of each of its branches.
  static let hash = [
    (0, .bytes0, "2d06800538d394c2"), (1, .bytes1, "c44bdff4074eecdb"),
    (3, .bytes3, "e14090f554a5ea90"), (8, .bytes8, "cd1c7f88482fcaef"),
    (16, .bytes16, "81e9eb8634460bb9"), (64, .bytes64, "22a06b30c4c72936"),
    (200, .bytes200, "e07bfbc15015bf69"), (1024, .bytes1024, "e99def1145f12936"),
    (100_000, .bytes100000, "920056915640359f"),
  ].map { (count: Int, question: Examination.Question, expected) in
    KnownAnswer(.hash, question, .xxhash, expected) {
      hexadecimal(StableHash.hash(pattern(count)))
    }
  }

  /// The generator of random numbers.
  static let generator = [
    KnownAnswer(
      .generator, .xoshiro256, .published,
      "11520 0 1509978240 1215971899390074240 1216172134540287360 607988272756665600"
    ) {
      var generator = SeededGenerator(state: (1, 2, 3, 4))
      return (0..<6).map { _ in "\(generator.next())" }.joined(separator: " ")
    },
    KnownAnswer(.generator, .splitMix64, .published, "true") {
      let state: (UInt64, UInt64, UInt64, UInt64) = (
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431
      )
      return "\(SeededGenerator(seed: 1_234_567) == SeededGenerator(state: state))"
    },
  ]

  private static func exact(
    _ question: Examination.Question, _ expected: String,
    _ value: @escaping @MainActor @Sendable () -> Double
  ) -> KnownAnswer {
    KnownAnswer(.maths, question, .mpmath, expected) { bits(value()) }
  }

  /// The number of a bit pattern.
  private static func word(_ bits: UInt64) -> Double { opaque(Double(bitPattern: bits)) }

  /// The value, which the compiler does not know: what it works out itself proves nothing of the
  /// processor.
  @inline(never)
  private static func opaque(_ value: Double) -> Double { value }

  private static func bits(_ value: Double) -> String { hexadecimal(value.bitPattern) }

  /// A hash as it is written.
  static func hexadecimal(_ value: UInt64) -> String { JSONText.hexadecimal(value, digits: 16) }

  /// The bytes that the hashes belong to.
  private static func pattern(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: (UInt32($0) &* 2_654_435_761) >> 24) }
  }
}
