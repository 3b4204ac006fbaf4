import MeniscusGeometry

/// Small letters made of stems and of the arches that leave them.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var h: Double { ink.small.level }
  private var top: Double { Self.roundHeight }

  /// How far inside its stem the outer side of an arch begins, as a share of the arch's reach.
  ///
  /// The side is a quarter of a superellipse of n = 2.15 from 300 to 553. To cross the edge of the
  /// stem at 460, where the notch of well-made faces ends, it does so at 0.80 of its reach from the
  /// top: (1 − (160 ÷ 253)ⁿ)^(1/n). So it begins 1 ÷ 0.80 − 1 further.
  static let rootShare = 0.25
  /// At most how far inside its stem that is, as a share of the stem; this keeps thin joins thin.
  static let rootLimit = 0.62
  /// Where the outer side of an arch begins.
  static let rootHeight = 300.0

  /// Draws a small letter of this group; whether it is one.
  mutating func drawArched(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "n": drawArches(stemTop: Self.xHeight, arches: 1)
    case "h": drawArches(stemTop: Self.ascender, arches: 1)
    case "m": drawArches(stemTop: Self.xHeight, arches: 2)
    case "r": drawR()
    case "u":
      // An n turned by half.
      drawArches(stemTop: Self.xHeight, arches: 1)
      turn(left: left, bottom: 0, right: right, top: Self.xHeight + 1)
    default: return drawBowled(letter)
    }
    return true
  }

  /// An arch from the right edge of a stem to the right edge of the next.
  private struct Arch {
    let edge: Double
    let right: Double
    let width: Double
    let level: Double
    let shoulder: Double
    let ends: Rounding

    private var top: Double { LetterPen.roundHeight }
    private var apex: Double { edge + (right - edge) * 0.52 }
    private var innerApex: Double { edge + (right - width - edge) * 0.54 }

    /// The outer side up to the top, from inside the stem.
    var rise: Skeleton.Piece {
      let root = min((apex - edge) * LetterPen.rootShare, width * LetterPen.rootLimit)
      let start = Point2D(x: edge - root, y: LetterPen.rootHeight)
      return .quarter(
        from: start, to: Point2D(x: apex, y: top), over: Point2D(x: start.x, y: top))
    }

    /// The outer side down to the shoulder.
    var fall: Skeleton.Piece {
      .quarter(
        from: Point2D(x: apex, y: top), to: Point2D(x: right, y: shoulder),
        over: Point2D(x: right, y: top))
    }

    /// Adds the foot of the arch's stem and the inner side back to the stem that it left.
    func addingCounter(to contour: Contour) -> Contour {
      let free = width * ends.terminal
      return contour.line(right, 0, corner: free).line(right - width, 0, corner: free)
        .line(right - width, shoulder - 6).turnLevel(innerApex, top - level)
        .turnUpright(edge, LetterPen.rootHeight + 4)
    }
  }

  private mutating func drawArches(stemTop: Double, arches: Int) {
    // Three stems are crowded: they are a little thinner in bold.
    let crowd = arches > 1 ? heaviness : 0
    let (width, level) = (w * (1 - 0.03 * crowd), h * (1 - 0.02 * crowd))
    let shoulder = 346 - 12 * heaviness
    let end = arches > 1 ? middle + width / 2 : right
    let first = Arch(
      edge: left + width, right: end, width: width, level: level, shoulder: shoulder,
      ends: ends)
    let free = width * ends.terminal
    var contour = Contour(left, 0, corner: free).line(left, stemTop, corner: free)
      .line(left + width, stemTop, corner: free).joining(first.rise, atX: left + width)
    if arches == 1 {
      contour = contour.following(first.fall)
    } else {
      let second = Arch(
        edge: end, right: right, width: width, level: level, shoulder: shoulder, ends: ends)
      // The first arch ends where the second one comes out of it.
      let (fall, rise) = (first.fall, second.rise)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<32 {
        let half = (low + high) / 2
        let place = fall.point(at: half)
        let isInside = place.y < rise.point(at: rise.time(atX: place.x)).y
        if isInside, place.x > rise.point(at: 0).x { high = half } else { low = half }
      }
      let meeting = fall.split(at: low).before
      contour = contour.following(meeting)
        .joining(rise, atX: meeting.point(at: 1).x).following(second.fall)
      contour = second.addingCounter(to: contour)
    }
    contour = first.addingCounter(to: contour)
    fill(contour.line(left + width, 0, corner: free))
  }

  private mutating func drawR() {
    let edge = left + w
    let apex = max(right - h * 0.30, edge + 60)
    let root = min((apex - edge) * (Self.rootShare + 0.06), w * Self.rootLimit)
    let level = h * 1.05
    let (free, end) = (w * ends.terminal, level * ends.terminal)
    let start = Point2D(x: edge - root, y: Self.rootHeight)
    let rise = Skeleton.Piece.quarter(
      from: start, to: Point2D(x: apex, y: top), over: Point2D(x: start.x, y: top))
    fill(
      Contour(left, 0, corner: free).line(left, Self.xHeight, corner: free)
        .line(edge, Self.xHeight, corner: free).joining(rise, atX: edge)
        .line(right, top - 2, corner: end).line(right, top - 2 - level, corner: end)
        .line(apex, top - level).turnUpright(edge, Self.rootHeight - 10)
        .line(edge, 0, corner: free))
  }
}
