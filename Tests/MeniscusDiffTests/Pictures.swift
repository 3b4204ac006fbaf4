import MeniscusImage

/// A small generator with a fixed seed, so that a failing picture can be made again.
struct Seeded {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// A number from 0 to `limit` - 1.
  mutating func next(_ limit: Int) -> Int {
    // Knuth's MMIX constants; the high bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// A picture of arbitrary samples.
  mutating func bitmap(width: Int, height: Int) -> Bitmap {
    let samples = (0..<(width * height * 4)).map { _ in UInt8(next(256)) }
    return Bitmap(width: width, height: height, samples: samples)
  }
}

extension Bitmap {
  /// The picture with one sample moved by `amount`, up where there is room and down elsewhere.
  func moving(_ channel: Int, x: Int, y: Int, by amount: Int) -> Bitmap {
    var result = self
    let index = (y * width + x) * 4 + channel
    let value = Int(samples[index])
    result.samples[index] = UInt8(value + amount <= 255 ? value + amount : value - amount)
    return result
  }

  /// The picture with the given pixels inverted.
  func inverting(_ pixels: [(x: Int, y: Int)]) -> Bitmap {
    var result = self
    for (x, y) in pixels {
      for channel in 0..<4 { result.samples[(y * width + x) * 4 + channel] ^= 255 }
    }
    return result
  }
}
