import MeniscusGeometry

extension LayerBuffer {
  /// Maps every colour by four rows of five, on straight components; what is not drawn stays so.
  ///
  /// Where opacity comes of the colours alone, the old one multiplies it.
  func map(_ matrix: [Float], _ parallel: ParallelFor) {
    let (width, pixels) = (rect.width, pixels)
    parallel.runs(of: rect.height) { run in
      matrix.withUnsafeBufferPointer { m in
        // Neighbours are mostly alike.
        var (last, mapped): (UInt32, UInt32) = (0, 0)
        for index in run.lowerBound * width..<run.upperBound * width {
          let pixel = pixels[index]
          if pixel == last {
            pixels[index] = mapped
            continue
          }
          last = pixel
          mapped = pixel &>> 24 == 0 ? 0 : Self.mapped(pixel, m)
          pixels[index] = mapped
        }
      }
    }
  }

  @inline(__always)
  private static func mapped(_ pixel: UInt32, _ m: UnsafeBufferPointer<Float>) -> UInt32 {
    let alpha = Float(pixel &>> 24)
    let (r, g, b) = (
      Float(pixel & 255) / alpha, Float(pixel &>> 8 & 255) / alpha,
      Float(pixel &>> 16 & 255) / alpha
    )
    let a = alpha / 255
    func row(_ i: Int) -> Float {
      let value = m[i] * r + m[i + 1] * g + m[i + 2] * b + m[i + 3] * a + m[i + 4]
      return value > 0 ? (value < 1 ? value : 1) : 0
    }
    // An opacity that comes of the colours alone counts as far as something is drawn.
    let opacity = m[18] == 0 && m[19] == 0 ? row(15) * a : row(15)
    let light = SIMD4(row(0) * opacity, row(5) * opacity, row(10) * opacity, opacity)
    return (light * 255).pixel
  }
}
