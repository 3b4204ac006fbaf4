import MeniscusGeometry

/// The mouse and the keyboard.
extension PlaywrightScript {
  /// `steps` moves go to the point, evenly; where the mouse was at a view, one does.
  mutating func mouseMove(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    let end = try given.point("x", "y")
    let steps = try given.count("steps") ?? 1
    keepTime(action)
    if case .point(let start) = mouse {
      for step in 1..<max(steps, 1) where draft.hasRoom {
        let part = Double(step) / Double(steps)
        moveMouse(
          to: Point2D(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    moveMouse(to: end)
  }

  private mutating func moveMouse(to point: Point2D) {
    mouse = .point(point)
    draft.add(isMouseDown ? .move(pointer: 0, mouse) : .hover(mouse))
  }

  mutating func mouseButton(
    _ action: PlaywrightAction, _ given: Parameters, isDown: Bool
  ) throws(JSONError) {
    if let button = try given.text("button"), button != "left" {
      return draft.omit(.button, button)
    }
    guard keys.isEmpty || !isDown else { return draft.omit(.heldKeys) }
    guard isDown != isMouseDown else { return }
    isMouseDown = isDown
    keepTime(action)
    draft.add(isDown ? .press(pointer: 0, mouse) : .release(pointer: 0, nil))
  }

  mutating func mouseClick(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    if let button = try given.text("button"), button != "left" {
      return draft.omit(.button, button)
    }
    guard keys.isEmpty else { return draft.omit(.heldKeys) }
    let target = TraceTarget.point(try given.point("x", "y"))
    let count = try given.count("clickCount") ?? 1
    let delay = try given.number("delay")
    keepTime(action)
    for _ in 0..<count { draft.tap(target, holding: delay) }
    mouse = target
  }

  /// A key with those that are held, as `Shift+A`, at a view or where the focus is.
  mutating func press(
    _ chord: String, _ action: PlaywrightAction, focusing id: String?
  ) throws(JSONError) {
    var parts = chord.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if chord.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    var held = keys
    var name: String?
    for part in parts {
      guard let key = ImportedKey(part) else { return draft.omit(.unknownKey, part) }
      name = held.press(key)
    }
    guard let name else { return }
    keepTime(action)
    if let id { draft.add(.focus(id)) }
    draft.add(.key(name))
  }

  /// A key goes down, or up; one that is not held with others is pressed as it goes down.
  mutating func hold(_ action: PlaywrightAction, _ given: Parameters) throws(JSONError) {
    let name = try given.text("key") ?? ""
    let isDown = action.method == "keyboardDown"
    guard let key = ImportedKey(name) else {
      if isDown { draft.omit(.unknownKey, name) }
      return
    }
    if !isDown {
      keys.release(key)
    } else if let chord = keys.press(key) {
      keepTime(action)
      draft.add(.key(chord))
    }
  }
}

/// The parameters of an action.
struct Parameters {
  private let members: JSONMembers?

  init(_ members: JSONMembers?) { self.members = members }

  private func value(_ key: String) -> JSONValue? {
    members?[key].flatMap { $0.kind == .null ? nil : $0 }
  }

  /// Whether there is a value.
  func has(_ key: String) -> Bool { value(key) != nil }

  /// Whether an array is not there, or empty.
  func isEmpty(_ key: String) throws(JSONError) -> Bool {
    try value(key)?.elements(key).isEmpty ?? true
  }

  func text(_ key: String) throws(JSONError) -> String? { try value(key)?.string(key) }

  func boolean(_ key: String) throws(JSONError) -> Bool? { try value(key)?.boolean(key) }

  /// A time in milliseconds.
  func number(_ key: String) throws(JSONError) -> Double? {
    try value(key)?.number(key, in: ScriptDraft.milliseconds)
  }

  /// How often something is done.
  func count(_ key: String) throws(JSONError) -> Int? {
    try value(key)?.integer(key, in: 0...ImportedRecording.stepLimit)
  }

  /// A point, or a distance.
  func point(_ x: String, _ y: String) throws(JSONError) -> Point2D {
    func coordinate(_ key: String) throws(JSONError) -> Double {
      guard let value = value(key) else {
        throw JSONError(offset: members?.offset ?? 0, problem: .missingKey(key))
      }
      return try value.number(key, in: TraceLimit.distance)
    }
    return Point2D(x: try coordinate(x), y: try coordinate(y))
  }

  /// An extent under a key.
  func size(_ key: String) throws(JSONError) -> Size2D {
    guard let value = value(key) else {
      throw JSONError(offset: members?.offset ?? 0, problem: .missingKey(key))
    }
    return try Size2D(playwright: value, key)
  }
}
