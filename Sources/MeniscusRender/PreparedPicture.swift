import MeniscusImage

/// A picture as premultiplied pixels, and halved again and again.
struct PreparedPicture: Sendable {
  /// The picture, or means of it: each texel is the mean of four of the level before.
  struct Level: Sendable {
    let width: Int
    let height: Int
    /// `width` × `height` premultiplied pixels, row by row from the top.
    let pixels: [UInt32]
  }

  /// The picture itself first; the last has one texel.
  let levels: [Level]
  let isOpaque: Bool

  var width: Int { levels[0].width }
  var height: Int { levels[0].height }

  init(_ bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    var isOpaque = true
    let samples = bitmap.samples
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      samples.withUnsafeBufferPointer { samples in
        for i in 0..<count {
          let alpha = UInt32(samples[4 * i + 3])
          if alpha == 255 {
            buffer[i] =
              UInt32(samples[4 * i]) | UInt32(samples[4 * i + 1]) << 8
              | UInt32(samples[4 * i + 2]) << 16 | 0xFF00_0000
          } else {
            isOpaque = false
            buffer[i] =
              Blend.divide255(UInt32(samples[4 * i]) * alpha)
              | Blend.divide255(UInt32(samples[4 * i + 1]) * alpha) << 8
              | Blend.divide255(UInt32(samples[4 * i + 2]) * alpha) << 16 | alpha << 24
          }
        }
      }
      initialized = count
    }
    var levels = [Level(width: bitmap.width, height: bitmap.height, pixels: pixels)]
    while let last = levels.last, last.width > 1 || last.height > 1, count > 0 {
      levels.append(last.halved)
    }
    self.levels = levels
    self.isOpaque = isOpaque
  }
}

extension PreparedPicture.Level {
  /// Half as many texels each way, rounded up; where one is missing its neighbour counts twice.
  fileprivate var halved: PreparedPicture.Level {
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    var halves: [UInt32] = []
    halves.reserveCapacity(columns * rows)
    for y in 0..<rows {
      let top = 2 * y * width
      let bottom = min(2 * y + 1, height - 1) * width
      for x in 0..<columns {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        let sum =
          pixels[top + left].channels &+ pixels[top + right].channels
          &+ pixels[bottom + left].channels &+ pixels[bottom + right].channels
        let mean = (sum &+ SIMD4(repeating: 2)) &>> SIMD4(repeating: 2)
        halves.append(mean[0] | mean[1] << 8 | mean[2] << 16 | mean[3] << 24)
      }
    }
    return PreparedPicture.Level(width: columns, height: rows, pixels: halves)
  }
}
