import MeniscusGeometry

/// Draws one letter of one weight, in thousandths of an em, y upwards.
struct LetterPen {
  let ink: InkWidths
  let box: LetterBox
  /// How round ends and corners are.
  let ends: Rounding
  /// What is drawn so far.
  private(set) var outline = Path2D()

  /// Begins to draw; the ends are those of letters unless something else is said.
  init(ink: InkWidths, box: LetterBox, ends: Rounding? = nil) {
    self.ink = ink
    self.box = box
    self.ends = ends ?? ink.rounding
  }

  /// The height of small letters, and that of their round ones.
  static let xHeight = 545.0
  static let roundHeight = 553.0
  /// The height of capitals and digits, and that of their round ones.
  static let capHeight = 727.0
  static let roundCapHeight = 737.0
  /// The depth of round capitals and digits, and that of round small letters.
  static let roundCapDepth = -10.0
  static let roundDepth = -11.0
  /// The height of b, d, h, k and l.
  static let ascender = 727.0
  /// How far g, j, p, q and y reach down.
  static let descender = -205.0

  /// The left edge of the ink.
  var left: Double { box.left }
  /// The right edge of the ink.
  var right: Double { box.right }
  /// The width of the ink.
  var width: Double { box.right - box.left }
  /// The middle of the ink.
  var middle: Double { (box.left + box.right) / 2 }
  /// From 0 in regular and lighter weights to 1 in bold, and on.
  var heaviness: Double { max(ink.boldness, 0) }

  /// The share of its thickness at which a curve begins or ends that leaves its letter open: bold
  /// strokes, which grow towards the upright, would end in beaks.
  var openShare: Double { 1 - 0.20 * heaviness }

  /// A place across the ink, 0 (left) to 1 (right).
  func across(_ share: Double) -> Double { left + width * share }

  /// Adds a contour.
  mutating func fill(_ contour: Contour) {
    contour.draw(into: &outline)
  }

  /// Adds a counter, which lies inside a contour.
  mutating func cut(_ contour: Contour) {
    contour.draw(into: &outline, isCounter: true)
  }

  /// Draws a stroke.
  mutating func stroke(
    _ skeleton: Skeleton, _ thickness: StrokeThickness, start: Stroke.End = .free,
    finish: Stroke.End = .free
  ) {
    Stroke(
      skeleton: skeleton, thickness: thickness, rounding: ends, start: start, finish: finish
    ).draw(into: &outline)
  }

  /// Draws a straight stroke with free ends, each half a thickness beyond its point.
  ///
  /// `taper` is the share of the thickness at the second end.
  mutating func line(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ thickness: StrokeThickness,
    taper: Double = 1
  ) {
    let length = ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)).squareRoot()
    let way = Point2D(x: (x1 - x0) / length, y: (y1 - y0) / length)
    let half = thickness.half(along: way)
    stroke(
      Skeleton(x0 - way.x * half, y0 - way.y * half)
        .line(x1 + way.x * half * taper, y1 + way.y * half * taper).share(taper), thickness)
  }

  /// Draws a closed bowl that touches four edges.
  mutating func bowl(
    left: Double, bottom: Double, right: Double, top: Double, _ thickness: StrokeThickness,
    handle: Double = Skeleton.bowl
  ) {
    let (dx, dy) = (thickness.upright / 2, thickness.level / 2)
    let (x, y) = ((left + right) / 2, (bottom + top) / 2)
    ring(
      Skeleton(left + dx, y)
        .turnLevel(x, top - dy, handle: handle).turnUpright(right - dx, y, handle: handle)
        .turnLevel(x, bottom + dy, handle: handle).turnUpright(left + dx, y, handle: handle),
      thickness)
  }

  /// Draws a stroke that ends where it begins; it runs clockwise.
  mutating func ring(_ skeleton: Skeleton, _ thickness: StrokeThickness) {
    Stroke(skeleton: skeleton, thickness: thickness, rounding: ends).drawRing(into: &outline)
  }

  /// Draws a disc.
  mutating func dot(_ x: Double, _ y: Double, diameter: Double) {
    let r = diameter / 2
    let k = Skeleton.circle
    fill(
      Contour(x - r, y).turnLevel(x, y + r, handle: k).turnUpright(x + r, y, handle: k)
        .turnLevel(x, y - r, handle: k).turnUpright(x - r, y, handle: k))
  }

  /// Adds what was drawn elsewhere.
  mutating func append(_ other: Path2D) {
    outline.append(other)
  }

  /// Turns what is drawn by half, about the middle of a rectangle.
  mutating func turn(left: Double, bottom: Double, right: Double, top: Double) {
    outline = outline.transformed(
      by: Affine2D(a: -1, b: 0, c: 0, d: -1, tx: left + right, ty: bottom + top))
  }

  /// Adds a letter at a share of its height, its pen's place at `x`, its baseline at `y`.
  ///
  /// A smaller letter is drawn in the weight that makes its strokes `strength` times as thick.
  mutating func addLetter(
    _ letter: Unicode.Scalar, height: Double, x: Double, y: Double, strength: Double = 0.86
  ) {
    let ink = height < 1 ? ink.thickened(by: strength / height) : ink
    guard let box = LetterBox(letter, ink) else { return }
    var pen = LetterPen(ink: ink, box: box)
    guard pen.draw(letter) else { return }
    outline.append(
      pen.outline.transformed(by: Affine2D(a: height, b: 0, c: 0, d: height, tx: x, ty: y)))
  }

  /// Adds a letter of the same size whose ink begins at `left`; gives the box of its ink.
  @discardableResult
  mutating func addLetter(_ letter: Unicode.Scalar, left: Double) -> LetterBox? {
    guard let box = LetterBox(letter, ink) else { return nil }
    let shift = left - box.left
    addLetter(letter, height: 1, x: shift, y: 0)
    return LetterBox(advance: box.advance, left: left, right: box.right + shift)
  }

  /// Draws a character that is not composed of others; whether it is known.
  mutating func draw(_ scalar: Unicode.Scalar) -> Bool {
    drawArched(scalar) || drawRound(scalar) || drawHooked(scalar) || drawSlanted(scalar)
      || drawCapital(scalar) || drawDigit(scalar) || drawPunctuation(scalar) || drawSign(scalar)
  }
}
