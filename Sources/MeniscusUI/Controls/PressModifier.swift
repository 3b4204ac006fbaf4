import MeniscusGeometry

nonisolated extension View {
  /// Runs `action` when the view is pressed and released; tells `isPressed` while it is.
  ///
  /// - Parameters:
  ///   - coversRow: whether the whole row of a list may be pressed in the view's place.
  ///   - repeating: whether it acts again while it is held.
  func onPress(
    isPressed: Binding<Bool>, coversRow: Bool = false, repeating: PressRepeating = .never,
    perform action: @escaping () -> Void
  ) -> some View {
    modified(
      by: PressModifier(
        isPressed: isPressed, coversRow: coversRow, repeating: repeating, action: action))
  }

  /// Runs `action` when the view is pressed and released, and lets the finger slide along it.
  func onPress(
    isPressed: Binding<Bool>, sliding: PressSliding, perform action: @escaping () -> Void
  ) -> some View {
    modified(by: PressModifier(isPressed: isPressed, sliding: sliding, action: action))
  }
}

nonisolated struct PressModifier: ElementModifier {
  let isPressed: Binding<Bool>
  var coversRow = false
  var repeating = PressRepeating.never
  /// What hears of a finger that slides; nil where none does.
  var sliding: PressSliding?
  let action: () -> Void

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    let participant = participant(in: context.environment)
    participant.coversRow = coversRow
    return PressElement(
      participant: participant, inner: inner, label: ".onPress", context: context)
  }

  @MainActor private func participant(in environment: EnvironmentValues) -> PressParticipant {
    if let sliding { return SlidingPress(isPressed: isPressed, sliding: sliding, action: action) }
    if environment.menuOpening != nil { return MenuPress(isPressed: isPressed, action: action) }
    if case .never = repeating { return PressParticipant(isPressed: isPressed, action: action) }
    return RepeatingPress(isPressed: isPressed, repeating: repeating, action: action)
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    guard let press = (wrapper as? GestureElement)?.participant as? PressParticipant else {
      return
    }
    press.isPressed = isPressed
    press.action = action
    if let sliding { (press as? SlidingPress)?.sliding = sliding }
    (press as? RepeatingPress)?.repeating = repeating
  }
}

/// A button's touch: sliding off lets go, sliding back takes hold again.
class PressParticipant: StandingParticipant {
  final var isPressed: Binding<Bool>
  final var action: () -> Void
  /// Whether the whole row of a list may be pressed in the element's place.
  final var coversRow = false
  /// Whether the pointer is on the element, or near enough.
  private(set) final var isInside = false
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

  /// Whether a point lies on what was pressed, and not only near it.
  final func covers(_ point: Point2D) -> Bool {
    area?.contains(point) ?? isNear(point, margin: 0)
  }

  /// Whether a point lies on the element, or as near as a release may.
  private func isNear(_ point: Point2D, margin: Double = GesturePolicy.releaseMargin) -> Bool {
    guard let element else { return false }
    let bounds = Rect2D(origin: .zero, size: element.presentedFrame.size)
    return bounds.inset(by: Insets2D(all: -margin)).contains(element.local(point))
  }

  override func commit() {
    if state == .possible { show(isInside) }
    if state == .ended {
      show(false)
      action()
    }
  }

  final func show(_ new: Bool) {
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
