import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

extension PresentedElement {
  /// How far it is there now, 0 to 1.
  var shown: Double { progress.value(at: graph.time) }
}

/// Layout, drawing and touch, as the style has them.
extension PresentedElement {
  /// Draws the black over what is below.
  fileprivate func drawDimming(on canvas: DisplayCanvas) {
    let shade = style.dimming
    guard shade > 0 else { return }
    canvas.fill(
      Silhouette.rectangle(Rect2D(origin: .zero, size: graph.extent)),
      .color(RGBA(red: 0, green: 0, blue: 0, opacity: min(shade, 1))), at: .zero, by: self)
  }

  /// Draws the content and what it stands on.
  func drawAll(on canvas: DisplayCanvas) {
    drawDimming(on: canvas)
    style.drawLifted(on: canvas)
    let opacity = min(max(style.opacity, 0), 1)
    canvas.transformed(by: style.map) {
      guard opacity < 1 else { return style.draw(on: canvas) }
      canvas.absent(Absence(amount: 1 - opacity, isLeaving: isDismissed)) {
        canvas.group(opacity: opacity, fadesGlass: false, by: self) { style.draw(on: canvas) }
      }
    }
  }

  /// Draws the elements of the content.
  func drawElements(on canvas: DisplayCanvas) {
    for element in drawnElements { element.render(on: canvas) }
  }

  /// Places each element of the content in the middle of a frame, which is what it is offered.
  func placeContent(in frame: Rect2D) {
    let offer = LayoutProposal(frame.size)
    for element in elements {
      let size = element.measured(offer)
      element.place(
        at: Rect2D(
          x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
          height: size.height), proposal: offer)
    }
  }

  /// The extent that the content takes of an offer.
  func contentSize(for offer: LayoutProposal) -> Size2D {
    elements.reduce(Size2D.zero) { size, element in
      let own = element.measured(offer)
      return Size2D(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
}
