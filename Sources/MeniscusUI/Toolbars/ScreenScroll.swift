/// Where the content of a screen is scrolled to, for those who follow it.
@MainActor
final class ScreenScroll {
  /// The scroll view whose content goes under the upper bar; nil while there is none.
  weak var source: ScrollElement?
  /// The same for the lower edge.
  weak var lowerSource: ScrollElement?
  /// The title in the bar.
  weak var title: TitleVisibilityElement?
  /// The height of a large title that stands for the one in the bar; 0 where there is none.
  var titleHeight = 0.0

  /// How far the content has gone up; negative while it is pulled down.
  var distance: Double {
    guard let source, !source.isGone else { return 0 }
    return source.scrolledDistance
  }

  /// How far content goes on below the lower edge.
  var remaining: Double {
    guard let lowerSource, !lowerSource.isGone else { return 0 }
    return lowerSource.remainingDistance
  }

  /// Whether the title in the bar is shown.
  var showsTitle: Bool { titleHeight == 0 || distance >= titleHeight - 0.01 }

  /// How far the strip behind an upper bar of the classic design is there: not before content, and
  /// not before a large title, has gone beneath it.
  var stripShare: Double {
    min(max((distance - titleHeight) / ClassicBarMetrics.stripWhole, 0), 1)
  }

  /// How much of the large title's room has gone away.
  var yielded: Double { min(max(distance, 0), titleHeight) }
}

/// Shows the title in the bar while the large one is away.
struct TitleVisibilityModifier: StatedModifier {
  typealias Wrapper = TitleVisibilityElement

  let scroll: ScreenScroll?

  var label: String { ".titleVisibility" }
}

final class TitleVisibilityElement: StatedElement<TitleVisibilityModifier> {
  private static let fade = Animation.easeInOut(duration: 0.2)

  private var opacity: AnimatedValue<Double>

  required init(_ modifier: TitleVisibilityModifier, at place: WrapperPlace) {
    opacity = AnimatedValue(modifier.scroll?.showsTitle == false ? 0 : 1)
    super.init(modifier, at: place)
    modifier.scroll?.title = self
  }

  override func appendReported(to nodes: inout [Node]) {
    if opacity.isInMotion { nodes.append(self) }
  }

  override func changed() {
    modifier.scroll?.title = self
    scrolled(animation: nil)
  }

  /// Hears that the content or the title may be somewhere else.
  func scrolled(animation: Animation? = TitleVisibilityElement.fade) {
    let target = modifier.scroll?.showsTitle == false ? 0.0 : 1.0
    guard target != opacity.target else { return }
    opacity.set(target, animation: animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: opacity.isInMotion)
    graph.stateChanged()
  }

  override var drawnElements: [ElementNode] {
    // Who does not see the title does not hear it either: the large one is told.
    opacity.target == 0 && !opacity.isInMotion ? [] : [inner]
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { opacity.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    canvas.group(opacity: opacity.value(at: graph.time), by: self) { super.draw(on: canvas) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if opacity.isInMotion {
      encoder.encode(number: opacity.value(at: graph.time), named: "opacity")
    }
  }
}
