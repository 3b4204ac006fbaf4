import MeniscusGeometry

extension View {
  /// Runs `action` when the view is tapped, `count` times in a row.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modified(by: TapModifier(count: count, action: action))
  }
}

struct TapModifier: ElementModifier {
  let count: Int
  let action: @MainActor () -> Void

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = TapElement(inner: inner, label: ".onTapGesture", context: context)
    update(element)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? TapElement else { return }
    element.count = count
    element.action = action
  }
}

/// Recognises taps.
///
/// The pointer moves at most 45 points and goes up within 0.75 seconds; taps in a row are at most
/// 0.35 seconds apart. Source: OpenSwiftUI `TapGesture`, `RepeatGesture`.
final class TapElement: WrapperElement, PointerResponder {
  var count = 1
  var action: (@MainActor () -> Void)?
  private var began = 0.0
  private var lastTap = -Double.infinity
  private var taps = 0 {
    didSet { if taps != oldValue { graph.stateChanged() } }
  }

  var tolerance: Double? { 45 }

  func pointerBegan(at point: Point2D) {
    began = graph.time
  }

  func pointerMoved(to point: Point2D, isInside: Bool) {}

  func pointerEnded(isInside: Bool) {
    guard graph.time - began <= 0.75 else { return }
    let inRow = graph.time - lastTap <= 0.35 ? taps + 1 : 1
    lastTap = graph.time
    taps = inRow < count ? inRow : 0
    if inRow >= count { action?() }
  }

  func pointerCancelled() {
    taps = 0
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if taps > 0 { encoder.encode(taps, named: "taps") }
  }
}
