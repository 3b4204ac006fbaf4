/// What the traces of a folder may differ by: `tolerances.json` in it.
package struct ToleranceFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "tolerances.json"
  /// The newest version of the format.
  package static let version = 1

  /// The rules, in the order of the file; none where there is no file.
  package let rules: [PlacedRule]
  /// The failures that are expected, in the order of the file.
  package let expectedFailures: [ExpectedFailure]

  /// Reads the file of a folder of traces.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the
  ///   format, and what reading throws.
  package init(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else {
      self.init(rules: [], expectedFailures: [])
      return
    }
    try self.init(bytes: try FileSystem.read(path), of: path)
  }

  /// Reads what is in the file.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)``.
  package init(bytes: [UInt8], of path: String) throws(SuiteError) {
    func place(_ json: JSONValue) -> PlacedRule.Place {
      .line(TextPlace(of: json.offset, in: bytes).line, of: path)
    }
    do throws(JSONError) {
      let members = try FileFormat.tolerances.members(of: bytes)
      try members.allow(["meniscus", "version", "rules", "expectedFailures"])
      let (rules, failures) = (members["rules"], members["expectedFailures"])
      if rules == nil, failures == nil {
        throw JSONError(
          offset: members.offset, problem: .missingOneOf(["rules", "expectedFailures"]))
      }
      self.init(
        rules: try rules?.elements("rules") { json, key throws(JSONError) in
          PlacedRule(try ToleranceRule(json: json, key, isInTrace: false), at: place(json))
        } ?? [],
        expectedFailures: try failures?.elements("expectedFailures") {
          json, key throws(JSONError) in
          try ExpectedFailure(json: json, key, at: place(json))
        } ?? [])
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  private init(rules: [PlacedRule], expectedFailures: [ExpectedFailure]) {
    self.rules = rules
    self.expectedFailures = expectedFailures
  }

  /// The rules about a case.
  package func rules(for name: CaseName) -> [PlacedRule] {
    rules.filter { $0.rule.isAbout(name) }
  }

  /// How a case is expected to fail; of several expectations the last counts.
  package func expectedFailure(of name: CaseName) -> ExpectedFailure? {
    expectedFailures.last { $0.isAbout(name) }
  }

  /// The expectations that are about none of the cases.
  package func unusedExpectations(among names: [CaseName]) -> [ExpectedFailure] {
    expectedFailures.filter { failure in !names.contains(where: failure.isAbout) }
  }

  /// The rules that are about none of the cases.
  package func unused(among names: [CaseName]) -> [PlacedRule] {
    rules.filter { rule in !names.contains { rule.rule.isAbout($0) } }
  }
}

extension ToleranceRule {
  /// Whether it is about a case.
  package func isAbout(_ name: CaseName) -> Bool {
    name.isNamed(scene: scene, trace: trace, variant: variant)
  }

  /// Whether it is about a checkpoint of its cases.
  package func isAbout(checkpoint name: String) -> Bool {
    checkpoint.map { Pattern($0).matchesWhole(name) } ?? true
  }
}
