import MeniscusGeometry

/// Which view has the focus, by a name of one's own; set it to give the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  let initialValue: Value
  let location = StateLocation<Value>()

  /// Makes a state that tells whether a view has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Makes a state that tells which of several views has the focus; nil for none.
  public init<Name: Hashable>() where Value == Name? {
    initialValue = nil
  }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// Access to the state for `focused(_:)` and other views.
  public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }

  /// Access to a state of the focus.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>
    let initialValue: Value

    /// Which view has the focus.
    public var wrappedValue: Value {
      get {
        nonisolated(unsafe) let binding = self
        return onMainActor { binding.location.storage?.value ?? binding.initialValue }
      }
      nonmutating set {
        nonisolated(unsafe) let (binding, value) = (self, newValue)
        onMainActor { binding.set(value) }
      }
    }

    @MainActor
    private func set(_ value: Value) {
      guard let storage = location.storage else { return }
      storage.set(value)
      guard let graph = ViewGraph.current else { return }
      // The view that is to have it may only be there when the update at hand is complete.
      let initialValue = initialValue
      graph.afterUpdate {
        graph.focus.follow(storage, value: AnyHashable(value)) { storage.set(initialValue) }
      }
    }

    /// The binding itself, for handing on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: StateProperty {}

/// A state that follows the focus of a view.
struct FocusLink {
  let storage: AnyObject
  /// The value that stands for the view.
  let target: AnyHashable
  /// Says that the view has the focus, or that none of the state's views has it.
  let write: (Bool) -> Void
}

extension FocusState.Binding {
  @MainActor
  fileprivate func link(to target: Value) -> FocusLink? {
    guard let storage = location.storage else { return nil }
    let initialValue = initialValue
    return FocusLink(storage: storage, target: AnyHashable(target)) { isFocused in
      storage.set(isFocused ? target : initialValue)
    }
  }
}

nonisolated extension View {
  /// Ties a state to whether the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(by: FocusLinkModifier(binding: condition, target: true))
  }

  /// Ties a state to the view: it has a value while the view has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(by: FocusLinkModifier(binding: binding, target: value))
  }

  /// Lets the view have the focus, whatever people do with it: by a tap, by the tab key, by a state.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Lets the view have the focus: by a tap, by the tab key, by a state.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableContent(content: self).modified(by: FocusableModifier(isFocusable: isFocusable))
  }
}

nonisolated struct FocusLinkModifier<Value: Hashable>: ElementModifier {
  let binding: FocusState<Value>.Binding
  let target: Value

  @MainActor func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement
  {
    let element = FocusLinkElement(inner: inner, label: ".focused", context: context)
    element.link = binding.link(to: target)
    context.graph.focus.add(element)
    return element
  }

  @MainActor func update(_ wrapper: WrapperElement) {
    (wrapper as? FocusLinkElement)?.link = binding.link(to: target)
  }
}

final class FocusLinkElement: WrapperElement {
  var link: FocusLink?

  /// The first element inside that can have the focus.
  var firstTaker: (any FocusTaker)? { focusTakers.first(where: \.canTakeFocus) }

  /// Whether the element that has the focus is inside.
  func holdsFocus(_ focused: (any FocusTaker)?) -> Bool {
    focused?.selfAndContainers.contains { $0 === self } ?? false
  }
}

struct FocusableModifier: ElementModifier {
  let isFocusable: Bool

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = FocusableElement(
      participant: FocusTap(), inner: inner, label: ".focusable", context: context)
    element.isFocusable = isFocusable
    return element
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? FocusableElement)?.isFocusable = isFocusable
  }
}

final class FocusableElement: GestureElement, FocusTaker {
  var isFocusable = true

  var canTakeFocus: Bool { isFocusable && environment.isEnabled && !isPassedBy }

  func focusChanged(to isFocused: Bool) {}
  func take(key: KeyPress) -> Bool { false }
  func take(text: String) -> Bool { false }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if graph.focus.focused === self { encoder.encode(true, named: "focused") }
  }

  override func dismantle() {
    super.dismantle()
    graph.focus.resign(self)
  }
}

/// A tap that gives the focus to its element, or to the first inside that can have it.
final class FocusTap: WrappingRecognizer<SpatialTapGesture.Value, Void> {
  init() {
    super.init(SpatialTapGesture(coordinateSpace: .global).recognizer())
  }

  override func transform(_ value: SpatialTapGesture.Value) {}

  override func commit() {
    super.commit()
    guard case .ended(let tap) = inner.phase,
      let taker = element?.focusTakers.first(where: \.canTakeFocus)
    else { return }
    taker.graph.focus.focus(taker)
    (taker as? TextEntryElement)?.placeCaret(atScene: Point2D(tap.location))
  }
}

struct FocusTapModifier: ElementModifier {
  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    GestureElement(participant: FocusTap(), inner: inner, label: ".focusTap", context: context)
  }

  func update(_ wrapper: WrapperElement) {}
}
