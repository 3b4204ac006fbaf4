import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite("Display list hashes")
struct DisplayHashTests {
  @Test("Who caused an operation is not part of a hash")
  func provenance() {
    var other = sampleList()
    for index in other.operations.indices { other.operations[index].view = .none }
    for index in other.glass.indices { other.glass[index].view = .none }
    other.views = []
    expectEqual(other.digest(), sampleList().digest())
  }

  @Test("Resources count by content, not by row")
  func rows() {
    let outline = Path2D(elements: [.move(.zero), .line(Point2D(x: 1, y: 0)), .close])
    func list(preceding: Bool) -> DisplayList {
      var list = DisplayList(size: Size2D(width: 9, height: 9), scale: 1, background: .white)
      if preceding {
        _ = list.resources.row(of: Path2D(elements: [.move(.zero)]))
      }
      let row = list.resources.row(of: outline)
      list.operations = [
        DisplayOperation(
          action: .fill(.outline(row, .nonZero), .color(.black)), transform: .identity,
          view: .none)
      ]
      return list
    }
    #expect(list(preceding: true).operations != list(preceding: false).operations)
    expectEqual(list(preceding: true).digest(), list(preceding: false).digest())
  }

  @Test("Every operation of the sample differs from every other but its fellow ends")
  func distinct() {
    let digest = sampleList().digest()
    expectEqual(digest.operations.count, 16)
    expectEqual(digest.operations[4], digest.operations[6])
    expectEqual(Set(digest.operations).count, 13)
  }

  @Test("Every field changes the hash", arguments: Change.all)
  func sensitivity(change: Change) {
    var list = sampleList()
    change.apply(&list)
    #expect(list.digest().list != sampleList().digest().list)
  }

  @Test("The order of operations changes the list's hash alone")
  func order() {
    var list = sampleList()
    list.operations.swapAt(7, 8)
    let (before, after) = (sampleList().digest(), list.digest())
    #expect(before.list != after.list)
    expectEqual(before.operations.sorted(), after.operations.sorted())
  }
}

/// A change of one field of the sample list.
struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (inout DisplayList) -> Void

  static func action(_ name: String, _ row: Int, _ action: DisplayOperation.Action) -> Change {
    Change(testDescription: name) { $0.operations[row].action = action }
  }

  static let box = Rect2D(x: 0, y: 0, width: 100, height: 50)
  static let radii = CornerRadii2D(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
  static let ink = Paint.color(RGBA(red: 0.1, green: 0.2, blue: 1, opacity: 0.75))

  static func linear(_ stops: [GradientStop], endX: Double = 0) -> Paint {
    .gradient(
      GradientPaint(
        stops: stops, geometry: .linear(start: .zero, end: Point2D(x: endX, y: 50))))
  }

  static func shadow(
    color: RGBA = .black, radius: Double = 4, y: Double = 2
  ) -> DropShadow {
    DropShadow(color: color, radius: radius, offset: Point2D(x: 1, y: y))
  }

  static func picture(
    _ name: String, _ change: @escaping @Sendable (inout PicturePaint) -> Void
  ) -> Change {
    Change(testDescription: name) { list in
      guard case .fill(let silhouette, .picture(var paint)) = list.operations[9].action else {
        return
      }
      change(&paint)
      list.operations[9].action = .fill(silhouette, .picture(paint))
    }
  }

  static let all: [Change] = [
    Change(testDescription: "size") { $0.size.width += 1 },
    Change(testDescription: "scale") { $0.scale = 3 },
    Change(testDescription: "background") { $0.background = .black },
    Change(testDescription: "transform") { $0.operations[3].transform.ty = 1 },
    Change(testDescription: "one fewer") { $0.operations.removeLast() },
    Change(testDescription: "glass spacing") { $0.glass[0].spacing = 13 },
    Change(testDescription: "glass container") { $0.glass[0].container = 8 },
    Change(testDescription: "glass transform") { $0.glass[0].transform = .identity },
    Change(testDescription: "glass silhouette") { $0.glass[0].silhouette = .rectangle(box) },
    Change(testDescription: "unlaid glass element") { $0.glass.append($0.glass[0]) },
    action("opacity", 2, .beginGroup(opacity: 0.25)),
    action("clip", 1, .beginClip(.rectangle(box))),
    action("corner", 3, .fill(.roundedRectangle(box, CornerRadii2D(all: 1), .continuous), ink)),
    action("curve", 3, .fill(.roundedRectangle(box, radii, .circular), ink)),
    action("colour", 3, .fill(.roundedRectangle(box, radii, .continuous), .color(.black))),
    action("ellipse", 3, .fill(.ellipse(box), ink)),
    action("rule", 5, .fill(.outline(0, .nonZero), ink)),
    action("missing outline", 5, .fill(.outline(9, .nonZero), ink)),
    picture("picture") { $0.picture = Picture(Bitmap(width: 1, height: 1)) },
    picture("picture's place") { $0.frame.size.height = 31 },
    picture("tiling") { $0.isTiled = false },
    picture("interpolation") { $0.interpolation = .nearest },
    picture("picture's opacity") { $0.opacity = 1 },
    action("shadow", 10, .beginLayer(.shadow(shadow(color: .white)))),
    action("shadow's radius", 10, .beginLayer(.shadow(shadow(radius: 5)))),
    action("shadow's offset", 10, .beginLayer(.shadow(shadow(y: 3)))),
    action("blur", 10, .beginLayer(.blur(radius: 4, isOpaque: false))),
    action("edge blur", 10, .beginLayer(.edgeBlur(EdgeBlur()))),
    action(
      "edge blur's end", 10,
      .beginLayer(.edgeBlur(EdgeBlur(upper: .init(radius: 0, whole: 0, end: 1))))),
    action(
      "edge blur's other edge", 10,
      .beginLayer(.edgeBlur(EdgeBlur(lower: .init(radius: 0, whole: 0, end: 1))))),
    action("edge blur's left", 10, .beginLayer(.edgeBlur(EdgeBlur(left: -1)))),
    action("edge blur's right", 10, .beginLayer(.edgeBlur(EdgeBlur(right: 1)))),
    action("matrix", 11, .beginLayer(.colors(.invert(0.5)))),
    action("blend", 11, .beginLayer(.blend(.multiply))),
    Change(testDescription: "scale of lengths") { $0.operations[10].transform.a = 3 },
    action(
      "stop", 0,
      .fill(
        .rectangle(box),
        linear([
          GradientStop(color: .black, location: 0.1), GradientStop(color: .white, location: 1),
        ]))),
    action(
      "gradient's end", 0,
      .fill(
        .rectangle(box),
        linear(
          [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
          endX: 1))),
  ]
}
