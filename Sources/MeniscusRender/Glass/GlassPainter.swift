import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// Lays a fused shape over bands of the frame.
struct GlassPainter: @unchecked Sendable {
  private let fusedShape: GlassShapePaint
  /// The shapes of the same pass whose shadows are laid before.
  private let others: [ShadowCaster]
  private let capture: GlassCapture
  private let target: Target
  /// The pixels of a point.
  private let scale: Double
  let lattice: GlassLattice
  private let widths: GlassShadowWidths
  /// The opacity of the shadow at most.
  private let shadow: Float
  private let isUniform: Bool
  /// Whether some of it is not frosted and bends what is behind.
  private let showsSharp: Bool
  /// The face over each blurred cell, where it is a function of what lies behind alone.
  private let faces: UnsafeMutableBufferPointer<SIMD4<Float>>
  /// The same over cells half as blurred, as the rim shows them.
  private let rimFaces: UnsafeMutableBufferPointer<SIMD4<Float>>
  /// Where the faces lie.
  private let memory: MemoryBlock?

  /// Makes room for what all bands share; ``prepare(_:_:_:)`` and ``finish()`` work it out.
  ///
  /// - Parameter others: the shapes of the same pass that are laid before.
  init(
    _ fusedShape: GlassShapePaint, beside others: ArraySlice<GlassShapePaint>,
    over capture: GlassCapture, into target: Target, scale: Double, _ pool: inout MemoryPool
  ) {
    self.fusedShape = fusedShape
    self.others = others.filter { $0.casts(shadowInto: fusedShape) }.map(ShadowCaster.init)
    self.capture = capture
    self.target = target
    self.scale = scale
    shadow = fusedShape.looks.reduce(0) { max($0, $1.shadow) }
    widths = GlassShadowWidths(fusedShape.looks)
    lattice = GlassLattice(fusedShape, scale: scale, shadow: shadow, &pool)
    isUniform = fusedShape.isUniform
    showsSharp = fusedShape.isSampledTwice
    let look = fusedShape.looks.first
    let isFrosted = look.map { $0.frost >= 1 && $0.presence >= 1 } ?? false
    // The face is as good as linear: what is made of cells may be mixed as the cells are.
    guard isUniform, isFrosted else {
      (faces, rimFaces) = (.init(start: nil, count: 0), .init(start: nil, count: 0))
      memory = nil
      return
    }
    let (body, rim) = (capture.blurred.count, capture.rim.count)
    let block = pool.block(byteCount: (body + rim) * MemoryLayout<SIMD4<Float>>.stride)
    let cells = block.elements(of: SIMD4<Float>.self, count: body + rim)
    faces = UnsafeMutableBufferPointer(start: cells, count: body)
    rimFaces = UnsafeMutableBufferPointer(start: cells + body, count: rim)
    memory = block
  }

  /// The operation that lays the shape.
  var operation: Int { fusedShape.operation }

  /// The shares of looks that a row has at once.
  var rowShares: Int { isUniform ? 0 : 32 * fusedShape.looks.count }

  /// The numbers that a worker needs for a row of nodes.
  var rowNumbers: Int {
    let most = others.reduce(fusedShape.looks.count) { max($0, $1.shape.looks.count) }
    return lattice.rowNumbers + 32 * most
  }

  /// The rows that are to be prepared.
  var rows: Int { lattice.rows + (faces.isEmpty ? 0 : capture.rows) }

  /// Works out a row of what all bands share.
  ///
  /// - Parameter table: ``GlassShadow/makeTable()``.
  func prepare(_ row: Int, _ table: UnsafePointer<Float>, _ scratch: WorkerScratch) {
    guard row >= lattice.rows else {
      return lattice.fillNodes(
        row, of: fusedShape, widths, opacity: shadow, beside: others, scale: scale, table, scratch)
    }
    guard let look = fusedShape.looks.first else { return }
    let line = row - lattice.rows
    if let base = faces.baseAddress {
      capture.fillFaces(look, over: capture.blurred, row: line, into: base)
    }
    if !rimFaces.isEmpty, let base = rimFaces.baseAddress {
      capture.fillFaces(look, over: capture.rim, row: line, into: base)
    }
  }

  /// Works out what follows from all rows.
  func finish() { lattice.finish(fusedShape, over: capture, scale: scale, opacity: shadow) }

  /// Lays the fused shape over the columns of `runs` in `region`; returns what it came to.
  ///
  /// - Parameter margin: how far the frame's origin lies from that of the space that region and runs
  ///   are in.
  func paint(
    _ region: PixelRect, runs: [Range<Int>], margin: Int, _ scratch: WorkerScratch
  ) -> PaintWork {
    var work = PaintWork()
    let region = region.moved(x: -margin, y: -margin)
    guard !region.isEmpty, !fusedShape.looks.isEmpty else { return work }
    let row = scratch.glass
    for y in region.minY..<region.maxY {
      for run in runs {
        let first = max(region.minX, run.lowerBound - margin)
        let last = min(region.maxX, run.upperBound - margin)
        guard first < last else { continue }
        lattice.forEachStretch(y: y, x: first..<last) { cell, range in
          if cell == .empty { return }
          if cell == .shadow, isUniform {
            paintShadow(y: y, x: range)
            work.shadowPixels += range.count
          } else {
            lattice.fill(row, y: y, x: range)
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
    if lattice.hasHues {
      lattice.forEachSlope(y: y, x: range) { span, slope in
        let pixels = target.pixel(span.lowerBound, y)
        for place in 0..<span.count {
          let light = slope.left[0] + slope.rise[0] * (slope.across + Float(place))
          pixels[place] = pixels[place].shaded(
            by: light * opacity, hue: lattice.hue(span.lowerBound + place, y))
        }
      }
      return
    }
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
    if showsSharp {
      // What a pixel covers is told by its neighbours on the right and below.
      let longer = range.lowerBound..<range.upperBound + 1
      work.add(fill(row.below, y: y + 1, x: longer))
      work.add(fill(row.field, y: y, x: longer))
    } else {
      work.add(fill(row.field, y: y, x: range))
    }
    guard faces.isEmpty else {
      let backdrop = GlassBackdrop(
        capture, UnsafeBufferPointer(faces), rim: UnsafeBufferPointer(rimFaces))
      return paintFrosted(row, backdrop, y: y, x: range)
    }
    let backdrop = GlassBackdrop(capture, capture.blurred, rim: capture.rim)
    work.add(paintMixed(row, backdrop, y: y, x: range))
    work.lensPixels += range.count
  }

  /// Evaluates the field along pixel centres.
  private func fill(_ row: FieldRow, y: Int, x range: Range<Int>) -> FieldWork {
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
    let sight = GlassSight(faces, look, scale: scale, y: y, x: range)
    func lay(_ index: Int, glow: Float) {
      let (distance, x, y1) = (row.distance[index], row.gradientX[index], row.gradientY[index])
      pixels[index] = near(
        range.lowerBound + index, y, index, of: row, faces, sight.line(distance, x, y1), look,
        shade: shade, glow: glow, over: pixels[index])
    }
    if !fusedShape.glows.isEmpty {
      for index in 0..<range.count {
        lay(index, glow: fusedShape.glows.light(range.lowerBound + index, y) * look.rim)
      }
      return
    }
    let stretches = GlassStretches(
      row, faces, sight, look, scale: scale, y: y, x: range, shade: shade)
    var index = 0
    while index < range.count {
      let (end, kind) = stretches.next(from: index)
      switch kind {
      case .outside:
        paintOutside(index..<end, row, look, pixels, y: y, x: range.lowerBound)
      case .inside:
        stretches.lay(index..<end, over: pixels)
      case .curved:
        stretches.layFour(index, over: pixels)
      case .single:
        for place in index..<end { lay(place, glow: 0) }
      case .rim:
        let run = stretches.layRim(index..<end, over: pixels)
        for place in index..<run.lowerBound { lay(place, glow: 0) }
        for place in run.upperBound..<end { lay(place, glow: 0) }
      }
      index = end
    }
  }

  /// What lies around glass: its shadow and a dark line.
  private func paintOutside(
    _ places: Range<Int>, _ row: GlassRow, _ look: GlassLook,
    _ pixels: UnsafeMutablePointer<UInt32>, y: Int, x: Int
  ) {
    var index = places.lowerBound
    while index < places.upperBound {
      if index + 4 <= places.upperBound, !lattice.hasHues, pixels.isOpaque(at: index) {
        var lines = SIMD4<Float>(repeating: 0)
        let distances = UnsafePointer(row.distance).four(at: index)
        if distances.least < GlassLight.lineReach {
          for lane in 0..<4 {
            let gradient = SIMD2(row.gradientX[index + lane], row.gradientY[index + lane])
            lines[lane] = GlassLight.contour(distances[lane], gradient) * look.contour
          }
        }
        let opacity = UnsafePointer(row.shadow).four(at: index) * look.shadow + lines
        pixels.shade(at: index, by: opacity.lesser(of: SIMD4(repeating: 1)))
        index += 4
      } else {
        let gradient = SIMD2(row.gradientX[index], row.gradientY[index])
        pixels[index] = outside(
          pixels[index], x + index, y, look, distance: row.distance[index], gradient: gradient,
          shadow: row.shadow[index])
        index += 1
      }
    }
  }

  /// Frosted glass at its rim or in the light of a finger, and what lies around it.
  @inline(__always)
  private func near(
    _ x: Int, _ y: Int, _ index: Int, of row: GlassRow, _ faces: GlassBackdrop,
    _ line: GlassSight.Line, _ look: GlassLook, shade: Float, glow: Float, over pixel: UInt32
  ) -> UInt32 {
    let distance = row.distance[index]
    let scale = Float(self.scale)
    let coverage = 0.5 - distance * scale
    let gradient = SIMD2(row.gradientX[index], row.gradientY[index])
    if coverage <= 0 {
      return outside(
        pixel, x, y, look, distance: distance, gradient: gradient, shadow: row.shadow[index])
    }
    var face = faces.cell(
      line.column(index), line.row,
      softness: GlassLens.softness(-distance, bevel: look.bevel))
    let outer = GlassLens.outerShare(-distance, scale: scale)
    if outer > 0 {
      let place = faces.middle(ofPixel: x, y) + gradient * (look.outerBend * scale)
      face += (faces.blurredColor(at: place, softness: 0) - face) * outer
    }
    face = look.glowing(face, by: glow) - row.shade[index] * shade
    if distance > -GlassLight.rimReach {
      face = GlassLight.lit(face, GlassLens(look, distance, gradient), look, glow: glow)
    }
    if coverage >= 1 { return face.opaquePixel }
    face = face.opaqueColor
    let color = outside(
      pixel, x, y, look, distance: distance, gradient: gradient, shadow: row.shadow[index]
    ).unitColor
    return (color + (face - color) * coverage).unitPixel
  }

  /// Glass that is clear, appears, or changes its look from element to element.
  private func paintMixed(
    _ row: GlassRow, _ backdrop: GlassBackdrop, y: Int, x range: Range<Int>
  ) -> FieldWork {
    let looks = fusedShape.looks
    guard !isUniform else {
      // Handed out of the array for each pixel, it would be copied each time.
      let look = looks[0]
      for index in 0..<range.count { paint(index, of: row, backdrop, look, y: y, x: range) }
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
      color = outside(
        color, range.lowerBound + index, y, look, distance: distance, gradient: gradient,
        shadow: row.shadow[index])
    }
    if coverage > 0 {
      let place = backdrop.middle(ofPixel: range.lowerBound + index, y)
      let lens = GlassLens(look, distance, gradient)
      let behind = backdrop.color(through: lens, look, at: place, scale: scale) {
        lens.footprint(index, of: row, look, scale: scale)
      }
      let around =
        look.usesSurroundings
        ? capture.surroundings(at: place) : GlassSurroundings.none
      var face = look.face(over: behind, around)
      let outer = look.outerBend > 0 ? GlassLens.outerShare(-distance, scale: scale) : 0
      if outer > 0 {
        let seen = backdrop.blurredColor(
          at: place + gradient * (look.outerBend * scale), softness: 0)
        face += (look.face(over: seen, around) - face) * outer
      }
      // A sheet has no rim, and no light.
      let glow =
        fusedShape.glows.isEmpty
        ? 0 : fusedShape.glows.light(range.lowerBound + index, y) * look.rim
      face = look.glowing(face, by: glow)
      face -= row.shade[index] * (look.innerShadow * look.transmission)
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
    _ pixel: UInt32, _ x: Int, _ y: Int, _ look: GlassLook, distance: Float, gradient: SIMD2<Float>,
    shadow: Float
  ) -> UInt32 {
    let line = GlassLight.contour(distance, gradient) * look.contour
    if lattice.hasHues {
      return pixel.shaded(by: min(shadow * look.shadow, 1), hue: lattice.hue(x, y))
        .shaded(by: line)
    }
    return pixel.shaded(by: min(shadow * look.shadow + line, 1))
  }
}
