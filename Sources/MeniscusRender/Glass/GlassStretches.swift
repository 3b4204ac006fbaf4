import MeniscusGeometry

/// A row of frosted glass of one look, cut where something else is to be done.
struct GlassStretches {
  private let row: GlassRow
  private let faces: GlassBackdrop
  private let sight: GlassSight
  private let look: GlassLook
  private let scale: Float
  private let y: Int
  private let x: Range<Int>
  /// By how much the inner shade darkens where it is full.
  private let shade: Float
  /// How far inside of the edge nothing is bent nor lit, in points.
  private let deep: Float

  /// What is to be done with a stretch of pixels.
  enum Kind {
    /// What lies around glass is laid.
    case outside
    /// What is seen is laid: deep inside, or along a straight edge below its rim.
    case inside
    /// A straight edge's rim is laid.
    case rim
    /// Four pixels behind a curved edge are laid.
    case curved
    /// Pixels are laid one by one.
    case single
  }

  /// The pixels along a straight edge from which on they are laid together.
  private static let least = 8

  init(
    _ row: GlassRow, _ faces: GlassBackdrop, _ sight: GlassSight, _ look: GlassLook, scale: Float,
    y: Int, x: Range<Int>, shade: Float
  ) {
    (self.row, self.faces, self.sight, self.look) = (row, faces, sight, look)
    (self.scale, self.y, self.x, self.shade) = (scale, y, x, shade)
    deep = max(look.bevel, GlassLight.rimReach)
  }

  /// Where the stretch that begins at an index ends, and what it is.
  @inline(__always)
  func next(from first: Int) -> (end: Int, kind: Kind) {
    let count = x.count
    let distance = row.distance[first]
    var end = first + 1
    if distance <= -deep {
      while end < count, row.distance[end] <= -deep { end += 1 }
      return (end, .inside)
    }
    if 0.5 - distance * scale <= 0 {
      while end < count, 0.5 - row.distance[end] * scale <= 0 { end += 1 }
      return (end, .outside)
    }
    // Along straight edges the lens is the same from pixel to pixel.
    let (gradientX, gradientY) = (row.gradientX[first], row.gradientY[first])
    while end < count, row.distance[end] == distance, row.gradientX[end] == gradientX,
      row.gradientY[end] == gradientY
    { end += 1 }
    if end - first >= Self.least, gradientX == 0, 0.5 - distance * scale >= 1 {
      return (end, distance <= -GlassLight.rimReach ? .inside : .rim)
    }
    return isCurved(first) ? (first + 4, .curved) : (end, .single)
  }

  /// Whether four pixels lie where the edge bends what they see and nothing is seen from outside.
  @inline(__always)
  private func isCurved(_ first: Int) -> Bool {
    guard first + 4 <= x.count else { return false }
    for index in first..<first + 4 {
      let distance = row.distance[index]
      if distance <= -deep || GlassLens.outerShare(-distance, scale: scale) > 0 { return false }
    }
    return true
  }

  /// Lays what is seen deep inside, or along a straight edge below its rim.
  @inline(__always)
  func lay(_ places: Range<Int>, over pixels: UnsafeMutablePointer<UInt32>) {
    let distance = row.distance[places.lowerBound]
    let (line, softness) =
      distance <= -deep
      ? (sight.straight, 1)
      : (
        sight.line(distance, 0, row.gradientY[places.lowerBound]),
        GlassLens.softness(-distance, bevel: look.bevel)
      )
    faces.lay(
      places, x: x.lowerBound, line, softness: softness, shades: row.shade, shade: shade,
      over: pixels)
  }

  /// Lays what can be laid together of a straight edge's rim; returns that.
  @inline(__always)
  func layRim(_ places: Range<Int>, over pixels: UnsafeMutablePointer<UInt32>) -> Range<Int> {
    let distance = row.distance[places.lowerBound]
    let gradient = SIMD2(0, row.gradientY[places.lowerBound])
    let stretch = GlassRimStretch(
      softness: GlassLens.softness(-distance, bevel: look.bevel),
      outer: GlassLens.outerShare(-distance, scale: scale),
      outwards: gradient * (look.outerBend * scale),
      glint: GlassLight.glint(GlassLens(look, distance, gradient), look, glow: 0),
      paleness: GlassLight.paleness(look))
    let run = faces.cells(of: places, x: x.lowerBound)
    faces.layRim(
      run, y: y, sight.line(distance, 0, gradient.y), stretch, shades: row.shade, shade: shade,
      over: pixels)
    return run.index..<run.index + run.count * Int(faces.factor)
  }

  /// Lays what four pixels behind a curved edge see.
  @inline(never)
  func layFour(_ index: Int, over pixels: UnsafeMutablePointer<UInt32>) {
    let places = sight.places(index, row)
    @inline(__always)
    func face(_ lane: Int) -> SIMD4<Float> {
      faces.cell(
        places.columns[lane], places.rows[lane],
        softness: GlassLens.softness(-row.distance[index + lane], bevel: look.bevel))
    }
    var colors = FourColors(face(0), face(1), face(2), face(3))
    colors = colors - UnsafePointer(row.shade).four(at: index) * shade
    colors = GlassLight.lit(colors, index, of: row, look)
    pixels.store(colors.opaquePixels(), at: index)
  }
}
