/// That cases are known to fail: how, why, and until when that is put up with.
package struct ExpectedFailure: Equatable, Codable, Sendable {
  /// The scene, or a glob.
  package var scene: String
  /// The trace's name, or a glob; nil for every trace.
  package var trace: String?
  /// The variant's name, or a glob, empty for the trace's own environment; nil for all of them.
  package var variant: String?
  /// What the cases are expected to come to.
  package var verdict = TraceReport.Verdict.different
  /// The issue that it is about, in words or as a link.
  package var issue: String
  /// The last day on which it holds, in UTC.
  package var until: CalendarDay
  /// Where it stands.
  package var place: PlacedRule.Place

  /// What a case may be expected to come to: a failure that no command of its own puts right.
  package static let verdicts: [TraceReport.Verdict] = [
    .different, .notDeterministic, .desynchronised, .crashed, .timedOut,
  ]

  /// Expects a failure of every trace and variant of some scenes.
  package init(scene: String, issue: String, until: CalendarDay, at place: PlacedRule.Place) {
    self.scene = scene
    self.issue = issue
    self.until = until
    self.place = place
  }

  /// Whether it is about a case.
  package func isAbout(_ name: CaseName) -> Bool {
    name.isNamed(scene: scene, trace: trace, variant: variant)
  }
}

extension ExpectedFailure {
  /// Reads an expectation.
  ///
  /// - Parameter key: what it is called in errors.
  init(json: JSONValue, _ key: String, at place: PlacedRule.Place) throws(JSONError) {
    let members = try json.members(
      key, allowed: ["scene", "trace", "variant", "verdict", "issue", "until"])
    let day = try members.required("until")
    let text = try day.string("\(key).until")
    guard let until = CalendarDay(text), text == until.text else {
      throw day.error(.malformedValue(key: "\(key).until", found: text, expected: .day))
    }
    self.init(
      scene: try members.required("scene").filledString("\(key).scene"),
      issue: try members.required("issue").filledString("\(key).issue"), until: until, at: place)
    trace = try members["trace"]?.filledString("\(key).trace")
    variant = try members["variant"]?.string("\(key).variant")
    guard let value = members["verdict"] else { return }
    let name = try value.string("\(key).verdict")
    guard let verdict = Self.verdicts.first(where: { $0.rawValue == name }) else {
      throw value.unknownValue(
        "\(key).verdict", found: name, allowed: Self.verdicts.map(\.rawValue))
    }
    self.verdict = verdict
  }
}

extension CaseName {
  /// Whether whole names or globs name the case; what is nil names every one.
  func isNamed(scene: String?, trace: String?, variant: String?) -> Bool {
    func matches(_ text: String?, _ name: String) -> Bool {
      text.map { Pattern($0).matchesWhole(name) } ?? true
    }
    return matches(scene, self.scene) && matches(trace, self.trace)
      && matches(variant, self.variant ?? "")
  }
}
