import MeniscusFormats
import TestSupport
import Testing

@Suite("Trace writer")
struct TraceWriterTests {
  @Test("The frozen sample of version 1 is read and written byte for byte")
  func frozenSample() throws {
    let trace = try TraceReader().read(TraceSample.version1)
    expectEqual(TraceWriter.text(of: trace), TraceSample.version1)
  }

  @Test("What is written reads back equal", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var numbers = SplitMix(state: seed)
    let trace = numbers.trace()
    let text = TraceWriter.text(of: trace)
    try expectEqual(TraceReader().read(text), trace)
    try expectEqual(TraceWriter.text(of: TraceReader().read(text)), text)
  }

  @Test("Usual values are left out")
  func usualValues() throws {
    let text = TraceSample.text(#"{"at":0,"tap":{"id":"a"}}"#)
    try expectEqual(TraceWriter.text(of: TraceReader().read(text)), text)
  }
}

@Suite("Trace upgraders")
struct TraceUpgraderTests {
  /// Version 0, which never was, called a tap a click.
  private let upgrader = FormatUpgrader(version: 0) { lines throws(FormatUpgrader.LineError) in
    var upgraded: [JSONValue] = []
    for (index, line) in lines.enumerated() {
      guard case .object(var members) = line.content else {
        throw FormatUpgrader.LineError(
          line: index,
          error: line.error(.wrongKind(key: "event", expected: .object, found: line.kind)))
      }
      for row in members.indices {
        if members[row].key == "click" { members[row].key = "tap" }
        if members[row].key == "version" { members[row].value.content = .number("1") }
      }
      upgraded.append(JSONValue(offset: line.offset, content: .object(members)))
    }
    return upgraded
  }

  private func old(_ text: String) -> String {
    text.split(separator: #""version":1"#).joined(separator: #""version":0"#)
  }

  @Test("A line of upgraders leads to the newest version")
  func upgrades() throws {
    let reader = TraceReader(upgraders: [upgrader])
    let text = old(TraceSample.text(#"{"at":0,"click":{"id":"a"}}"#))
    try expectEqual(reader.read(text).events.first?.action, .tap(.id("a")))
    try expectEqual(reader.read(TraceSample.version1).events.count, 24)
    expectEqual(
      traceError(text),
      .trace(line: 1, column: 31, problem: .json(.unsupportedVersion(found: 0, newest: 1))))
  }

  @Test("Errors after an upgrade name the line and column of the old text")
  func errors() {
    let reader = TraceReader(upgraders: [upgrader])
    expectEqual(
      traceError(old(TraceSample.text(#"{"at":0,"click":{"id":7}}"#)), reader),
      .trace(
        line: 2, column: 23,
        problem: .json(.wrongKind(key: "id", expected: .string, found: .number))))
    expectEqual(
      traceError(old(TraceSample.text("[]")), reader),
      .trace(
        line: 2, column: 1,
        problem: .json(.wrongKind(key: "event", expected: .object, found: .array))))
  }
}
