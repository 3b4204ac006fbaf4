/// What takes several steps.
extension ScriptDraft {
  /// How long something may go on, in milliseconds.
  static let milliseconds = 0.0...Double(TraceLimit.time / 1000)

  /// The frames that go by in a time, rounded.
  static func frames(in milliseconds: Double) -> Int {
    Int((milliseconds * Double(rate) / 1000).rounded())
  }

  /// A pointer goes down and up, at once or after a time in milliseconds.
  mutating func tap(_ target: TraceTarget, holding milliseconds: Double? = nil) {
    guard let milliseconds, milliseconds > 0 else { return add(.tap(target)) }
    add(.press(pointer: 0, target))
    wait(frames: Self.frames(in: milliseconds) - 1)
    add(.release(pointer: 0, nil))
  }

  /// A view takes the focus, and a text is typed.
  ///
  /// - Parameter replaces: whether the text took the place of what was there, which steps cannot say.
  mutating func type(_ text: String, into id: String, replaces: Bool) {
    if replaces { omit(.replacement) }
    add(.focus(id))
    if !text.isEmpty { add(.text(text)) }
  }
}
