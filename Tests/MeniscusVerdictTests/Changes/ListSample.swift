import MeniscusDisplay
import MeniscusGeometry
import MeniscusVerdict

/// A display list in the making, for tests of what became of it.
struct ListSample {
  var list = DisplayList(size: Size2D(width: 120, height: 40), scale: 1, background: .white)

  /// The row of a view in the list's table.
  private mutating func view(_ path: String) -> ViewIndex {
    if let row = list.views.firstIndex(where: { $0.path == path }) {
      return ViewIndex(row: Int32(row))
    }
    list.views.append(ViewRecord(path: path))
    return ViewIndex(row: Int32(list.views.count - 1))
  }

  mutating func add(_ action: DisplayOperation.Action, _ path: String, x: Double = 0, y: Double = 0)
  {
    list.operations.append(
      DisplayOperation(
        action: action,
        transform: x == 0 && y == 0 ? .identity : Affine2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y),
        view: view(path)))
  }

  /// Fills a rectangle at a place.
  mutating func card(
    _ path: String, x: Double, y: Double = 10, width: Double = 20, height: Double = 10,
    _ color: RGBA = ListSample.red
  ) {
    add(
      .fill(.rectangle(Rect2D(x: 0, y: 0, width: width, height: height)), .color(color)), path,
      x: x, y: y)
  }

  /// Lays glass at a place.
  mutating func glass(
    _ path: String, x: Double, y: Double = 5, width: Double = 60, height: Double = 30,
    spacing: Double = 8, _ material: GlassMaterial = GlassMaterial()
  ) {
    let view = view(path)
    list.glass.append(
      GlassElement(
        silhouette: .rectangle(Rect2D(x: 0, y: 0, width: width, height: height)),
        transform: Affine2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y), container: list.glass.count,
        spacing: spacing, material: material, view: view))
    add(.glass(element: list.glass.count - 1), path)
  }

  static let red = RGBA(red: 1, green: 0, blue: 0, opacity: 1)
  static let blue = RGBA(red: 0, green: 0, blue: 1, opacity: 1)

  /// What a list draws.
  static func drawn(_ make: (inout ListSample) -> Void) -> DrawnList {
    var sample = ListSample()
    make(&sample)
    return DrawnList(sample.list)
  }
}
