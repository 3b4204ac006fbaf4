import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// Lays a fused shape over bands of the frame.
struct GlassPainter: Sendable {
  private let fusedShape: GlassShapePaint
  private let capture: GlassCapture
  private let target: Target
  /// The pixels of a point.
  private let scale: Double
  let lattice: GlassLattice
  private let isUniform: Bool
  /// The face over each blurred cell, where it is a function of what lies behind alone.
  private let faces: [SIMD4<Float>]
  /// The same over cells half as blurred, as the rim shows them.
  private let rimFaces: [SIMD4<Float>]

  /// Prepares what all bands share.
  ///
  /// - Parameters:
  ///   - others: the shapes of the same pass that are laid before.
  ///   - shadowTable: ``GlassShadow/makeTable()``.
  init(
    _ fusedShape: GlassShapePaint, beside others: ArraySlice<GlassShapePaint>,
    over capture: GlassCapture, into target: Target, scale: Double, shadowTable: [Float],
    _ parallel: ParallelFor
  ) {
    self.fusedShape = fusedShape
    self.capture = capture
    self.target = target
    self.scale = scale
    lattice = GlassLattice(
      fusedShape, beside: others, scale: scale,
      shadow: fusedShape.looks.reduce(0) { max($0, $1.shadow) },
      table: shadowTable, parallel)
    isUniform = fusedShape.isUniform
    let look = fusedShape.looks.first
    let isFrosted = look.map { $0.frost >= 1 && $0.presence >= 1 } ?? false
    // The face is as good as linear: what is made of cells may be mixed as the cells are.
    let baked = isUniform && isFrosted ? look : nil
    faces = baked.map { look in capture.blurred.map { look.face(over: $0) } } ?? []
    rimFaces = baked.map { look in capture.rim.map { look.face(over: $0) } } ?? []
  }

  /// Lays the fused shape over the columns of `runs` in `region`; returns what it came to.
  func paint(_ region: PixelRect, runs: [Range<Int>]) -> PaintWork {
    var work = PaintWork()
    guard !region.isEmpty, !fusedShape.looks.isEmpty else { return work }
    let row = GlassRow(width: region.width, shares: isUniform ? 0 : 32 * fusedShape.looks.count)
    defer { row.deallocate() }
    for y in region.minY..<region.maxY {
      for run in runs {
        let (first, last) = (max(region.minX, run.lowerBound), min(region.maxX, run.upperBound))
        guard first < last else { continue }
        lattice.forEachStretch(y: y, x: first..<last) { cell, range in
          if cell == .empty { return }
          if cell == .shadow, isUniform {
            paintShadow(y: y, x: range)
            work.shadowPixels += range.count
          } else {
            lattice.fill(row.light, y: y, x: range)
            work.glassPixels += range.count
            paintGlass(row, y: y, x: range, &work)
          }
          work.pixels += range.count
        }
      }
    }
    return work
  }

  /// Lays the shadow alone.
  private func paintShadow(y: Int, x range: Range<Int>) {
    let opacity = fusedShape.looks[0].shadow
    lattice.forEachSlope(y: y, x: range) { span, slope in
      let pixels = target.pixel(span.lowerBound, y)
      let (left, rise) = (slope.left[0], slope.rise[0])
      var index = 0
      var across = SIMD4<Float>(0, 1, 2, 3) + slope.across
      while index + 4 <= span.count, pixels.isOpaque(at: index) {
        pixels.shade(at: index, by: (left + rise * across) * opacity)
        across += 4
        index += 4
      }
      for place in index..<span.count {
        let light = left + rise * (slope.across + Float(place))
        pixels[place] = pixels[place].shaded(by: light * opacity)
      }
    }
  }

  private func paintGlass(
    _ row: GlassRow, y: Int, x range: Range<Int>, _ work: inout PaintWork
  ) {
    work.add(fill(row, y: y, x: range))
    let (body, rim) = faces.isEmpty ? (capture.blurred, capture.rim) : (faces, rimFaces)
    capture.sharp.withUnsafeBufferPointer { sharp in
      body.withUnsafeBufferPointer { body in
        rim.withUnsafeBufferPointer { rim in
          let backdrop = GlassBackdrop(capture, sharp, body, rim: rim)
          if faces.isEmpty {
            work.add(paintMixed(row, backdrop, y: y, x: range))
            work.lensPixels += range.count
          } else {
            paintFrosted(row, backdrop, y: y, x: range)
          }
        }
      }
    }
  }

  /// Evaluates the field along pixel centres.
  private func fill(_ row: GlassRow, y: Int, x range: Range<Int>) -> FieldWork {
    let step = 1 / scale
    let origin = fusedShape.fusedShape.origin.pixel
    func buffer(_ base: UnsafeMutablePointer<Float>) -> UnsafeMutableBufferPointer<Float> {
      UnsafeMutableBufferPointer(start: base, count: range.count)
    }
    return fusedShape.fusedShape.fillRow(
      y: (Double(y - origin.row) + 0.5) * step, x: 0.5 * step,
      first: range.lowerBound - origin.column, step: step, distance: buffer(row.distance),
      gradientX: buffer(row.gradientX), gradientY: buffer(row.gradientY))
  }

  /// Frosted glass of one look: what is seen is a sample of the faces of cells.
  private func paintFrosted(
    _ row: GlassRow, _ faces: GlassBackdrop, y: Int, x range: Range<Int>
  ) {
    let pixels = target.pixel(range.lowerBound, y)
    let scale = Float(self.scale)
    let look = fusedShape.looks[0]
    let shade = look.innerShadow * look.transmission
    faces.findCells(row, look, scale: scale, y: y, x: range)
    if !fusedShape.glows.isEmpty {
      for index in 0..<range.count {
        let glow = fusedShape.glows.light(range.lowerBound + index, y) * look.rim
        pixels[index] = near(
          index, of: row, faces, look, shade: shade, glow: glow, over: pixels[index])
      }
      return
    }
    let deep = max(look.bevel, GlassLight.rimReach)
    var index = 0
    while index < range.count {
      let first = index
      while index < range.count, row.distance[index] <= -deep { index += 1 }
      faces.lay(first..<index, row, shade: shade, over: pixels)
      let rim = index
      while index < range.count, row.distance[index] > -deep,
        row.distance[index] <= -GlassLight.rimReach
      { index += 1 }
      faces.layRim(rim..<index, row, bevel: look.bevel, shade: shade, over: pixels)
      while index < range.count, row.distance[index] > -GlassLight.rimReach {
        pixels[index] = near(
          index, of: row, faces, look, shade: shade, glow: 0, over: pixels[index])
        index += 1
      }
    }
  }

  /// Frosted glass at its rim or in the light of a finger, and what lies around it.
  @inline(__always)
  private func near(
    _ index: Int, of row: GlassRow, _ faces: GlassBackdrop, _ look: GlassLook, shade: Float,
    glow: Float, over pixel: UInt32
  ) -> UInt32 {
    let distance = row.distance[index]
    let coverage = 0.5 - distance * Float(scale)
    let gradient = SIMD2(row.gradientX[index], row.gradientY[index])
    if coverage <= 0 {
      return outside(pixel, look, distance: distance, gradient: gradient, light: row.light[index])
    }
    var face = faces.cell(
      row.cellX[index], row.cellY[index],
      softness: GlassLens.softness(-distance, bevel: look.bevel))
    face = look.glowing(face, by: glow) - row.light[index][1] * shade
    if distance > -GlassLight.rimReach {
      face = GlassLight.lit(face, GlassLens(look, distance, gradient), look, glow: glow)
    }
    if coverage >= 1 { return face.opaquePixel }
    face = face.opaqueColor
    let color = outside(
      pixel, look, distance: distance, gradient: gradient, light: row.light[index]
    ).unitColor
    return (color + (face - color) * coverage).unitPixel
  }

  /// Glass that is clear, appears, or changes its look from element to element.
  private func paintMixed(
    _ row: GlassRow, _ backdrop: GlassBackdrop, y: Int, x range: Range<Int>
  ) -> FieldWork {
    let looks = fusedShape.looks
    guard !isUniform else {
      for index in 0..<range.count { paint(index, of: row, backdrop, looks[0], y: y, x: range) }
      return FieldWork()
    }
    let step = 1 / scale
    let origin = fusedShape.fusedShape.origin.pixel
    return fusedShape.fusedShape.forEachShares(
      y: (Double(y - origin.row) + 0.5) * step, x: 0.5 * step,
      first: range.lowerBound - origin.column, step: step, count: range.count,
      shares: UnsafeMutableBufferPointer(start: row.shares, count: 32 * looks.count)
    ) { points, near, shares in
      if near.count == 1 {
        let look = looks[Int(near[0])]
        for index in points { paint(index, of: row, backdrop, look, y: y, x: range) }
        return
      }
      for (place, index) in points.enumerated() {
        let look = GlassLook.blend(looks, near) { shares[$0 * points.count + place] }
        paint(index, of: row, backdrop, look, y: y, x: range)
      }
    }
  }

  /// Glass of a look at one pixel of a row.
  @inline(__always)
  private func paint(
    _ index: Int, of row: GlassRow, _ backdrop: GlassBackdrop, _ look: GlassLook, y: Int,
    x range: Range<Int>
  ) {
    guard look.presence > 0 else { return }
    let pixel = target.pixel(range.lowerBound + index, y)
    let scale = Float(self.scale)
    let distance = row.distance[index]
    let coverage = min(max(0.5 - distance * scale, 0), 1)
    let gradient = SIMD2(row.gradientX[index], row.gradientY[index])
    var color = pixel[0]
    if coverage < 1 {
      color = outside(color, look, distance: distance, gradient: gradient, light: row.light[index])
    }
    if coverage > 0 {
      let place = backdrop.middle(ofPixel: range.lowerBound + index, y)
      let lens = GlassLens(look, distance, gradient)
      let behind = backdrop.color(through: lens, look, at: place, scale: scale)
      var face = look.face(over: behind)
      // A sheet has no rim, and no light.
      let glow =
        fusedShape.glows.isEmpty
        ? 0 : fusedShape.glows.light(range.lowerBound + index, y) * look.rim
      face = look.glowing(face, by: glow)
      face -= row.light[index][1] * (look.innerShadow * look.transmission)
      // The rim is there from the first; the face grows.
      face = behind + (face - behind) * look.presence
      face = GlassLight.lit(face, lens, look, glow: glow)
      face = face.opaqueColor
      let under = color.unitColor
      color = (under + (face - under) * coverage).unitPixel
    }
    pixel[0] = color
  }

  /// What glass lays around itself: its shadow and a dark line.
  @inline(__always)
  private func outside(
    _ pixel: UInt32, _ look: GlassLook, distance: Float, gradient: SIMD2<Float>,
    light: SIMD2<Float>
  ) -> UInt32 {
    let line = GlassLight.contour(distance, gradient) * look.contour
    return pixel.shaded(by: min(light[0] * look.shadow + line, 1))
  }
}

/// How the rim of glass bends what is seen at a point.
struct GlassLens {
  /// How far the point lies inside of the edge, in points, not negative.
  let inset: Float
  /// The way outwards, of length 1 or 0.
  let way: SIMD2<Float>
  /// From 0, where edges that face different ways share the decision, to 1, where one alone is near.
  let trust: Float
  /// How far what is seen lies further inside at the very edge, in points.
  let strength: Float
  /// How far outwards of what is seen the point lies, in points.
  let displacement: SIMD2<Float>

  /// The lens is a quarter-circle bevel: with u = 1 − inset ÷ bevel, what is seen lies
  /// bend · (1 − √(1 − u²)) further inside.
  ///
  /// - Parameters:
  ///   - distance: from the edge, in points, negative inside.
  ///   - gradient: the way outwards; where it is short, the lens fades.
  @inline(__always)
  init(_ look: GlassLook, _ distance: Float, _ gradient: SIMD2<Float>) {
    inset = max(-distance, 0)
    guard inset < max(look.bevel, GlassLight.rimReach) else {
      (way, trust, strength, displacement) = (SIMD2(0, 0), 0, 0, SIMD2(0, 0))
      return
    }
    let length = (gradient * gradient).sum().squareRoot()
    way = length > 0 ? gradient / length : SIMD2(0, 0)
    let u = min(max(1 - inset / max(look.bevel, 0.01), 0), 1)
    let t = min(max((length - 0.15) / 0.65, 0), 1)
    trust = t * t * (3 - 2 * t)
    strength = look.bend * trust
    displacement = way * (strength * (1 - (1 - u * u).squareRoot()))
  }
}

extension GlassLens {
  /// How blurred glass is `inset` points inside of its edge: 0 in the outermost point, half as much as
  /// the body, to 1 where the bevel ends.
  @inline(__always)
  static func softness(_ inset: Float, bevel: Float) -> Float {
    guard inset < bevel else { return 1 }
    return inset > 1 ? (inset - 1) / (bevel - 1) : 0
  }
}

/// Buffers for what is known along a row.
struct GlassRow {
  let distance: UnsafeMutablePointer<Float>
  let gradientX: UnsafeMutablePointer<Float>
  let gradientY: UnsafeMutablePointer<Float>
  /// Room for the shares of elements in a stretch.
  let shares: UnsafeMutablePointer<Float>
  /// The places of what is seen, in blurred cells.
  let cellX: UnsafeMutablePointer<Float>
  let cellY: UnsafeMutablePointer<Float>
  /// Shadow and inner shade.
  let light: UnsafeMutablePointer<SIMD2<Float>>

  /// Makes buffers; they are given back by `deallocate`.
  init(width: Int, shares count: Int) {
    distance = .allocate(capacity: 5 * width + count)
    distance.initialize(repeating: 0, count: 5 * width + count)
    gradientX = distance + width
    gradientY = distance + 2 * width
    cellX = distance + 3 * width
    cellY = distance + 4 * width
    shares = distance + 5 * width
    light = .allocate(capacity: width)
    light.initialize(repeating: SIMD2(0, 0), count: width)
  }

  func deallocate() {
    distance.deallocate()
    light.deallocate()
  }
}

extension UInt32 {
  /// The premultiplied pixel under black of an opacity.
  ///
  /// What a layer lacks of being opaque, it loses in proportion.
  @inline(__always)
  func shaded(by opacity: Float) -> UInt32 {
    // Two channels at once, in 16 bits after the point.
    let value = (1 - opacity) * 65_536 + 0.5
    // Adding 2²³ rounds to the nearest integer and leaves it in the low bits; what was rounded up
    // is taken down again.
    let sum = value + 8_388_608
    let rest = UInt64(sum.bitPattern & 0x3FFFF &- (sum - 8_388_608 > value ? 1 : 0))
    let pixel = UInt64(self)
    let lack = (255 - (pixel &>> 24)) &* rest
    let even = (pixel & 0xFF | (pixel & 0xFF_0000) &<< 16) &* rest &+ 0x8000_0000_8000
    let odd = (pixel &>> 8 & 0xFF) &* rest &+ 0x8000
    let alpha = 255 - ((lack &+ 0x8000) &>> 16)
    return UInt32(
      truncatingIfNeeded: even &>> 16 & 0xFF | even &>> 32 & 0xFF_0000 | odd &>> 8 & 0xFF00
        | alpha &<< 24)
  }
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

  /// The channels brought into 0 to 1; the last one does not matter.
  @inline(__always)
  private var unitChannels: SIMD4<Float> {
    let zero = SIMD4<Float>(repeating: 0)
    let above = replacing(with: zero, where: self .< zero)
    let one = SIMD4<Float>(repeating: 1)
    return above.replacing(with: one, where: above .> one)
  }

  /// The colour as a premultiplied one can be: no channel above an opacity of 1.
  @inline(__always)
  var opaqueColor: SIMD4<Float> {
    var color = unitChannels
    color[3] = 1
    return color
  }

  /// The nearest opaque pixel of channels of 0 to 1; the last one does not matter.
  @inline(__always)
  var opaquePixel: UInt32 {
    // The lanes' low bytes, two at once.
    let bits = unsafeBitCast(unitChannels * 255 + 8_388_608, to: SIMD2<UInt64>.self)
    let low = bits[0] & 0xFF_0000_00FF
    return UInt32(truncatingIfNeeded: low | low &>> 24 | (bits[1] & 255) &<< 16) | 0xFF00_0000
  }

  /// The nearest byte of a share of 255: adding 2²³ leaves the integer in the low bits.
  @inline(__always)
  private static func byte(_ value: Float) -> UInt32 {
    let clamped = value > 0 ? (value < 1 ? value : 1) : 0
    return (clamped * 255 + 8_388_608).bitPattern & 255
  }
}
