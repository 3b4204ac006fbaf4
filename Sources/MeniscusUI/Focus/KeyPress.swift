/// A key by what it means.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that stands for the key.
  public var character: Character

  /// Makes a key from the character that stands for it.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key from the character that stands for it.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes what is before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes what is behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Empties a field.
  public static let clear = KeyEquivalent("\u{F739}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// The names of keys in traces; case does not matter.
  static let names: [(name: String, key: KeyEquivalent)] = [
    ("uparrow", .upArrow), ("downarrow", .downArrow), ("leftarrow", .leftArrow),
    ("rightarrow", .rightArrow), ("escape", .escape), ("menu", .escape), ("delete", .delete),
    ("backspace", .delete), ("deletebackward", .delete), ("deleteforward", .deleteForward),
    ("clear", .clear), ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
    ("tab", .tab), ("space", .space), ("return", .return), ("enter", .return),
  ]
}

/// The keys that are held down with another.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key that goes down and up.
public struct KeyPress: Sendable {
  /// Whether somebody did something with a key.
  public enum Result: Sendable {
    /// It is done.
    case handled
    /// It is for somebody else.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key stands for.
  public var characters: String { String(key.character) }
  /// The keys that were held down with it.
  public let modifiers: EventModifiers
  /// Whether it goes down or up.
  public internal(set) var phase = Phases.down

  /// Makes a key press from its name in a trace, as `Return`, `a`, `Shift+Tab`; nil for a name that
  /// no key has.
  init?(named name: String) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if name.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    guard let last = parts.popLast() else { return nil }
    var modifiers: EventModifiers = []
    for part in parts {
      switch part.lowercased() {
      case "shift": modifiers.insert(.shift)
      case "control": modifiers.insert(.control)
      case "option": modifiers.insert(.option)
      case "command": modifiers.insert(.command)
      default: return nil
      }
    }
    let lower = last.lowercased()
    if let known = KeyEquivalent.names.first(where: { $0.name == lower }) {
      key = known.key
    } else if last.count == 1, let character = last.first {
      key = KeyEquivalent(character)
    } else {
      return nil
    }
    self.modifiers = modifiers
  }
}

nonisolated extension View {
  /// Runs `action` when a key is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress { $0.key == key ? action() : .ignored }
  }

  /// Runs `action` when one of some keys is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` when a key is pressed while the view, or one inside, has the focus.
  public func onKeyPress(
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier(action: action))
  }
}

nonisolated struct KeyPressModifier: StatedModifier {
  typealias Wrapper = KeyPressElement

  let action: (KeyPress) -> KeyPress.Result

  var label: String { ".onKeyPress" }
}

final class KeyPressElement: StatedElement<KeyPressModifier> {}
