import MeniscusGeometry
import TestSupport
import Testing

/// The generator against the published outputs of xoshiro256** and SplitMix64.
@Suite("Seeded generator")
struct SeededGeneratorTests {
  /// The first outputs of the authors' xoshiro256starstar.c from the state 1, 2, 3, 4, as the tests
  /// of Rust's rand_xoshiro quote them.
  @Test func agreesWithTheReference() {
    var generator = SeededGenerator(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    for value in expected { expectEqual(generator.next(), value) }
  }

  /// SplitMix64's first outputs for the seed 1234567, as Rosetta Code publishes them, are the state.
  @Test func seedsFillTheStateBySplitMix64() {
    let seeded = SeededGenerator(seed: 1_234_567)
    let expected = SeededGenerator(
      state: (
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431
      ))
    expectEqual(seeded, expected)
  }

  @Test func unitDoublesAreTheUpper53Bits() {
    var bits = SeededGenerator(seed: 7)
    var numbers = bits
    var sum = 0.0
    for _ in 0..<10_000 {
      let number = numbers.unitDouble()
      expectEqual(number * 0x1p53, Double(bits.next() / 2048))
      #expect(number >= 0 && number < 1)
      sum += number
    }
    // The mean of 10,000 uniform numbers has a standard deviation of 0.0029.
    expectClose(sum / 10_000, 0.5, closerThan: 0.0145)
  }

  @Test func powersOfTwoTakeTheUpperBits() {
    var bits = SeededGenerator(seed: 11)
    var numbers = bits
    for shift in 0..<62 {
      let number = numbers.integer(below: 1 << shift)
      let word = bits.next()
      expectEqual(number, shift == 0 ? 0 : Int(word >> UInt64(64 - shift)))
    }
  }

  @Test(arguments: [3, 7, 10, 100])
  func integersAreEquallyLikely(bound: Int) {
    var generator = SeededGenerator(seed: 2026)
    var counts = [Int](repeating: 0, count: bound)
    let draws = 20_000
    for _ in 0..<draws { counts[generator.integer(below: bound)] += 1 }
    let expected = Double(draws) / Double(bound)
    let chiSquare = counts.reduce(0) { sum, count in
      sum + (Double(count) - expected) * (Double(count) - expected) / expected
    }
    // Chi-square has mean n and variance 2n for n degrees of freedom; five deviations are far out.
    let freedom = Double(bound - 1)
    #expect(chiSquare < freedom + 5 * (2 * freedom).squareRoot())
  }

  /// The bound is 3/8 of all that 64 bits can be.
  ///
  /// Without repeated draws two of the residues modulo
  /// three would get 3/8 of the draws each, and the third 2/8.
  @Test func largeBoundsHaveNoBias() {
    let bound = 3 << 61
    var generator = SeededGenerator(seed: 5)
    var residues = [0, 0, 0]
    for _ in 0..<30_000 {
      let value = generator.integer(below: bound)
      #expect(value >= 0 && value < bound)
      residues[value % 3] += 1
    }
    // The standard deviation is √(30,000 · 2/9) = 82; with bias one residue would lack 2,500.
    for count in residues { #expect((count - 10_000).magnitude < 410) }
  }

  @Test func servesTheStandardLibrary() {
    var generator = SeededGenerator(seed: 1)
    let shuffled = (0..<50).shuffled(using: &generator)
    expectEqual(shuffled.sorted(), Array(0..<50))
    #expect(shuffled != Array(0..<50))
  }
}
