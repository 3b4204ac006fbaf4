import MeniscusGeometry

nonisolated extension View {
  /// Runs `action` when the view is pressed and released; tells `isPressed` while it is.
  ///
  /// - Parameter coversRow: whether the whole row of a list may be pressed in the view's place.
  func onPress(
    isPressed: Binding<Bool>, coversRow: Bool = false,
    perform action: @escaping () -> Void
  ) -> some View {
    modified(by: PressModifier(isPressed: isPressed, coversRow: coversRow, action: action))
  }
}

nonisolated struct PressModifier: ElementModifier {
  let isPressed: Binding<Bool>
  let coversRow: Bool
  let action: () -> Void

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    let participant = PressParticipant(isPressed: isPressed, action: action)
    participant.coversRow = coversRow
    return PressElement(
      participant: participant, inner: inner, label: ".onPress", context: context)
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    guard let press = (wrapper as? GestureElement)?.participant as? PressParticipant else {
      return
    }
    press.isPressed = isPressed
    press.action = action
  }
}

/// A button's touch: sliding off lets go, sliding back takes hold again.
final class PressParticipant: StandingParticipant {
  var isPressed: Binding<Bool>
  var action: () -> Void
  /// Whether the whole row of a list may be pressed in the element's place.
  var coversRow = false
  private var isInside = false
  /// What was pressed in the element's place; nil where that was the element itself.
  private weak var area: (any PressArea)?

  init(isPressed: Binding<Bool>, action: @escaping () -> Void) {
    self.isPressed = isPressed
    self.action = action
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      isInside = true
      area =
        isNear(event.location)
        ? nil : element?.containers.lazy.compactMap { $0 as? any PressArea }.first
    case .move where touch == event.touch:
      isInside = contains(event.location)
    case .release where touch == event.touch:
      isInside = contains(event.location)
      touch = nil
      state = isInside ? .ended : .failed
    default: break
    }
  }

  private func contains(_ point: Point2D) -> Bool {
    area?.contains(point) ?? isNear(point)
  }

  /// Whether a point lies on the element, or as near as a release may.
  private func isNear(_ point: Point2D) -> Bool {
    guard let element else { return false }
    let bounds = Rect2D(origin: .zero, size: element.presentedFrame.size)
    return bounds.inset(by: Insets2D(all: -GesturePolicy.releaseMargin))
      .contains(element.local(point))
  }

  override func commit() {
    if state == .possible { show(isInside) }
    if state == .ended {
      show(false)
      action()
    }
  }

  private func show(_ new: Bool) {
    if isPressed.wrappedValue != new { isPressed.wrappedValue = new }
  }

  override func finish() { show(false) }

  override func reset() {
    super.reset()
    isInside = false
    area = nil
  }
}

private let pressCoversRowEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether the whole row of a list may be pressed in place of a button, whatever its style.
  var pressCoversRow: Bool {
    get { self[pressCoversRowEntry] }
    set { self[pressCoversRowEntry] = newValue }
  }
}
