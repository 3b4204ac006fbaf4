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
    fonts = try members["fonts"]?.elements("fonts", TraceFont.init) ?? []
    variants =
      try members["variants"]?.elements("variants") { json, key throws(JSONError) in
        let name = try json.string(key)
        guard let variant = TraceVariant(name: name) else {
          throw json.unknownValue(key, found: name, allowed: TraceVariant.all.map(\.name))
        }
        return variant
      } ?? []
    tolerance =
      try members["tolerance"].map { json throws(JSONError) in
        try TraceTolerance(json: json)
      } ?? .exact
    rules =
      try members["rules"]?.elements("rules") { json, key throws(JSONError) in
        try ToleranceRule(json: json, key, isInTrace: true)
      } ?? []
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
  /// An extent or a distance in points: `[width, height]`, both within `range`.
  func size(
    _ key: String, in range: ClosedRange<Double> = TraceLimit.extent
  ) throws(JSONError) -> Size2D {
    let elements = try elements(key, count: 2)
    return Size2D(
      width: try elements[0].number("\(key)[0]", in: range),
      height: try elements[1].number("\(key)[1]", in: range))
  }

  /// A point: `[x, y]`, both within `range`.
  func point(_ key: String, in range: ClosedRange<Double>) throws(JSONError) -> Point2D {
    let size = try size(key, in: range)
    return Point2D(x: size.width, y: size.height)
  }
}
