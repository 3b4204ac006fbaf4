import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Keeps what an image shows: a symbol's element, a picture's, or the view that draws it.
final class ImageNode: ChangingNode, ViewNode {
  private var kind: Kind

  private enum Kind {
    case symbol
    case picture
    case drawn
  }

  init(view image: Image, context: NodeContext) {
    kind = Self.kind(of: image)
    super.init(context: context)
    replaceChildren([make(image)], animated: false)
    note(image.unmet)
  }

  override func update<New: View>(to new: New) {
    guard let image = new as? Image else { return }
    note(image.unmet)
    let new = Self.kind(of: image)
    guard new == kind else {
      kind = new
      return replaceChildren([make(image)], animated: false)
    }
    if case .drawn(let drawn) = image.source {
      present.first?.receive(drawn.view(image.isResizable))
    } else {
      present.first?.receive(image)
    }
  }

  private static func kind(of image: Image) -> Kind {
    switch image.source {
    case .symbol: .symbol
    case .named, .picture: .picture
    case .drawn: .drawn
    }
  }

  private func make(_ image: Image) -> Node {
    switch image.source {
    case .symbol: SymbolElement(image: image, context: context)
    case .named, .picture: PictureElement(image: image, context: context)
    case .drawn(let drawn): Node.make(for: drawn.view(image.isResizable), in: context)
    }
  }
}

/// Measures and draws a picture.
final class PictureElement: SolidElement {
  private var image: Image
  private var paint = AnimatedPaint()
  private var parts: (of: Picture, insets: EdgeInsets, parts: [PictureSlice])?

  /// The side of what stands in the place of a picture that is not there, in points.
  private static let placeholderSide = 24.0

  init(image: Image, context: NodeContext) {
    self.image = image
    super.init(context: context)
    _ = paint.set(
      ForegroundStyle().resolvedPaint(in: environment, bounds: .unit), animation: nil, at: 0)
    reportFaults()
  }

  override var name: String? { "Image" }

  override var snapshotDetail: String? {
    if case .named(let name) = image.source { name } else { nil }
  }

  private func reportFaults() {
    guard case .named(let name) = image.source else { return }
    switch environment.pictures[name] {
    case .picture: break
    case .unreadable(let error):
      graph.report(.unreadablePicture(view: path, name: name, error))
    case nil:
      graph.report(.missingPicture(view: path, name: name))
    }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Image, new != image else { return }
    graph.counters[.nodesUpdated] += 1
    image = new
    reportFaults()
    graph.needsDisplay = true
    invalidateLayout()
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    let changed = paint.set(
      ForegroundStyle().resolvedPaint(in: environment, bounds: .unit),
      animation: transaction.animation, at: graph.time)
    if changed { graph.valueChanged(of: self, isMoving: paint.isInMotion) }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { paint.settle(at: time) }

  private var ownSize: Size2D {
    image.resolvedPicture(in: environment)?.size
      ?? Size2D(width: Self.placeholderSide, height: Self.placeholderSide)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    image.isResizable ? proposal.replacingUnspecified(by: ownSize) : ownSize
  }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    if environment.isRedacted {
      return drawBars([Rect2D(origin: .zero, size: frame.size)], at: frame.origin, on: canvas)
    }
    guard let resolved = image.resolvedPicture(in: environment) else {
      return drawPlaceholder(in: frame, on: canvas)
    }
    guard image.settings.isTemplate else {
      return draw(resolved, in: frame, on: canvas)
    }
    let bounds = Rect2D(origin: .zero, size: frame.size)
    let ink = paint.shown(
      as: ForegroundStyle().resolvedPaint(in: environment, bounds: bounds), at: graph.time)
    let mode = ForegroundStyle().resolvedBlend(in: environment) ?? .normal
    canvas.layer(.blend(mode), by: self) {
      canvas.fill(.rectangle(bounds), ink, at: frame.origin, by: self)
      canvas.layer(.blend(.destinationIn), by: self) { draw(resolved, in: frame, on: canvas) }
    }
  }

  private func draw(_ resolved: ResolvedPicture, in frame: Rect2D, on canvas: DisplayCanvas) {
    let insets = image.isResizable ? image.settings.capInsets : EdgeInsets()
    if parts?.of != resolved.picture || parts?.insets != insets {
      parts = (
        resolved.picture, insets,
        PictureSlice.parts(
          of: resolved, insets, isMirrored: environment.layoutDirection == .rightToLeft)
      )
    }
    let isTiled = image.isResizable && image.settings.mode == .tile
    for part in parts?.parts ?? [] {
      let place = part.place(in: frame.size)
      guard !place.isEmpty else { continue }
      var lying = place
      if isTiled {
        if part.stretchesAcross { lying.size.width = part.size.width }
        if part.stretchesDown { lying.size.height = part.size.height }
      }
      let paint = PicturePaint(
        picture: part.picture, frame: lying, isTiled: isTiled,
        interpolation: image.settings.interpolation.value)
      canvas.fill(.rectangle(place), .picture(paint), at: frame.origin, by: self)
    }
  }

  /// A box with its diagonals.
  private func drawPlaceholder(in frame: Rect2D, on canvas: DisplayCanvas) {
    let box = Rect2D(origin: .zero, size: frame.size).inset(by: Insets2D(all: 0.5))
    guard !box.isEmpty else { return }
    var outline = Path2D.rectangle(box)
    outline.move(to: Point2D(x: box.minX, y: box.minY))
    outline.line(to: Point2D(x: box.maxX, y: box.maxY))
    outline.move(to: Point2D(x: box.maxX, y: box.minY))
    outline.line(to: Point2D(x: box.minX, y: box.maxY))
    canvas.fill(
      .outline(canvas.row(of: outline.stroked(width: 1)), .nonZero),
      Color.gray.paint(in: environment, bounds: .unit), at: frame.origin, by: self)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    paint.encode(into: &encoder, at: graph.time)
  }
}

/// One of the parts into which insets cut a picture.
struct PictureSlice {
  let picture: Picture
  /// The part's own extent, in points.
  let size: Size2D
  /// How far it keeps from the edges of the whole: left, right, top, bottom; negative counts from
  /// the far edge.
  private let column: Int
  private let row: Int
  private let insets: (left: Double, right: Double, top: Double, bottom: Double)

  var stretchesAcross: Bool { column == 1 }
  var stretchesDown: Bool { row == 1 }

  /// Where the part lies in an extent.
  func place(in whole: Size2D) -> Rect2D {
    func span(_ index: Int, _ low: Double, _ high: Double, _ length: Double) -> (Double, Double) {
      // Insets that have no room share what there is.
      let share = low + high > length && low + high > 0 ? length / (low + high) : 1
      let (near, far) = (low * share, length - high * share)
      return index == 0 ? (0, near) : index == 1 ? (near, far) : (far, length)
    }
    let (left, right) = span(column, insets.left, insets.right, whole.width)
    let (top, bottom) = span(row, insets.top, insets.bottom, whole.height)
    return Rect2D(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The parts of a picture; one without insets, at most nine.
  static func parts(
    of resolved: ResolvedPicture, _ edges: EdgeInsets, isMirrored: Bool
  ) -> [PictureSlice] {
    let bitmap = resolved.picture.bitmap
    func texels(_ inset: CGFloat, _ limit: Int) -> Int {
      let value = Double(inset) * resolved.scale
      return value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)).rounded())
    }
    let (near, far) = isMirrored ? (edges.trailing, edges.leading) : (edges.leading, edges.trailing)
    let left = texels(near, bitmap.width)
    let right = max(bitmap.width - texels(far, bitmap.width), left)
    let top = texels(edges.top, bitmap.height)
    let bottom = max(bitmap.height - texels(edges.bottom, bitmap.height), top)
    let columns = [0..<left, left..<right, right..<bitmap.width]
    let rows = [0..<top, top..<bottom, bottom..<bitmap.height]
    let insets = (
      left: Double(left) / resolved.scale,
      right: Double(bitmap.width - right) / resolved.scale,
      top: Double(top) / resolved.scale, bottom: Double(bitmap.height - bottom) / resolved.scale
    )
    var parts: [PictureSlice] = []
    for (row, rowTexels) in rows.enumerated() where !rowTexels.isEmpty {
      for (column, columnTexels) in columns.enumerated() where !columnTexels.isEmpty {
        let isWhole = columnTexels.count == bitmap.width && rowTexels.count == bitmap.height
        parts.append(
          PictureSlice(
            picture: isWhole
              ? resolved.picture : Picture(bitmap.part(columns: columnTexels, rows: rowTexels)),
            size: Size2D(
              width: Double(columnTexels.count) / resolved.scale,
              height: Double(rowTexels.count) / resolved.scale),
            column: column, row: row, insets: insets))
      }
    }
    return parts
  }
}
