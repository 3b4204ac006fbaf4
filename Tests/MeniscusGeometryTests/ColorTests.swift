import MeniscusGeometry
import TestSupport
import Testing

/// The transfer function against mpmath's values, and WCAG's published ratios.
@Suite("Colour")
struct ColorTests {
  /// The base of the power may be wrong by one and a half ulp, which the exponent makes 2.4 times as
  /// many; the power adds less than one.
  private func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 5 * b.magnitude.ulp
  }

  /// IEC 61966-2-1's formula at 200 bits by mpmath, for components of eight bits.
  @Test func decodingEightBits() {
    let expected: [(Int, Double)] = [
      (0, 0), (1, 0.000_303_526_983_548_837_491_65), (10, 0.003_035_269_835_488_374_916_5),
      (11, 0.003_346_535_763_899_158_499_8), (50, 0.031_896_033_073_011_515_951),
      (64, 0.051_269_458_374_043_221_427), (127, 0.212_230_757_414_055_095_59),
      (128, 0.215_860_500_113_899_163_76), (188, 0.502_886_458_032_568_385_17),
      (200, 0.577_580_440_429_650_479_06), (254, 0.991_102_097_113_829_699_3), (255, 1),
    ]
    for (byte, light) in expected { #expect(isClose(SRGB.decode(Double(byte) / 255), light)) }
  }

  /// By the same formula, the other way.
  @Test func encoding() {
    let expected: [(Double, Double)] = [
      (0, 0), (0.0001, 0.001_292), (0.003_130_8, 0.040_449_936),
      (0.003_2, 0.041_323_358_627_099_161_808), (0.01, 0.099_852_822_734_128_336_567),
      (0.18, 0.461_356_129_500_441_649_86), (0.5, 0.735_356_983_052_449_490_62),
      (0.9, 0.954_687_171_885_866_282_99), (1, 1), (2, 1.353_256_046_149_386_254_9),
    ]
    for (light, encoded) in expected {
      // Subtraction leaves fewer bits of small values.
      expectClose(SRGB.encode(light), encoded, within: 4e-16)
    }
  }

  @Test func everyByteComesBackAndMirrorsBelowZero() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      let light = SRGB.decode(encoded)
      #expect(((SRGB.encode(light) - encoded) * 255).magnitude < 1e-12)
      #expect(SRGB.decode(-encoded) == -light && SRGB.encode(-light) == -SRGB.encode(light))
    }
    #expect(SRGB.decode(1) == 1 && SRGB.encode(1) == 1)
  }

  @Test func coloursConvertByComponent() {
    let color = RGBA(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let linear = LinearRGBA(color)
    #expect(linear.red == 1 && linear.blue == 0 && linear.opacity == 0.25)
    #expect(isClose(linear.green, 0.214_041_140_482_232_559_44))
    let back = RGBA(linear)
    #expect(back.red == 1 && back.blue == 0 && back.opacity == 0.25)
    expectClose(back.green, 0.5, closerThan: 1e-15)
  }

  @Test func luminanceIsOfLight() {
    expectClose(LinearRGBA(.white).luminance, 1, closerThan: 1e-15)
    expectEqual(LinearRGBA(.black).luminance, 0)
    expectClose(LinearRGBA(RGBA(red: 0, green: 1, blue: 0)).luminance, 0.7152, closerThan: 1e-15)
    #expect(LinearRGBA(RGBA(red: 0.5, green: 0.5, blue: 0.5)).luminance < 0.22)
  }
}
