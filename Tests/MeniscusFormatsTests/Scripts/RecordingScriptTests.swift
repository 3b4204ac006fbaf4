import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Recording script")
struct RecordingScriptTests {
  @Test("Every setting is read")
  func settings() throws {
    let script = try RecordingScript(
      """
      # A comment, then an empty line and one of spaces.
      #another

         
      size 320x240.5   # a comment after a setting
      scale 3
      rate 120
      seed 18446744073709551615
      variants dark right-to-left text-xLarge
      tolerance flip mean=0.02 area=4 exactThrough=layout
      colorScheme dark
      layoutDirection rightToLeft
      dynamicTypeSize accessibility2
      reduceMotion true
      reduceTransparency false
      increaseContrast true
      """)
    let settings = script.settings
    expectEqual(settings.size, Size2D(width: 320, height: 240.5))
    #expect(settings.scale == 3 && settings.rate == 120 && settings.seed == .max)
    expectEqual(settings.variants, [.dark, .rightToLeft, .text(.xLarge)])
    var profile = TraceTolerance.FlipProfile()
    profile.mean = 0.02
    profile.area = 4
    profile.exactThrough = .layout
    expectEqual(settings.tolerance, .flip(profile))
    var environment = TraceEnvironment()
    environment.colorScheme = .dark
    environment.layoutDirection = .rightToLeft
    environment.dynamicTypeSize = .accessibility2
    environment.reduceMotion = true
    environment.increaseContrast = true
    expectEqual(settings.environment, environment)
    #expect(script.steps.isEmpty)
  }

  @Test(
    "A rule is what a trace's header says with the same words",
    arguments: [
      ("view=Clock mask=ignore", #"{"view":"Clock","mask":"ignore"}"#),
      (
        #"reason="it shows the time" mask=pin rectangle=1,-2.5,30,4"#,
        #"{"rectangle":[1,-2.5,30,4],"mask":"pin","reason":"it shows the time"}"#
      ),
      (
        "variant=dark checkpoint=end pixels=0,12 channel=3 exactThrough=layout",
        nil
      ),
      ("pixels=0,12 exactThrough=layout", #"{"pixels":[0,12],"exactThrough":"layout"}"#),
      (
        "reason=glow checkpoint=e* tolerance=flip mean=0.02 area=4",
        #"{"checkpoint":"e*","tolerance":{"comparator":"flip","mean":0.02,"area":4},"reason":"glow"}"#
      ),
      ("tolerance=exact", #"{"tolerance":{"comparator":"exact"}}"#),
    ])
  func rule(words: String, json: String?) throws {
    guard let json else {
      // Hashes are those of whole frames: the header refuses it as well.
      #expect(throws: ReplayError.self) { try RecordingScript("rule \(words)") }
      return
    }
    let expected = try ToleranceRule(
      json: try JSONReader.read(Array(json.utf8)[...]), "rule", isInTrace: true)
    let script = try RecordingScript("rule \(words)\nrule pixels=0")
    expectEqual(script.settings.rules, [expected, ToleranceRule(.allow(.init(pixels: 0...0)))])
  }

  @Test("Every step is read")
  func steps() throws {
    let script = try RecordingScript(
      """
      tap #toggle
      tap #slider@0.25,1
      tap 12,-30.5
      tap #"an id with spaces"
      toggle #x
      press #card
      press 1,2 pointer 3
      move #card pointer 3
      release
      release pointer 3
      release 4,5
      release #card@0,0 pointer 9
      hover #card
      hover none
      scroll #list 0 -200 over 0.3s
      wheel #list 0 -12.5
      key Return
      text "Grüße, \\"Welt\\"\\n # \\\\"
      text word
      focus #name
      focus none
      magnify #photo 1.5 over 200ms
      rotate #photo -0.5 over 30f
      environment colorScheme=dark reduceMotion=true
      resize 390x844
      wait 0.5s
      wait 30f
      settle
      settle 90
      checkpoint after-tap
      end
      # nothing follows but comments
      """)
    let card = TraceTarget.id("card")
    let photo = TraceTarget.id("photo")
    var change = TraceEnvironmentChange()
    change.colorScheme = .dark
    change.reduceMotion = true
    let list = TraceTarget.id("list")
    let expected: [RecordingScript.Action] = [
      .event(.tap(.id("toggle"))),
      .event(.tap(.id("slider", unit: Point2D(x: 0.25, y: 1)))),
      .event(.tap(.point(Point2D(x: 12, y: -30.5)))),
      .event(.tap(.id("an id with spaces"))),
      .event(.toggle(TraceIdentifier("x"))),
      .event(.press(pointer: 0, card)),
      .event(.press(pointer: 3, .point(Point2D(x: 1, y: 2)))),
      .event(.move(pointer: 3, card)),
      .event(.release(pointer: 0, nil)),
      .event(.release(pointer: 3, nil)),
      .event(.release(pointer: 0, .point(Point2D(x: 4, y: 5)))),
      .event(.release(pointer: 9, .id("card", unit: .zero))),
      .event(.hover(card)),
      .event(.hover(nil)),
      .gesture(.scroll(list, by: Size2D(width: 0, height: -200), duration: 1), over: .seconds(0.3)),
      .event(.wheel(list, by: Size2D(width: 0, height: -12.5))),
      .event(.key("Return")),
      .event(.text("Grüße, \"Welt\"\n # \\")),
      .event(.text("word")),
      .event(.focus("name")),
      .event(.focus(nil)),
      .gesture(.magnify(photo, by: 1.5, duration: 1), over: .seconds(0.2)),
      .gesture(.rotate(photo, by: -0.5, duration: 1), over: .frames(30)),
      .event(.environment(change)),
      .event(.resize(Size2D(width: 390, height: 844))),
      .wait(.seconds(0.5)),
      .wait(.frames(30)),
      .settle(maximum: 600),
      .settle(maximum: 90),
      .checkpoint("after-tap"),
    ]
    expectEqual(script.steps.map(\.action), expected)
    expectEqual(script.steps.map(\.line), Array(1...30))
  }

  @Test(
    "A line that means nothing is named",
    arguments: [
      ("tap", ScriptProblem.missingArgument(step: "tap", expected: .target)),
      ("tap #", .missingArgument(step: "tap", expected: .target)),
      ("tap #@0,0", .malformedArgument(step: "tap", found: "#@0,0", expected: .target)),
      ("tap toggle", .malformedArgument(step: "tap", found: "toggle", expected: .target)),
      ("tap 1;2", .malformedArgument(step: "tap", found: "1;2", expected: .target)),
      ("tap 0x1,2", .malformedArgument(step: "tap", found: "0x1,2", expected: .target)),
      ("tap inf,nan", .malformedArgument(step: "tap", found: "inf,nan", expected: .target)),
      ("tap #a #b", .extraArgument(step: "tap", found: "#b")),
      ("toggle 1,2", .malformedArgument(step: "toggle", found: "1,2", expected: .identifier)),
      ("wait", .missingArgument(step: "wait", expected: .duration)),
      ("wait 3", .malformedArgument(step: "wait", found: "3", expected: .duration)),
      ("wait -1s", .malformedArgument(step: "wait", found: "-1s", expected: .duration)),
      ("wait 1.5f", .malformedArgument(step: "wait", found: "1.5f", expected: .duration)),
      ("scroll #a 0", .missingArgument(step: "scroll", expected: .number)),
      ("scroll #a 0 1 in 3s", .malformedArgument(step: "scroll", found: "in", expected: .over)),
      ("size 320", .malformedArgument(step: "size", found: "320", expected: .size)),
      ("size 1x2x3", .malformedArgument(step: "size", found: "1x2x3", expected: .size)),
      ("rate -1", .malformedArgument(step: "rate", found: "-1", expected: .wholeNumber)),
      ("text \"a", .openQuote),
      (
        "environment dark",
        .malformedArgument(step: "environment", found: "dark", expected: .assignment)
      ),
      (
        "colorScheme drak",
        .unknownValue(
          step: "colorScheme", found: "drak", allowed: ["light", "dark"], suggestion: "dark")
      ),
      (
        "tolerance flop",
        .unknownValue(
          step: "tolerance", found: "flop", allowed: ["exact", "flip"], suggestion: "flip")
      ),
      ("tolerance exact mean=0.1", .extraArgument(step: "tolerance", found: "mean=0.1")),
      (
        "tolerance flip mean=0.1 mean=0.2",
        .malformedArgument(step: "tolerance", found: "mean=0.2", expected: .assignment)
      ),
      (
        "tolerance flip mean",
        .malformedArgument(step: "tolerance", found: "mean", expected: .assignment)
      ),
      (
        "tolerance flip area=x",
        .malformedArgument(step: "tolerance", found: "x", expected: .wholeNumber)
      ),
      (
        "tolerance flip threshold=1.5",
        .event(
          .json(
            .outOfRange(
              key: "tolerance.threshold", found: "1.5", lowest: "0.0", highest: "1.0")))
      ),
      ("rule", .missingArgument(step: "rule", expected: .assignment)),
      ("rule mask", .malformedArgument(step: "rule", found: "mask", expected: .assignment)),
      (
        "rule pixels=1 pixels=2",
        .malformedArgument(step: "rule", found: "pixels=2", expected: .assignment)
      ),
      ("rule pixels=1,x", .malformedArgument(step: "rule", found: "x", expected: .number)),
      (
        "rule view=A",
        .event(.json(.missingOneOf(["mask", "pixels", "channel", "tolerance", "unseen"])))
      ),
      (
        "rule veiw=A mask=ignore",
        .unknownValue(
          step: "rule", found: "veiw",
          allowed: [
            "variant", "checkpoint", "view", "mask", "unseen", "exactThrough", "reason",
            "rectangle", "pixels", "channel", "tolerance",
          ], suggestion: "view")
      ),
      (
        "environment reduceMotion=yes",
        .unknownValue(
          step: "environment", found: "yes", allowed: ["true", "false"], suggestion: nil)
      ),
    ])
  func malformed(line: String, problem: ScriptProblem) {
    #expect(throws: ReplayError.script(line: 2, problem: problem)) {
      try RecordingScript("# first\n\(line)\n")
    }
  }

  @Test("A word that begins nothing suggests the nearest")
  func unknown() {
    let error = #expect(throws: ReplayError.self) { try RecordingScript("tap #a\nscrol #a 0 1") }
    guard case .script(2, .unknownStep("scrol", let allowed, let suggestion))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(suggestion == "scroll" && allowed.contains("variants"))
    let key = #expect(throws: ReplayError.self) {
      try RecordingScript("environment colorScheem=dark")
    }
    guard case .script(1, .unknownValue(_, "colorScheem", _, let nearest))? = key else {
      Issue.record("\(String(describing: key))")
      return
    }
    expectEqual(nearest, "colorScheme")
  }

  @Test("Settings come first, each once, and nothing follows the end")
  func order() {
    #expect(throws: ReplayError.script(line: 2, problem: .settingAfterStep("scale"))) {
      try RecordingScript("settle\nscale 2")
    }
    #expect(
      throws: ReplayError.script(
        line: 3, problem: .duplicateSetting("scale", firstLine: 1))
    ) { try RecordingScript("scale 2\nrate 60\nscale 3") }
    #expect(throws: ReplayError.script(line: 3, problem: .afterEnd(endLine: 1))) {
      try RecordingScript("end\n\nsettle")
    }
  }

  @Test("Cut short or changed anywhere, it is read or refused, never a trap")
  func hostile() {
    let text = "size 3x2 # c\ntap #\"a b\"@0,1\nscroll 1,2 0 -3 over 5ms\ntext \"\\\"\"\nend"
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      _ = try? RecordingScript(String(decoding: bytes[..<index], as: UTF8.self))
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        _ = try? RecordingScript(String(decoding: changed, as: UTF8.self))
      }
    }
  }
}

@Suite("Recording script: driven")
@MainActor
struct RecordingScriptRunTests {
}
