import MeniscusDisplay
import MeniscusGeometry
import Testing

@Suite("Display list validation")
struct DisplayValidationTests {
  @Test("A sound list passes")
  func sound() throws {
    try sampleList().validate()
  }

  @Test("Every planted fault is named with its place", arguments: Fault.all)
  func faults(fault: Fault) {
    var list = sampleList()
    fault.plant(&list)
    #expect(throws: fault.error) { try list.validate() }
  }
}

/// A fault and the error that names it.
struct Fault: CustomTestStringConvertible, Sendable {
  let error: DisplayError
  let plant: @Sendable (inout DisplayList) -> Void
  var testDescription: String { "\(error)" }

  static let box = Rect2D(x: 0, y: 0, width: 1, height: 1)

  static func action(_ row: Int, _ action: DisplayOperation.Action, _ error: DisplayError) -> Fault
  {
    Fault(error: error) { $0.operations[row].action = action }
  }

  static func stops(_ stops: [GradientStop], _ error: DisplayError) -> Fault {
    let geometry = GradientPaint.Geometry.linear(start: .zero, end: Point2D(x: 1, y: 0))
    return action(
      0, .fill(.rectangle(box), .gradient(GradientPaint(stops: stops, geometry: geometry))), error)
  }

  static let all: [Fault] = [
    Fault(error: .frame) { $0.size.width = .nan },
    Fault(error: .frame) { $0.size.height = 0 },
    Fault(error: .frame) { $0.scale = -1 },
    Fault(error: .frame) { ($0.size.width, $0.size.height, $0.scale) = (-1, -1, -1) },
    Fault(error: .frame) { $0.scale = 1e6 },
    Fault(error: .background) { $0.background.opacity = 0.5 },
    Fault(error: .background) { $0.background.red = .infinity },
    Fault(error: .nothingToEnd(operation: 6)) {
      $0.operations[1].action = .beginGroup(opacity: 1)
      $0.operations[2].action = .fill(.rectangle(box), .color(.black))
    },
    Fault(error: .notEnded(operation: 16)) {
      $0.operations.append(
        DisplayOperation(action: .beginGroup(opacity: 1), transform: .identity, view: .none))
    },
    Fault(error: .notFinite(operation: 3)) { $0.operations[3].transform.a = .nan },
    action(
      3, .fill(.rectangle(Rect2D(x: 0, y: .infinity, width: 1, height: 1)), .color(.black)),
      .notFinite(operation: 3)),
    action(
      3, .fill(.roundedRectangle(box, CornerRadii2D(all: .nan), .circular), .color(.black)),
      .notFinite(operation: 3)),
    action(
      3, .fill(.rectangle(box), .color(RGBA(red: .nan, green: 0, blue: 0))),
      .notFinite(operation: 3)),
    action(2, .beginGroup(opacity: .nan), .notFinite(operation: 2)),
    action(
      9,
      .fill(
        .rectangle(box),
        .picture(
          PicturePaint(
            picture: samplePicture, frame: Rect2D(x: .nan, y: 0, width: 1, height: 1)))),
      .notFinite(operation: 9)),
    action(
      2, .beginLayer(.blur(radius: .nan, isOpaque: false)), .notFinite(operation: 2)),
    action(
      2, .beginLayer(.colors(.brightness(.infinity))), .notFinite(operation: 2)),
    action(
      2, .beginLayer(.edgeBlur(EdgeBlur(right: .infinity))), .notFinite(operation: 2)),
    action(
      2, .beginLayer(.edgeBlur(EdgeBlur(lower: .init(radius: 1, whole: .nan, end: 0)))),
      .notFinite(operation: 2)),
    action(
      2,
      .beginLayer(
        .shadow(DropShadow(color: .black, radius: 1, offset: Point2D(x: .nan, y: 0)))),
      .notFinite(operation: 2)),
    action(5, .fill(.outline(1, .nonZero), .color(.black)), .missing(operation: 5, row: 1)),
    action(1, .beginClip(.outline(-1, .nonZero)), .missing(operation: 1, row: -1)),
    action(15, .glass(element: 1), .missing(operation: 15, row: 1)),
    stops([], .ramp(operation: 0)),
    stops(
      [GradientStop(color: .black, location: 1), GradientStop(color: .black, location: 0)],
      .ramp(operation: 0)),
    stops([GradientStop(color: .black, location: .nan)], .notFinite(operation: 0)),
    Fault(error: .glassElement(row: 0)) { $0.glass[0].spacing = .nan },
    Fault(error: .glassElement(row: 0)) { $0.glass[0].silhouette = .outline(5, .nonZero) },
    Fault(error: .notFinite(operation: 5)) {
      let row = $0.resources.row(
        of: Path2D(elements: [.move(.zero), .line(Point2D(x: .nan, y: 0))]))
      $0.operations[5].action = .fill(.outline(row, .nonZero), .color(.black))
    },
  ]
}
