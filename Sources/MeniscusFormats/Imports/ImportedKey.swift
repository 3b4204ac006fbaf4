/// A key by what browsers call it.
enum ImportedKey: Equatable {
  /// A key that is held with others.
  case modifier(Modifier)
  /// A key by its name in traces, or a character.
  case plain(String)

  /// A key that is held with others; the raw value is its name in traces.
  enum Modifier: String, CaseIterable {
    case shift = "Shift"
    case control = "Control"
    case option = "Option"
    case command = "Command"
  }

  /// The key of a name; nil where traces have none for it.
  ///
  /// Names are the values of `key` and of `code` in the events of UI Events, which flows and
  /// Playwright both use, and Playwright's `ControlOrMeta`.
  init?(_ name: String) {
    if let modifier = Self.modifiers[name] {
      self = .modifier(modifier)
    } else if let known = Self.names[name] {
      self = .plain(known)
    } else if name.count == 1, name.unicodeScalars.allSatisfy({ $0.properties.isPrintable }) {
      self = .plain(name)
    } else if name.count == 4, name.hasPrefix("Key"), let letter = name.last, letter.isASCII {
      self = .plain(letter.lowercased())
    } else if name.hasPrefix("Digit") || name.hasPrefix("Numpad"), let digit = name.last,
      digit.isASCII, digit.isNumber, name.count == (name.hasPrefix("Digit") ? 6 : 7)
    {
      self = .plain(String(digit))
    } else {
      return nil
    }
  }

  /// The key of a character of WebDriver, where a private character stands for a key without one.
  ///
  /// The characters are those of the table of normalized keys in section 15.4.2 of WebDriver.
  init?(webDriver character: String) {
    guard let scalar = character.unicodeScalars.first, (0xE000...0xE05D).contains(scalar.value)
    else {
      self.init(character)
      return
    }
    guard let name = Self.webDriverNames[scalar.value] else { return nil }
    self.init(name)
  }

  private static let modifiers: [String: Modifier] = [
    "Shift": .shift, "ShiftLeft": .shift, "ShiftRight": .shift, "Control": .control,
    "ControlLeft": .control, "ControlRight": .control, "Alt": .option, "AltLeft": .option,
    "AltRight": .option, "Meta": .command, "MetaLeft": .command, "MetaRight": .command,
    "ControlOrMeta": .command,
  ]

  private static let names: [String: String] = [
    "Enter": "Return", "Return": "Return", "NumpadEnter": "Return", "\r": "Return", "\n": "Return",
    "Backspace": "Delete", "Delete": "DeleteForward", "Tab": "Tab", "\t": "Tab",
    "Escape": "Escape", " ": "Space", "Space": "Space", "ArrowLeft": "LeftArrow",
    "ArrowRight": "RightArrow", "ArrowUp": "UpArrow", "ArrowDown": "DownArrow", "Home": "Home",
    "End": "End", "PageUp": "PageUp", "PageDown": "PageDown", "Minus": "-", "Equal": "=",
    "Comma": ",", "Period": ".", "Slash": "/", "Semicolon": ";", "Quote": "'", "Backquote": "`",
    "BracketLeft": "[", "BracketRight": "]", "Backslash": "\\", "NumpadAdd": "+",
    "NumpadSubtract": "-", "NumpadMultiply": "*", "NumpadDivide": "/", "NumpadDecimal": ".",
    "NumpadEqual": "=",
  ]

  private static let webDriverNames: [UInt32: String] = {
    var names: [UInt32: String] = [
      0xE003: "Backspace", 0xE004: "Tab", 0xE006: "Enter", 0xE007: "Enter", 0xE008: "Shift",
      0xE009: "Control", 0xE00A: "Alt", 0xE00C: "Escape", 0xE00D: " ", 0xE00E: "PageUp",
      0xE00F: "PageDown", 0xE010: "End", 0xE011: "Home", 0xE012: "ArrowLeft", 0xE013: "ArrowUp",
      0xE014: "ArrowRight", 0xE015: "ArrowDown", 0xE017: "Delete", 0xE018: ";", 0xE019: "=",
      0xE03D: "Meta", 0xE050: "Shift", 0xE051: "Control", 0xE052: "Alt", 0xE053: "Meta",
      0xE054: "PageUp", 0xE055: "PageDown", 0xE056: "End", 0xE057: "Home", 0xE058: "ArrowLeft",
      0xE059: "ArrowUp", 0xE05A: "ArrowRight", 0xE05B: "ArrowDown", 0xE05D: "Delete",
    ]
    for (index, character) in "0123456789*+,-./".enumerated() {
      names[0xE01A + UInt32(index)] = String(character)
    }
    return names
  }()
}

extension Unicode.Scalar.Properties {
  /// Whether something is typed by the scalar, rather than controlled.
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}

/// The keys that are held while others go down.
struct HeldKeys {
  private var held: Set<ImportedKey.Modifier> = []

  /// Whether none is held.
  var isEmpty: Bool { held.isEmpty }

  /// A key goes down: what traces call it with those that are held, or nil where it is one of those.
  mutating func press(_ key: ImportedKey) -> String? {
    switch key {
    case .modifier(let modifier):
      held.insert(modifier)
      return nil
    case .plain(let name): return chord(name)
    }
  }

  /// A key goes up.
  mutating func release(_ key: ImportedKey) {
    if case .modifier(let modifier) = key { held.remove(modifier) }
  }

  private func chord(_ name: String) -> String {
    // With shift a letter is typed in upper case; in a shortcut it stays what it is.
    let isTyped = held == [.shift] && name.count == 1
    let names = ImportedKey.Modifier.allCases.filter { held.contains($0) }.map(\.rawValue)
    return (names + [isTyped ? name.uppercased() : name]).joined(separator: "+")
  }
}
