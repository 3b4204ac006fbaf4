import MeniscusFormats
import TestSupport
import Testing

@Suite("Trace reader: bad events")
struct TraceEventErrorTests {
  /// The problem of the first event, which is on line 2.
  private func problem(_ event: String) -> (column: Int, problem: TraceProblem)? {
    guard case .trace(let line, let column, let problem) = traceError(TraceSample.text(event))
    else { return nil }
    expectEqual(line, 2)
    return (column, problem)
  }

  @Test("An event that does not exist suggests the nearest")
  func unknownEvent() throws {
    let found = try #require(problem(#"{"at":0,"tpa":{"id":"a"}}"#))
    guard case .unknownEvent("tpa", let allowed, let suggestion) = found.problem else {
      Issue.record("\(found)")
      return
    }
    expectEqual(found.column, 9)
    expectEqual(suggestion, "tap")
    expectEqual(allowed.count, TraceAction.Kind.allCases.count)
  }

  @Test(
    "An event that is not whole is refused at its column",
    arguments: [
      (#"{"tap":{"id":"a"}}"#, 1, TraceProblem.json(.missingKey("at"))),
      (
        #"{"at":0}"#, 1,
        .noEvent(allowed: TraceAction.Kind.allCases.map(\.rawValue))
      ),
      (#"{"at":0,"key":"a","text":"b"}"#, 19, .severalEvents(["key", "text"])),
      (#"{"at":0.5,"key":"a"}"#, 7, .json(.notWhole(key: "at", found: "0.5"))),
      (
        #"{"at":-1,"key":"a"}"#, 7,
        .json(.outOfRange(key: "at", found: "-1", lowest: "0", highest: "86400000000"))
      ),
      (#"{"at":0,"tap":{}}"#, 15, .json(.missingOneOf(["id", "point"]))),
      (#"{"at":0,"tap":{"unit":[0,0]}}"#, 15, .json(.missingKey("id"))),
      (
        #"{"at":0,"tap":{"id":"a","point":[1,2]}}"#, 25,
        .json(.conflictingKeys(["id", "point"]))
      ),
      (
        #"{"at":0,"tap":{"id":"a","unit":[0,1.5]}}"#, 35,
        .json(.outOfRange(key: "unit[1]", found: "1.5", lowest: "0", highest: "1"))
      ),
      (
        #"{"at":0,"toggle":{"point":[1,2]}}"#, 19,
        .json(.unknownKey("point", allowed: ["id", "unit"], suggestion: nil))
      ),
      (#"{"at":0,"press":{"id":"a"}}"#, 17, .json(.missingKey("pointer"))),
      (
        #"{"at":0,"press":{"pointer":10,"id":"a"}}"#, 28,
        .json(.outOfRange(key: "pointer", found: "10", lowest: "0", highest: "9"))
      ),
      (#"{"at":0,"scroll":{"id":"a","by":[0,1]}}"#, 18, .json(.missingKey("over"))),
      (
        #"{"at":0,"scroll":{"id":"a","by":[0,1],"over":0}}"#, 46,
        .json(.outOfRange(key: "over", found: "0", lowest: "1", highest: "86400000000"))
      ),
      (
        #"{"at":1,"scroll":{"id":"a","by":[0,1],"over":86400000000}}"#, 1,
        .tooLong(limit: 86_400_000_000)
      ),
      (
        #"{"at":0,"magnify":{"id":"a","by":0,"over":1}}"#, 34,
        .json(.outOfRange(key: "by", found: "0", lowest: "0.01", highest: "100"))
      ),
      (
        #"{"at":0,"key":""}"#, 15,
        .json(.malformedValue(key: "key", found: "", expected: .notEmpty))
      ),
      (
        #"{"at":0,"focus":true}"#, 17,
        .json(.wrongKind(key: "focus", expected: .string, found: .boolean))
      ),
      (
        #"{"at":0,"checkpoint":"After tap"}"#, 22,
        .json(.malformedValue(key: "checkpoint", found: "After tap", expected: .name))
      ),
      (
        #"{"at":0,"checkpoint":"../x"}"#, 22,
        .json(.malformedValue(key: "checkpoint", found: "../x", expected: .name))
      ),
      (
        #"{"at":0,"end":false}"#, 15,
        .json(.unknownValue(key: "end", found: "false", allowed: ["true"], suggestion: nil))
      ),
      (
        #"{"at":0,"resize":[0,10]}"#, 19,
        .json(.outOfRange(key: "resize[0]", found: "0", lowest: "1", highest: "8192"))
      ),
      (
        #"{"at":0,"resize":[8192,8192]}"#, 1,
        .tooManyPixels(found: 8192 * 8192, limit: TraceLimit.pixels)
      ),
      (
        #"{"at":NaN,"end":true}"#, 7,
        .json(.unexpected(found: 0x4E, expected: .value))
      ),
      ("", 1, .json(.unexpected(found: nil, expected: .value))),
      (
        #"["at",0]"#, 1,
        .json(.wrongKind(key: "event", expected: .object, found: .array))
      ),
      ("{\"at\":0,\"key\":\"a\"}\r", 19, .carriageReturn),
    ])
  func refused(event: String, column: Int, expected: TraceProblem) throws {
    let found = try #require(problem(event))
    expectEqual(found.problem, expected)
    expectEqual(found.column, column)
  }

  private func refuses(_ text: String, _ line: Int, _ problem: TraceProblem) {
    expectEqual(traceError(text), .trace(line: line, column: 1, problem: problem))
  }

  @Test("Time does not run backwards")
  func backwards() {
    refuses(
      TraceSample.text(#"{"at":5,"key":"a"}"#, #"{"at":4,"key":"b"}"#), 3,
      .backwards(time: 4, previous: 5))
    refuses(TraceSample.text(#"{"at":5,"key":"a"}"#, end: 4), 3, .backwards(time: 4, previous: 5))
  }

  @Test("The end is the last line, once")
  func end() {
    let header = TraceSample.header + "\n"
    refuses(header, 1, .missingEnd)
    refuses(header + #"{"at":0,"key":"a"}"#, 2, .missingEnd)
    refuses(TraceSample.text(#"{"at":0,"end":true}"#), 3, .afterEnd(endLine: 2))
    refuses(TraceSample.text() + #"{"at":1000000,"key":"a"}"#, 3, .afterEnd(endLine: 2))
    let found = traceError(TraceSample.text() + "\n")
    expectEqual(
      found, .trace(line: 3, column: 1, problem: .json(.unexpected(found: nil, expected: .value))))
  }

  @Test("Checkpoints have names of their own")
  func checkpoints() {
    let line = #"{"at":0,"checkpoint":"a"}"#
    refuses(TraceSample.text(line, line), 3, .duplicateCheckpoint("a", firstLine: 2))
  }

  @Test("Pointers go down before they move or go up")
  func pointers() {
    let press = #"{"at":0,"press":{"pointer":1,"id":"a"}}"#
    let release = #"{"at":9,"release":{"pointer":1}}"#
    let move = #"{"at":9,"move":{"pointer":1,"id":"a"}}"#
    expectEqual(traceError(TraceSample.text(press, release)), nil)
    expectEqual(traceError(TraceSample.text(press)), nil)
    refuses(TraceSample.text(release), 2, .pointerUp(1))
    refuses(TraceSample.text(move), 2, .pointerUp(1))
    refuses(TraceSample.text(press, press), 3, .pointerDown(1))
    refuses(TraceSample.text(press, release, release), 4, .pointerUp(1))
  }

  @Test("A scroll holds the lowest pointer that is free until its last frame")
  func scrolls() {
    let scroll = #"{"at":0,"scroll":{"id":"a","by":[0,9],"over":100000}}"#
    let press = { (time: Int, pointer: Int) in
      #"{"at":\#(time),"press":{"pointer":\#(pointer),"id":"a"}}"#
    }
    refuses(TraceSample.text(scroll, press(0, 0)), 3, .pointerDown(0))
    refuses(TraceSample.text(scroll, press(83_333, 0)), 3, .pointerDown(0))
    expectEqual(traceError(TraceSample.text(scroll, press(83_334, 0))), nil)
    expectEqual(traceError(TraceSample.text(scroll, press(0, 1))), nil)
    refuses(TraceSample.text(press(0, 0), scroll, press(0, 1)), 4, .pointerDown(1))
    refuses(
      TraceSample.text(scroll, #"{"at":16666,"move":{"pointer":0,"id":"a"}}"#), 3,
      .pointerUp(0))
  }

  @Test("A frame has no more events than the limit, and what follows is not read")
  func crowd() {
    func events(_ count: Int, at time: Int) -> String {
      Array(repeating: #"{"at":\#(time),"focus":null}"#, count: count).joined(separator: "\n")
    }
    let limit = TraceLimit.events
    expectEqual(
      traceError(
        TraceSample.text(events(limit - 1, at: 0), events(limit, at: 16_667), end: 40_000)), nil)
    refuses(
      TraceSample.text(events(limit + 1, at: 16_667), "nothing", end: 40_000), limit + 2,
      .tooManyEvents(frame: 2, limit: limit))
  }

  @Test("Gestures of a kind follow one another and end before the trace")
  func gestures() {
    let magnify = { (time: Int) in
      #"{"at":\#(time),"magnify":{"id":"a","by":2,"over":100000}}"#
    }
    let rotate = #"{"at":0,"rotate":{"id":"a","by":1,"over":100000}}"#
    refuses(TraceSample.text(magnify(0), magnify(50_000)), 3, .gestureUnderWay(line: 2))
    expectEqual(traceError(TraceSample.text(magnify(0), rotate, magnify(100_000))), nil)
    refuses(TraceSample.text(magnify(0), end: 50_000), 3, .gestureUnfinished(line: 2))
    expectEqual(traceError(TraceSample.text(magnify(0), end: 100_000)), nil)
  }
}
