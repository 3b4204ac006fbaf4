import MeniscusGeometry

/// Draws one letter of one weight, in thousandths of an em, y upwards.
struct LetterPen {
  let ink: InkWidths
  let box: LetterBox
  /// What is drawn so far.
  private(set) var outline = Outline()

  /// The height of small letters.
  static let xHeight = 546.0
  /// The height of capitals and digits.
  static let capHeight = 727.0
  /// The height of b, d, h, k and l.
  static let ascender = 735.0
  /// How far g, j, p, q and y reach down.
  static let descender = -205.0
  /// How far round letters reach beyond straight ones.
  static let overshoot = 10.0

  init(ink: InkWidths, box: LetterBox) {
    self.ink = ink
    self.box = box
  }

  /// The left edge of the ink.
  var left: Double { box.left }
  /// The right edge of the ink.
  var right: Double { box.right }
  /// The width of the ink.
  var width: Double { box.right - box.left }
  /// The middle of the ink.
  var middle: Double { (box.left + box.right) / 2 }

  /// A place across the ink, 0 (left) to 1 (right).
  func across(_ share: Double) -> Double { left + width * share }

  /// The share of a closing curve that is left open before its end, `share` in regular.
  ///
  /// Bolder ends need more room.
  func opening(_ share: Double) -> Double { share + 0.14 * max(ink.boldness, 0) }

  /// Draws a stroke; `start` and `finish` are shares of the thickness at its ends.
  mutating func stroke(
    _ skeleton: Skeleton, _ thickness: StrokeThickness, start: Double = 1, finish: Double = 1,
    startsFlat: Bool = false
  ) {
    Stroke(
      skeleton: skeleton, thickness: thickness, start: start, finish: finish,
      startsFlat: startsFlat
    ).draw(into: &outline)
  }

  /// Draws a straight stroke.
  mutating func line(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ thickness: StrokeThickness,
    start: Double = 1, finish: Double = 1
  ) {
    stroke(Skeleton(x0, y0).line(x1, y1), thickness, start: start, finish: finish)
  }

  /// Draws an upright stroke whose ends touch two heights.
  mutating func stem(_ x: Double, from bottom: Double, to top: Double, _ thickness: StrokeThickness)
  {
    let half = thickness.upright / 2
    line(x, bottom + half, x, top - half, thickness)
  }

  /// Draws a level stroke whose ends touch two places.
  mutating func bar(
    _ y: Double, from left: Double, to right: Double, _ thickness: StrokeThickness
  ) {
    let half = thickness.level / 2
    line(left + half, y, right - half, y, thickness)
  }

  /// Draws a closed bowl that touches four edges.
  mutating func bowl(
    left: Double, bottom: Double, right: Double, top: Double, _ thickness: StrokeThickness
  ) {
    let skeleton = Self.bowlSkeleton(
      left: left, bottom: bottom, right: right, top: top, thickness)
    ring(skeleton, thickness)
  }

  /// Draws a stroke that ends where it begins; it runs clockwise.
  mutating func ring(_ skeleton: Skeleton, _ thickness: StrokeThickness) {
    Stroke(skeleton: skeleton, thickness: thickness).drawRing(into: &outline)
  }

  /// The middle of a bowl's stroke, from its left side upwards and round.
  static func bowlSkeleton(
    left: Double, bottom: Double, right: Double, top: Double, _ thickness: StrokeThickness
  ) -> Skeleton {
    let (dx, dy) = (thickness.upright / 2, thickness.level / 2)
    let (x, y) = ((left + right) / 2, (bottom + top) / 2)
    return Skeleton(left + dx, y)
      .turnLevel(x, top - dy).turnUpright(right - dx, y)
      .turnLevel(x, bottom + dy).turnUpright(left + dx, y)
  }

  /// Draws a disc.
  mutating func dot(_ x: Double, _ y: Double, diameter: Double) {
    // A ring's outer edge alone: clockwise, as strokes are.
    let r = diameter / 2
    let skeleton = Skeleton(x - r, y)
      .turnLevel(x, y + r, handle: Skeleton.circle)
      .turnUpright(x + r, y, handle: Skeleton.circle)
      .turnLevel(x, y - r, handle: Skeleton.circle)
      .turnUpright(x - r, y, handle: Skeleton.circle)
    outline.move(to: Point2D(x: x - r, y: y))
    for piece in skeleton.pieces {
      if case .cubic(_, let b, let c, let d) = piece {
        outline.curve(to: d, control1: b, control2: c)
      }
    }
    outline.close()
  }

  /// Adds what was drawn elsewhere.
  mutating func append(_ other: Outline) {
    outline.append(other)
  }

  /// Adds a letter at a share of its height, its pen's place at `x`, its baseline at `y`.
  mutating func addLetter(_ letter: Unicode.Scalar, height: Double, x: Double, y: Double) {
    guard let box = LetterBox(letter, ink) else { return }
    var pen = LetterPen(ink: ink, box: box)
    guard pen.draw(letter) else { return }
    outline.append(
      pen.outline.transformed(by: Affine2D(a: height, b: 0, c: 0, d: height, tx: x, ty: y)))
  }

  /// Draws a character that is not composed of others; whether it is known.
  mutating func draw(_ scalar: Unicode.Scalar) -> Bool {
    drawArched(scalar) || drawRound(scalar) || drawSlanted(scalar) || drawCapital(scalar)
      || drawDigit(scalar) || drawPunctuation(scalar) || drawSign(scalar)
  }
}
