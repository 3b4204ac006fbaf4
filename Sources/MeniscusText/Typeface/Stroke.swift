import MeniscusGeometry

/// How thick strokes are by the direction in which they run, in thousandths of an em.
struct StrokeThickness: Equatable {
  /// The thickness of upright strokes.
  var upright: Double
  /// The thickness of level strokes.
  var level: Double

  /// Half the thickness of a stroke that runs in a direction of length 1.
  func half(along direction: Point2D) -> Double {
    (upright * direction.y * direction.y + level * direction.x * direction.x) / 2
  }

  /// Both scaled.
  func scaled(by factor: Double) -> StrokeThickness {
    StrokeThickness(upright: upright * factor, level: level * factor)
  }
}

/// A skeleton drawn with a pen whose width depends on its direction.
///
/// The sides of a quarter turn are quarters of bowls of their own; other curves have sides that run
/// beside them.
struct Stroke {
  /// How an end looks.
  enum End {
    /// Free: its corners are rounded.
    case free
    /// Cut straight, where it lies inside another stroke.
    case flat
    /// A corner of a letter at the left of the way, cut straight at its right; or the other way.
    case cornerLeft
    case cornerRight
  }

  let skeleton: Skeleton
  let thickness: StrokeThickness
  /// How round free ends and corners are.
  let rounding: Rounding
  var start = End.free
  var finish = End.free

  /// How much further the handles of an inner side reach: its exponent is 0.03 higher.
  private static let innerHandle = 0.009

  /// Adds the outline of the stroke.
  func draw(into outline: inout Path2D) {
    let (left, right) = sides()
    guard let first = left.first, let last = left.last, let back = right.last else { return }
    let startWidth = first.point(at: 0).distance(to: right[0].point(at: 0))
    let finishWidth = last.point(at: 1).distance(to: back.point(at: 1))
    let (startLeft, startRight) = corners(start, startWidth)
    let (finishLeft, finishRight) = corners(finish, finishWidth)
    let origin = first.point(at: 0)
    var contour = Contour(origin.x, origin.y, corner: startLeft)
    for index in left.indices {
      let isLast = index == left.count - 1
      contour = contour.following(left[index], corner: isLast ? finishLeft : 0)
    }
    let turn = back.point(at: 1)
    contour = contour.line(turn.x, turn.y, corner: finishRight)
    for index in right.indices.reversed() {
      contour = contour.following(right[index].reversed, corner: index == 0 ? startRight : 0)
    }
    contour.draw(into: &outline)
  }

  /// Adds the outlines of a skeleton that ends where it begins: the outer one, and the counter.
  func drawRing(into outline: inout Path2D) {
    let (left, right) = sides()
    for (pieces, isCounter) in [(left, false), (right, true)] {
      guard let origin = pieces.first?.point(at: 0) else { return }
      var contour = Contour(origin.x, origin.y)
      for piece in pieces.dropLast() { contour = contour.following(piece) }
      if case .cubic(_, let first, let second, _) = pieces[pieces.count - 1] {
        contour = contour.following(.cubic(origin, first, second, origin))
      }
      contour.draw(into: &outline, isCounter: isCounter)
    }
  }

  private func corners(_ end: End, _ width: Double) -> (left: Double, right: Double) {
    switch end {
    case .free: (rounding.terminal * width, rounding.terminal * width)
    case .flat: (0, 0)
    case .cornerLeft: (rounding.corner * width, 0)
    case .cornerRight: (0, rounding.corner * width)
    }
  }
}

extension Stroke {
  /// The left and the right side, along the way.
  func sides() -> (left: [Skeleton.Piece], right: [Skeleton.Piece]) {
    var result: (left: [Skeleton.Piece], right: [Skeleton.Piece]) = ([], [])
    for index in skeleton.pieces.indices {
      let first = index == 0 ? skeleton.trims.first : 0
      let last = index == skeleton.pieces.count - 1 ? skeleton.trims.last : 0
      result.left.append(side(index, 1, from: first, to: 1 - last))
      result.right.append(side(index, -1, from: first, to: 1 - last))
    }
    return result
  }

  /// A side of a piece between two times; side 1 is to the left of the way, y upwards.
  private func side(_ index: Int, _ side: Double, from: Double, to: Double) -> Skeleton.Piece {
    let start = edge(index, 0, side)
    let end = edge(index, 1, side)
    let isWhole = from == 0 && to == 1
    switch skeleton.pieces[index] {
    case .line:
      return Skeleton.Piece.line(start, end).between(from, to)
    case .cubic(let a, let b, let c, let d):
      if isWhole, b.x == a.x, c.y == d.y {
        return quarter((a, b, c, d), Point2D(x: a.x, y: d.y), start, end)
      }
      if isWhole, b.y == a.y, c.x == d.x {
        return quarter((a, b, c, d), Point2D(x: d.x, y: a.y), start, end)
      }
      return parallel(index, side, from: from, to: to)
    }
  }

  /// The side of a quarter turn: as its middle line, with legs of its own.
  private func quarter(
    _ middle: (a: Point2D, b: Point2D, c: Point2D, d: Point2D), _ corner: Point2D,
    _ start: Point2D, _ end: Point2D
  ) -> Skeleton.Piece {
    let first = middle.a.distance(to: middle.b) / max(middle.a.distance(to: corner), 1e-9)
    let second = middle.d.distance(to: middle.c) / max(middle.d.distance(to: corner), 1e-9)
    let isUpright = corner.x == middle.a.x
    let own = isUpright ? Point2D(x: start.x, y: end.y) : Point2D(x: end.x, y: start.y)
    let isInner = own.distance(to: start) < corner.distance(to: middle.a)
    let more = isInner ? Self.innerHandle : 0
    return .cubic(
      start, start + (own - start) * (first + more), end + (own - end) * (second + more), end)
  }

  /// The side of any other curve: its handles have the directions of the middle line's, and the
  /// lengths with which it passes half way where the side does.
  private func parallel(
    _ index: Int, _ side: Double, from: Double, to: Double
  ) -> Skeleton.Piece {
    let (start, end) = (edge(index, from, side), edge(index, to, side))
    guard case .cubic(let a, let b, let c, let d) = skeleton.pieces[index].between(from, to) else {
      return .line(start, end)
    }
    // For a part of a circle, handles grow and shrink with the distance of the ends.
    let even = start.distance(to: end) / max(a.distance(to: d), 1e-9)
    let chord = end - start
    let middle = edge(index, (from + to) / 2, side) - (start + end) * 0.5
    let bend = (b - a) + (c - d)
    let square = chord.x * bend.y - chord.y * bend.x
    let fitted = (chord.x * middle.y - chord.y * middle.x) * 8 / 3 / square
    // A line that bends both ways has handles that say little about its middle.
    let isFit = abs(square) > 0.1 * (chord.x * chord.x + chord.y * chord.y)
    let scale = isFit ? min(max(fitted, even * 0.6), even * 1.5) : even
    return .cubic(start, start + (b - a) * scale, end + (c - d) * scale, end)
  }

  private func edge(_ index: Int, _ t: Double, _ side: Double) -> Point2D {
    let piece = skeleton.pieces[index]
    let way = piece.direction(at: t)
    let (first, last) = (skeleton.shares[index], skeleton.shares[index + 1])
    let share = first + (last - first) * t
    let half = thickness.half(along: way) * share * side
    return piece.point(at: t) + Point2D(x: -way.y * half, y: way.x * half)
  }
}

extension Skeleton.Piece {
  /// The part between two times.
  fileprivate func between(_ first: Double, _ last: Double) -> Self {
    var result = self
    if last < 1 { result = result.split(at: last).before }
    if first > 0 { result = result.split(at: first / last).after }
    return result
  }
}
