import MeniscusGeometry

extension ToleranceRule {
  /// The keys of a rule, in order.
  private static let keys = [
    "scene", "trace", "variant", "checkpoint", "view", "rectangle", "mask", "pixels", "channel",
    "tolerance", "unseen", "exactThrough", "reason",
  ]

  /// How large a difference of a channel can be.
  private static let channel = 0...255

  /// Reads a rule.
  ///
  /// - Parameters:
  ///   - key: what the rule is called in errors.
  ///   - isInTrace: whether it stands in a trace, which is one scene's and has one name.
  package init(json: JSONValue, _ key: String, isInTrace: Bool) throws(JSONError) {
    let allowed = isInTrace ? Array(Self.keys.dropFirst(2)) : Self.keys
    let members = try json.members(key, allowed: allowed)
    let area = try Self.area(members, key)
    self.init(try Self.effect(members, key, of: json), in: area)
    scene = try members["scene"]?.filledString("\(key).scene")
    trace = try members["trace"]?.filledString("\(key).trace")
    variant = try members["variant"]?.string("\(key).variant")
    checkpoint = try members["checkpoint"]?.filledString("\(key).checkpoint")
    reason = try members["reason"]?.filledString("\(key).reason")
    if let value = members["exactThrough"] {
      // The hashes are those of whole frames, and of all frames.
      if let other = ["checkpoint", "view", "rectangle", "tolerance", "unseen"].first(where: {
        members[$0] != nil
      }) {
        throw value.error(.conflictingKeys(["exactThrough", other]))
      }
      exactThrough = try value.choice("\(key).exactThrough", of: TraceTolerance.ExactStage.self)
    }
  }

  private static func area(_ members: JSONMembers, _ key: String) throws(JSONError) -> Area? {
    switch (members["view"], members["rectangle"]) {
    case (nil, nil): return nil
    case (let view?, nil): return .view(try view.filledString("\(key).view"))
    case (nil, let rectangle?):
      let elements = try rectangle.elements("\(key).rectangle", count: 4)
      var numbers: [Double] = []
      for (index, element) in elements.enumerated() {
        let range = index < 2 ? TraceLimit.distance : 0...TraceLimit.distance.upperBound
        numbers.append(try element.number("\(key).rectangle[\(index)]", in: range))
      }
      return .rectangle(
        Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.some, let rectangle?):
      throw rectangle.error(.conflictingKeys(["view", "rectangle"]))
    }
  }

  private static func effect(
    _ members: JSONMembers, _ key: String, of json: JSONValue
  ) throws(JSONError) -> Effect {
    let bounds = ["pixels", "channel"].filter { members[$0] != nil }
    let effects =
      ["mask", "tolerance", "unseen"].filter { members[$0] != nil } + bounds.prefix(1)
    guard let first = effects.first else {
      throw json.error(.missingOneOf(["mask", "pixels", "channel", "tolerance", "unseen"]))
    }
    guard effects.count == 1 else { throw json.error(.conflictingKeys(effects)) }
    let area = ["view", "rectangle"].first { members[$0] != nil }
    switch first {
    case "mask":
      guard area != nil else { throw json.error(.missingOneOf(["view", "rectangle"])) }
      return try members.required("mask").choice("\(key).mask", of: Mask.self) == .ignore
        ? .ignore : .pin
    case "tolerance":
      // A comparison by looks judges a pixel by those around it: it has no bounds in a part.
      if let area { throw json.error(.conflictingKeys(["tolerance", area])) }
      return .compare(try TraceTolerance(json: try members.required("tolerance")))
    case "unseen":
      // It is about whole frames, and all of them.
      if let part = ["view", "rectangle", "checkpoint"].first(where: { members[$0] != nil }) {
        throw json.error(.conflictingKeys(["unseen", part]))
      }
      return .unseen(
        try members.required("unseen").choice("\(key).unseen", of: Unseen.self))
    default:
      var bounds = Bounds()
      if let value = members["pixels"] {
        bounds.pixels = try value.range("\(key).pixels", in: TraceLimit.area)
      }
      if let value = members["channel"] {
        bounds.channel = try value.range("\(key).channel", in: channel)
      }
      return .allow(bounds)
    }
  }

  /// The object that stands for the rule.
  package var json: JSONValue {
    var (view, rectangle): (String?, Rect2D?)
    switch area {
    case nil: break
    case .view(let name): view = name
    case .rectangle(let rect): rectangle = rect
    }
    var (mask, bounds, tolerance, unseen): (Mask?, Bounds?, TraceTolerance?, Unseen?)
    switch effect {
    case .ignore: mask = .ignore
    case .pin: mask = .pin
    case .allow(let limits): bounds = limits
    case .unseen(let frames): unseen = frames
    case .compare(let comparison): tolerance = comparison
    }
    return .object([
      "scene": scene.map { .string($0) },
      "trace": trace.map { .string($0) },
      "variant": variant.map { .string($0) },
      "checkpoint": checkpoint.map { .string($0) },
      "view": view.map { .string($0) },
      "rectangle": rectangle.map { .numbers([$0.minX, $0.minY, $0.width, $0.height]) },
      "mask": mask.map { .string($0.rawValue) },
      "pixels": bounds.map { Self.json($0.pixels) },
      "channel": bounds.map { Self.json($0.channel) },
      "tolerance": tolerance?.json,
      "unseen": unseen.map { .string($0.rawValue) },
      "exactThrough": exactThrough.map { .string($0.rawValue) },
      "reason": reason.map { .string($0) },
    ])
  }

  private static func json(_ range: ClosedRange<Int>) -> JSONValue {
    .integers([range.lowerBound, range.upperBound])
  }

  private enum Mask: String, CaseIterable {
    case ignore, pin
  }
}

extension JSONValue {
  /// An inclusive range: `[lowest, highest]`, or one number for exactly that.
  fileprivate func range(
    _ key: String, in bounds: ClosedRange<Int>
  ) throws(JSONError) -> ClosedRange<Int> {
    guard kind == .array else {
      let number = try integer(key, in: bounds)
      return number...number
    }
    let elements = try elements(key, count: 2)
    let lowest = try elements[0].integer("\(key)[0]", in: bounds)
    let highest = try elements[1].integer("\(key)[1]", in: lowest...bounds.upperBound)
    return lowest...highest
  }
}
