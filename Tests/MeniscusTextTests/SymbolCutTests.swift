import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite("Knock-outs of symbols")
struct SymbolCutTests {
  /// How many separate pieces a symbol has, and how many holes are in them, by what it shows.
  private static let parts: [(name: String, pieces: Int, holes: Int)] = [
    // Cut from edge to edge.
    ("sidebar.left.fill", 2, 0), ("sidebar.right.fill", 2, 0), ("rectangle.split.2x1.fill", 2, 0),
    ("rectangle.split.3x1.fill", 3, 0), ("rectangle.split.1x2.fill", 2, 0), ("eraser.fill", 2, 0),
    ("pencil.fill", 2, 0), ("book.fill", 2, 0), ("folder.fill", 2, 0), ("map.fill", 3, 0),
    ("cube.fill", 3, 0), ("paperplane.fill", 2, 0), ("tennisball.fill", 3, 0),
    ("basketball.fill", 8, 0), ("film.fill", 10, 0),
    // A page and its folded corner; a nib with a slot to its tip.
    ("doc.fill", 2, 0), ("pencil.tip.fill", 1, 0),
    // Cut from edge to edge, with a mark below.
    ("creditcard.fill", 2, 1), ("archivebox.fill", 2, 1), ("externaldrive.fill", 2, 1),
    ("note.text.fill", 2, 2),
    // Marks in what encloses them.
    ("plus.circle.fill", 1, 1), ("xmark.circle.fill", 1, 1), ("ellipsis.circle.fill", 1, 3),
    ("checkmark.seal.fill", 1, 1), ("gearshape.fill", 1, 1), ("iphone.fill", 1, 1),
    // A ring around the lens; the bubble in front stands free.
    ("camera.fill", 2, 1), ("bubble.left.and.bubble.right.fill", 2, 0),
    // What stands beside each other does not touch.
    ("battery.100", 3, 1), ("pause.fill", 2, 0), ("rectangle.grid.1x2.fill", 2, 0),
    ("chart.bar.fill", 3, 0), ("person.fill", 2, 0), ("person.2.fill", 4, 0), ("video.fill", 2, 0),
    ("sun.min", 9, 1), ("switch.2", 4, 2), ("rectangle.stack.fill", 3, 0),
    ("building.columns.fill", 6, 0), ("sailboat.fill", 3, 0), ("cloud.bolt.fill", 2, 0),
    ("exclamationmark.circle", 3, 1), ("info.circle", 3, 1), ("square.and.arrow.up.fill", 2, 0),
    // A small symbol keeps its details, and is a hole in the filled variant.
    ("camera.circle", 3, 2), ("camera.circle.fill", 2, 2), ("eye.square", 2, 2),
    ("eye.square.fill", 2, 1), ("tag.circle", 2, 2), ("pencil.circle", 3, 1), ("doc.circle", 3, 1),
    ("fork.knife.circle", 3, 1), ("heart.circle", 2, 1),
    // An open inner lick.
    ("flame.fill", 1, 1), ("snowflake", 1, 0), ("gearshape", 2, 2), ("music.note", 1, 0),
  ]

  @Test(
    "What is cut out is open, and parts what it crosses",
    arguments: [TypefaceWeight.ultraLight, .regular, .black])
  func parts(weight: TypefaceWeight) throws {
    for (name, pieces, holes) in Self.parts {
      let outline = try #require(Symbols.outline(named: name, weight: weight), "\(name)")
      let areas = signedAreas(outline.normalized(tolerance: 0.01))
      // Specks below a hundredth of a square unit, 0.07 of a pixel at 17 points, are no pieces.
      expectEqual(areas.count { $0 > 0.01 }, pieces, "pieces of \(name)")
      expectEqual(areas.count { $0 < -0.01 }, holes, "holes of \(name)")
    }
  }

  /// The area of each contour, negative for holes.
  private func signedAreas(_ path: Path2D) -> [Double] {
    var areas: [Double] = []
    var (start, place) = (Point2D.zero, Point2D.zero)
    path.flatten(tolerance: 0.02) { element in
      switch element {
      case .move(let point):
        areas.append(0)
        (start, place) = (point, point)
      case .line(let point):
        areas[areas.count - 1] += (place.x * point.y - point.x * place.y) / 2
        place = point
      default:
        areas[areas.count - 1] += (place.x * start.y - start.x * place.y) / 2
        place = start
      }
    }
    return areas
  }

  @Test("A slash stands free", arguments: [TypefaceWeight.ultraLight, .regular, .black])
  func slashes(weight: TypefaceWeight) throws {
    let pen = SymbolPen(weight: weight, isFilled: false)
    let (from, to) = (Point2D(x: 4.2, y: 3.4), Point2D(x: 19.8, y: 20.6))
    let way = to - from
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let aside = Point2D(x: -way.y / length, y: way.x / length)
    let names = Symbols.names.filter { $0.hasSuffix(".slash") || $0.hasSuffix(".slash.fill") }
    #expect(names.count >= 40)
    for name in names {
      let outline = try #require(Symbols.outline(named: name, weight: weight))
      for share in stride(from: 0.04, through: 0.96, by: 0.04) {
        let place = from + way * share
        #expect(outline.contains(place), "\(name) at \(share)")
        // A gap of at least 0.8 units is 0.7 of a point at 17 points; a tenth on each side is what
        // the polylines may be wrong by.
        for distance in [0.1, 0.4, 0.7] {
          for side in [1.0, -1] {
            let beside = place + aside * (side * (pen.thickness / 2 + distance))
            #expect(!outline.contains(beside), "\(name) beside \(share)")
          }
        }
      }
    }
  }
}
