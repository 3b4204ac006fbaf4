import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// Lays a surface over one band of the frame.
struct GlassPainter {
  let surface: GlassSurface
  let capture: GlassCapture
  let target: Target
  /// The pixels of a point.
  let scale: Double
  /// ``GlassShadow/makeTable()``.
  let shadowTable: [Float]

  /// Lays the surface over the columns of `runs` in `region`; returns the pixels that it touched.
  func paint(_ region: PixelRect, runs: [Range<Int>]) -> Int {
    guard !region.isEmpty, !surface.looks.isEmpty else { return 0 }
    let width = region.width
    let isUniform = surface.isUniform
    let shareCount = isUniform ? 0 : surface.looks.count * width
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 4 * width + shareCount)
    memory.initialize(repeating: 0, count: 4 * width + shareCount)
    defer { memory.deallocate() }
    let row = GlassRow(
      distance: memory, gradientX: memory + width, gradientY: memory + 2 * width,
      shadow: memory + 3 * width, shares: memory + 4 * width)
    var pixels = 0
    shadowTable.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      for y in region.minY..<region.maxY {
        for run in runs {
          let (first, last) = (max(region.minX, run.lowerBound), min(region.maxX, run.upperBound))
          guard first < last else { continue }
          fill(row, y: y, x: first, count: last - first, isUniform: isUniform)
          pixels += paintRow(row, y: y, x: first, count: last - first, isUniform, table)
        }
      }
    }
    return pixels
  }

  /// Evaluates the fields along a row of pixel centres.
  private func fill(_ row: GlassRow, y: Int, x: Int, count: Int, isUniform: Bool) {
    let step = 1 / scale
    let (left, middle) = ((Double(x) + 0.5) * step, (Double(y) + 0.5) * step)
    func buffer(_ base: UnsafeMutablePointer<Float>) -> UnsafeMutableBufferPointer<Float> {
      UnsafeMutableBufferPointer(start: base, count: count)
    }
    // The directions of the shadow's field are not needed; the glass's own come after it.
    surface.surface.fillRow(
      y: middle - GlassShadow.drop, x: left, step: step, distance: buffer(row.shadow),
      gradientX: buffer(row.gradientX), gradientY: buffer(row.gradientY))
    surface.surface.fillRow(
      y: middle, x: left, step: step, distance: buffer(row.distance),
      gradientX: buffer(row.gradientX), gradientY: buffer(row.gradientY))
    if !isUniform {
      surface.surface.fillShares(
        y: middle, x: left, step: step, count: count,
        shares: UnsafeMutableBufferPointer(
          start: row.shares, count: count * surface.looks.count))
    }
  }

  private func paintRow(
    _ row: GlassRow, y: Int, x: Int, count: Int, _ isUniform: Bool, _ table: UnsafePointer<Float>
  ) -> Int {
    let pixels = target.pixel(x, y)
    let scale = Float(self.scale)
    let reach = Float(GlassShadow.reach)
    var touched = 0
    var look = surface.looks[0]
    capture.sharp.withUnsafeBufferPointer { sharp in
      capture.blurred.withUnsafeBufferPointer { blurred in
        let backdrop = GlassBackdrop(capture, sharp, blurred)
        for index in 0..<count {
          let distance = row.distance[index]
          guard distance < reach else { continue }
          if !isUniform {
            look = GlassLook.blend(surface.looks) { row.shares[$0 * count + index] }
          }
          guard look.presence > 0 else { continue }
          let gradient = SIMD2(row.gradientX[index], row.gradientY[index])
          let coverage = min(max(0.5 - distance * scale, 0), 1)
          var color = pixels[index].unitColor
          if coverage < 1 {
            let shade = GlassShadow.opacity(at: row.shadow[index], table) * look.shadow
            let line = GlassLight.contour(distance, gradient) * look.contour
            let rest = 1 - min(shade + line, 1)
            // Shade is black: what a layer lacks of being opaque, it loses in proportion.
            let alpha = color[3]
            color *= rest
            color[3] = 1 - (1 - alpha) * rest
          }
          if coverage > 0 {
            let place = SIMD2(Float(x + index) + 0.5, Float(y) + 0.5)
            var face = backdrop.face(look, distance, gradient, at: place, scale: scale)
            face[3] = 1
            color += (face - color) * coverage
          }
          pixels[index] = color.unitPixel
          touched += 1
        }
      }
    }
    return touched
  }
}

/// Buffers for the fields along a row.
struct GlassRow {
  let distance: UnsafeMutablePointer<Float>
  let gradientX: UnsafeMutablePointer<Float>
  let gradientY: UnsafeMutablePointer<Float>
  /// The distance to the silhouette that casts the shadow.
  let shadow: UnsafeMutablePointer<Float>
  /// The shares of the elements, one after the other.
  let shares: UnsafeMutablePointer<Float>
}

extension UInt32 {
  /// The premultiplied channels of a pixel, 0 to 1.
  @inline(__always)
  var unitColor: SIMD4<Float> {
    // Lane by lane: converting whole vectors goes through generic code.
    SIMD4(
      Float(self & 255), Float(self &>> 8 & 255), Float(self &>> 16 & 255), Float(self &>> 24))
      * (1 / 255)
  }
}

extension SIMD4<Float> {
  /// The nearest premultiplied pixel of channels of 0 to 1.
  @inline(__always)
  var unitPixel: UInt32 {
    Self.byte(self[0]) | Self.byte(self[1]) &<< 8 | Self.byte(self[2]) &<< 16
      | Self.byte(self[3]) &<< 24
  }

  /// The nearest byte of a share of 255: adding 2²³ leaves the integer in the low bits.
  @inline(__always)
  private static func byte(_ value: Float) -> UInt32 {
    let clamped = value > 0 ? (value < 1 ? value : 1) : 0
    return (clamped * 255 + 8_388_608).bitPattern & 255
  }
}
