import MeniscusGeometry
import MeniscusLayout

/// The strips of material behind the bars of a screen, in the classic design.
@MainActor
final class BarStrips {
  private let upper: LayerElement
  private let lower: LayerElement

  /// Makes the strips of a screen.
  init(of screen: ElementNode) {
    func strip(at edge: VerticalEdge) -> LayerElement {
      let made = LayerElement(
        layout: DepthStackLayout(), label: edge == .top ? "upperStrip" : "lowerStrip",
        context: screen.context
      ) { Node.make(for: AnyView(BarStrip(edge: edge)), in: $0) }
      made.container = screen
      return made
    }
    upper = strip(at: .top)
    lower = strip(at: .bottom)
  }

  /// Both of them.
  var layers: [LayerElement] { [upper, lower] }

  /// The one at an edge.
  func layer(_ edge: VerticalEdge) -> LayerElement { edge == .top ? upper : lower }

  /// Puts them at the edges of a screen, each so far into it.
  func place(in frame: Rect2D, upper top: Double, lower bottom: Double) {
    place(upper, at: Rect2D(x: frame.minX, y: frame.minY, width: frame.width, height: top))
    place(
      lower,
      at: Rect2D(x: frame.minX, y: frame.maxY - bottom, width: frame.width, height: bottom))
  }

  private func place(_ layer: LayerElement, at box: Rect2D) {
    layer.place(at: box, proposal: LayoutProposal(box.size))
  }
}
