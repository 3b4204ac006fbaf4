/// A key, and those held down with it, that a control answers wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows keyboards of other languages; here never.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = Localization(name: "automatic")
    /// Not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As it is.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// How it follows keyboards of other languages.
  public var localization: Localization

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

nonisolated extension View {
  /// Presses the control by a key, wherever the focus is, unless who has it takes the key.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the control by a key, wherever the focus is, unless who has it takes the key.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses the control by a shortcut, or by none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modified(by: ShortcutModifier(shortcut: shortcut))
  }
}

private let keyboardShortcutEntry = EnvironmentEntry<KeyboardShortcut?>(nil)

extension EnvironmentValues {
  /// The shortcut that presses the controls here, which styles of buttons may show; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[keyboardShortcutEntry] }
    set { self[keyboardShortcutEntry] = newValue }
  }
}

struct ShortcutModifier: StatedModifier {
  typealias Wrapper = ShortcutElement

  let shortcut: KeyboardShortcut?

  var label: String { ".keyboardShortcut" }
}

final class ShortcutElement: StatedElement<ShortcutModifier> {}

extension ElementNode {
  /// What the first control does whose shortcut a key is; nil where none has it.
  func shortcutAction(for key: KeyPress) -> (() -> Void)? {
    if presence?.isLeaving == true || self is HiddenElement { return nil }
    if let shortcut = (self as? ShortcutElement)?.modifier.shortcut, shortcut.key == key.key,
      shortcut.modifiers == key.modifiers, let press = pressAction
    {
      return press
    }
    for element in shortcutElements {
      if let action = element.shortcutAction(for: key) { return action }
    }
    return nil
  }

  /// What pressing the first control inside does; nil where there is none that answers.
  private var pressAction: (() -> Void)? {
    if let press = (self as? GestureElement)?.participant as? PressParticipant {
      return environment.isEnabled ? press.action : nil
    }
    return elements.lazy.compactMap { $0.pressAction }.first
  }
}
