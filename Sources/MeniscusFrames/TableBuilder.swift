import MeniscusDisplay
import MeniscusGeometry

/// Gathers what frames refer to, and gives each thing its row.
struct TableBuilder {
  private(set) var tables = FrameTables()
  private var pictureRows: [UInt64: Int] = [:]
  private var viewRows: [[UInt8]: Int] = [:]
  private var shapeRows: [[UInt8]: Int] = [:]
  /// The rows of the views of the list at hand, as far as they were asked for.
  private var knownViews: [Int?] = []

  /// A list as items, and what it refers to in the tables.
  mutating func state(of list: DisplayList) -> FrameState {
    knownViews = [Int?](repeating: nil, count: list.views.count)
    var state = FrameState()
    var header = ItemNumbers()
    let size: Size2D = list.size
    header.put(size)
    header.put(list.scale)
    header.put(list.background)
    state.append(row(of: .frame), header.values)
    for element in list.glass {
      let material = element.material
      let glass = ElementShape(
        container: element.container, kind: material.kind, isTinted: material.tint != nil,
        glows: element.glow != nil)
      let silhouette = shape(of: element.silhouette, in: list)
      var numbers = ItemNumbers()
      numbers.put(element.transform)
      numbers.put(element.silhouette)
      numbers.put(element)
      let shape = ItemShape.glass(silhouette, glass, view: view(element.view, in: list))
      state.append(row(of: shape), numbers.values)
    }
    for operation in list.operations {
      var numbers = ItemNumbers()
      numbers.put(operation.transform)
      state.append(row(of: shape(of: operation, in: list, &numbers)), numbers.values)
    }
    return state
  }

  /// The shape of an operation, whose numbers are put with the others.
  private mutating func shape(
    of operation: DisplayOperation, in list: DisplayList, _ numbers: inout ItemNumbers
  ) -> ItemShape {
    let view = view(operation.view, in: list)
    switch operation.action {
    case .fill(let silhouette, let paint):
      numbers.put(silhouette)
      numbers.put(paint)
      return .fill(shape(of: silhouette, in: list), shape(of: paint), view: view)
    case .glyphs(let run, let paint):
      numbers.put(run.size)
      for glyph in run.glyphs { numbers.put(glyph.origin) }
      numbers.put(paint)
      let rows = run.glyphs.map { outline($0.outline, in: list) }
      return .glyphs(rows, shape(of: paint), view: view)
    case .beginGroup(let opacity):
      numbers.put(opacity)
      return .group(view: view)
    case .beginLayer(let effect):
      numbers.put(effect)
      return .layer(Self.shape(of: effect), view: view)
    case .beginClip(let silhouette):
      numbers.put(silhouette)
      return .clip(shape(of: silhouette, in: list), view: view)
    case .end: return .end(view: view)
    case .glass(let row):
      numbers.put(Double(row))
      return .laid(view: view)
    }
  }

  private mutating func shape(
    of silhouette: Silhouette, in list: DisplayList
  ) -> SilhouetteShape {
    switch silhouette {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .roundedRectangle(_, _, let curve): .rounded(curve)
    case .outline(let row, let rule): .outline(outline(row, in: list), rule)
    }
  }

  private mutating func shape(of paint: Paint) -> PaintShape {
    switch paint {
    case .color: return .color
    case .gradient(let gradient):
      let kind =
        switch gradient.geometry {
        case .linear: 0
        case .radial: 1
        case .elliptical: 2
        case .angular: 3
        }
      return .gradient(kind: kind, stops: gradient.stops.count)
    case .picture(let paint):
      let row = pictureRows[paint.picture.hash] ?? tables.pictures.count
      if row == tables.pictures.count {
        tables.pictures.append(paint.picture)
        pictureRows[paint.picture.hash] = row
      }
      return .picture(row: row, isTiled: paint.isTiled, paint.interpolation)
    }
  }

  private static func shape(of effect: LayerEffect) -> EffectShape {
    switch effect {
    case .blur(_, let isOpaque): .blur(isOpaque: isOpaque)
    case .colors: .colors
    case .blend(let mode): .blend(mode)
    case .shadow: .shadow
    case .edgeBlur: .edgeBlur
    }
  }

  private mutating func row(of shape: ItemShape) -> Int {
    let bytes = shape.bytes
    if let row = shapeRows[bytes] { return row }
    shapeRows[bytes] = tables.shapes.count
    tables.shapes.append(shape)
    return tables.shapes.count - 1
  }

  /// The row of an outline, -1 for one that is not there.
  private mutating func outline(_ row: Int, in list: DisplayList) -> Int {
    guard list.resources.outlines.indices.contains(row) else { return -1 }
    return tables.resources.row(of: list.resources.outlines[row])
  }

  private mutating func view(_ index: ViewIndex, in list: DisplayList) -> Int {
    let row = Int(index.row)
    guard list.views.indices.contains(row) else { return -1 }
    if let known = knownViews[row] { return known }
    let name = Array(list.views[row].path.utf8)
    let found = viewRows[name] ?? tables.views.count
    if found == tables.views.count {
      tables.views.append(list.views[row])
      viewRows[name] = found
    }
    knownViews[row] = found
    return found
  }
}
