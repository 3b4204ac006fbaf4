/// A gesture that may be missing: nothing is recognised while it is.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture has to say.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer<Wrapped>(for: self)
  }

  func update(_ recognizer: GestureRecognizer<Wrapped.Value>) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.take(self)
  }
}

/// Recognises what the gesture does while there is one.
private final class OptionalRecognizer<Content: Gesture>: WrappingRecognizer<
  Content.Value, Content.Value
>
{
  private var isThere: Bool

  init(for gesture: Content?) {
    isThere = gesture != nil
    super.init(gesture?.recognizer() ?? AbsentRecognizer())
  }

  override func transform(_ value: Content.Value) -> Content.Value { value }

  func take(_ gesture: Content?) {
    if isThere, let gesture {
      gesture.updateRecognizer(inner)
    } else if isThere != (gesture != nil) {
      isThere.toggle()
      inner.cancel()
      inner.finish()
      inner = gesture?.recognizer() ?? AbsentRecognizer()
      inner.element = element
      phase = inner.phase
    }
  }
}

/// Stands where there is no gesture: no touch is for it.
private final class AbsentRecognizer<Value>: GestureRecognizer<Value> {
  override func accepts(_ event: GestureEvent) -> Bool { false }
}
