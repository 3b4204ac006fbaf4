import MeniscusGeometry

nonisolated extension View {
  /// Lets the view be touched by a gesture; gestures of views inside come first.
  public func gesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modified(by: GestureModifier(gesture: gesture, mask: mask))
  }

  /// Lets the view be touched by a gesture where it is enabled; gestures inside come first.
  public func gesture<Content: Gesture>(_ gesture: Content, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Lets the view be touched by a gesture that comes before those of views inside.
  public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modified(by: GestureModifier(gesture: gesture, mask: mask, rank: .high))
  }

  /// Lets the view be touched by a gesture at once with those of views inside.
  public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, including mask: GestureMask = .all
  ) -> some View {
    modified(by: GestureModifier(gesture: gesture, mask: mask, rank: .simultaneous))
  }

  /// Runs `action` when the view is tapped, `count` times in a row.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modified(
      by: GestureModifier(
        gesture: TapGesture(count: count).onEnded(action), label: ".onTapGesture"))
  }

  /// Runs `action` with the place when the view is tapped, `count` times in a row.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modified(
      by: GestureModifier(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
          .onEnded { action($0.location) },
        label: ".onTapGesture"))
  }

  /// Runs `action` when the view is pressed for a while; tells when a press begins and when it is
  /// over, by the action or without it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modified(
      by: GestureModifier(
        gesture: PressingGesture(
          content: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, changed: onPressingChanged),
        label: ".onLongPressGesture"))
  }

  /// Runs `action` when the view is pressed for a while; the form of older systems.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// How a gesture stands to those of the views inside its own.
enum GestureRank: Equatable, Sendable {
  /// After them.
  case normal
  /// Before them.
  case high
  /// At once with them.
  case simultaneous
}

nonisolated struct GestureModifier<Content: Gesture>: ElementModifier {
  let gesture: Content
  var mask = GestureMask.all
  var rank = GestureRank.normal
  var label = ".gesture"

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    let element = GestureElement(
      participant: gesture.recognizer(), inner: inner, label: label, context: context)
    element.mask = mask
    element.rank = rank
    return element
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? GestureElement else { return }
    gesture.updateRecognizer(element.participant)
    element.mask = mask
    element.rank = rank
  }
}

/// An element that takes part in the contest for touches.
@MainActor
protocol GestureBearer: ElementNode {
  /// What takes part.
  var participant: GestureParticipant { get }
  /// How it stands to those of elements inside.
  var rank: GestureRank { get }
  /// Which gestures are recognised.
  var mask: GestureMask { get }
  /// Whether it takes part where controls are switched off, too.
  var isAlwaysEnabled: Bool { get }
}

extension GestureBearer {
  var isAlwaysEnabled: Bool { false }
}

/// Recognises a gesture on what is inside it.
class GestureElement: WrapperElement, GestureBearer {
  final let participant: GestureParticipant
  final var mask = GestureMask.all
  final var rank = GestureRank.normal

  override class var presentsFrame: Bool { true }

  init(
    participant: GestureParticipant, inner: ElementNode, label: String, context: NodeContext
  ) {
    self.participant = participant
    super.init(inner: inner, label: label, context: context)
    participant.element = self
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    participant.encode(into: &encoder)
  }

  override func dismantle() {
    participant.cancel()
    super.dismantle()
  }
}

/// A long press that tells when pressing begins and when it is over.
nonisolated struct PressingGesture: WrappingGesture {
  typealias Value = Bool
  typealias Wrapper = PressingRecognizer

  let content: LongPressGesture
  let action: () -> Void
  let changed: ((Bool) -> Void)?
}

final class PressingRecognizer: KeepingRecognizer<PressingGesture> {
  private var isPressing = false

  override func transform(_ value: Bool) -> Bool { value }

  override func commit() {
    super.commit()
    if standing == .possible, phase.value == true, !isPressing {
      isPressing = true
      gesture.changed?(true)
    }
    if standing == .ended { gesture.action() }
  }

  override func finish() {
    super.finish()
    guard isPressing else { return }
    isPressing = false
    gesture.changed?(false)
  }
}
