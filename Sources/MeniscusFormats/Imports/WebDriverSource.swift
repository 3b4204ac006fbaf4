import MeniscusGeometry

/// An input source of WebDriver and what it does, an action a tick.
struct WebDriverSource {
  /// What a source is.
  enum Kind: Equatable {
    /// It only waits.
    case none
    /// A keyboard.
    case key
    /// A pointer; one that touches is only there while it is down.
    case pointer(touches: Bool)
    /// A wheel.
    case wheel
  }

  /// What the coordinates of an action count from.
  enum Origin {
    /// The corner of the page.
    case viewport
    /// Where the pointer is.
    case pointer
    /// An element, by a reference that only its session knows.
    case element
  }

  /// What a source does in a tick.
  struct Action {
    /// Where it stands.
    var offset: Int
    /// Its `type`.
    var name: String
    /// How long it goes on, in milliseconds; nil for as long as the tick.
    var duration: Int?
    /// What is done.
    var kind: ActionKind
  }

  /// A kind of action.
  enum ActionKind {
    case pause
    case key(String, isDown: Bool)
    case pointerDown(button: Int)
    case pointerUp(button: Int)
    case pointerCancel
    case pointerMove(Point2D, Origin)
    case scroll(Point2D, Origin, by: Size2D)
  }

  /// The name of the source.
  let id: String
  /// What it is.
  let kind: Kind
  /// What it does.
  let actions: [Action]

  /// Reads a source: `{"type":…, "id":…, "parameters":{"pointerType":…}, "actions":[…]}`.
  init(json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key)
    id = try members.required("id").string("\(key).id")
    let kind = try Self.kind(members, key)
    self.kind = kind
    actions = try members.required("actions").elements("\(key).actions") {
      (json, key) throws(JSONError) in try Self.action(json, key, of: kind)
    }
  }

  /// How long the action of a tick goes on, in milliseconds: 0 where there is none.
  func duration(at tick: Int) -> Int {
    actions.indices.contains(tick) ? actions[tick].duration ?? 0 : 0
  }

  private static func kind(_ members: JSONMembers, _ key: String) throws(JSONError) -> Kind {
    let type = try members.required("type")
    switch try type.string("\(key).type") {
    case "none": return .none
    case "key": return .key
    case "wheel": return .wheel
    case "pointer":
      let parameters = try members["parameters"]?.members("\(key).parameters")
      guard let pointer = parameters?["pointerType"] else { return .pointer(touches: false) }
      let name = "\(key).parameters.pointerType"
      let known = ["mouse", "pen", "touch"]
      let found = try pointer.string(name)
      guard known.contains(found) else {
        throw pointer.unknownValue(name, found: found, allowed: known)
      }
      return .pointer(touches: found == "touch")
    case let other:
      throw type.unknownValue(
        "\(key).type", found: other, allowed: ["none", "key", "pointer", "wheel"])
    }
  }

  private static func action(
    _ json: JSONValue, _ key: String, of kind: Kind
  ) throws(JSONError) -> Action {
    let members = try json.members(key)
    let type = try members.required("type")
    let name = try type.string("\(key).type")
    var duration: Int?
    if ["pause", "pointerMove", "scroll"].contains(name) {
      duration = try members["duration"]?.integer(
        "\(key).duration", in: 0...TraceLimit.time / 1000)
    }
    func button() throws(JSONError) -> Int {
      try members.required("button").integer("\(key).button", in: 0...Int(UInt16.max))
    }
    let action: ActionKind
    switch (kind, name) {
    case (_, "pause"): action = .pause
    case (.key, "keyDown"), (.key, "keyUp"):
      let value = try members.required("value").filledString("\(key).value")
      action = .key(value, isDown: name == "keyDown")
    case (.pointer, "pointerDown"): action = .pointerDown(button: try button())
    case (.pointer, "pointerUp"): action = .pointerUp(button: try button())
    case (.pointer, "pointerCancel"): action = .pointerCancel
    case (.pointer, "pointerMove"):
      action = .pointerMove(
        try members.point("x", "y", key), try members.origin(key, allowsPointer: true))
    case (.wheel, "scroll"):
      let distance = try members.point("deltaX", "deltaY", key)
      action = .scroll(
        try members.point("x", "y", key), try members.origin(key, allowsPointer: false),
        by: Size2D(width: distance.x, height: distance.y))
    default:
      throw type.unknownValue("\(key).type", found: name, allowed: kind.actions)
    }
    return Action(offset: json.offset, name: name, duration: duration, kind: action)
  }
}

extension WebDriverSource.Kind {
  /// The types of action that a source of the kind has.
  fileprivate var actions: [String] {
    switch self {
    case .none: ["pause"]
    case .key: ["pause", "keyDown", "keyUp"]
    case .pointer: ["pause", "pointerDown", "pointerMove", "pointerUp", "pointerCancel"]
    case .wheel: ["pause", "scroll"]
    }
  }
}

extension JSONMembers {
  fileprivate func point(_ x: String, _ y: String, _ key: String) throws(JSONError) -> Point2D {
    Point2D(
      x: try required(x).number("\(key).\(x)", in: TraceLimit.distance),
      y: try required(y).number("\(key).\(y)", in: TraceLimit.distance))
  }

  /// `viewport`, `pointer` or an element: an object whose only key stands for a reference.
  fileprivate func origin(
    _ key: String, allowsPointer: Bool
  ) throws(JSONError) -> WebDriverSource.Origin {
    guard let origin = self["origin"] else { return .viewport }
    if origin.kind == .object { return .element }
    let name = try origin.string("\(key).origin")
    if name == "viewport" { return .viewport }
    if name == "pointer", allowsPointer { return .pointer }
    throw origin.unknownValue(
      "\(key).origin", found: name, allowed: ["viewport"] + (allowsPointer ? ["pointer"] : []))
  }
}
