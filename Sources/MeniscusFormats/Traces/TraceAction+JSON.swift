import MeniscusGeometry

extension TraceAction {
  /// Reads what stands under the key of a kind of event.
  init(kind: Kind, json: JSONValue) throws(JSONError) {
    switch kind {
    case .tap: self = .tap(try json.target(kind, also: []).target)
    case .toggle: self = .toggle(try json.identifier(kind))
    case .press:
      let (target, members) = try json.target(kind, also: ["pointer"])
      self = .press(pointer: try members.pointer(), target)
    case .move:
      let (target, members) = try json.target(kind, also: ["pointer"])
      self = .move(pointer: try members.pointer(), target)
    case .release:
      let members = try json.members(kind.rawValue, allowed: ["pointer"] + TraceTarget.keys)
      self = .release(pointer: try members.pointer(), try members.target())
    case .hover:
      self = json.kind == .null ? .hover(nil) : .hover(try json.target(kind, also: []).target)
    case .scroll:
      let (target, members) = try json.target(kind, also: ["by", "over"])
      self = .scroll(
        target, by: try members.distance(), duration: try members.duration())
    case .wheel:
      let (target, members) = try json.target(kind, also: ["by"])
      self = .wheel(target, by: try members.distance())
    case .magnify:
      let (target, members) = try json.target(kind, also: ["by", "over"])
      let scale = try members.required("by").number("by", in: TraceLimit.magnification)
      self = .magnify(target, by: scale, duration: try members.duration())
    case .rotate:
      let (target, members) = try json.target(kind, also: ["by", "over"])
      let angle = try members.required("by").number("by", in: TraceLimit.rotation)
      self = .rotate(target, by: angle, duration: try members.duration())
    case .key: self = .key(try json.filledString(kind.rawValue))
    case .text: self = .text(try json.filledString(kind.rawValue))
    case .focus:
      self = json.kind == .null ? .focus(nil) : .focus(try json.filledString(kind.rawValue))
    case .environment: self = .environment(try TraceEnvironmentChange(json: json))
    case .resize: self = .resize(try json.size(kind.rawValue))
    case .checkpoint: self = .checkpoint(try json.checkpointName(kind))
    case .end:
      guard try json.boolean(kind.rawValue) else {
        throw json.unknownValue(kind.rawValue, found: "false", allowed: ["true"])
      }
      self = .end
    }
  }

  /// Whether a checkpoint may have a name: lower-case letters, digits and hyphens, 1 to 100.
  package static func isCheckpointName(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

extension TraceTarget {
  /// The keys of a target, in order.
  static let keys = ["id", "unit", "point"]
}

extension JSONValue {
  /// A target, with the members that stand beside it.
  fileprivate func target(
    _ kind: TraceAction.Kind, also keys: [String]
  ) throws(JSONError) -> (target: TraceTarget, members: JSONMembers) {
    let members = try members(kind.rawValue, allowed: keys + TraceTarget.keys)
    guard let target = try members.target() else {
      throw error(.missingOneOf(["id", "point"]))
    }
    return (target, members)
  }

  /// A target that has to be an identifier.
  fileprivate func identifier(_ kind: TraceAction.Kind) throws(JSONError) -> TraceIdentifier {
    let members = try members(kind.rawValue, allowed: ["id", "unit"])
    return TraceIdentifier(
      try members.required("id").filledString("id"),
      unit: try members.unit() ?? TraceIdentifier.center)
  }

  fileprivate func checkpointName(_ kind: TraceAction.Kind) throws(JSONError) -> String {
    let name = try string(kind.rawValue)
    guard TraceAction.isCheckpointName(name) else {
      throw error(.malformedValue(key: kind.rawValue, found: name, expected: .name))
    }
    return name
  }
}

extension JSONMembers {
  fileprivate func target() throws(JSONError) -> TraceTarget? {
    let present = list.filter { TraceTarget.keys.contains($0.key) }
    if let point = self["point"] {
      guard present.count == 1 else {
        throw JSONError(
          offset: present[1].offset, problem: .conflictingKeys(present.map(\.key)))
      }
      return .point(try point.point("point", in: TraceLimit.distance))
    }
    let unit = try unit()
    guard let id = self["id"] else {
      guard unit == nil else { throw JSONError(offset: offset, problem: .missingKey("id")) }
      return nil
    }
    return .id(try id.filledString("id"), unit: unit ?? TraceIdentifier.center)
  }

  fileprivate func unit() throws(JSONError) -> Point2D? {
    try self["unit"]?.point("unit", in: 0...1)
  }

  fileprivate func distance() throws(JSONError) -> Size2D {
    try required("by").size("by", in: TraceLimit.distance)
  }

  fileprivate func pointer() throws(JSONError) -> Int {
    try required("pointer").integer("pointer", in: TraceLimit.pointer)
  }

  fileprivate func duration() throws(JSONError) -> Int {
    try required("over").integer("over", in: 1...TraceLimit.time)
  }
}
