import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

@Suite struct DifferencePictureTests {
  private func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
  }

  @Test func whatIsEqualIsGreyAndWhatDiffersIsNot() throws {
    var seeded = Seeded(3)
    let expected = seeded.bitmap(width: 23, height: 9)
    var marked: Set<Int> = []
    var actual = expected
    for _ in 0..<20 {
      let (x, y) = (seeded.next(23), seeded.next(9))
      guard marked.insert(y * 23 + x).inserted else { continue }
      actual = actual.moving(seeded.next(4), x: x, y: y, by: 1 + seeded.next(100))
    }
    let picture = try DifferencePicture(expected: expected, actual: actual).bitmap
    #expect(picture.width == 23 && picture.height == 9)
    for pixel in 0..<(23 * 9) {
      let samples = picture.samples[(pixel * 4)..<(pixel * 4 + 4)].map { $0 }
      expectEqual(samples[3], 255)
      let isGrey = samples[0] == samples[1] && samples[1] == samples[2]
      expectEqual(isGrey, !marked.contains(pixel))
    }
  }

  @Test func amountsAreToldByBrightness() throws {
    var last = -1.0
    for magnitude in 1...255 {
      let color = DifferencePicture.color(of: magnitude)
      let luma = luma(color.red, color.green, color.blue)
      // Where rounding lowers blue by one and leaves green, brightness falls by blue's weight.
      #expect(luma >= last - 0.0723)
      last = luma
    }
    let least = DifferencePicture.color(of: 1)
    let most = DifferencePicture.color(of: 255)
    let span = luma(most.red, most.green, most.blue) - luma(least.red, least.green, least.blue)
    #expect(span > 100)
    // White is the brightest grey; a step of 24 in 255 is plain to see beside it.
    let white = Bitmap(width: 1, height: 1, samples: [255, 255, 255, 255])
    let grey = try DifferencePicture(expected: white, actual: white).bitmap.samples
    #expect(luma(least.red, least.green, least.blue) > luma(grey[0], grey[1], grey[2]) + 24)
  }

  @Test func greyKeepsTheOrderOfTheExpectedPicture() throws {
    let greys: [UInt8] = [0, 60, 120, 180, 255]
    let opaque = greys.flatMap { [$0, $0, $0, 255] as [UInt8] }
    let bitmap = Bitmap(width: 6, height: 1, samples: opaque + [0, 0, 0, 0])
    let picture = try DifferencePicture(expected: bitmap, actual: bitmap).bitmap
    let drawn = (0..<6).map { picture.samples[$0 * 4] }
    expectEqual(Array(drawn[0..<5]), drawn[0..<5].sorted())
    expectEqual(Set(drawn[0..<5]).count, 5)
    expectEqual(drawn[5], drawn[4], "What is transparent lies on white.")
  }
}
