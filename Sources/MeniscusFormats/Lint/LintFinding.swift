/// Where a rule is broken, how, and whether that is exempted.
package struct LintFinding: Codable, Equatable, Sendable {
  /// What breaks a rule, as far as the rule does not say it.
  package enum Detail: Equatable, Codable, Sendable {
    /// The rule says it all.
    case none
    /// So many of what the rule counts.
    case count(Int)
    /// A text, a name or a title.
    case text(String)
    /// Texts in order, and those that they are held against.
    case texts([String], [String])
    /// The outline does not come back to where it began.
    case isOpen
    /// The outline crosses itself.
    case crossesItself
    /// The shape is that of letters.
    case letters
    /// The action stands in a place of the bar.
    case place(String)
    /// A length, in points.
    case points(Double)
  }

  /// The rule.
  package var rule: LintRule
  /// How much it matters.
  package var severity: LintSeverity
  /// The names from the root to the view.
  package var view: String
  /// The nearest accessibility identifier of the view or around it.
  package var identifier: String?
  /// Another view that has a part in it.
  package var other: String?
  /// What is so.
  package var detail = Detail.none
  /// The first frame in which it was seen.
  package var frame: Int
  /// The time of that frame, in microseconds.
  package var time: Int
  /// The line of the trace's last event up to that frame.
  package var line: Int
  /// Why it is exempted; nil where it is not.
  package var exemption: String?
  /// Why that is wrong, in a sentence; nil until it is worded.
  package var reason: String?
  /// How to put it right; nil until it is worded.
  package var fix: String?
  /// What the document is called, and where it is; nil until it is worded.
  package var source: String?

  /// Makes a finding that nobody exempts.
  package init(
    _ rule: LintRule, severity: LintSeverity? = nil, view: String, identifier: String? = nil,
    frame: Int, time: Int, line: Int
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.view = view
    self.identifier = identifier
    self.frame = frame
    self.time = time
    self.line = line
  }
}

/// What the rules say of the replay of a case.
package struct LintReport: Encodable, Equatable, Sendable {
  /// Why a case could not be looked at.
  package enum Problem: Equatable, Sendable {
    /// The trace cannot be replayed.
    case trace(TraceFile.Problem)
    /// The replay failed.
    case replay(ReplayError)
  }

  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The trace's file.
  package var file: String
  /// The frames of the replay.
  package var frames = 0
  /// What breaks a rule, by frame and then in the order of the rules; what is exempted too.
  package var findings: [LintFinding] = []
  /// Why there is nothing to say, or not all; nil where there is.
  package var problem: Problem?
  /// The same in a sentence; nil until it is worded.
  package var failure: String?
  /// The groups of bars by screen, for comparing replays.
  package var bars: [LintBars] = []

  /// Makes a report of nothing yet.
  package init(identifier: String, file: String) {
    self.identifier = identifier
    self.file = file
  }

  /// The findings of a severity that nobody exempts.
  package func count(_ severity: LintSeverity) -> Int {
    findings.count { $0.severity == severity && $0.exemption == nil }
  }

  /// What `lint --json` writes: a finding's detail is in its reason.
  package func encode(to encoder: any Encoder) throws {
    var report = encoder.container(keyedBy: Key.self)
    try report.encode(identifier, forKey: .identifier)
    try report.encode(file, forKey: .file)
    try report.encode(frames, forKey: .frames)
    var list = report.nestedUnkeyedContainer(forKey: .findings)
    for finding in findings {
      var line = list.nestedContainer(keyedBy: FindingKey.self)
      try line.encode(finding.rule, forKey: .rule)
      try line.encode(finding.severity, forKey: .severity)
      try line.encode(finding.view, forKey: .view)
      try line.encodeIfPresent(finding.identifier, forKey: .identifier)
      try line.encodeIfPresent(finding.other, forKey: .other)
      try line.encode(finding.frame, forKey: .frame)
      try line.encode(finding.time, forKey: .time)
      try line.encode(finding.line, forKey: .line)
      try line.encodeIfPresent(finding.exemption, forKey: .exemption)
      try line.encodeIfPresent(finding.reason, forKey: .reason)
      try line.encodeIfPresent(finding.fix, forKey: .fix)
      try line.encodeIfPresent(finding.source, forKey: .source)
    }
    try report.encodeIfPresent(failure, forKey: .failure)
  }

  private enum Key: CodingKey { case identifier, file, frames, findings, failure }

  private enum FindingKey: CodingKey {
    case rule, severity, view, identifier, other, frame, time, line, exemption, reason, fix, source
  }
}

/// How the items of a screen's bars are grouped at an extent.
package struct LintBars: Equatable, Sendable {
  /// The title of the screen; empty for none.
  package var title: String
  /// The names of the items that share a glass, group by group.
  package var groups: [[String]]
  /// The width of the scene, in points.
  package var width: Double
  /// A finding at the place.
  package var finding: LintFinding

  /// Makes a record.
  package init(title: String, groups: [[String]], width: Double, finding: LintFinding) {
    self.title = title
    self.groups = groups
    self.width = width
    self.finding = finding
  }
}
