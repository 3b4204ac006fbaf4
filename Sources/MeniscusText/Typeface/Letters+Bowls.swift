import MeniscusGeometry

/// Small letters made of a stem and a bowl that leaves it.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var h: Double { ink.small.level }
  private var top: Double { Self.roundHeight }
  /// Where a bowl meets a stem, bold letters get dark: their level strokes are thinner.
  private var crowded: StrokeThickness {
    StrokeThickness(upright: w, level: h * (1 - 0.10 * heaviness))
  }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawBowled(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "b": drawSide(stemTop: Self.ascender, stemBottom: 0, isMirrored: false)
    case "d": drawSide(stemTop: Self.ascender, stemBottom: 0, isMirrored: true)
    case "p": drawSide(stemTop: Self.xHeight, stemBottom: Self.descender, isMirrored: false)
    case "q": drawSide(stemTop: Self.xHeight, stemBottom: Self.descender, isMirrored: true)
    case "þ": drawSide(stemTop: Self.ascender, stemBottom: Self.descender, isMirrored: false)
    case "g": drawG()
    case "a": drawA()
    default: return false
    }
    return true
  }

  /// A bowl at the right of a stem.
  private struct Side {
    let edge: Double
    let right: Double
    let top: Double
    let bottom: Double
    let thickness: StrokeThickness

    private var center: Double { (top + bottom) / 2 }
    private var apex: Double { edge + (right - edge) * 0.485 }
    private var rootX: Double {
      edge
        - min((apex - edge) * LetterPen.rootShare, thickness.upright * LetterPen.rootLimit)
    }

    /// The outer side from inside the stem to the top.
    var rise: Skeleton.Piece {
      .quarter(
        from: Point2D(x: rootX, y: center + 26), to: Point2D(x: apex, y: top),
        over: Point2D(x: rootX, y: top))
    }

    /// The outer side from the bottom to inside the stem.
    var back: Skeleton.Piece {
      .quarter(
        from: Point2D(x: apex, y: bottom), to: Point2D(x: rootX, y: center - 26),
        over: Point2D(x: rootX, y: bottom))
    }

    /// Goes round from the top to the bottom.
    func turning(_ contour: Contour) -> Contour {
      contour.turnUpright(right, center).turnLevel(apex, bottom)
    }

    /// What is left white; one side is the stem's edge.
    var counter: Contour {
      let far = right - thickness.upright
      let inner = edge + (far - edge) * 0.51
      return Contour(edge, center - 16).line(edge, center + 16)
        .turnLevel(inner, top - thickness.level).turnUpright(far, center)
        .turnLevel(inner, bottom + thickness.level).turnUpright(edge, center - 16)
    }
  }

  private mutating func drawSide(stemTop: Double, stemBottom: Double, isMirrored: Bool) {
    let edge = left + w
    let free = w * ends.terminal
    let side = Side(
      edge: edge, right: right, top: top, bottom: Self.roundDepth, thickness: crowded)
    let contour = side.turning(
      Contour(left, stemBottom, corner: free).line(left, stemTop, corner: free)
        .line(edge, stemTop, corner: free).joining(side.rise, atX: edge)
    ).leaving(side.back, atX: edge).line(edge, stemBottom, corner: free)
    fill(isMirrored ? mirrored(contour) : contour)
    cut(isMirrored ? mirrored(side.counter) : side.counter)
  }

  private func mirrored(_ contour: Contour) -> Contour {
    let axis = left + right
    return contour.mapped { Point2D(x: axis - $0.x, y: $0.y) }
  }

  private mutating func drawG() {
    let edge = left + w
    let free = w * ends.terminal
    let side = Side(edge: edge, right: right, top: top, bottom: 9, thickness: crowded)
    // The stem's foot narrows inside the tail, so that no two edges lie on each other.
    let notch = side.back.split(at: side.back.time(atX: edge)).before.point(at: 1).y
    let foot = min(notch - 20, 60)
    let contour = side.turning(
      Contour(left, foot).line(left, Self.xHeight, corner: free)
        .line(edge, Self.xHeight, corner: free).joining(side.rise, atX: edge)
    ).leaving(side.back, atX: edge).line(edge, foot).line(edge - w * 0.3, foot - 60)
      .line(left + w * 0.3, foot - 60)
    fill(mirrored(contour))
    cut(mirrored(side.counter))
    let x = right - w / 2
    let (middle, low) = (across(0.50), -216 + h / 2)
    let (open, share) = (0.29 + 0.04 * heaviness, openShare)
    stroke(
      touching: left + width * 0.055, side: { $0.minX }, guess: left, ink.small, start: .flat
    ) { end in
      Skeleton(x, foot).line(x, -28).turnLevel(middle, low)
        .turnUpright(end, -52, handle: Skeleton.open).share(share).trimmed(last: open)
    }
  }

  private mutating func drawA() {
    // Three level strokes are crowded: they are thinner in bold, and the stem a little always.
    let w = w * 0.985
    let level = h * (1 - 0.09 * heaviness)
    let bar = (ink.smallBar + level) / 2 * (1 - 0.04 * heaviness)
    let (lift, wall) = (6 * heaviness, w * (0.98 - 0.05 * heaviness))
    let shelf = 315 + lift - bar - w * 0.036
    let edge = right - w
    let thickness = StrokeThickness(upright: w, level: level)
    // The hook, which comes down as the stem.
    let (x, high, middle) = (right - w / 2, top - level / 2, across(0.49))
    let (open, share) = (0.22 + 0.07 * heaviness, openShare)
    stroke(
      touching: left + width * 0.06, side: { $0.minX }, guess: left, thickness
    ) { end in
      Skeleton(end, 392).share(share).turnLevel(middle, high, handle: Skeleton.open)
        .turnUpright(x, 362).line(x, 0).trimmed(first: open)
    }
    // The bowl leaves the stem by a bar that rises towards it and comes back thin.
    let (apex, inner) = (across(0.41), across(0.42))
    let waist = 150.0
    let root = min((edge - apex) * 0.34, w * Self.rootLimit)
    fill(
      Contour(right - w * 0.4, 345 + lift)
        .curve(across(0.42), 313 + lift, (edge - 10, 330 + lift), (across(0.62), 326 + lift))
        .curve(left, waist, (across(0.14), 294), (left, 246))
        .turnLevel(apex, Self.roundDepth).turnUpright(edge + root, 215)
        .line(edge + w * 0.1, 222).turnLevel(inner, Self.roundDepth + level)
        .turnUpright(left + wall, waist - 2)
        .curve(
          across(0.46), shelf, (left + wall, waist + (shelf - waist) * 0.6),
          (left + wall + (across(0.46) - left - wall) * 0.45, shelf - 10)
        )
        .curve(
          edge + w * 0.1, 343 + lift - bar + w * 0.083, (across(0.64), shelf + 12),
          (edge - 4, 331 + lift - bar - w * 0.1)
        )
        .line(right - w * 0.4, 352 + lift - bar))
  }
}
