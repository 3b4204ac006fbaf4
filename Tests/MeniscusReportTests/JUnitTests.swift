import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML reader makes of a JUnit document.
private final class JUnitReader: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var parent: String?
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
  }

  struct Malformed: Error {
    let line: Int
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = open.last.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, parent: parent))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}

@Suite("JUnit")
struct JUnitTests {
  private func read(_ run: RunReport) throws -> JUnitReader {
    try JUnitReader(ReportWriter.text(of: "junit.xml", for: run))
  }

  @Test("A case that was not run is skipped, neither a pass nor a failure")
  func notRun() throws {
    var run = SampleRun.mixed()
    run.notRun = [CaseName(scene: "lamp", trace: "never")]
    let reader = try read(run)
    let suite = try #require(
      reader.all("testsuite").first { $0.attributes["name"] == "lamp/never" })
    expectEqual(
      ["tests", "failures", "errors", "skipped"].map { suite.attributes[$0] }, ["1", "0", "0", "1"])
    #expect(reader.all("skipped").contains { $0.attributes["type"] == "notRun" })
    let data = try #require(ReportWriter.text(of: "report.json", for: run).data(using: .utf8))
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    expectEqual((report?["run"] as? [String: Any])?["notRun"] as? [String], ["lamp/never"])
  }

  @Test("A proof that is less than full is said by every document", arguments: Proof.allCases)
  func proof(proof: Proof) throws {
    var run = SampleRun.mixed()
    run.proof = proof
    if proof.isPartial { run.remarks.insert(.partialProof(proof), at: 0) }
    let properties = try read(run).all("property").filter { $0.attributes["name"] == "proof" }
    let suites = try read(run).all("testsuite").count
    expectEqual(properties.map { $0.attributes["value"] }.count, proof.isPartial ? suites : 0)
    #expect(properties.allSatisfy { $0.attributes["value"] == "partial" })
    let data = try #require(ReportWriter.text(of: "report.json", for: run).data(using: .utf8))
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let told = report?["run"] as? [String: Any]
    expectEqual(told?["proof"] as? String, proof.isPartial ? "partial" : "full")
    expectEqual(told?["proofMode"] as? String, proof.rawValue)
    for file in ["index.html", "junit.xml", "summary.md", "report.json"] {
      let text = ReportWriter.text(of: file, for: run)
      expectEqual(text.contains("proof: partial"), proof.isPartial, "\(file)")
    }
  }

  @Test("Counts are those of the elements")
  func counts() throws {
    let run = SampleRun.mixed()
    let reader = try read(run)
    let root = try #require(reader.elements.first)
    expectEqual(root.name, "testsuites")
    expectEqual(root.attributes["tests"], String(reader.all("testcase").count))
    expectEqual(root.attributes["failures"], String(reader.all("failure").count))
    expectEqual(root.attributes["errors"], String(reader.all("error").count))
    let suites = reader.all("testsuite")
    let sum = suites.compactMap { Int($0.attributes["tests"] ?? "") }.reduce(0, +)
    expectEqual(root.attributes["tests"], String(sum))
    // A case for each frame-hash log and each checkpoint, and one for the orphan.
    let checkpoints = run.traces.map(\.checkpoints.count).reduce(0, +)
    expectEqual(reader.all("testcase").count, run.traces.count + checkpoints + 1)
    // The frame-hash log and a checkpoint of taps, the frame-hash log and three checkpoints of
    // dawn, the frame-hash log of bounce, the orphan; the trap is an error.
    expectEqual(reader.all("failure").count, 2 + 4 + 1 + 1)
    expectEqual(reader.all("error").count, 1)
  }

  @Test("A run as accepted has no failure, and a note is none")
  func accepted() throws {
    var run = SampleRun.accepted()
    let reader = try read(run)
    #expect(["failure", "error", "skipped", "property"].allSatisfy { reader.all($0).isEmpty })
    run.remarks = [.untripped(nil, cases: ["a/b"])]
    let noted = try read(run)
    #expect(noted.all("error").isEmpty && noted.all("system-out").count == 1)
    expectEqual(reader.elements.first?.attributes["tests"], "32")
  }

  @Test("What is within tolerance is no plain pass: it has its own word and count")
  func tolerated() throws {
    var run = SampleRun.empty()
    run.traces = [SampleRun.tolerated()]
    let comparison = try #require(run.traces[0].checkpoints[1].comparison)
    let figures = Messages.figures(comparison.figures, of: comparison.comparator)
    let reader = try read(run)
    #expect(reader.all("failure").isEmpty && reader.all("error").isEmpty)
    let pictures = run.traces[0].checkpoints[1].attached.map {
      "\n[[ATTACHMENT|Reports/latest/\($0)]]"
    }
    #expect(!pictures.isEmpty)
    let skipped = reader.all("skipped")
    expectEqual(
      skipped.map(\.text),
      [
        "within tolerance\ncheckpoint middle: 412 px differ, within tolerance: \(figures)",
        "within tolerance\n412 px differ, within tolerance: \(figures)",
      ])
    expectEqual(reader.all("system-out").map { "\n" + $0.text }, [pictures.joined()])
    #expect(
      skipped.allSatisfy {
        $0.attributes == ["type": "withinTolerance", "message": "within tolerance"]
      })
    expectEqual(
      reader.all("property").map(\.attributes), [["name": "withinTolerance", "value": "2"]])
    expectEqual(reader.all("testsuite").first?.attributes["skipped"], "2")
    // Frames that may differ do not fail beside a checkpoint that does.
    run.traces[0].verdict = .different
    run.traces[0].checkpoints[1].verdict = .different
    try expectEqual(read(run).all("failure").count, 1)
  }

  @Test("What fails as expected is no failure and no plain pass, and fails once it has expired")
  func expected() throws {
    var run = SampleRun.empty()
    run.traces = [SampleRun.expected()]
    let reader = try read(run)
    #expect(reader.all("failure").isEmpty && reader.all("error").isEmpty)
    let skipped = reader.all("skipped")
    #expect(skipped.count == 2 && skipped.allSatisfy { $0.attributes["type"] == "expectedFailure" })
    expectPrefix(
      skipped[0].text,
      "expected to fail\nexpected to fail until 2026-12-31: springs ring too long (#41) (")
    #expect(!skipped[0].text.contains(" accept "))
    expectEqual(
      reader.all("property").map(\.attributes), [["name": "expectedFailure", "value": "2"]])
    run.traces = [SampleRun.expected(on: "2027-01-01")]
    let expired = try read(run)
    expectEqual(expired.all("failure").count, 2)
    expectContains(expired.all("failure").first?.text, "until 2026-12-31, which has passed (")
  }

  @Test("A checkpoint that nothing is compared with is left out")
  func skipped() throws {
    var run = SampleRun.accepted(cases: 1)
    run.traces[0].verdict = .notDeterministic
    run.traces[0].checkpoints[0].verdict = .notCompared
    let reader = try read(run)
    #expect(reader.all("skipped").count == 1 && reader.all("failure").count == 1)
    expectEqual(reader.all("testsuite").map { $0.attributes["skipped"] }, ["1"])
  }

  @Test("Hostile names read back, but for what XML cannot hold", arguments: Hostile.strings)
  func hostile(text: String) throws {
    let run = SampleRun.brief().mapStrings { _ in text }
    let reader = try read(run)
    let files = reader.all("testcase").compactMap { $0.attributes["file"] }
    #expect(!files.isEmpty)
    for file in files { expectEqual(Array(file.utf8), Array(Self.holdable(text).utf8)) }
    let problems = reader.all("failure") + reader.all("error")
    for message in problems.compactMap({ $0.attributes["message"] }) {
      #expect(message.count <= 200 && !message.contains(where: \.isNewline), "\(message)")
    }
    let sentences = run.traces.filter { !$0.verdict.isAccepted }
      .map { CaseMessages($0, command: run.command).leading }
    expectEqual(sentences.count, 4)
    // Where two replays were not equal, nothing is named.
    expectEqual(sentences.count { $0.contains(text) }, 3)
    for sentence in sentences {
      let bytes = Array(Self.holdable(sentence).utf8)
      #expect(problems.contains { Array($0.text.utf8).starts(with: bytes) }, "\(sentence)")
    }
  }

  @Test("The message is the first line, cut between words; the body has it whole")
  func message() throws {
    var run = SampleRun.empty()
    let long = (1...60).map { "word\($0)" }.joined(separator: " ")
    run.traces = [SampleRun.same("a", "b", frames: 2), SampleRun.same("a", "c", frames: 2)]
    for (index, output) in ["one\ntwo", long].enumerated() {
      run.traces[index].conclude([CaseFinding(.unreadable, .unusable(output: output))])
    }
    let errors = try read(run).all("error")
    expectEqual(errors.map { $0.attributes["message"] ?? "" }.count, 2)
    let sentences = run.traces.map { CaseMessages($0, command: run.command).leading }
    expectEqual(errors.map(\.text), sentences)
    let messages = errors.compactMap { $0.attributes["message"] }
    expectEqual(messages[0], sentences[0].split(separator: "\n").first.map(String.init))
    expectPrefix(sentences[1], String(messages[1].dropLast()) + " word")
    #expect(messages[1].count > 180 && messages[1].count <= 200 && messages[1].hasSuffix("…"))
  }

  @Test("Pictures of what is wrong are attached by paths from the folder of the project")
  func attachments() throws {
    var run = SampleRun.mixed()
    run.folder = "build/report"
    func tags(_ run: RunReport) throws -> [String] {
      try read(run).all("system-out").flatMap { $0.text.split(separator: "\n").map(String.init) }
        .filter { $0.hasPrefix("[[") }
    }
    let checkpoints = run.traces.flatMap(\.checkpoints).filter { $0.verdict != .same }
    let paths = checkpoints.flatMap(\.attached)
    #expect(paths.count > 3)
    try expectEqual(tags(run), paths.map { "[[ATTACHMENT|build/report/\($0)]]" })
    // The difference comes first: GitLab shows one picture of a case.
    let first = try #require(checkpoints.first { $0.difference != nil })
    expectEqual(first.attached.first, first.difference?.path)
    // GitLab reads no path with a bracket or a bar.
    for name in ["[x", "x]", "a|b"] {
      run.folder = name
      try expectEqual(tags(run), [])
    }
  }

  @Test("Files and lines say where a case is in its trace")
  func places() throws {
    var run = SampleRun.empty()
    run.traces = [SampleRun.mixed().traces[0], SampleRun.same("a", "b", frames: 60)]
    run.traces[0].checkpoints[1].line = 3
    let cases = try read(run).all("testcase")
    let trace = run.traces[0]
    let divergence = try #require(trace.divergence)
    expectEqual(cases[0].attributes["file"], trace.file)
    expectEqual(
      cases[0].attributes["line"],
      trace.events.last { $0.frame <= divergence.frame }.map { String($0.line) } ?? "1")
    expectEqual(cases[2].attributes["line"], "3")
    expectEqual(cases[1].attributes["line"], nil)
    expectEqual(cases[trace.checkpoints.count + 1].attributes["line"], "1")
  }

  /// What the common schema allows: the one that continuous integration's own tools are tested with,
  /// of Gregory Boissinot's for Jenkins, with the attributes that others have added.
  private static let schema:
    [String: (parents: [String?], required: Set<String>, others: Set<String>)] = [
      "testsuites": ([nil], [], ["name", "time", "tests", "failures", "disabled", "errors"]),
      "testsuite": (
        [nil, "testsuites", "testsuite"], ["name", "tests", "failures", "errors"],
        [
          "time", "disabled", "skipped", "skips", "timestamp", "hostname", "id", "package",
          "assertions", "file", "log", "url", "group",
        ]
      ),
      "testcase": (
        ["testsuite"], ["name"],
        [
          "assertions", "time", "timestamp", "classname", "status", "class", "file", "line", "log",
          "group", "url",
        ]
      ),
      "properties": (["testsuite"], [], []),
      "property": (["properties"], ["name", "value"], []),
      "failure": (["testcase"], [], ["type", "message"]),
      "error": (["testcase"], [], ["type", "message"]),
      "skipped": (["testcase"], [], ["type", "message"]),
      "system-out": (["testcase", "testsuite"], [], []),
      "system-err": (["testcase", "testsuite"], [], []),
    ]

  @Test("The document fits the common schema")
  func schema() throws {
    var run = SampleRun.mixed()
    run.traces[0].checkpoints[0].verdict = .notCompared
    run.remarks = [.unplayed(UnplayedTrace(path: "Traces/a", .linkedFolder))]
    let elements = try read(run).elements
    for element in elements {
      let rule = try #require(Self.schema[element.name], "\(element.name)")
      #expect(rule.parents.contains(element.parent), "\(element.name) in \(element.parent ?? "")")
      let names = Set(element.attributes.keys)
      #expect(rule.required.isSubset(of: names), "\(element)")
      #expect(names.isSubset(of: rule.required.union(rule.others)), "\(element)")
      if let time = element.attributes["time"] {
        #expect(time.wholeMatch(of: /[0-9]+\.[0-9]{3}/) != nil, "\(time)")
      }
    }
    // Everything that may stand in a document of ours stood in this one.
    expectEqual(Set(elements.map(\.name)), Set(Self.schema.keys).subtracting(["system-err"]))
  }

  /// A text as XML can hold it.
  private static func holdable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl =
            scalar.value < 32 && ![9, 10, 13].contains(scalar.value)
            || (127..<160).contains(scalar.value)
            || scalar.value >= 0xFFFE && scalar.value <= 0xFFFF
          return isControl ? "\u{FFFD}" : scalar
        }))
  }
}

extension CheckpointReport {
  /// The pictures that there are, in the order in which they are attached.
  fileprivate var attached: [String] {
    [difference, comparison?.picture, actual, expected].compactMap { $0?.path }
  }
}
