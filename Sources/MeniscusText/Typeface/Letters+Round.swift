import MeniscusGeometry

/// Small letters made of open and closed bowls.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var top: Double { Self.roundHeight - ink.small.level / 2 }
  private var bottom: Double { Self.roundDepth + ink.small.level / 2 }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawRound(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "o":
      bowl(
        left: left, bottom: Self.roundDepth, right: right, top: Self.roundHeight, ink.small)
    case "c": drawC()
    case "e": drawE()
    case "s":
      sShape(
        SShape(
          left: left, right: right, top: Self.roundHeight, bottom: Self.roundDepth,
          thickness: ink.small.scaled(by: 0.993 - 0.005 * heaviness), open: 0.20 + 0.08 * heaviness,
          openShare: openShare))
    default: return false
    }
    return true
  }

  private mutating func drawC() {
    let (x, y) = (across(0.54), (top + bottom) / 2)
    let open = 0.37 + 0.06 * heaviness
    let (left, share) = (left + w / 2, openShare)
    let thickness = ink.small.scaled(by: 1.012 + 0.055 * heaviness)
    let (top, bottom) = (
      Self.roundHeight - thickness.level / 2, Self.roundDepth + thickness.level / 2
    )
    // The ends are cut before the bowl would reach its right side.
    stroke(touching: right, side: { $0.maxX }, guess: right, thickness) { edge in
      Skeleton(edge, y + 8).share(share).turnLevel(x, top, handle: Skeleton.open)
        .turnUpright(left, y).turnLevel(x, bottom)
        .turnUpright(edge, y - 8, handle: Skeleton.open).share(share)
        .trimmed(first: open, last: open)
    }
  }

  private mutating func drawE() {
    let bar = ink.smallBar
    let (low, y) = (245 - 6 * heaviness, (top + bottom) / 2)
    let x = middle + 2
    let edge = right - w / 2 + 6
    stroke(
      Skeleton(right - w / 2, low).line(right - w / 2, y + 22).turnLevel(x, top)
        .turnUpright(left + w / 2, y).turnLevel(x + 6, bottom)
        .turnUpright(edge, y - 40, handle: Skeleton.open).share(openShare)
        .trimmed(last: 0.42 + 0.05 * heaviness),
      ink.small, start: .cornerRight)
    block(
      left: left + w / 2, bottom: low, right: right - w * 0.96, top: low + bar, thickness: bar,
      BlockCorners())
  }

  /// The double curve of s, S and $.
  mutating func sShape(_ shape: SShape) {
    stroke(
      touching: shape.left, side: { $0.minX }, guess: shape.left, shape.thickness
    ) { shape.skeleton(end: $0) }
  }
}

/// The proportions of a double curve.
struct SShape {
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  let thickness: StrokeThickness
  /// The share of the outer curves that the ends leave open.
  var open = 0.20
  /// The share of the thickness that the outer curves would end with.
  var openShare = 1.0

  /// The middle line, from the upper end to the lower, which turns towards `end`.
  func skeleton(end: Double) -> Skeleton {
    let (dx, dy) = (thickness.upright / 2, thickness.level / 2)
    let (high, low) = (top - dy, bottom + dy)
    let height = high - low
    let width = right - left
    let middle = (left + right) / 2
    // The upper half is smaller, so that the letter stands.
    let (upper, lower) = (high - height * 0.255, low + height * 0.268)
    let (near, far) = (left + dx + width * 0.030, right - dx)
    let center = (x: middle, y: (upper + lower) / 2 + height * 0.004)
    let reach = (far - near) * 0.30
    let slope = height * 0.066
    let upperEnd = left + right - end - width * 0.022
    return Skeleton(upperEnd, upper - height * 0.04).share(openShare)
      .turnLevel(middle + width * 0.005, high, handle: Skeleton.open)
      .turnUpright(near, upper)
      .curve(
        center.x, center.y, (near, upper - height * 0.128),
        (center.x - reach, center.y + slope)
      ).share(1.08)
      .curve(far, lower, (center.x + reach, center.y - slope), (far, lower + height * 0.133))
      .turnLevel(middle - width * 0.005, low)
      .turnUpright(end, lower + height * 0.045, handle: Skeleton.open).share(openShare)
      .trimmed(first: open, last: open)
  }
}
