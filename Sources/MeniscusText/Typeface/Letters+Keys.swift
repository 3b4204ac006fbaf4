/// Signs of the keys of a keyboard.
extension LetterPen {
  /// The same pen with round ends: the strokes of these signs meet end to end.
  private var rounded: LetterPen { LetterPen(ink: ink, box: box, ends: .round) }
  private var pen: StrokeThickness { even.scaled(by: 1.04) }

  /// Draws the sign of a key; whether it is one.
  mutating func drawKey(_ sign: Unicode.Scalar) -> Bool {
    var pen = rounded
    guard pen.drawRoundedKey(sign) else { return false }
    append(pen.outline)
    return true
  }

  private mutating func drawRoundedKey(_ sign: Unicode.Scalar) -> Bool {
    let half = pen.upright / 2
    let (near, far, low, high) = (left + half, right - half, half, 700 - half)
    switch sign {
    case "⇧":
      let (wing, post) = (330.0, width * 0.19)
      path(
        [
          (middle, high), (far, wing), (middle + post, wing), (middle + post, low),
          (middle - post, low), (middle - post, wing), (near, wing),
        ], isClosed: true)
    case "⌘": drawCommand()
    case "⌥":
      path(
        [(near, high - 40), (across(0.34), high - 40), (across(0.66), low + 40), (far, low + 40)])
      path([(across(0.62), high - 40), (far, high - 40)])
    case "⌃":
      zigzag(
        [left, middle, right], bottom: 350, top: 640, startsHigh: false, pen.upright,
        areEndsLevel: false)
    case "⏎":
      let (y, head) = (210.0, 150.0)
      path([(far, 600), (far, y), (near, y)])
      path([(near + head, y + head), (near, y), (near + head, y - head)])
    case "⌫":
      let (bottom, top) = (90.0, 610.0)
      let (y, shoulder) = ((bottom + top) / 2, near + 210)
      path(
        [(near, y), (shoulder, top), (far, top), (far, bottom), (shoulder, bottom)],
        isClosed: true)
      let (x, arm) = ((shoulder + far) / 2, 96.0)
      path([(x - arm, y - arm), (x + arm, y + arm)])
      path([(x - arm, y + arm), (x + arm, y - arm)])
    default: return false
    }
    return true
  }

  /// Straight strokes from point to point.
  private mutating func path(_ points: [(x: Double, y: Double)], isClosed: Bool = false) {
    for index in points.indices {
      guard isClosed || index + 1 < points.count else { return }
      let (from, to) = (points[index], points[(index + 1) % points.count])
      line(from.x, from.y, to.x, to.y, pen)
    }
  }

  /// Four loops at the corners of a square.
  private mutating func drawCommand() {
    let (x, y) = (middle, 350.0)
    let whole = width / 2 - pen.upright / 2
    let side = whole * 0.40
    let radius = (whole - side) / 2
    for (sx, sy) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
      let inner = (x: x + sx * side, y: y + sy * side)
      let center = (x: inner.x + sx * radius, y: inner.y + sy * radius)
      let k = Skeleton.circle
      stroke(
        Skeleton(inner.x, y).line(inner.x, center.y)
          .turnLevel(center.x, center.y + sy * radius, handle: k)
          .turnUpright(center.x + sx * radius, center.y, handle: k)
          .turnLevel(center.x, inner.y, handle: k).line(x, inner.y), pen, start: .flat,
        finish: .flat)
    }
  }
}
