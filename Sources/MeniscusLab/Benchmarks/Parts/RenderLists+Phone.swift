import MeniscusDisplay
import MeniscusGeometry

extension RenderLists {
  /// A phone's screen at two pixels a point: a list of rows with a symbol and two lines of letters,
  /// scrolled by some points, under a bar of glass.
  func phone(scrolled: Double) -> DisplayList {
    var list = DisplayList(
      size: Size2D(width: 390, height: 844), scale: scale * 2 / 3, background: .white)
    let letters = (0..<12).map { list.resources.row(of: Self.letter($0)) }
    func add(_ action: DisplayOperation.Action) {
      list.operations.append(DisplayOperation(action: action, transform: .identity, view: .none))
    }
    func line(_ count: Int, from x: Double, _ y: Double, size: Double, _ grey: Double, row: Int) {
      let glyphs = (0..<count).map { place in
        GlyphRun.Placement(
          outline: letters[(place * 7 + row) % letters.count],
          origin: Point2D(x: x + Double(place) * size * 0.56, y: y))
      }
      let color = RGBA(red: grey, green: grey, blue: grey, opacity: 1)
      add(.glyphs(GlyphRun(size: size, glyphs: glyphs), .color(color)))
    }
    for row in 0..<18 {
      let y = Double(row) * 56 - scrolled
      let hue = Double(row % 6) / 6
      add(
        .fill(
          .roundedRectangle(
            Rect2D(x: 16, y: y + 10, width: 36, height: 36), CornerRadii2D(all: 8), .continuous),
          .color(RGBA(red: 0.2 + 0.7 * hue, green: 0.5, blue: 0.9 - 0.6 * hue, opacity: 1))))
      line(22, from: 64, y + 27, size: 17, 0, row: row)
      line(30, from: 64, y + 45, size: 13, 0.4, row: row + 5)
      add(
        .fill(
          .rectangle(Rect2D(x: 64, y: y + 55.5, width: 326, height: 0.5)),
          .color(RGBA(red: 0.8, green: 0.8, blue: 0.8, opacity: 1))))
    }
    list.add(
      capsule: Rect2D(x: 21, y: 760, width: 348, height: 62), container: 0, spacing: 0,
      GlassMaterial())
    return list
  }

  /// A shape of a letter's size and strokes, in ems over the line it stands on.
  private static func letter(_ kind: Int) -> Path2D {
    let (width, height) = (0.36 + 0.02 * Double(kind % 5), kind % 3 == 0 ? 0.72 : 0.52)
    let bar = 0.09
    func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
      -> [Path2D.Element]
    {
      [
        .move(Point2D(x: left, y: top)), .line(Point2D(x: right, y: top)),
        .line(Point2D(x: right, y: bottom)), .line(Point2D(x: left, y: bottom)), .close,
      ]
    }
    var elements = box(0, -height, bar, 0)
    if kind % 2 == 0 { elements += box(width - bar, -0.52, width, 0) }
    elements += [
      .move(Point2D(x: bar, y: -0.45)),
      .cubic(
        Point2D(x: 0.2, y: -0.56), Point2D(x: width, y: -0.56), Point2D(x: width, y: -0.3)),
      .line(Point2D(x: width - bar, y: -0.3)),
      .cubic(
        Point2D(x: width - bar, y: -0.46), Point2D(x: 0.2, y: -0.46), Point2D(x: bar, y: -0.36)),
      .close,
    ]
    return Path2D(elements: elements)
  }
}
