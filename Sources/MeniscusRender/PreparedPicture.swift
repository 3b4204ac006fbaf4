import MeniscusImage

/// A picture as premultiplied pixels.
struct PreparedPicture: Sendable {
  let width: Int
  let height: Int
  /// `width` × `height` premultiplied pixels, row by row from the top.
  let pixels: [UInt32]
  let isOpaque: Bool

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let count = bitmap.width * bitmap.height
    var isOpaque = true
    let samples = bitmap.samples
    pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
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
    self.isOpaque = isOpaque
  }
}
