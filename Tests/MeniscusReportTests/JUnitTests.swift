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
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
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

  @Test("A run as accepted has no failure")
  func accepted() throws {
    let reader = try read(SampleRun.accepted())
    #expect(reader.all("failure").isEmpty && reader.all("error").isEmpty)
    expectEqual(reader.elements.first?.attributes["tests"], "32")
  }

  @Test("What is within tolerance passes, and says by how much")
  func tolerated() throws {
    var run = SampleRun.empty()
    run.traces = [SampleRun.tolerated()]
    let comparison = try #require(run.traces[0].checkpoints[1].comparison)
    let figures = Messages.figures(comparison.figures, of: comparison.comparator)
    let reader = try read(run)
    #expect(reader.all("failure").isEmpty && reader.all("error").isEmpty)
    expectEqual(
      reader.all("system-out").map(\.text),
      [
        "checkpoint middle: 412 px differ, within tolerance: \(figures)",
        "412 px differ, within tolerance: \(figures)",
      ])
    // Frames that may differ do not fail beside a checkpoint that does.
    run.traces[0].verdict = .different
    run.traces[0].checkpoints[1].verdict = .different
    try expectEqual(read(run).all("failure").count, 1)
  }

  @Test("A checkpoint that nothing is compared with is left out")
  func skipped() throws {
    var run = SampleRun.accepted(cases: 1)
    run.traces[0].verdict = .notDeterministic
    run.traces[0].checkpoints[0].verdict = .notCompared
    let reader = try read(run)
    #expect(reader.all("skipped").count == 1 && reader.all("failure").count == 1)
    expectEqual(reader.elements.first?.attributes["skipped"], "1")
  }

  @Test("Hostile names read back, but for what XML cannot hold", arguments: Hostile.strings)
  func hostile(text: String) throws {
    let run = SampleRun.brief().mapStrings { _ in text }
    let reader = try read(run)
    let files = reader.all("testcase").compactMap { $0.attributes["file"] }
    #expect(!files.isEmpty)
    for file in files { expectEqual(Array(file.utf8), Array(Self.holdable(text).utf8)) }
    let messages = (reader.all("failure") + reader.all("error"))
      .compactMap { $0.attributes["message"].map { Array($0.utf8) } }
    let sentences = run.traces.filter { !$0.verdict.isAccepted }
      .map { CaseMessages($0, command: run.command).leading }
    expectEqual(sentences.count, 4)
    // Where two replays were not equal, nothing is named.
    expectEqual(sentences.count { $0.contains(text) }, 3)
    for sentence in sentences {
      #expect(messages.contains(Array(Self.holdable(sentence).utf8)))
    }
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
