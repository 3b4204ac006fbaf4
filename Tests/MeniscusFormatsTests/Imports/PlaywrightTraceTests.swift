import MeniscusFormats
import TestSupport
import Testing

/// Lines as Playwright 1.5x writes them, in the shapes of `packages/trace/src/trace.ts`.
@Suite("Import: a trace of Playwright")
struct PlaywrightTraceTests {
  private static let context = #"""
    {"version":8,"type":"context-options","origin":"library","browserName":"chromium","platform":"linux","wallTime":1700000000000.5,"monotonicTime":1000,"title":"lamp.spec.ts","options":{"viewport":{"width":390,"height":844},"deviceScaleFactor":3,"colorScheme":"dark","locale":"en-US"},"sdkLanguage":"javascript","testIdAttributeName":"data-pw"}
    """#

  private func line(
    _ method: String, _ parameters: String, at time: Double, id: String? = nil,
    class owner: String = "Frame"
  ) -> String {
    #"{"type":"before","callId":"\#(id ?? "call@\(Int(time))")","startTime":\#(time),"class":"\#(owner)","#
      + #""method":"\#(method)","params":{\#(parameters)},"stepId":"pw:api@1","pageId":"page@1"}"#
  }

  private func read(_ lines: [String]) throws -> ImportedRecording {
    try ImportedRecording(Array(lines.joined(separator: "\n").utf8))
  }

  @Test("A trace begins with the context's extent and media; time goes by as it did, up to a limit")
  func trace() throws {
    let recording = try read([
      Self.context,
      line("goto", #""url":"https://example.com""#, at: 1100),
      line("click", #""selector":"internal:testid=[data-pw=\"lamp\"s]","strict":true"#, at: 2000),
      #"{"type":"frame-snapshot","snapshot":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["#,
      #"{"type":"after","callId":"call@2000","endTime":2010}"#,
      line("hover", ##""selector":"#card""##, at: 2500),
      line("mouseWheel", #""deltaX":0,"deltaY":40"#, at: 2600, class: "Page"),
      line("waitForTimeout", #""waitTimeout":3000"#, at: 3000),
      line("fill", ##""selector":"id=name","value":"Jo""##, at: 6010),
      line("keyboardPress", #""key":"Control+Shift+ArrowLeft""#, at: 99_000, class: "Page"),
      line("expectScreenshot", #""isNot":false"#, at: 99_500, class: "Page"),
      line("screenshot", #""type":"png""#, at: 99_600, class: "Page"),
      line("screenshot", #""path":"shots/After Tap!.png""#, at: 99_601, class: "Page"),
    ])
    expectEqual(recording.format, .playwrightTrace)
    expectEqual(recording.title, "lamp.spec.ts")
    expectEqual(
      recording.script.text,
      """
      size 390x844
      scale 3
      colorScheme dark
      tap #lamp
      wait 29f
      hover #card
      wait 5f
      wheel #card 0 40
      wait 204f
      focus #name
      text Jo
      wait 118f
      key Shift+Control+LeftArrow
      wait 30f
      settle
      checkpoint screenshot
      wait 6f
      checkpoint screenshot-2
      checkpoint shots-after-tap-png
      settle

      """)
    expectEqual(recording.script.steps.first?.line, 3)
    expectEqual(
      recording.omitted,
      [
        OmittedStep(place: .line(2, file: nil), name: "goto", reason: .address),
        OmittedStep(place: .line(9, file: nil), name: "fill", reason: .replacement),
      ])
  }

  @Test(
    "A position becomes a unit point where the box is known, and boxes that are checked stay so")
  func points() throws {
    let input = { (id: String, members: String) in
      #"{"type":"input","callId":"\#(id)","point":{"x":30,"y":40},\#(members)"inputSnapshot":"s"}"#
    }
    let recording = try read([
      line("click", ##""selector":"#a","position":{"x":10,"y":20}"##, at: 1, id: "1"),
      input("1", #""box":{"x":20,"y":20,"width":40,"height":40},"#),
      line("tap", ##""selector":"#b","position":{"x":1,"y":2}"##, at: 2, id: "2"), input("2", ""),
      line("check", ##""selector":"#c""##, at: 3, id: "3"), input("3", ""),
      line("check", ##""selector":"#d""##, at: 4, id: "4"),
      line("uncheck", ##""selector":"#e""##, at: 5, id: "5"),
      #"{"type":"after","callId":"5","endTime":9,"error":{"name":"TimeoutError","message":"x"}}"#,
    ])
    expectEqual(
      recording.script.text,
      "tap #a@0.25,0.5\ntap #b\ntoggle #c\nsettle\ncheckpoint end\n")
    expectEqual(recording.omitted.map(\.reason), [.offset, .failed])
  }

  @Test("Mouse, keyboard, media and drags")
  func devices() throws {
    let page = { (method: String, parameters: String, time: Double) in
      self.line(method, parameters, at: time, class: "Page")
    }
    let recording = try read([
      page("setViewportSize", #""viewportSize":{"width":320,"height":240}"#, 1),
      page("emulateMedia", #""colorScheme":"dark","reducedMotion":"reduce""#, 2),
      page("mouseMove", #""x":10,"y":20,"steps":2"#, 3),
      page("mouseDown", #""button":"left""#, 4),
      page("mouseMove", #""x":30,"y":20"#, 5), page("mouseUp", "", 6),
      page("mouseClick", #""x":1,"y":2,"clickCount":2,"delay":50"#, 7),
      page("touchscreenTap", #""x":3,"y":4"#, 8),
      page("keyboardDown", #""key":"Meta""#, 9), page("keyboardDown", #""key":"KeyC""#, 10),
      page("keyboardUp", #""key":"Meta""#, 11), page("keyboardType", #""text":"a b""#, 12),
      line("press", ##""selector":"#f","key":"Control++""##, at: 13),
      line("dragAndDrop", ##""source":"#s","target":"#t""##, at: 14),
      line("type", ##""selector":"#f","text":"x""##, at: 15),
      line("focus", ##""selector":"#f""##, at: 16), line("blur", ##""selector":"#f""##, at: 17),
      page("setViewportSize", #""viewportSize":{"width":300,"height":200}"#, 18),
      page("emulateMedia", #""contrast":"more","colorScheme":"no-override","media":"print""#, 19),
      line("click", ##""selector":"#a","modifiers":["Shift"]"##, at: 20),
      line("click", ##""selector":"#a","button":"right""##, at: 21),
      line("click", ##""selector":"#a","trial":true"##, at: 22),
      line("press", ##""selector":"#f","key":"F1""##, at: 23),
    ])
    expectEqual(
      recording.script.text,
      """
      size 320x240
      colorScheme dark
      reduceMotion true
      hover 5,10
      hover 10,20
      press 10,20
      move 30,20
      release
      press 1,2
      wait 2f
      release
      press 1,2
      wait 2f
      release
      tap 3,4
      key Command+c
      text "a b"
      focus #f
      key Control++
      press #s
      move #t
      release
      focus #f
      text x
      focus #f
      focus none
      resize 300x200
      environment colorScheme=light increaseContrast=true
      settle
      checkpoint end

      """)
    expectEqual(
      recording.omitted.map(\.reason), [.browser, .heldKeys, .button, .trial, .unknownKey])
  }

  @Test(
    "Methods without a meaning",
    arguments: [
      ("Frame", "reload", OmittedStep.Reason.address), ("BrowserContext", "newPage", .browser),
      ("Frame", "evaluateExpression", .pageScript), ("Frame", "expect", .assertion),
      ("Frame", "isVisible", .assertion), ("Frame", "selectOption", .option),
      ("Frame", "setInputFiles", .files), ("APIRequestContext", "fetch", .network),
      ("Page", "setNetworkInterceptionPatterns", .network), ("Browser", "whatever", .browser),
      ("Page", "juggle", .unknownStep),
    ])
  func omissions(owner: String, method: String, reason: OmittedStep.Reason) throws {
    let recording = try read([
      line("click", ##""selector":"#a""##, at: 1), line(method, "", at: 2, class: owner),
      line("step", "", at: 3, class: "Test"),
    ])
    expectEqual(recording.omitted.map(\.reason), [reason])
    expectEqual(recording.omitted.map(\.name), [method])
  }

  @Test("Older lines: an action in one line, with metadata up to version 3, or only an API name")
  func older() throws {
    let recording = try read([
      #"{"version":3,"type":"context-options","browserName":"chromium","options":{}}"#,
      ##"{"type":"action","metadata":{"id":"call@1","startTime":5,"endTime":6,"type":"Frame","method":"click","params":{"selector":"#a"},"apiName":"page.click","log":[],"snapshots":[]}}"##,
      ##"{"type":"action","callId":"c","startTime":7,"endTime":8,"apiName":"locator.click","class":"Frame","method":"click","params":{"selector":"#b"},"wallTime":1,"log":[]}"##,
      #"{"type":"before","callId":"d","startTime":9,"apiName":"mouse.move","params":{"x":1,"y":2}}"#,
    ])
    expectEqual(
      recording.script.text, "tap #a\ntap #b\nhover 1,2\nsettle\ncheckpoint end\n")
  }

  @Test("An archive: its files of lines in the order of time; the rest is not looked at")
  func archive() throws {
    let zip = ZipSample([
      .init("trace.trace", "\(Self.context)\n\(line("click", ##""selector":"#b""##, at: 20))\n"),
      .init("trace.network", "{"),
      .init("resources/page@1.jpeg", "x"),
      .init("1-trace.trace", line("click", ##""selector":"#a""##, at: 10)),
      .init("test.trace", line("click", ##""selector":"role=button""##, at: 5)),
    ])
    let recording = try ImportedRecording(zip.bytes)
    expectEqual(
      recording.script.steps.prefix(2).map(\.action),
      [.event(.tap(.id("a"))), .event(.tap(.id("b")))])
    expectEqual(
      recording.omitted,
      [
        OmittedStep(
          place: .line(1, file: "test.trace"), name: "click", reason: .noIdentifier,
          detail: "role=button")
      ])
  }

  @Test("What is malformed is told with its file and line")
  func malformed() {
    #expect(
      throws: ImportProblem.json(
        file: "a.trace", line: 2, column: 2, problem: .unexpected(found: 0x78, expected: .key))
    ) {
      let zip = ZipSample([.init("a.trace", Self.context + "\n{x")])
      return try ImportedRecording(zip.bytes)
    }
    #expect(
      throws: ImportProblem.json(file: nil, line: 1, column: 1, problem: .missingKey("startTime"))
    ) { try read([#"{"type":"before","callId":"1","method":"click"}"#]) }
    #expect(throws: ImportProblem.noTrace) {
      try ImportedRecording(ZipSample([.init("a.txt", "a")]).bytes)
    }
    #expect(throws: ImportProblem.archive(.notAnArchive)) {
      try ImportedRecording(Array("PK but no more".utf8))
    }
  }
}
