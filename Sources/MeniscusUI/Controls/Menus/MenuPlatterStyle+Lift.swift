import MeniscusDisplay
import MeniscusGeometry

/// The view that a context menu belongs to, lifted out of what is dimmed.
extension MenuPlatterStyle {
  /// Draws the view again over the dimming, on a ground of its own and a little larger.
  func drawLiftedSource(on canvas: DisplayCanvas) {
    guard let element, let frame = source.frame, let elements = source.node?.topElements,
      let first = elements.first, shown > 0
    else { return }
    let scale = 1 + (MenuPolicy.liftScale - 1) * shown
    let lift = Affine2D.scale(x: scale, y: scale, about: frame.center)
    canvas.group(
      opacity: PresentationSource.handedOver(at: shown), fadesGlass: false, by: element
    ) {
      canvas.transformed(by: lift) {
        guard elements.count == 1, let shape = first.previewShape(.contextMenuPreview) else {
          return drawCard(of: elements, first, in: frame, on: canvas)
        }
        canvas.clip(to: shape, in: .identity) {
          let all = Rect2D(origin: .zero, size: shape.graph.extent)
          draw(elements, on: .rectangle(all), at: all, canvas)
        }
      }
    }
  }

  /// Draws views that state no shape as a card around what is seen of them.
  private func drawCard(
    of views: [ElementNode], _ first: ElementNode, in frame: Rect2D, on canvas: DisplayCanvas
  ) {
    let box = Rect2D(origin: .zero, size: frame.size)
    let radius = min(MenuPolicy.liftRadius, min(box.width, box.height) / 2)
    let card = Silhouette.roundedRectangle(box, CornerRadii2D(all: radius), .continuous)
    canvas.clip(card, at: frame.origin, by: element ?? first) {
      draw(views, on: card, at: frame, canvas)
    }
  }

  /// Draws views where they are seen, on a ground.
  private func draw(
    _ views: [ElementNode], on ground: Silhouette, at frame: Rect2D, _ canvas: DisplayCanvas
  ) {
    guard let element, let first = views.first else { return }
    let box = Rect2D(origin: .zero, size: frame.size)
    let paint = BackgroundStyle().paint(in: first.environment, bounds: box, level: 0)
    canvas.fill(ground, paint, at: frame.origin, by: element)
    for view in views {
      canvas.transformed(by: view.container?.sceneMap ?? .identity) { view.render(on: canvas) }
    }
  }

  /// Where a view is seen once it is lifted.
  static func lifted(_ frame: Rect2D) -> Rect2D {
    let (width, height) = (frame.width * MenuPolicy.liftScale, frame.height * MenuPolicy.liftScale)
    return Rect2D(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
