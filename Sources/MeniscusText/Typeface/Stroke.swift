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

/// A skeleton drawn with a round pen whose width depends on its direction.
struct Stroke {
  let skeleton: Skeleton
  let thickness: StrokeThickness
  /// The share of the thickness at the beginning.
  var start = 1.0
  /// The share of the thickness at the end.
  var finish = 1.0
  /// Whether the beginning is cut straight instead of rounded.
  var startsFlat = false

  /// The share of a tapered piece over which the stroke reaches its thickness.
  private static let taperReach = 0.85

  /// Adds the outline of the stroke, clockwise in a space with y downwards.
  func draw(into outline: inout Outline) {
    guard let first = skeleton.pieces.first, let last = skeleton.pieces.last else { return }
    outline.move(to: edge(0, 0, side: 1))
    for index in skeleton.pieces.indices { drawEdge(index, side: 1, into: &outline) }
    drawCap(at: last.point(at: 1), last.direction(at: 1), share(last: 1), into: &outline)
    for index in skeleton.pieces.indices.reversed() {
      drawEdge(index, side: -1, into: &outline)
    }
    if !startsFlat {
      let back = first.direction(at: 0) * -1
      drawCap(at: first.point(at: 0), back, share(first: 0), into: &outline)
    }
    outline.close()
  }

  /// Adds the outlines of a skeleton that ends where it begins: the outer one, and the counter.
  func drawRing(into outline: inout Outline) {
    for side in [1.0, -1.0] {
      outline.move(
        to: side > 0 ? edge(0, 0, side: 1) : edge(skeleton.pieces.count - 1, 1, side: -1))
      let indices = Array(skeleton.pieces.indices)
      for index in side > 0 ? indices : indices.reversed() {
        drawEdge(index, side: side, into: &outline)
      }
      outline.close()
    }
  }

  private func share(first t: Double) -> Double {
    start + (1 - start) * min(t / Self.taperReach, 1)
  }

  private func share(last t: Double) -> Double {
    finish + (1 - finish) * min((1 - t) / Self.taperReach, 1)
  }

  private func share(_ index: Int, _ t: Double) -> Double {
    var result = 1.0
    if index == 0 { result *= share(first: t) }
    if index == skeleton.pieces.count - 1 { result *= share(last: t) }
    return result
  }

  /// The place on the edge of the stroke; side 1 is to the left of its way, y upwards.
  private func edge(_ index: Int, _ t: Double, side: Double) -> Point2D {
    let piece = skeleton.pieces[index]
    let way = piece.direction(at: t)
    let half = thickness.half(along: way) * share(index, t) * side
    return piece.point(at: t) + Point2D(x: -way.y * half, y: way.x * half)
  }

  /// Adds one edge of a piece; side −1 runs backwards.
  private func drawEdge(_ index: Int, side: Double, into outline: inout Outline) {
    let steps = skeleton.pieces[index].steps
    let isStraight = steps == 1
    let step = 1 / Double(steps)
    var from = side > 0 ? 0.0 : 1.0
    outline.line(to: edge(index, from, side: side))
    for number in 1...steps {
      let to = side > 0 ? Double(number) * step : 1 - Double(number) * step
      let end = edge(index, to, side: side)
      if isStraight {
        outline.line(to: end)
      } else {
        // A Hermite piece of the edge: its own speed, times a third of the way in t.
        let reach = (to - from) / 3
        outline.curve(
          to: end, control1: edge(index, from, side: side) + speed(index, from, side) * reach,
          control2: end - speed(index, to, side) * reach)
      }
      from = to
    }
  }

  /// The change of the edge's place with t, by a difference on the side that is inside.
  private func speed(_ index: Int, _ t: Double, _ side: Double) -> Point2D {
    let near = 1.0 / 128
    let (low, high) = (max(t - near, 0), min(t + near, 1))
    return (edge(index, high, side: side) - edge(index, low, side: side)) * (1 / (high - low))
  }

  /// Adds half a circle from the left of the way to its right.
  private func drawCap(
    at center: Point2D, _ way: Point2D, _ share: Double, into outline: inout Outline
  ) {
    let radius = thickness.half(along: way) * share
    let ahead = way * radius
    let left = Point2D(x: -way.y * radius, y: way.x * radius)
    let k = Skeleton.circle
    outline.line(to: center + left)
    outline.curve(
      to: center + ahead, control1: center + left + ahead * k,
      control2: center + ahead + left * k)
    outline.curve(
      to: center - left, control1: center + ahead - left * k,
      control2: center - left + ahead * k)
  }
}
