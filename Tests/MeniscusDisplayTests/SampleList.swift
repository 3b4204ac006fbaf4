import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// A picture of two by three texels of nothing.
let samplePicture = Picture(Bitmap(width: 2, height: 3))

/// A list that holds every kind of operation, silhouette and paint.
func sampleList() -> DisplayList {
  var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
  list.views = ["app", "app/card", "app/card/line\nbreak\\"].map { ViewRecord(path: $0) }
  let triangle = list.resources.row(
    of: Path2D(elements: [
      .move(Point2D(x: 0, y: 0)), .line(Point2D(x: 10, y: 0)),
      .quadratic(Point2D(x: 10, y: 5), Point2D(x: 5, y: 10)),
      .cubic(Point2D(x: 4, y: 9), Point2D(x: 1, y: 6), Point2D(x: 0, y: 0.1)), .close,
    ]))
  let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]
  list.glass = [
    GlassElement(
      silhouette: .ellipse(Rect2D(x: 0, y: 0, width: 8, height: 8)),
      transform: .translation(x: 1, y: 2), container: 7, spacing: 12, view: ViewIndex(row: 1))
  ]
  func add(_ action: DisplayOperation.Action, _ transform: Affine2D = .identity, view: Int32 = 0) {
    list.operations.append(
      DisplayOperation(action: action, transform: transform, view: ViewIndex(row: view)))
  }
  let box = Rect2D(x: 0, y: 0, width: 100, height: 50)
  add(
    .fill(
      .rectangle(box),
      .gradient(
        GradientPaint(
          stops: stops,
          geometry: .linear(start: .zero, end: Point2D(x: 0, y: 50))))))
  add(.beginClip(.ellipse(box)), .translation(x: 5, y: 0), view: 1)
  add(.beginGroup(opacity: 0.5), view: 1)
  add(
    .fill(
      .roundedRectangle(
        box, CornerRadii2D(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), .continuous),
      .color(RGBA(red: 0.1, green: 0.2, blue: 1, opacity: 0.75))),
    .scale(x: 0.5, y: -1), view: 2)
  add(.end, view: 1)
  add(
    .fill(
      .outline(triangle, .evenOdd),
      .gradient(
        GradientPaint(
          stops: stops,
          geometry: .radial(center: Point2D(x: 5, y: 5), startRadius: 0, endRadius: 5)))), view: 2)
  add(.end, view: 1)
  add(
    .fill(
      .rectangle(box),
      .gradient(
        GradientPaint(
          stops: stops,
          geometry: .elliptical(
            center: Point2D(x: 50, y: 25), radii: Size2D(width: 50, height: 25),
            startFraction: 0, endFraction: 1)))))
  add(
    .fill(
      .rectangle(box),
      .gradient(
        GradientPaint(
          stops: stops,
          geometry: .angular(center: Point2D(x: 50, y: 25), startAngle: 0, endAngle: 3)))))
  let place = Rect2D(x: 10, y: 10, width: 20, height: 30)
  add(
    .fill(
      .rectangle(place),
      .picture(
        PicturePaint(
          picture: samplePicture, frame: place, isTiled: true, interpolation: .averaged,
          opacity: 0.5))),
    view: -1)
  add(
    .beginLayer(
      .shadow(DropShadow(color: .black, radius: 4, offset: Point2D(x: 1, y: 2)))),
    .scale(x: 2, y: 2), view: 1)
  add(.beginLayer(.colors(.invert())), view: 1)
  add(.fill(.rectangle(Rect2D(x: 0, y: 0, width: 1, height: 1)), .color(.white)), view: 1)
  add(.end, view: 1)
  add(.end, view: 1)
  add(.glass(element: 0), view: 1)
  return list
}
