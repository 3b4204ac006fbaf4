import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Tolerance rules")
struct ToleranceRuleTests {
  private func rule(_ text: String, isInTrace: Bool = false) throws(JSONError) -> ToleranceRule {
    try ToleranceRule(json: try JSONReader.read(text), "rules[0]", isInTrace: isInTrace)
  }

  private func problem(_ text: String, isInTrace: Bool = false) -> JSONProblem? {
    do throws(JSONError) {
      _ = try rule(text, isInTrace: isInTrace)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("A range is inclusive, one number is exactly that")
  func ranges() throws {
    let rule = try rule(#"{"pixels":[0,120],"channel":2}"#)
    expectEqual(rule.effect, .allow(.init(pixels: 0...120, channel: 2...2)))
    try expectEqual(self.rule(#"{"pixels":0}"#).effect, .allow(.init(pixels: 0...0)))
    try expectEqual(self.rule(#"{"channel":[1,1]}"#).effect, .allow(.init(channel: 1...1)))
  }

  @Test("Everything that can be said is read")
  func everything() throws {
    let rule = try rule(
      #"{"scene":"glass/*","trace":"tap","variant":"","checkpoint":"end","rectangle":[1,2,3,4],"#
        + #""mask":"ignore","reason":"clock"}"#)
    var expected = ToleranceRule(.ignore, in: .rectangle(Rect2D(x: 1, y: 2, width: 3, height: 4)))
    expected.scene = "glass/*"
    expected.trace = "tap"
    expected.variant = ""
    expected.checkpoint = "end"
    expected.reason = "clock"
    expectEqual(rule, expected)
    try expectEqual(self.rule(#"{"view":"Clock","mask":"pin"}"#).effect, .pin)
    let flip = try self.rule(#"{"tolerance":{"comparator":"flip","area":3}}"#)
    guard case .compare(.flip(let profile)) = flip.effect else {
      Issue.record("no profile")
      return
    }
    expectEqual(profile.area, 3)
    try expectEqual(
      self.rule(#"{"pixels":0,"exactThrough":"none"}"#).exactThrough, TraceTolerance.ExactStage.none
    )
  }

  @Test(
    "A rule reads back as it was written",
    arguments: [
      #"{"pixels":[0,120],"channel":[0,2],"reason":"a \"dither\""}"#,
      #"{"scene":"a","trace":"b*","variant":"dark","checkpoint":"c","view":"Row","mask":"pin"}"#,
      #"{"rectangle":[0,0.5,10,20],"mask":"ignore"}"#,
      #"{"tolerance":{"comparator":"flip","area":3,"exactThrough":"layout"}}"#,
      #"{"tolerance":{"comparator":"exact"}}"#,
      #"{"scene":"a","unseen":"fail"}"#,
      #"{"pixels":[3,3],"channel":[0,255],"exactThrough":"state"}"#,
    ])
  func roundTrip(text: String) throws {
    try expectEqual(rule(text).json.written(), text)
  }

  @Test("What makes no sense is refused, and named")
  func refused() {
    expectEqual(problem(#"{"unseen":"fail","view":"a"}"#), .conflictingKeys(["unseen", "view"]))
    expectEqual(problem("{}"), .missingOneOf(["mask", "pixels", "channel", "tolerance", "unseen"]))
    expectEqual(problem(#"{"mask":"ignore"}"#), .missingOneOf(["view", "rectangle"]))
    expectEqual(
      problem(#"{"mask":"pin","view":"a","pixels":1}"#), .conflictingKeys(["mask", "pixels"]))
    expectEqual(
      problem(#"{"view":"a","rectangle":[0,0,1,1],"mask":"pin"}"#),
      .conflictingKeys(["view", "rectangle"]))
    expectEqual(
      problem(#"{"view":"a","tolerance":{"comparator":"flip"}}"#),
      .conflictingKeys(["tolerance", "view"]))
    expectEqual(
      problem(#"{"checkpoint":"a","pixels":1,"exactThrough":"none"}"#),
      .conflictingKeys(["exactThrough", "checkpoint"]))
    expectEqual(
      problem(#"{"mask":"ingore","view":"a"}"#),
      .unknownValue(
        key: "rules[0].mask", found: "ingore", allowed: ["ignore", "pin"], suggestion: "ignore"))
    expectEqual(
      problem(#"{"pixels":[5,2]}"#),
      .outOfRange(
        key: "rules[0].pixels[1]", found: "2", lowest: "5", highest: "\(TraceLimit.pixels)"))
    expectEqual(
      problem(#"{"channel":256}"#),
      .outOfRange(key: "rules[0].channel", found: "256", lowest: "0", highest: "255"))
    expectEqual(
      problem(#"{"pixels":[1]}"#), .wrongCount(key: "rules[0].pixels", expected: 2, found: 1))
    #expect(problem(#"{"rectangle":[0,0,-1,1],"mask":"pin"}"#) != nil)
    guard case .unknownKey("pixel", _, "pixels") = problem(#"{"pixel":1}"#) else {
      Issue.record("an unknown key is read")
      return
    }
    // A trace is one scene's, and has one name.
    guard case .unknownKey("scene", _, _) = problem(#"{"scene":"a","pixels":1}"#, isInTrace: true)
    else {
      Issue.record("a trace names a scene")
      return
    }
  }

  @Test("A trace's header has rules of its own, which come back")
  func header() throws {
    let rules = #"{"checkpoint":"end","pixels":[0,9],"channel":[0,1]}"#
    func text(_ rules: String) -> String {
      TraceSample.header.dropLast() + ",\"rules\":[\(rules)]}\n{\"at\":0,\"end\":true}\n"
    }
    let trace = try TraceReader().read(text(rules))
    expectEqual(trace.header.rules.count, 1)
    expectEqual(TraceWriter.text(of: trace), text(rules))
    #expect(throws: ReplayError.self) { try TraceReader().read(text("{}")) }
  }
}
