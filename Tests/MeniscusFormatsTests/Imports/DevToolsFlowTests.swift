import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

/// A flow as the Recorder of Chrome 125 exports it; the keys are those of `Schema.ts` in
/// puppeteer/replay.
@Suite("Import: a flow of DevTools")
struct DevToolsFlowTests {
  private static let flow = """
    {
        "title": "Toggle the lamp",
        "selectorAttribute": "data-name",
        "steps": [
            {
                "type": "setViewport",
                "width": 390,
                "height": 844,
                "deviceScaleFactor": 3,
                "isMobile": true,
                "hasTouch": true,
                "isLandscape": false
            },
            {
                "type": "navigate",
                "url": "https://example.com/",
                "assertedEvents": [{"type": "navigation", "url": "https://example.com/", "title": ""}]
            },
            {
                "type": "click",
                "target": "main",
                "selectors": [
                    ["aria/Lamp"],
                    ["#lamp"],
                    ["xpath///*[@id=\\"lamp\\"]"],
                    ["pierce/#lamp"]
                ],
                "offsetY": 11.5,
                "offsetX": 20
            },
            {"type": "doubleClick", "selectors": [["[data-name='two words']"]]},
            {"type": "click", "selectors": ["#hold"], "duration": 500, "button": "primary"},
            {"type": "click", "selectors": ["#menu"], "button": "secondary", "offsetX": 1, "offsetY": 1},
            {"type": "hover", "selectors": [["#host", "[data-testid=\\"card\\"]"]]},
            {"type": "change", "value": "Jo", "selectors": [["#name"]]},
            {"type": "keyDown", "target": "main", "key": "Shift"},
            {"type": "keyDown", "target": "main", "key": "Tab"},
            {"type": "keyUp", "key": "Tab", "target": "main"},
            {"type": "keyUp", "key": "Shift", "target": "main"},
            {"type": "keyDown", "target": "main", "key": "F5"},
            {"type": "scroll", "target": "main", "x": 0, "y": 120},
            {"type": "scroll", "target": "main", "x": 0, "y": 100},
            {"type": "scroll", "target": "main", "selectors": [["#list"]], "x": 4, "y": 30},
            {"type": "waitForElement", "selectors": [["#lamp"]]},
            {"type": "waitForExpression", "expression": "true"},
            {"type": "emulateNetworkConditions", "download": 1, "upload": 1, "latency": 1},
            {"type": "click", "selectors": [["text/Save"], ["body > div:nth-of-type(2)"]]},
            {"type": "customStep", "name": "lighthouse", "parameters": {}},
            {"type": "pinch"},
            {"type": "close"}
        ]
    }
    """

  @Test("Every step with a meaning is in the script, with the line of the flow")
  func steps() throws {
    let recording = try ImportedRecording(Array(Self.flow.utf8))
    expectEqual(recording.format, .devToolsFlow)
    expectEqual(recording.title, "Toggle the lamp")
    expectEqual(recording.script.settings.size, Size2D(width: 390, height: 844))
    expectEqual(recording.script.settings.scale, 3)
    expectEqual(
      recording.script.text,
      """
      size 390x844
      scale 3
      tap #lamp
      settle
      tap "#two words"
      tap "#two words"
      settle
      press #hold
      wait 29f
      release
      settle
      hover #card
      settle
      focus #name
      text Jo
      settle
      key Shift+Tab
      settle
      wheel 195,422 0 120
      settle
      wheel 195,422 0 -20
      settle
      wheel #list 4 30
      settle
      checkpoint end

      """)
    expectEqual(recording.script.steps.first?.line, 19)
    expectEqual(recording.script.steps.last?.line, 50)
  }

  @Test("Lines are counted in long recordings, too")
  func longLines() throws {
    let space = String(repeating: " \n", count: 9000)
    let step = ##"{"type":"click","selectors":["#a"]}"##
    let recording = try ImportedRecording(Array("{\"steps\":[\(step),\(space)\(step)]}".utf8))
    expectEqual(recording.script.steps.map(\.line), [1, 1, 9001, 9001, 9001])
  }

  @Test("What has no meaning is listed, in order")
  func omissions() throws {
    let recording = try ImportedRecording(Array(Self.flow.utf8))
    func step(
      _ number: Int, _ name: String, _ reason: OmittedStep.Reason, _ detail: String? = nil
    ) -> OmittedStep {
      OmittedStep(place: .step(number), name: name, reason: reason, detail: detail)
    }
    expectEqual(
      recording.omitted,
      [
        step(2, "navigate", .address), step(3, "click", .offset),
        step(6, "click", .button, "secondary"), step(8, "change", .replacement),
        step(13, "keyDown", .unknownKey, "F5"), step(17, "waitForElement", .assertion),
        step(18, "waitForExpression", .assertion),
        step(19, "emulateNetworkConditions", .network),
        step(20, "click", .noIdentifier, "text/Save"),
        step(21, "customStep", .customStep, "lighthouse"), step(22, "pinch", .unknownStep),
        step(23, "close", .browser),
      ])
  }

  @Test("A viewport later on changes the size; one that no frame can have does not")
  func viewport() throws {
    let recording = try ImportedRecording(
      Array(
        """
        {"title":"","steps":[{"type":"setViewport","width":9000,"height":10,"deviceScaleFactor":0},
        {"type":"click","selectors":["#a"],"assertedEvents":[{"type":"navigation"}]},
        {"type":"setViewport","width":320,"height":240,"deviceScaleFactor":2}]}
        """.utf8))
    expectEqual(
      recording.script.text, "tap #a\nsettle\nresize 320x240\nsettle\ncheckpoint end\n")
    expectEqual(recording.omitted.map(\.reason), [.scale, .extent, .address, .scale])
    expectEqual(recording.omitted.map(\.detail), ["0", "9000x10", nil, "2"])
  }

  @Test(
    "A step that is malformed is told with its place",
    arguments: [
      (
        #"{"steps":1}"#, 10,
        JSONProblem.wrongKind(key: "steps", expected: .array, found: .number)
      ),
      (#"{"steps":[{}]}"#, 11, .missingKey("type")),
      (#"{"steps":[{"type":"click"}]}"#, 11, .missingKey("selectors")),
      (
        #"{"steps":[{"type":"keyDown","key":1}]}"#, 35,
        .wrongKind(key: "key", expected: .string, found: .number)
      ),
      (#"{"steps":[{"type":"setViewport","width":1}]}"#, 11, .missingKey("height")),
      (#"{"steps":[}"#, 11, .unexpected(found: 0x7D, expected: .value)),
    ])
  func malformed(text: String, column: Int, problem: JSONProblem) {
    #expect(
      throws: ImportProblem.json(file: nil, line: 1, column: column, problem: problem)
    ) { try ImportedRecording(Array(text.utf8)) }
  }
}
