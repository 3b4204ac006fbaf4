import MeniscusFormats

extension ViewTreeCase {
  /// The keys of a case that mean something; others are notes for people.
  private static let idKey = "id"

  /// Reads a file that holds one tree, one case, or an array of either.
  ///
  /// - Throws: `ViewTreeError.json` with the line and column of what breaks the form.
  package static func read(_ bytes: [UInt8]) throws(ViewTreeError) -> [ViewTreeCase] {
    do throws(JSONError) {
      let value = try JSONReader.read(bytes[...], depthLimit: ViewTree.textDepthLimit)
      guard case .array(let elements) = value.content else { return [try one(value, number: 0)] }
      return try elements.enumerated().map { (number, element) throws(JSONError) in
        try one(element, number: number)
      }
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      throw .json(line: place.line, column: place.column, problem: error.problem)
    }
  }

  private static func one(
    _ value: JSONValue, number: Int
  ) throws(JSONError) -> ViewTreeCase {
    let members = try value.members("case")
    guard let tree = members["tree"] else {
      return ViewTreeCase(
        id: String(number), container: nil, tree: try ViewTree(json: value, path: "tree"))
    }
    var id = String(number)
    if let given = members[idKey] { id = try given.filledString(idKey) }
    var container: Extent?
    if let given = members["container"], given.kind != .null {
      let sides = try given.elements("container", count: 2)
      container = Extent(
        width: try sides[0].number("container[0]", in: 0...1e6),
        height: try sides[1].number("container[1]", in: 0...1e6))
    }
    return ViewTreeCase(id: id, container: container, tree: try ViewTree(json: tree, path: "tree"))
  }
}

extension ViewTree {
  /// How deeply the values of a file may be nested.
  static let textDepthLimit = 1_000

  /// Reads a tree that stands at `path`.
  init(json: JSONValue, path: String) throws(JSONError) {
    let members = try json.members(path)
    let isModifier = members["modifier"] != nil
    if isModifier, members["view"] != nil {
      throw json.error(.conflictingKeys(["view", "modifier"]))
    }
    let nameKey = isModifier ? "modifier" : "view"
    guard let name = members[nameKey] else {
      throw json.error(.missingOneOf(["view", "modifier"]))
    }
    try members.allow(
      isModifier ? ["modifier", "args", "of", "content"] : ["view", "args", "children"])
    self.name = try name.filledString("\(path).\(nameKey)")
    self.path = path
    arguments = try Self.read(members["args"], "\(path).args", Argument.init(json:key:))
    let inside = isModifier ? "content" : "children"
    children = try Self.read(members[inside], "\(path).\(inside)", ViewTree.init(json:path:))
    modified = []
    if isModifier {
      guard let of = members["of"] else { throw json.error(.missingKey("\(path).of")) }
      modified = [try ViewTree(json: of, path: "\(path).of")]
    }
  }

  private static func read<Value>(
    _ list: JSONValue?, _ key: String, _ one: (JSONValue, String) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value] {
    guard let elements = try list?.elements(key) else { return [] }
    return try elements.enumerated().map { (index, element) throws(JSONError) in
      try one(element, "\(key)[\(index)]")
    }
  }
}

extension ViewTree.Argument {
  fileprivate init(json: JSONValue, key: String) throws(JSONError) {
    let pair = try json.elements(key, count: 2)
    value = pair[1]
    label = pair[0].kind == .null ? nil : try pair[0].filledString("\(key)[0]")
  }
}
