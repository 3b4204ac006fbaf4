import MeniscusDisplay
import MeniscusGeometry

/// What the frames of a case refer to, each once: outlines and pictures by the hash of their content,
/// names of views, shapes of items.
struct FrameTables: Sendable {
  var resources = DisplayResources()
  var pictures: [Picture] = []
  var views: [ViewRecord] = []
  var shapes: [ItemShape] = []
}

extension FrameTables {
  /// The list of a frame; nil where items stand in no order that the format has, or a number is none
  /// of a row.
  func list(of state: FrameState) -> DisplayList? {
    guard state.count > 0, case .frame = shapes[Int(state.shapes[0])] else { return nil }
    var header = NumberCursor(state.numbers, from: 0)
    let size: Size2D = header.size()
    let scale = header.number()
    var list = DisplayList(size: size, scale: scale, background: header.color())
    list.resources = resources
    list.views = views
    for item in 1..<state.count {
      let shape = shapes[Int(state.shapes[item])]
      var cursor = NumberCursor(state.numbers, from: state.range(item).lowerBound)
      if case .glass(let silhouette, let glass, let view) = shape {
        guard list.operations.isEmpty else { return nil }
        list.glass.append(cursor.element(silhouette, glass, view: ViewIndex(row: Int32(view))))
      } else {
        guard let operation = operation(shape, &cursor) else { return nil }
        list.operations.append(operation)
      }
    }
    return list
  }

  private func operation(
    _ shape: ItemShape, _ numbers: inout NumberCursor
  ) -> DisplayOperation? {
    if case .frame = shape { return nil }
    let transform = numbers.map()
    let (action, view): (DisplayOperation.Action, Int)
    switch shape {
    case .frame, .glass: return nil
    case .fill(let silhouette, let paint, let index):
      let region = numbers.silhouette(silhouette)
      (action, view) = (.fill(region, numbers.paint(paint, pictures)), index)
    case .glyphs(let outlines, let paint, let index):
      let size = numbers.number()
      var glyphs: [GlyphRun.Placement] = []
      for row in outlines {
        glyphs.append(GlyphRun.Placement(outline: row, origin: numbers.point()))
      }
      let run = GlyphRun(size: size, glyphs: glyphs)
      (action, view) = (.glyphs(run, numbers.paint(paint, pictures)), index)
    case .group(let index): (action, view) = (.beginGroup(opacity: numbers.number()), index)
    case .layer(let effect, let index):
      (action, view) = (.beginLayer(numbers.effect(effect)), index)
    case .clip(let silhouette, let index):
      (action, view) = (.beginClip(numbers.silhouette(silhouette)), index)
    case .end(let index): (action, view) = (.end, index)
    case .laid(let index):
      guard let row = Int(exactly: numbers.number()) else { return nil }
      (action, view) = (.glass(element: row), index)
    }
    return DisplayOperation(
      action: action, transform: transform, view: ViewIndex(row: Int32(view)))
  }
}
