/// What the rules of `lint` leave alone in a folder of traces, and why: `lint.json` in it.
///
/// ```
/// {"meniscus": "lint", "version": 1, "application": "BrewLog",
///   "exemptions": [{"rule": "glass-in-content", "scene": "return/timer", "reason": "…"}]}
/// ```
package struct LintFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "lint.json"
  /// The newest version of the format.
  package static let version = 1

  /// What the application is called, which is no title of a screen; nil where nobody says it.
  package private(set) var application: String?
  /// The exemptions, in the order of the file; none where there is no file.
  package private(set) var exemptions: [LintExemption] = []

  /// A file with nothing in it.
  package init() {}

  /// Reads the file of a folder of traces.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the
  ///   format, and what reading throws.
  package init(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else {
      self.init()
      return
    }
    try self.init(bytes: try FileSystem.read(path), of: path)
  }

  /// Reads what is in the file.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)``.
  package init(bytes: [UInt8], of path: String) throws(SuiteError) {
    do throws(JSONError) {
      let members = try FileFormat.lint.members(of: bytes)
      try members.allow(["meniscus", "version", "application", "exemptions"])
      application = try members["application"]?.filledString("application")
      exemptions = try members.required("exemptions").elements("exemptions") {
        json, key throws(JSONError) in
        try LintExemption(json: json, key, line: TextPlace(of: json.offset, in: bytes).line)
      }
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  /// Why a finding of a case is exempted; nil where it is not.
  package func exemption(of finding: LintFinding, in name: CaseName) -> LintExemption? {
    exemptions.first { $0.covers(finding, in: name) }
  }
}

/// That a rule is not held against views of some cases, and why.
package struct LintExemption: Equatable, Sendable {
  /// The rule; nil for all of them.
  package var rule: LintRule?
  /// The scene, or a glob.
  package var scene: String
  /// The trace's name, or a glob; nil for every trace.
  package var trace: String?
  /// The variant's name, or a glob, empty for the trace's own environment; nil for all of them.
  package var variant: String?
  /// The view: its identifier or its path, or a glob of one; nil for all of them.
  package var view: String?
  /// Why.
  package var reason: String
  /// The line of the file, counted from 1.
  package var line: Int

  /// Whether it is about a finding of a case.
  package func covers(_ finding: LintFinding, in name: CaseName) -> Bool {
    guard rule == nil || rule == finding.rule,
      name.isNamed(scene: scene, trace: trace, variant: variant)
    else { return false }
    guard let view else { return true }
    let pattern = Pattern(view)
    return pattern.matchesWhole(finding.view)
      || finding.identifier.map { pattern.matchesWhole($0) } ?? false
  }

  /// What stands for all rules.
  private static let anyRule = "*"

  /// Reads an exemption.
  ///
  /// - Parameter key: what it is called in errors.
  init(json: JSONValue, _ key: String, line: Int) throws(JSONError) {
    let members = try json.members(
      key, allowed: ["rule", "scene", "trace", "variant", "view", "reason"])
    let value = try members.required("rule")
    let name = try value.string("\(key).rule")
    rule = LintRule(rawValue: name)
    guard rule != nil || name == Self.anyRule else {
      throw value.unknownValue(
        "\(key).rule", found: name, allowed: LintRule.allCases.map(\.rawValue) + [Self.anyRule])
    }
    scene = try members.required("scene").filledString("\(key).scene")
    trace = try members["trace"]?.filledString("\(key).trace")
    variant = try members["variant"]?.string("\(key).variant")
    view = try members["view"]?.filledString("\(key).view")
    let why = try members.required("reason")
    reason = try why.filledString("\(key).reason")
    guard reason.contains(where: \.isLetter) else {
      throw why.error(
        .malformedValue(key: "\(key).reason", found: reason, expected: .notEmpty))
    }
    self.line = line
  }
}
