import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Extends the view under what covers the safe area at the edges that it touches: by mirrored
  /// copies of it, blurred.
  ///
  /// The view is clipped to its bounds, so that copies do not overlap. Copies reach no farther than
  /// the view's own extent; they take no touches, and glass of the view is not copied.
  ///
  /// - Parameter isEnabled: whether it does.
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    modified(by: BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}

struct BackgroundExtensionModifier: StatedModifier {
  typealias Wrapper = BackgroundExtensionElement

  let isEnabled: Bool

  var label: String { ".backgroundExtensionEffect" }
}

/// Draws mirrored and blurred copies of what is inside around it.
final class BackgroundExtensionElement: StatedElement<BackgroundExtensionModifier> {
  /// The deviations of two blurs, each with how far outside the view it has wholly taken over, in
  /// points; ours.
  ///
  /// At the view's edge there is neither, so that the view goes over into its image.
  static let (near, far) = ((radius: 4.0, distance: 5.0), (radius: 20.0, distance: 24.0))

  override class var presentsFrame: Bool { true }

  override func changed() { graph.needsDisplay = true }

  override func draw(on canvas: DisplayCanvas) {
    guard modifier.isEnabled else { return super.draw(on: canvas) }
    let bounds = presentedFrame
    let reach = reach(around: bounds)
    if reach != .zero { drawCopies(around: bounds, reach: reach, on: canvas) }
    canvas.clip(.rectangle(Rect2D(origin: .zero, size: bounds.size)), at: bounds.origin, by: self) {
      super.draw(on: canvas)
    }
  }

  /// The safe area around; for what scrolls, what covers the scroll view along the content's edges.
  private var reachableSafeArea: SafeArea {
    var area = surroundingSafeArea
    let root = containers.first { $0 is any SpaceRoot }
    if let scroll = root as? ScrollElement { area.elements.append(scroll.contentSafeArea) }
    return area
  }

  /// How far copies reach on each edge, in points.
  ///
  /// While the view is on its way to where layout has it, copies fill what it has not reached yet.
  private func reach(around bounds: Rect2D) -> Insets2D {
    guard let frame, bounds.width > 0, bounds.height > 0 else { return .zero }
    let safeArea = reachableSafeArea
    guard !safeArea.elements.isEmpty else { return .zero }
    let covered = safeArea.insets(of: frame, ignoring: .all, pixelLength: 1 / graph.scale)
    func reach(_ gap: Double, _ extent: Double, isAtEdge: Bool) -> Double {
      isAtEdge ? min(max(gap, 0), extent) : 0
    }
    func isEdge(_ coordinate: Double, _ edge: (Rect2D) -> Double) -> Bool {
      safeArea.elements.contains { abs(edge($0.bounds) - coordinate) < 0.5 }
    }
    let outer = Rect2D(
      minX: frame.minX - covered.left, minY: frame.minY - covered.top,
      maxX: frame.maxX + covered.right, maxY: frame.maxY + covered.bottom)
    return Insets2D(
      top: reach(
        bounds.minY - outer.minY, bounds.height, isAtEdge: isEdge(outer.minY, \.minY)),
      left: reach(
        bounds.minX - outer.minX, bounds.width, isAtEdge: isEdge(outer.minX, \.minX)),
      bottom: reach(
        outer.maxY - bounds.maxY, bounds.height, isAtEdge: isEdge(outer.maxY, \.maxY)),
      right: reach(
        outer.maxX - bounds.maxX, bounds.width, isAtEdge: isEdge(outer.maxX, \.maxX)))
  }

  /// Draws the copies, sharp at the view's edge and blurred farther out.
  private func drawCopies(around bounds: Rect2D, reach: Insets2D, on canvas: DisplayCanvas) {
    let outer = Rect2D(
      minX: bounds.minX - reach.left, minY: bounds.minY - reach.top,
      maxX: bounds.maxX + reach.right, maxY: bounds.maxY + reach.bottom)
    let cells = BackgroundExtensionCell.all(around: bounds, within: outer)
    let leavesOutGlass = canvas.glass.leavesOut
    canvas.glass.leavesOut = true
    canvas.clip(.rectangle(outer), through: .identity, by: self) {
      drawBlurred(by: Self.near.radius, cells, on: canvas)
      // Below what is sharp lies what is blurred: edges between two pixels show no gap.
      let images = cells.filter { !$0.isView }
      canvas.layer(.blend(.normal), by: self) {
        draw(images, on: canvas)
        erase(images, on: canvas) { $0.fading(from: 0, to: 1, over: Self.near.distance) }
      }
      canvas.layer(.blend(.normal), by: self) {
        drawBlurred(by: Self.far.radius, cells, on: canvas)
        erase(cells, on: canvas) { $0.fading(from: 1, to: 0, over: Self.far.distance) }
      }
    }
    canvas.glass.leavesOut = leavesOutGlass
  }

  private func drawBlurred(
    by radius: Double, _ cells: [BackgroundExtensionCell], on canvas: DisplayCanvas
  ) {
    canvas.layer(.blur(radius: radius, isOpaque: true), by: self) { draw(cells, on: canvas) }
  }

  /// Takes away what a layer has drawn in some places, as far as a paint is opaque.
  private func erase(
    _ cells: [BackgroundExtensionCell], on canvas: DisplayCanvas,
    _ paint: (BackgroundExtensionCell) -> Paint
  ) {
    canvas.layer(.blend(.destinationOut), by: self) {
      for cell in cells { canvas.fill(.rectangle(cell.rect), paint(cell), at: .zero, by: self) }
    }
  }

  /// Draws, in each of some places, the view or its image.
  private func draw(_ cells: [BackgroundExtensionCell], on canvas: DisplayCanvas) {
    for cell in cells {
      canvas.clip(.rectangle(cell.rect), through: .identity, by: self) {
        canvas.transformed(by: cell.mirror) { super.draw(on: canvas) }
      }
    }
  }
}

/// The view itself, or one of the eight places around it.
struct BackgroundExtensionCell: Equatable {
  /// −1 before the view, 0 the view's own, 1 after it.
  let column, row: Double
  /// The view's bounds.
  let bounds: Rect2D
  /// The part of the place that is drawn.
  let rect: Rect2D

  /// The places that have a part in `outer`, the view's own among them.
  static func all(around bounds: Rect2D, within outer: Rect2D) -> [BackgroundExtensionCell] {
    var cells: [BackgroundExtensionCell] = []
    for row in [-1.0, 0, 1] {
      for column in [-1.0, 0, 1] {
        let offset = Point2D(x: column * bounds.width, y: row * bounds.height)
        let rect = bounds.translated(by: offset).intersection(outer)
        if rect.isEmpty { continue }
        cells.append(
          BackgroundExtensionCell(column: column, row: row, bounds: bounds, rect: rect))
      }
    }
    return cells
  }

  /// Whether it is the view's own place.
  var isView: Bool { column == 0 && row == 0 }

  /// From the view to its image in the place: mirrored at the edges that it is across.
  var mirror: Affine2D {
    .scale(x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1, about: edge)
  }

  /// The view's edge or corner towards the place.
  private var edge: Point2D {
    Point2D(
      x: column < 0 ? bounds.minX : bounds.maxX, y: row < 0 ? bounds.minY : bounds.maxY)
  }

  /// Black of an opacity at the view, and of another at a distance in points from it and beyond.
  func fading(from first: Double, to last: Double, over distance: Double) -> Paint {
    if isView { return .color(.black) }
    let stops = [
      GradientStop(color: .black.multiplyingOpacity(by: first), location: 0),
      GradientStop(color: .black.multiplyingOpacity(by: last), location: 1),
    ]
    if column != 0, row != 0 {
      return .gradient(
        GradientPaint(
          stops: stops,
          geometry: .radial(center: edge, startRadius: 0, endRadius: distance)))
    }
    let end = Point2D(x: edge.x + column * distance, y: edge.y + row * distance)
    return .gradient(GradientPaint(stops: stops, geometry: .linear(start: edge, end: end)))
  }
}
