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
    let box = Rect2D(origin: .zero, size: frame.size)
    let radius = min(MenuPolicy.liftRadius, min(frame.size.width, frame.size.height) / 2)
    let ground = BackgroundStyle().paint(in: first.environment, bounds: box, level: 0)
    let silhouette = Silhouette.roundedRectangle(box, CornerRadii2D(all: radius), .continuous)
    canvas.group(
      opacity: PresentationSource.handedOver(at: shown), fadesGlass: false, by: element
    ) {
      canvas.transformed(by: lift) {
        canvas.clip(silhouette, at: frame.origin, by: element) {
          canvas.fill(silhouette, ground, at: frame.origin, by: element)
          for view in elements {
            canvas.transformed(by: view.container?.sceneMap ?? .identity) {
              view.render(on: canvas)
            }
          }
        }
      }
    }
  }

  /// Where a view is seen once it is lifted.
  static func lifted(_ frame: Rect2D) -> Rect2D {
    let (width, height) = (frame.width * MenuPolicy.liftScale, frame.height * MenuPolicy.liftScale)
    return Rect2D(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
