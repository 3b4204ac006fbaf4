import MeniscusFormats
import TestSupport
import Testing

/// Which selectors name a view: those of DevTools as `CSSSelector.ts` of its Recorder makes them, and
/// Playwright's as `locatorUtils.ts` and `selectors.ts` have them.
@Suite("Import: selectors")
struct ImportedSelectorTests {
  private func identifier(_ selector: String) throws -> String? {
    let step: JSONValue = ["type": "click", "selectors": [.array([.string(selector)])]]
    let known: JSONValue = ["type": "hover", "selectors": ["#known"]]
    let flow: JSONValue = ["title": "", "steps": [step, known]]
    let recording = try ImportedRecording(Array(flow.written().utf8))
    guard case .event(.tap(.identifier(let found)))? = recording.script.steps.first?.action else {
      expectEqual(recording.omitted.map(\.detail), [selector])
      return nil
    }
    return found.id
  }

  @Test(
    "An identifier",
    arguments: [
      ("#save", "save"), ("button#save", "save"), ("button.primary#save", "save"),
      (#"#a\.b"#, "a.b"), (#"#\31 23"#, "123"), ("#größe", "größe"),
      ("[data-testid=\"save\"]", "save"), ("[data-testid='two words']", "two words"),
      ("[data-testid=save]", "save"), ("button[data-testid = \"save\"]", "save"),
      (#"[data-testid='a\"b\'c']"#, #"a"b'c"#), ("[id=\"save\"]", "save"),
      ("#other[data-testid=\"save\"]", "save"), ("[type='text'][data-qa='name']", "name"),
      ("*[data-cy='x']", "x"), ("data-testid=save", "save"), ("data-test-id=\"save\"", "save"),
      ("id=save", "save"), ("css=#save", "save"), ("pierce/#save", "save"),
      ("xpath///*[@id=\"save\"]", "save"), ("xpath=//button[@data-testid='save']", "save"),
      ("//*[@id=\"save\"]", "save"),
      ("internal:testid=[data-testid=\"save\"s]", "save"),
      ("internal:testid=[\"data-testid,data-test\"=\"save\"s]", "save"),
      ("#list >> internal:testid=[data-testid=\"row > 1\"s] >> nth=0", "row > 1"),
      ("#list>>#row>>visible=true", "row"),
    ])
  func named(selector: String, id: String) throws {
    expectEqual(try identifier(selector), id)
  }

  @Test(
    "No identifier",
    arguments: [
      "", "button", ".save", "aria/Save", "aria/Save[role=\"button\"]", "text/Save", "text=Save",
      "\"Save\"", "role=button[name=\"Save\"]", "internal:role=button[name=\"Save\"i]",
      "internal:text=\"Save\"i", "internal:label=\"Save\"s", "internal:attr=[title=\"Save\"i]",
      "#list > li", "#list li", "#a, #b", "#a + #b", "#save:hover", "#a:nth-of-type(2)",
      "[data-testid^=\"s\"]", "[data-testid=\"save\" i]", "[data-testid]", "[data-testid=\"\"]",
      "[type='text']", "internal:testid=[data-testid=/save/i]", "#list >> nth=1",
      "#list >> internal:control=enter-frame", "#list >> button",
      "xpath///*[@id=\"save\"]/div", "xpath=//button[2]", "//*[text()=\"Save\"]", "#", "[", "[a",
      "[a=", "[a=\"", "\\", "#\\", "#\\110000", "data-testid=", "data-testid=\"a", "//", ">>",
    ])
  func unnamed(selector: String) throws {
    expectEqual(try identifier(selector), nil)
  }
}
