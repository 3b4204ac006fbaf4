/// The table of views in a `frames.json`.
///
/// A path that begins as the one before it is written as `[scalars, rest]`: so many Unicode scalars
/// of the path before, and then the rest.
enum ViewPaths {
  /// The scalars of all paths together, at most: what is short in a file must not fill the memory.
  static let scalarLimit = 1 << 26
  /// To share fewer makes the text longer.
  private static let leastShared = 5

  static func json(_ paths: [String]) -> [JSONValue] {
    var previous = ""
    return paths.map { path in
      defer { previous = path }
      let shared = zip(previous.unicodeScalars, path.unicodeScalars).prefix { $0 == $1 }.count
      guard shared >= leastShared else { return .string(path) }
      let rest = String(Substring(path.unicodeScalars.dropFirst(shared)))
      return .array([.integer(shared), .string(rest)])
    }
  }

  /// The paths of a table's elements.
  static func paths(_ elements: [JSONValue]) throws(FramesFault) -> [String] {
    var paths: [String] = []
    var known: Set<[UInt8]> = []
    var scalars = 0
    for (index, json) in elements.enumerated() {
      let path = try FramesFault.reading { () throws(JSONError) in
        try json.path("views[\(index)]", after: paths.last ?? "")
      }
      scalars += path.unicodeScalars.count
      guard scalars <= scalarLimit else {
        throw FramesFault(json.offset, .pathsTooLong(limit: scalarLimit))
      }
      guard known.insert(Array(path.utf8)).inserted else {
        throw FramesFault(json.offset, .duplicateView(path))
      }
      paths.append(path)
    }
    return paths
  }
}

extension JSONValue {
  fileprivate func path(_ key: String, after previous: String) throws(JSONError) -> String {
    guard kind == .array else { return try filledString(key) }
    let elements = try elements(key, count: 2)
    let scalars = previous.unicodeScalars
    let shared = try elements[0].integer("\(key)[0]", in: 0...scalars.count)
    let path = String(Substring(scalars.prefix(shared)))
    let rest = try elements[1].string("\(key)[1]")
    guard !path.isEmpty || !rest.isEmpty else {
      throw error(.malformedValue(key: key, found: rest, expected: .notEmpty))
    }
    return path + rest
  }
}
