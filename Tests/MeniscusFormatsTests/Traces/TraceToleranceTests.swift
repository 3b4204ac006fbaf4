import MeniscusFormats
import TestSupport
import Testing

@Suite("Trace tolerance")
struct TraceToleranceTests {
  private func text(_ tolerance: String) -> String {
    let header = TraceSample.header.dropLast() + ",\"tolerance\":\(tolerance)}"
    return header + "\n" + #"{"at":0,"end":true}"# + "\n"
  }

  /// The column of a byte of the tolerance, from 1.
  private func column(_ offset: Int) -> Int {
    TraceSample.header.dropLast().utf8.count + ",\"tolerance\":".utf8.count + offset
  }

  @Test("Without a tolerance pictures are compared bit for bit")
  func usual() throws {
    let trace = try TraceReader().read(TraceSample.text(#"{"at":0,"tap":{"id":"a"}}"#))
    expectEqual(trace.header.tolerance, .exact)
    let named = try TraceReader().read(text(#"{"comparator":"exact"}"#))
    expectEqual(named.header.tolerance, .exact)
    #expect(!TraceWriter.text(of: named).contains("tolerance"))
  }

  @Test(
    "What is written reads back as it was",
    arguments: [
      #"{"comparator":"flip"}"#,
      #"{"comparator":"flip","pixelsPerDegree":104.5,"mean":0.02,"threshold":0.1,"area":0}"#,
      #"{"comparator":"flip","area":24,"exactThrough":"none"}"#,
      #"{"comparator":"flip","mean":1,"exactThrough":"display"}"#,
    ])
  func roundTrip(tolerance: String) throws {
    let trace = try TraceReader().read(text(tolerance))
    expectEqual(TraceWriter.text(of: trace), text(tolerance))
    guard case .flip(let profile) = trace.header.tolerance else {
      Issue.record("not flip")
      return
    }
    expectEqual(profile.area == nil, !tolerance.contains("area"))
    expectEqual(profile.exactThrough == .surfaces, !tolerance.contains("exactThrough"))
  }

  @Test("Values are read where they stand, in any order")
  func values() throws {
    let trace = try TraceReader().read(
      text(#"{"area":3,"exactThrough":"state","comparator":"flip","threshold":0.2}"#))
    var profile = TraceTolerance.FlipProfile()
    profile.area = 3
    profile.threshold = 0.2
    profile.exactThrough = .state
    expectEqual(trace.header.tolerance, .flip(profile))
  }

  @Test("A profile that cannot be is an error at its line and column")
  func errors() {
    func error(_ tolerance: String) -> ReplayError? { traceError(text(tolerance)) }
    expectEqual(
      error("{}"), .trace(line: 1, column: column(1), problem: .json(.missingKey("comparator"))))
    expectEqual(
      error("\"flip\""),
      .trace(
        line: 1, column: column(1),
        problem: .json(.wrongKind(key: "tolerance", expected: .object, found: .string))))
    expectEqual(
      error(#"{"comparator":"flop"}"#),
      .trace(
        line: 1, column: column(15),
        problem: .json(
          .unknownValue(
            key: "tolerance.comparator", found: "flop", allowed: ["exact", "flip"],
            suggestion: "flip"))))
    expectEqual(
      error(#"{"comparator":"flip","mean":1.5}"#),
      .trace(
        line: 1, column: column(29),
        problem: .json(
          .outOfRange(key: "tolerance.mean", found: "1.5", lowest: "0", highest: "1"))))
    expectEqual(
      error(#"{"comparator":"flip","threshold":-0.1}"#),
      .trace(
        line: 1, column: column(34),
        problem: .json(
          .outOfRange(key: "tolerance.threshold", found: "-0.1", lowest: "0", highest: "1"))))
    expectEqual(
      error(#"{"comparator":"flip","area":2.5}"#),
      .trace(
        line: 1, column: column(29),
        problem: .json(.notWhole(key: "tolerance.area", found: "2.5"))))
    expectEqual(
      error(#"{"comparator":"flip","pixelsPerDegree":1}"#),
      .trace(
        line: 1, column: column(40),
        problem: .json(
          .outOfRange(
            key: "tolerance.pixelsPerDegree", found: "1", lowest: "10", highest: "300"))))
    let pixels = error(#"{"comparator":"flip","exactThrough":"pixels"}"#)
    guard
      case .trace(1, column(37), .json(.unknownValue("tolerance.exactThrough", _, _, _))) = pixels
    else {
      Issue.record("\(String(describing: pixels))")
      return
    }
  }

  @Test("Keys that do nothing are refused")
  func unknownKeys() {
    let misspelt = traceError(text(#"{"comparator":"flip","treshold":0.1}"#))
    guard case .trace(1, _, .json(.unknownKey("treshold", _, "threshold"))) = misspelt else {
      Issue.record("\(String(describing: misspelt))")
      return
    }
    let idle = traceError(text(#"{"comparator":"exact","mean":0.1}"#))
    guard case .trace(1, _, .json(.unknownKey("mean", ["comparator"], _))) = idle else {
      Issue.record("\(String(describing: idle))")
      return
    }
  }

  @Test("Stages through the named one are exact")
  func stages() {
    expectEqual(Stage.allCases.filter { TraceTolerance.ExactStage.none.includes($0) }, [])
    expectEqual(Stage.allCases.filter { TraceTolerance.ExactStage.input.includes($0) }, [.input])
    expectEqual(
      Stage.allCases.filter { TraceTolerance.ExactStage.display.includes($0) },
      [.input, .state, .layout, .display])
    #expect(!TraceTolerance.ExactStage.surfaces.includes(.pixels))
  }
}
