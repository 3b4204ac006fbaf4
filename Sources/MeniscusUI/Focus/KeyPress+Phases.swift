extension KeyPress {
  /// What happens to a key; in traces keys go down and up at once.
  public struct Phases: OptionSet, Sendable {
    /// One bit a phase.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down; in traces it never does.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// Whatever happens; the action is run once.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key as it goes down, or up where only that is asked for; nil where neither is.
  fileprivate func told(of phases: Phases) -> KeyPress? {
    if phases.contains(.down) { return self }
    return phases.contains(.up) ? changing(self) { $0.phase = .up } : nil
  }
}

nonisolated extension View {
  /// Runs `action` when a key is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress { key in key.told(of: phases).map(action) ?? .ignored }
  }

  /// Runs `action` when a key is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs `action` when one of some keys is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` when a key of some characters is pressed while the view, or one inside, has the
  /// focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { key in
      key.characters.unicodeScalars.allSatisfy(characters.contains) ? action(key) : .ignored
    }
  }
}
