import MeniscusUI

/// Draws as a hand does: lines that are not quite straight, and colour that misses them a little.
struct SketchPen {
  let context: GraphicsContext

  /// A line between two points, bent a little to one side.
  func line(
    _ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat, width: CGFloat = 2
  ) {
    stroke(width) { add(to: &$0, CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1)) }
  }

  /// A rectangle whose lines go on beyond its corners.
  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    line(x - 2, y, x + width + 1, y + 0.5)
    line(x + width, y - 2, x + width - 0.5, y + height + 2)
    line(x + width + 2, y + height, x - 1, y + height + 0.5)
    line(x, y + height + 1, x + 0.5, y - 2)
  }

  /// Lines from point to point, back to the first.
  func outline(_ points: [(CGFloat, CGFloat)]) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    stroke(2) { path in
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
        add(to: &path, start, end)
      }
    }
  }

  /// A line that bends towards a point.
  func curve(
    _ start: (CGFloat, CGFloat), _ control: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)
  ) {
    stroke(2) { path in
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addQuadCurve(
        to: CGPoint(x: end.0, y: end.1), control: CGPoint(x: control.0, y: control.1))
    }
  }

  /// A circle around a point, a little wider than high.
  func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    stroke(radius < 10 ? 1.5 : 2) { path in
      path.addEllipse(
        in: CGRect(
          x: x - radius * 1.04, y: y - radius * 0.97, width: radius * 2.08, height: radius * 1.94))
    }
  }

  /// Colour in a rectangle: one layer, and a second one that stands a little aside.
  func wash(_ rect: CGRect, _ color: Color) {
    let aside = CGRect(
      x: rect.minX + 3, y: rect.minY - 2, width: rect.width * 0.96, height: rect.height)
    let corner = min(6, rect.width / 4)
    for part in [rect, aside] {
      context.fill(
        Path(roundedRect: part, cornerRadius: corner), with: .color(color.opacity(0.24)))
    }
  }

  /// Light that fades away from a point.
  func glow(around center: CGPoint, radius: CGFloat) {
    let place = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let colors = Gradient(colors: [.yellow.opacity(0.6), .yellow.opacity(0)])
    context.fill(
      Path(ellipseIn: place),
      with: .radialGradient(colors, center: center, startRadius: 0, endRadius: radius))
  }

  /// A word around a point.
  func write(_ word: String, at point: (CGFloat, CGFloat)) {
    context.draw(
      Text(word).font(.system(size: 13, weight: .medium)), at: CGPoint(x: point.0, y: point.1))
  }

  private func add(to path: inout Path, _ start: CGPoint, _ end: CGPoint) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let bend = CGPoint(x: (start.y - end.y) * 0.012, y: (end.x - start.x) * 0.012)
    path.move(to: start)
    path.addQuadCurve(to: end, control: CGPoint(x: middle.x + bend.x, y: middle.y + bend.y))
  }

  private func stroke(_ width: CGFloat, _ build: (inout Path) -> Void) {
    context.stroke(
      Path { build(&$0) }, with: .foreground,
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
