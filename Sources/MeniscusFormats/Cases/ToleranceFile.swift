/// What the traces of a folder may differ by: `tolerances.json` in it.
package struct ToleranceFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "tolerances.json"
  /// The newest version of the format.
  package static let version = 1

  /// The rules, in the order of the file; none where there is no file.
  package let rules: [PlacedRule]

  /// Reads the file of a folder of traces.
  ///
  /// - Throws: ``SuiteError/malformedTolerances(path:line:column:problem:)`` where it breaks the
  ///   format, and what reading throws.
  package init(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else {
      self.init(rules: [])
      return
    }
    try self.init(bytes: try FileSystem.read(path), of: path)
  }

  /// Reads what is in the file.
  ///
  /// - Throws: ``SuiteError/malformedTolerances(path:line:column:problem:)``.
  package init(bytes: [UInt8], of path: String) throws(SuiteError) {
    let rules: [PlacedRule]
    do throws(JSONError) {
      rules = try Self.rules(bytes).elements("rules") { json, key throws(JSONError) in
        PlacedRule(
          try ToleranceRule(json: json, key, isInTrace: false),
          at: .line(TextPlace(of: json.offset, in: bytes).line, of: path))
      }
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      throw .malformedTolerances(
        path: path, line: place.line, column: place.column, problem: error.problem)
    }
    self.init(rules: rules)
  }

  private init(rules: [PlacedRule]) { self.rules = rules }

  private static func rules(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let json = try JSONReader.read(bytes[...])
    let members = try json.members("tolerances", allowed: ["meniscus", "version", "rules"])
    let kind = try members.required("meniscus")
    let text = try kind.string("meniscus")
    guard text == "tolerances" else {
      throw kind.unknownValue("meniscus", found: text, allowed: ["tolerances"])
    }
    _ = try members.required("version").integer("version", in: version...version)
    return try members.required("rules")
  }

  /// The rules about a case.
  package func rules(for name: CaseName) -> [PlacedRule] {
    rules.filter { $0.rule.isAbout(name) }
  }

  /// The rules that are about none of the cases.
  package func unused(among names: [CaseName]) -> [PlacedRule] {
    rules.filter { rule in !names.contains { rule.rule.isAbout($0) } }
  }
}

extension ToleranceRule {
  /// Whether it is about a case.
  package func isAbout(_ name: CaseName) -> Bool {
    func matches(_ text: String?, _ name: String) -> Bool {
      text.map { Pattern($0).matchesWhole(name) } ?? true
    }
    return matches(scene, name.scene) && matches(trace, name.trace)
      && matches(variant, name.variant ?? "")
  }

  /// Whether it is about a checkpoint of its cases.
  package func isAbout(checkpoint name: String) -> Bool {
    checkpoint.map { Pattern($0).matchesWhole(name) } ?? true
  }
}
