import MeniscusDisplay
import MeniscusGeometry

/// An effect with its numbers in pixels.
enum PreparedEffect: Sendable {
  /// The layer is laid at an opacity of 0…255.
  case lay(opacity: UInt32)
  case blend(LayerBlendMode)
  /// Four rows of five.
  case colors([Float])
  case blur(LayerBlur, isOpaque: Bool)
  case shadow(LayerShadow)
  /// Blurs towards edges, one after another, of the columns of the space around that are `seen`; nil for all.
  case edgeBlur([LayerEdgeBlur], seen: Range<Int>?)
}

/// A shadow with its numbers in pixels.
struct LayerShadow: Sendable {
  /// Nil for a sharp shadow.
  let blur: LayerBlur?
  /// The premultiplied colour, 0 to 1.
  let color: SIMD4<Float>
  /// How far the shadow lies from the layer, in whole pixels.
  let x: Int
  let y: Int
}

extension PreparedEffect {
  /// The effect of an operation whose space is mapped to device pixels by `transform`.
  init(_ effect: LayerEffect, _ transform: Affine2D) {
    self = .lay(opacity: 255)
    guard effect.isFinite, transform.isFinite else { return }
    switch effect {
    case .blend(let mode):
      self = .blend(mode)
    case .colors(let matrix):
      self = .colors(matrix.values.map { Float(min(max($0, -1e6), 1e6)) })
    case .blur(let radius, let isOpaque):
      guard let blur = LayerBlur(deviation: radius * transform.growth) else { return }
      self = .blur(blur, isOpaque: isOpaque)
    case .shadow(let shadow):
      let opacity = min(max(shadow.color.opacity, 0), 1)
      guard opacity > 0 else { return }
      let offset = transform.offset(shadow.offset)
      func channel(_ value: Double) -> Float { Float(min(max(value, 0), 1) * opacity) }
      func pixels(_ value: Double) -> Int { Int(min(max(value, -30_000), 30_000).rounded()) }
      self = .shadow(
        LayerShadow(
          blur: LayerBlur(deviation: shadow.radius * transform.growth),
          color: SIMD4(
            channel(shadow.color.red), channel(shadow.color.green), channel(shadow.color.blue),
            Float(opacity)),
          x: pixels(offset.x), y: pixels(offset.y)))
    case .edgeBlur(let blur):
      let edges = [blur.upper, blur.lower].compactMap { LayerEdgeBlur($0, transform) }
      if !edges.isEmpty { self = .edgeBlur(edges, seen: LayerEdgeBlur.columns(blur, transform)) }
    }
  }

  /// How far the effect reaches beyond what is drawn, in pixels.
  var reach: Int {
    switch self {
    case .lay, .blend, .colors: 0
    case .blur(let blur, _): blur.reach
    case .edgeBlur(let edges, _): edges.reduce(0) { max($0, $1.reach) }
    case .shadow(let shadow):
      (shadow.blur?.reach ?? 0) + max(abs(shadow.x), abs(shadow.y))
    }
  }

  /// The cells that are summed for a region of what the effect gives.
  func taps(in region: PixelRect) -> Int {
    switch self {
    case .lay, .blend, .colors: 0
    case .blur(let blur, _): blur.taps(in: region)
    case .shadow(let shadow): shadow.blur?.taps(in: region) ?? 0
    case .edgeBlur(let edges, _): edges.reduce(0) { $0 + $1.taps(in: region) }
    }
  }

  /// Whether what is around changes where the layer is not drawn.
  var isUnbounded: Bool {
    if case .blend(let mode) = self { mode.isUnbounded } else { false }
  }
}

extension PreparedEffect {
  /// What the layer looks like after the effect.
  ///
  /// - Parameters:
  ///   - content: what was drawn; it is gone afterwards.
  ///   - region: the pixels that are wanted, in the coordinates of `content`.
  ///   - shift: how far the origin of `content` lies above and left of that of the space around, in pixels.
  func applied(
    to content: LayerBuffer, in region: PixelRect, shift: Int, _ pool: inout MemoryPool,
    _ parallel: ParallelFor
  ) -> LayerBuffer {
    switch self {
    case .lay, .blend:
      return content
    case .colors(let matrix):
      content.map(matrix, parallel)
      return content
    case .blur(let blur, let isOpaque):
      let cells = BlurredCells<SIMD4<Float>>(content, blur, in: region, &pool, parallel)
      return cells.buffer(of: region, movedBy: (0, 0), &pool, parallel) { cell, _, _ in
        (isOpaque && cell[3] > 0.25 ? cell * (255 / cell[3]) : cell).pixel
      }
    case .edgeBlur(let edges, let seen):
      return content.blurred(edges, in: region, seen: seen, shift: shift, &pool, parallel)
    case .shadow(let shadow):
      return shadow.applied(to: content, in: region, &pool, parallel)
    }
  }
}

extension LayerShadow {
  fileprivate func applied(
    to content: LayerBuffer, in region: PixelRect, _ pool: inout MemoryPool,
    _ parallel: ParallelFor
  ) -> LayerBuffer {
    let color = color
    guard let blur else {
      return LayerBuffer(region, &pool, parallel) { rows, _, pixels in
        for y in rows {
          let row = pixels + (y - rows.lowerBound) * region.width
          for index in 0..<region.width {
            let alpha = Float(content.pixel(region.minX + index - x, y - self.y) &>> 24)
            row[index] = (color * alpha).pixel(under: content.pixel(region.minX + index, y))
          }
        }
      }
    }
    let cells = BlurredCells<Float>(
      content, blur, in: region.moved(x: -x, y: -y), &pool, parallel)
    return cells.buffer(of: region, movedBy: (x, y), &pool, parallel) { alpha, x, y in
      (color * alpha).pixel(under: content.pixel(x, y))
    }
  }
}

extension BlurredCells {
  /// The pixels of a region, each made of the cell at its place and of the place.
  ///
  /// - Parameter offset: how far the region lies from the cells, in pixels.
  @inline(__always)
  fileprivate func buffer(
    of region: PixelRect, movedBy offset: (x: Int, y: Int), _ pool: inout MemoryPool,
    _ parallel: ParallelFor, _ pixel: @Sendable (_ cell: Cell, _ x: Int, _ y: Int) -> UInt32
  ) -> LayerBuffer {
    let length = Self.roomForRows(of: region.width)
    let (memory, rooms) = Self.room(parallel.workers * length, &pool)
    return withExtendedLifetime(memory) {
      LayerBuffer(region, &pool, parallel) { rows, worker, pixels in
        forEach(
          rows: rows.lowerBound - offset.y..<rows.upperBound - offset.y,
          from: region.minX - offset.x, count: region.width, room: rooms.first + worker * length
        ) { line, index, cell in
          let y = line + offset.y
          pixels[(y - rows.lowerBound) * region.width + index] = pixel(
            cell, region.minX + index, y)
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// The nearest pixel of this one under another; channels are 0 to 255.
  @inline(__always)
  func pixel(under top: UInt32) -> UInt32 {
    let alpha = top &>> 24
    if alpha == 255 { return top }
    if alpha == 0 { return pixel }
    return (SIMD4(pixel: top) + self * (Float(255 &- alpha) * (1 / 255))).pixel
  }
}
