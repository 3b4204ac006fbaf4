import MeniscusGeometry

extension TraceHeader {
  /// The keys of a header, in order.
  static let keys = [
    "meniscus", "version", "scene", "size", "scale", "rate", "seed", "environment", "fonts",
    "variants", "tolerance", "rules",
  ]

  /// Reads a header of the newest version.
  init(json: JSONValue) throws(JSONError) {
    let members = try json.members("header", allowed: Self.keys)
    scene = try members.required("scene").filledString("scene")
    size = try members.required("size").size("size")
    scale = try members.required("scale").number("scale", in: TraceLimit.scale)
    rate = try members.required("rate").integer("rate", in: TraceLimit.rate)
    seed = try members.required("seed").integer("seed", in: 0...UInt64.max)
    environment = TraceEnvironment()
    if let json = members["environment"] {
      try TraceEnvironmentChange(json: json).apply(to: &environment)
    }
    fonts = []
    for (index, json) in (try members["fonts"]?.elements("fonts") ?? []).enumerated() {
      fonts.append(try TraceFont(json: json, "fonts[\(index)]"))
    }
    variants = []
    for (index, json) in (try members["variants"]?.elements("variants") ?? []).enumerated() {
      let name = try json.string("variants[\(index)]")
      guard let variant = TraceVariant(name: name) else {
        throw json.unknownValue(
          "variants[\(index)]", found: name, allowed: TraceVariant.all.map(\.name))
      }
      variants.append(variant)
    }
    tolerance =
      try members["tolerance"].map { json throws(JSONError) in
        try TraceTolerance(json: json)
      } ?? .exact
    rules = []
    for (index, json) in (try members["rules"]?.elements("rules") ?? []).enumerated() {
      rules.append(try ToleranceRule(json: json, "rules[\(index)]", isInTrace: true))
    }
  }
}

extension TraceFont {
  /// Reads a font.
  fileprivate init(json: JSONValue, _ key: String) throws(JSONError) {
    let members = try json.members(key, allowed: ["name", "hash"])
    name = try members.required("name").filledString("\(key).name")
    hash = try members.required("hash").hash("\(key).hash")
  }
}

extension TraceEnvironmentChange {
  /// The keys of an environment, in order.
  static let keys = [
    "colorScheme", "layoutDirection", "dynamicTypeSize", "reduceMotion", "reduceTransparency",
    "increaseContrast", "boldText", "differentiateWithoutColor", "locale", "horizontalSizeClass",
    "verticalSizeClass",
  ]

  /// Reads a change.
  init(json: JSONValue) throws(JSONError) {
    let members = try json.members("environment", allowed: Self.keys)
    func choice<Choice: CaseIterable & RawRepresentable<String>>(
      _ key: String, of type: Choice.Type
    ) throws(JSONError) -> Choice? {
      guard let value = members[key] else { return nil }
      return try value.choice("environment.\(key)", of: type)
    }
    func boolean(_ key: String) throws(JSONError) -> Bool? {
      guard let value = members[key] else { return nil }
      return try value.boolean("environment.\(key)")
    }
    colorScheme = try choice("colorScheme", of: TraceColorScheme.self)
    layoutDirection = try choice("layoutDirection", of: TraceLayoutDirection.self)
    dynamicTypeSize = try choice("dynamicTypeSize", of: TraceTextSize.self)
    reduceMotion = try boolean("reduceMotion")
    reduceTransparency = try boolean("reduceTransparency")
    increaseContrast = try boolean("increaseContrast")
    boldText = try boolean("boldText")
    differentiateWithoutColor = try boolean("differentiateWithoutColor")
    if let value = members["locale"] { locale = try value.filledString("environment.locale") }
    horizontalSizeClass = try choice("horizontalSizeClass", of: TraceSizeClass.self)
    verticalSizeClass = try choice("verticalSizeClass", of: TraceSizeClass.self)
  }
}

extension JSONValue {
  /// An extent in points: `[width, height]`.
  func size(_ key: String) throws(JSONError) -> Size2D {
    let elements = try elements(key, count: 2)
    return Size2D(
      width: try elements[0].number("\(key)[0]", in: TraceLimit.extent),
      height: try elements[1].number("\(key)[1]", in: TraceLimit.extent))
  }

  /// A distance in points: `[dx, dy]`.
  func distance(_ key: String) throws(JSONError) -> Size2D {
    let elements = try elements(key, count: 2)
    return Size2D(
      width: try elements[0].number("\(key)[0]", in: TraceLimit.distance),
      height: try elements[1].number("\(key)[1]", in: TraceLimit.distance))
  }

  /// A point: `[x, y]`, both within `range`.
  func point(_ key: String, in range: ClosedRange<Double>) throws(JSONError) -> Point2D {
    let elements = try elements(key, count: 2)
    return Point2D(
      x: try elements[0].number("\(key)[0]", in: range),
      y: try elements[1].number("\(key)[1]", in: range))
  }
}
