import MeniscusDisplay
import MeniscusGeometry

nonisolated extension View {
  /// Shows only what of the view lies inside a shape of its extent.
  public func clipShape<Region: Shape>(
    _ shape: Region, style: FillStyle = FillStyle()
  ) -> some View {
    modified(by: ClipModifier(shape: shape, style: style))
  }

  /// Shows only what of the view lies inside its frame; touches are not cut.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Lets touches through to what lies behind the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isEnabled: enabled))
  }
}

struct ClipModifier<Region: Shape>: StatedModifier {
  typealias Wrapper = ClipElement<Region>

  let shape: Region
  let style: FillStyle

  var label: String { ".clipShape" }
}

final class ClipElement<Region: Shape>: StatedElement<ClipModifier<Region>> {
  private var shape: AnimatedShape<Region>

  override class var presentsFrame: Bool { true }

  required init(_ modifier: ClipModifier<Region>, at place: WrapperPlace) {
    shape = AnimatedShape(modifier.shape)
    super.init(modifier, at: place)
  }

  override func receive(_ new: ClipModifier<Region>) {
    super.receive(new)
    shape.set(new.shape, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: shape.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { shape.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let silhouette = standing(shape.value(at: graph.time), in: frame).silhouette(
      of: frame.size, on: canvas, rule: modifier.style.isEOFilled ? .evenOdd : .nonZero)
    canvas.clip(silhouette, at: frame.origin, by: self) { super.draw(on: canvas) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    shape.encode(into: &encoder, at: graph.time)
  }
}

struct HitTestingModifier: StatedModifier {
  typealias Wrapper = HitTestingElement

  let isEnabled: Bool

  var label: String { ".allowsHitTesting" }
}

final class HitTestingElement: StatedElement<HitTestingModifier> {
  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    modifier.isEnabled && super.hit(point, path: &path)
  }
}
