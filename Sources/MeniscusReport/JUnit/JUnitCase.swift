/// A test case of a JUnit document and what came of it.
struct JUnitCase {
  /// What is wrong.
  struct Problem {
    /// `failure`, `error` or `skipped`.
    var element: StaticString
    /// The verdict.
    var type: String
    /// All there is to say, the most telling first.
    var text: String
  }

  /// The name, unique in its suite.
  var name: String
  /// The file that it is about, and the line in it.
  var file: String?
  var line: Int?
  /// How long it took.
  var seconds = "0.000"
  /// What is wrong; nil where nothing is.
  var problem: Problem?
  /// What is worth knowing about a case that passed; empty for nothing.
  var remark = ""
  /// The pictures that show it, the most telling first; paths as continuous integration knows them.
  var attachments: [String] = []

  /// The element, in the suite of a name.
  func markup(in suite: String) -> Markup {
    var attributes = [
      Attribute("classname", suite), Attribute("name", name), Attribute("time", seconds),
    ]
    if let file { attributes.append(Attribute("file", file)) }
    if let line { attributes.append(Attribute("line", String(line))) }
    var content: [Markup] = []
    if let problem {
      content.append(
        .element(
          problem.element,
          [
            Attribute("type", problem.type),
            Attribute("message", Self.message(of: problem.text)),
          ],
          [.text(problem.text)]))
    }
    let output = (remark.isEmpty ? [] : [remark]) + attachments.compactMap(Self.tag)
    if !output.isEmpty {
      content.append(.element("system-out", [], [.text(output.joined(separator: "\n"))]))
    }
    return .element("testcase", attributes, content)
  }

  /// The tag by which GitLab and Jenkins know a picture; nil for a path that they cannot read.
  ///
  /// GitLab takes the first tag of a case alone, and no path with a bracket or a bar.
  private static func tag(_ path: String) -> String? {
    path.contains { "[]|".contains($0) || $0.isNewline } ? nil : "[[ATTACHMENT|\(path)]]"
  }

  /// The first line of a text, short enough for a list of failures.
  private static func message(of text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard line.count > messageLimit else { return line }
    let words = line.prefix(messageLimit - 1).split(
      separator: " ", omittingEmptySubsequences: false)
    let whole = words.count > 1 ? words.dropLast().joined(separator: " ") : String(words[0])
    return whole + "…"
  }

  private static let messageLimit = 200
}
