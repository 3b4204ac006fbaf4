import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    nonisolated(unsafe) let context = self
    onMainActor { context.paint(path, with: shading, in: path.outline.bounds, style) }
  }

  /// Fills a path with a shading that spans some bounds.
  @MainActor
  func paint(
    _ path: Path, with shading: Shading, in bounds: Rect2D, _ style: FillStyle = FillStyle()
  ) {
    noteUnmet(shading)
    let paint = shading.paint(in: environment, bounds: bounds)
    draw {
      canvas.transformed(by: map) {
        canvas.fill(
          .outline(canvas.row(of: path.outline), style.isEOFilled ? .evenOdd : .nonZero), paint,
          at: .zero, by: element)
      }
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text, at its own extent, with a point of its frame at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    nonisolated(unsafe) let context = self
    onMainActor { context.draw(view: text, at: point, anchor) }
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    nonisolated(unsafe) let context = self
    onMainActor { context.draw(view: text, in: rect) }
  }

  /// Draws an image, at its own extent, with a point of its frame at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    nonisolated(unsafe) let context = self
    onMainActor { context.draw(view: image, at: point, anchor) }
  }

  /// Draws an image, as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    nonisolated(unsafe) let context = self
    onMainActor { context.draw(view: image.isResizable ? image : image.resizable(), in: rect) }
  }

  @MainActor private func draw<Content: View>(view: Content, at point: CGPoint, _ anchor: UnitPoint)
  {
    guard let drawn = drawnElement(of: view) else { return }
    let size = drawn.size(for: .unspecified)
    let place = Point2D(point)
    let (x, y) = (Double(anchor.x) * size.width, Double(anchor.y) * size.height)
    show(
      drawn, in: Rect2D(x: place.x - x, y: place.y - y, width: size.width, height: size.height),
      .unspecified)
  }

  @MainActor private func draw<Content: View>(view: Content, in rect: CGRect) {
    guard let drawn = drawnElement(of: view) else { return }
    let rect = Rect2D(rect)
    let proposal = LayoutProposal(rect.size)
    let size = drawn.size(for: proposal)
    show(drawn, in: Rect2D(origin: rect.origin, size: size), proposal)
  }

  /// The element of a view; only canvases draw views.
  @MainActor func drawnElement<Content: View>(of view: Content) -> ElementNode? {
    if let canvas = element as? CanvasElement { return canvas.element(of: view) }
    element.graph.note(.shown, "draw(_:in:) of a TextRenderer", askedBy: element)
    return nil
  }

  /// Draws an element that lies at the origin of its own space.
  @MainActor func show(_ drawn: ElementNode, in rect: Rect2D, _ proposal: LayoutProposal) {
    drawn.place(at: Rect2D(origin: .zero, size: rect.size), proposal: proposal)
    draw {
      canvas.transformed(by: Affine2D.translation(x: rect.minX, y: rect.minY).then(map)) {
        drawn.render(on: canvas)
      }
    }
  }
}
