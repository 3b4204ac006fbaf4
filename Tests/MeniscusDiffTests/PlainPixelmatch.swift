import MeniscusDiff
import MeniscusGeometry
import MeniscusImage

/// Pixelmatch pixel by pixel, as the original has it, without anything that makes it quick: no blocks,
/// no bounds, no bands.
struct PlainPixelmatch {
  /// What became of every pixel.
  enum Mark: Equatable {
    case same, antialiased, different
  }

  private let width, height: Int
  private let first, second: [UInt32]
  private let options: PixelmatchOptions

  init(_ expected: Bitmap, _ actual: Bitmap, _ options: PixelmatchOptions) {
    (width, height) = (expected.width, expected.height)
    (first, second) = (Self.words(expected), Self.words(actual))
    self.options = options
  }

  private static func words(_ picture: Bitmap) -> [UInt32] {
    (0..<picture.width * picture.height).map { (pixel: Int) -> UInt32 in
      (0..<4).reduce(0) { (word: UInt32, channel: Int) -> UInt32 in
        word | UInt32(picture.samples[pixel * 4 + channel]) << UInt32(channel * 8)
      }
    }
  }

  var marks: [Mark] {
    first.indices.map { index in
      guard first[index] != second[index], isDifferent(index) else { return .same }
      let isSlope =
        !options.includeAA && (isSlope(index, first, second) || isSlope(index, second, first))
      return isSlope ? .antialiased : .different
    }
  }

  /// The samples of a pixel: red, green, blue and alpha.
  private func samples(_ word: UInt32) -> [Double] {
    (0..<4).map { Double(word >> UInt32($0 * 8) & 255) }
  }

  /// What translucent pixels are seen over.
  private func ground(_ index: Int, isWhite: Bool = false) -> [Double] {
    if isWhite || !options.checkerboard { return [255, 255, 255] }
    func channel(_ step: Double) -> Double {
      let cell = Int(Double(index * 4) / step)
      return cell % 2 == 0 ? 48 : 207
    }
    // Red goes by the number of the first byte itself, which is even.
    return [48, channel(1.618033988749895), channel(2.618033988749895)]
  }

  /// Red, green and blue of a pixel less those of another.
  private func difference(_ a: UInt32, _ b: UInt32, over ground: [Double]) -> [Double] {
    let (a, b) = (samples(a), samples(b))
    if a[3] == 255, b[3] == 255 { return (0..<3).map { a[$0] - b[$0] } }
    return (0..<3).map { channel -> Double in
      let covered: Double = a[channel] * a[3] - b[channel] * b[3]
      let seen: Double = ground[channel] * (a[3] - b[3])
      return (covered - seen) / 255
    }
  }

  private func luma(_ d: [Double]) -> Double {
    d[0] * 0.29889531 + d[1] * 0.58662247 + d[2] * 0.11448223
  }

  private func isDifferent(_ index: Int) -> Bool {
    switch options.generation {
    case .yiq:
      let d = difference(first[index], second[index], over: ground(index))
      let y = luma(d)
      let i = d[0] * 0.59597799 - d[1] * 0.27417610 - d[2] * 0.32180189
      let q = d[0] * 0.21147017 - d[1] * 0.52261711 + d[2] * 0.31114694
      let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
      return delta > 35_215 * options.threshold * options.threshold
    case .okLab:
      let isOpaque = first[index] & second[index] >= 0xFF00_0000
      let (one, other) = (
        color(first[index], index, isOpaque), color(second[index], index, isOpaque)
      )
      let rest = options.threshold - abs(one.lightness - other.lightness)
      let d = zip(one.cones, other.cones).map { $0 - $1 }
      let a = 1.9779984951 * d[0] - 2.4285922050 * d[1] + 0.4505937099 * d[2]
      let b = 0.0259040371 * d[0] + 0.7827717662 * d[1] - 0.8086757660 * d[2]
      return !(rest > 0 && a * a + b * b <= rest * rest)
    }
  }

  private static let light = (0...256).map { step in
    let value = Double(min(step, 255)) / 255
    return value <= 0.04045 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
  }
  private static let roots = (0...4_097).map { Exact.cubeRoot(Double($0) / 4_096) }

  private func between(_ table: [Double], _ place: Double) -> Double {
    let (low, high) = (table[Int(place)], table[Int(place) + 1])
    return low + (high - low) * (place - Double(Int(place)))
  }

  private func blended(_ sample: Double, over ground: Double, alpha: Double) -> Double {
    (sample * alpha + ground * (255 - alpha)) / 255
  }

  private func color(
    _ word: UInt32, _ index: Int, _ isOpaque: Bool
  ) -> (cones: [Double], lightness: Double) {
    let (pixel, ground) = (samples(word), ground(index))
    let light = (0..<3).map { channel -> Double in
      isOpaque
        ? Self.light[Int(pixel[channel])]
        : between(Self.light, blended(pixel[channel], over: ground[channel], alpha: pixel[3]))
    }
    let cones = [
      0.4122214708 * light[0] + 0.5363325363 * light[1] + 0.0514459929 * light[2],
      0.2119034982 * light[0] + 0.6806995451 * light[1] + 0.1073969566 * light[2],
      0.0883024619 * light[0] + 0.2817188376 * light[1] + 0.6299787005 * light[2],
    ].map { between(Self.roots, $0 * 4_096) }
    let lightness = 0.2104542553 * cones[0] + 0.7936177850 * cones[1] - 0.0040720468 * cones[2]
    let k3 = 1.206 / 1.03
    let x = k3 * lightness - 0.206
    return (cones, 0.5 * (x + (x * x + 4 * 0.03 * k3 * lightness).squareRoot()))
  }

  private func neighbours(_ index: Int) -> [Int] {
    let (column, row) = (index % width, index / width)
    return (column - 1...column + 1).flatMap { x in
      (row - 1...row + 1).compactMap { y in
        let isInside = (0..<width).contains(x) && (0..<height).contains(y)
        return isInside && (x, y) != (column, row) ? y * width + x : nil
      }
    }
  }

  private func isSlope(_ index: Int, _ pixels: [UInt32], _ others: [UInt32]) -> Bool {
    let around = neighbours(index)
    var equal = around.count < 8 ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = (index, index)
    for place in around {
      let delta = brightness(pixels[index], pixels[place], index)
      if delta == 0 { equal += 1 }
      if delta < darkest { (darkest, dark) = (delta, place) }
      if delta > brightest { (brightest, bright) = (delta, place) }
    }
    guard equal <= 2, darkest != 0, brightest != 0 else { return false }
    func isEven(_ place: Int) -> Bool {
      [pixels, others].allSatisfy { pixels in
        let around = neighbours(place)
        let equal = around.count { pixels[$0] == pixels[place] }
        return equal + (around.count < 8 ? 1 : 0) > 2
      }
    }
    return isEven(dark) || isEven(bright)
  }

  private func brightness(_ a: UInt32, _ b: UInt32, _ index: Int) -> Double {
    let isWhite = options.generation == .okLab
    let luma = luma(difference(a, b, over: ground(index, isWhite: isWhite)))
    return isWhite && luma == 0 ? (samples(a)[3] - samples(b)[3]) / 2 : luma
  }
}
