import MeniscusFormats
import TestSupport
import Testing

/// Bodies of Perform Actions as section 15.7 of the W3C's WebDriver has them in its examples.
@Suite("Import: actions of WebDriver")
struct WebDriverActionsTests {
  private func script(_ body: String) throws -> ImportedRecording {
    try ImportedRecording(Array(body.utf8))
  }

  @Test("A drag with the mouse: moves hover or drag, at every frame of their time")
  func drag() throws {
    let recording = try script(
      """
      {"actions": [
        {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": 100, "y": 60},
          {"type": "pointerDown", "button": 0},
          {"type": "pointerMove", "duration": 50, "origin": "pointer", "x": -10, "y": 20},
          {"type": "pause", "duration": 100},
          {"type": "pointerUp", "button": 0}]}]}
      """)
    expectEqual(recording.format, .webDriverActions)
    expectEqual(recording.omitted, [])
    expectEqual(
      recording.script.text,
      """
      hover 100,60
      press 100,60
      move 96.67,66.67
      move 93.33,73.33
      move 90,80
      wait 4f
      release
      settle
      checkpoint end

      """)
    expectEqual(recording.script.steps.map(\.line), [3, 4, 5, 5, 5, 6, 7, 7, 7])
  }

  @Test("Two fingers: their nth actions are a tick; frames are shared between their moves")
  func pinch() throws {
    let recording = try script(
      """
      {"actions": [
        {"type": "pointer", "id": "finger1", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": 100, "y": 100},
          {"type": "pointerDown", "button": 0},
          {"type": "pointerMove", "duration": 100, "x": 40, "y": 100},
          {"type": "pointerUp", "button": 0}]},
        {"type": "pointer", "id": "finger2", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": 110, "y": 100},
          {"type": "pointerDown", "button": 0},
          {"type": "pointerMove", "x": 170, "y": 100},
          {"type": "pointerUp", "button": 0}]}]}
      """)
    expectEqual(
      recording.script.text,
      """
      press 100,100
      press 110,100 pointer 1
      move 90,100
      move 130,100 pointer 1
      move 70,100
      move 150,100 pointer 1
      move 50,100
      move 40,100
      move 170,100 pointer 1
      release
      release pointer 1
      settle
      checkpoint end

      """)
  }

  @Test("Keys: private characters have names, held ones stand before others")
  func keys() throws {
    let recording = try script(
      #"""
      {"actions":[{"type":"key","id":"keyboard","actions":[
        {"type":"keyDown","value":"\uE009"},{"type":"keyDown","value":"a"},
        {"type":"keyUp","value":"a"},{"type":"keyUp","value":"\uE009"},
        {"type":"keyDown","value":"\uE050"},{"type":"keyDown","value":"b"},
        {"type":"keyDown","value":"\uE012"},{"type":"keyUp","value":"\uE050"},
        {"type":"keyDown","value":"\uE007"},{"type":"keyDown","value":"\uE003"},
        {"type":"keyDown","value":"\uE01F"},{"type":"keyDown","value":"\uE03B"},
        {"type":"keyUp","value":"\uE03B"},{"type":"keyDown","value":"é"}]}]}
      """#)
    let keys = recording.script.steps.compactMap { step in
      if case .event(.key(let key)) = step.action { key } else { nil }
    }
    expectEqual(
      keys, ["Control+a", "Shift+B", "Shift+LeftArrow", "Return", "Delete", "5", "é"])
    expectEqual(
      recording.omitted,
      [
        OmittedStep(
          place: .action(12, source: "keyboard"), name: "keyDown", reason: .unknownKey,
          detail: "\u{E03B}")
      ])
  }

  @Test("A wheel turns by whole points, as much in all as was asked for")
  func wheel() throws {
    let recording = try script(
      """
      {"actions":[{"type":"wheel","id":"w","actions":[
        {"type":"scroll","x":5,"y":6,"deltaX":0,"deltaY":-100,"duration":50,"origin":"viewport"}]}]}
      """)
    expectEqual(
      recording.script.text,
      "wheel 5,6 0 -33\nwheel 5,6 0 -34\nwheel 5,6 0 -33\nsettle\ncheckpoint end\n")
  }

  @Test("Places that are not known, other buttons and held keys are left out")
  func omissions() throws {
    let element = #"{"element-6066-11e4-a52e-4f735466cecf":"e1"}"#
    let recording = try script(
      """
      {"actions":[{"type":"key","id":"k","actions":[{"type":"keyDown","value":"\u{E008}"}]},
      {"type":"pointer","id":"m","actions":[
        {"type":"pointerDown","button":0},{"type":"pointerUp","button":0},
        {"type":"pointerDown","button":2},{"type":"pointerUp","button":2},
        {"type":"pointerMove","x":0,"y":0,"origin":\(element)},{"type":"pointerDown","button":0},
        {"type":"pointerUp","button":0},{"type":"pointerMove","x":1,"y":0,"origin":"pointer"},
        {"type":"pointerMove","x":1,"y":0}]},
      {"type":"wheel","id":"w","actions":[
        {"type":"scroll","x":0,"y":0,"deltaX":0,"deltaY":1,"origin":\(element)}]}]}
      """)
    expectEqual(recording.script.text, "hover 1,0\nsettle\ncheckpoint end\n")
    expectEqual(
      recording.omitted.map(\.reason),
      [
        .heldKeys, .elementReference, .button, .elementReference, .unknownPosition,
        .unknownPosition,
      ])
  }

  @Test("More fingers than a scene can have")
  func fingers() throws {
    let finger = { (number: Int) in
      #"{"type":"pointer","id":"\#(number)","parameters":{"pointerType":"touch"},"actions":["#
        + #"{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}"#
    }
    let recording = try script(
      #"{"actions":[\#((1...11).map(finger).joined(separator: ","))]}"#)
    expectEqual(
      recording.omitted,
      [OmittedStep(place: .action(1, source: "11"), name: "pointerDown", reason: .pointerLimit)])
    expectEqual(recording.script.steps.count, 22)
  }

  @Test(
    "What is malformed is told with its place",
    arguments: [
      (#"{"actions":[{"type":"key","actions":[]}]}"#, JSONProblem.missingKey("id")),
      (
        #"{"actions":[{"type":"kye","id":"a","actions":[]}]}"#,
        .unknownValue(
          key: "actions[0].type", found: "kye", allowed: ["none", "key", "pointer", "wheel"],
          suggestion: "key")
      ),
      (
        #"{"actions":[{"type":"none","id":"a","actions":[{"type":"keyDown"}]}]}"#,
        .unknownValue(
          key: "actions[0].actions[0].type", found: "keyDown", allowed: ["pause"], suggestion: nil)
      ),
      (
        #"{"actions":[{"type":"none","id":"a","actions":[{"type":"pause","duration":-1}]}]}"#,
        .outOfRange(
          key: "actions[0].actions[0].duration", found: "-1", lowest: "0", highest: "86400000")
      ),
      (
        #"{"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"nose"},"actions":[]}]}"#,
        .unknownValue(
          key: "actions[0].parameters.pointerType", found: "nose",
          allowed: ["mouse", "pen", "touch"], suggestion: nil)
      ),
      (
        #"{"actions":[{"type":"wheel","id":"a","actions":[{"type":"scroll","x":0,"y":0,"#
          + #""deltaX":0,"deltaY":0,"origin":"pointer"}]}]}"#,
        .unknownValue(
          key: "actions[0].actions[0].origin", found: "pointer", allowed: ["viewport"],
          suggestion: nil)
      ),
    ])
  func malformed(text: String, problem: JSONProblem) {
    let error = #expect(throws: ImportProblem.self) { try script(text) }
    guard case .json(nil, 1, _, let found)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEqual(found, problem)
  }
}
