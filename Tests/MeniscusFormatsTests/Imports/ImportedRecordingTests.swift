import MeniscusFormats
import TestSupport
import Testing

@Suite("Import: recordings of other tools")
struct ImportedRecordingTests {
  private static let flow =
    ##"{"title":"t","steps":[{"type":"setViewport","width":32,"height":24,"deviceScaleFactor":1},"##
    + ##"{"type":"click","selectors":[["aria/A"],["#a"]],"offsetX":1,"offsetY":2,"duration":90},"##
    + ##"{"type":"change","value":"é","selectors":["#b"]},{"type":"scroll","x":0,"y":9},"##
    + ##"{"type":"change","value":"","selectors":["[data-testid='c']"]},"##
    + ##"{"type":"keyDown","key":"Enter"},{"type":"navigate","url":"u"}]}"##
  private static let actions =
    #"{"actions":[{"type":"pointer","id":"m","parameters":{"pointerType":"touch"},"actions":["#
    + #"{"type":"pointerMove","x":1,"y":2},{"type":"pointerDown","button":0},"#
    + #"{"type":"pointerMove","duration":50,"origin":"pointer","x":4,"y":0},"#
    + #"{"type":"pointerUp","button":0}]},{"type":"key","id":"k","actions":["#
    + #"{"type":"keyDown","value":"\ue008"},{"type":"keyDown","value":"a"}]},"#
    + #"{"type":"wheel","id":"w","actions":[{"type":"scroll","x":1,"y":2,"deltaX":0,"deltaY":9}]}]}"#
  private static let trace =
    #"{"type":"context-options","options":{"viewport":{"width":32,"height":24}}}"# + "\n"
    + ##"{"type":"before","callId":"1","startTime":1,"method":"click","params":{"selector":"#a","##
    + #""position":{"x":1,"y":1},"delay":20}}"# + "\n"
    + #"{"type":"input","callId":"1","point":{"x":5,"y":5},"box":{"x":0,"y":0,"width":9,"height":9}}"#
    + "\n"
    + #"{"type":"before","callId":"2","startTime":99,"method":"mouseMove","params":{"x":1,"y":2,"steps":3}}"#
    + "\n"
    + #"{"type":"before","callId":"3","startTime":150,"method":"screenshot","params":{"path":"A b"}}"#

  @Test("Text that is no recording, and recordings that say nothing")
  func refused() {
    for text in ["", "\n", "hello", "[]", "{}", "{\"meniscus\":\"trace\"}", "const a = 1"] {
      #expect(throws: ImportProblem.unknownFormat) { try ImportedRecording(Array(text.utf8)) }
    }
    #expect(
      throws: ImportProblem.json(file: nil, line: 1, column: 1, problem: .byteOrderMark)
    ) { try ImportedRecording(Array("\u{FEFF}{\"steps\":[]}".utf8)) }
    #expect(throws: ImportProblem.nothingUsable([])) {
      try ImportedRecording(Array("{\"steps\":[]}".utf8))
    }
    let address = OmittedStep(place: .step(1), name: "navigate", reason: .address)
    #expect(throws: ImportProblem.nothingUsable([address])) {
      try ImportedRecording(Array(#"{"steps":[{"type":"navigate","url":"u"}]}"#.utf8))
    }
  }

  @Test("Bounds: bytes, steps, steps that a script would have, and frames")
  func bounds() {
    let limit = ImportedRecording.sizeLimit
    #expect(throws: ImportProblem.tooLarge(limit: limit)) {
      try ImportedRecording([UInt8](repeating: 0x20, count: limit + 1))
    }
    let steps = Array(repeating: #"{"type":"close"}"#, count: 10_001).joined(separator: ",")
    #expect(throws: ImportProblem.tooManySteps(limit: 10_000)) {
      try ImportedRecording(Array(#"{"steps":[\#(steps)]}"#.utf8))
    }
    let line = #"{"type":"before","startTime":1,"method":"expect"}"# + "\n"
    #expect(throws: ImportProblem.tooManySteps(limit: 10_000)) {
      try ImportedRecording(Array(String(repeating: line, count: 10_001).utf8))
    }
    func pointer(_ actions: String) -> [UInt8] {
      Array(#"{"actions":[{"type":"pointer","id":"a","actions":[\#(actions)]}]}"#.utf8)
    }
    #expect(throws: ImportProblem.tooManySteps(limit: 10_000)) {
      try ImportedRecording(pointer(#"{"type":"pointerMove","duration":86400000,"x":1,"y":1}"#))
    }
    #expect(throws: ImportProblem.tooLong(frames: 100_000)) {
      try ImportedRecording(
        pointer(#"{"type":"pause","duration":86400000},{"type":"pointerDown","button":0}"#))
    }
    let wheel =
      #"{"actions":[{"type":"wheel","id":"a","actions":[{"type":"scroll","x":0,"y":0,"deltaX":0,"#
      + #""deltaY":1,"duration":86400000}]}]}"#
    #expect(throws: ImportProblem.tooLong(frames: 100_000)) {
      try ImportedRecording(Array(wheel.utf8))
    }
  }

  @Test("Names of checkpoints have the letters of names, once each")
  func checkpoints() throws {
    let names = ["Größe 1", "größe_1", "!!", String(repeating: "x", count: 200), "end"]
    let lines = names.map {
      #"{"type":"before","startTime":1,"method":"screenshot","params":{"path":"\#($0)"}}"#
    }
    let recording = try ImportedRecording(Array(lines.joined(separator: "\n").utf8))
    let found = recording.script.steps.compactMap { step in
      if case .checkpoint(let name) = step.action { name } else { nil }
    }
    expectEqual(
      found,
      ["gr-e-1", "gr-e-1-2", "checkpoint", String(repeating: "x", count: 80), "end"])
  }

  @Test("Cut short, a recording is refused; a file of lines is read where a line ends")
  func cut() {
    let trace = Array(Self.trace.utf8)
    let zip = ZipSample([.init("trace.trace", Self.trace)]).bytes
    for bytes in [Array(Self.flow.utf8), Array(Self.actions.utf8), trace, zip] {
      let readable = (0...bytes.count).filter { check(Array(bytes[..<$0])) }
      // At a line feed and after it, from the first action on; and all of it.
      let ends = trace.indices.filter { trace[$0] == 0x0A }.dropFirst()
      let expected = bytes == trace ? ends.flatMap { [$0, $0 + 1] } : []
      expectEqual(readable, expected + [bytes.count])
    }
  }

  @Test("Damaged in thousands of ways, it is refused or gives what a trace can have")
  func hostile() {
    let words = [
      "{", "}", "[", "]", "\"", "\\u0000", "null", "true", "1e999", "-1", "\n", "1e6", "86400000",
      "\"type\":\"click\"", "\"duration\":86400000", "\"selectors\":[[]]", "\"steps\":[", "#", ">>",
      "\"method\":\"press\"", "\"startTime\":1e15", "\"steps\":10000", "pointerDown", "PK",
    ]
    let samples = [Self.flow, Self.actions, Self.trace].map { Array($0.utf8) }
    let hostile = HostileBytes(samples: samples, words: words, seed: 11)
    let count = min(HostileBytes.count(), 20_000)
    let valid = hostile.validCount(of: count) { check($0) }
    #expect(valid > count / 100 && valid < count)
  }

  /// Reads a recording; whether it is one.
  ///
  /// What it gives has to be what a trace can have, and its text has to read as the same.
  @discardableResult
  private func check(_ bytes: [UInt8]) -> Bool {
    guard let recording = try? ImportedRecording(bytes) else { return false }
    for step in recording.script.steps {
      guard case .event(let action) = step.action else { continue }
      let event = TraceEvent(time: 0, action: action)
      if (try? TraceReader.check(event, line: 1)) == nil { Issue.record("no event: \(action)") }
    }
    let again = try? RecordingScript(recording.script.text)
    if again?.steps.map(\.action) != recording.script.steps.map(\.action) {
      Issue.record("does not write itself: \(recording.script.text)")
    }
    return true
  }
}
