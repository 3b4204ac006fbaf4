import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("Messages: imports")
struct ImportMessagesTests {
  @Test(
    "Problems",
    arguments: [
      (
        ImportProblem.unknownFormat,
        "f: not a recording that can be imported; export a flow of DevTools' Recorder as JSON, or use "
          + "the body of WebDriver's Perform Actions or a trace of Playwright"
      ),
      (
        .tooLarge(limit: 1000),
        "f: more than 1,000 bytes, the limit for a recording; record less"
      ),
      (
        .tooManySteps(limit: 1000),
        "f: more than 1,000 steps, the limit for a recording; record less"
      ),
      (
        .tooLong(frames: 1000),
        "f: goes on for more than the 1,000 frames that a trace may have; record less"
      ),
      (
        .json(file: nil, line: 2, column: 3, problem: .missingKey("type")),
        "f: line 2, byte 3: the key `type` is missing; add it"
      ),
      (
        .json(file: "trace.trace", line: 2, column: 3, problem: .missingKey("type")),
        "f: trace.trace, line 2, byte 3: the key `type` is missing; add it"
      ),
      (.archive(.notAnArchive), "f: not a ZIP archive, or cut off; download it again"),
      (
        .noTrace,
        "f: the archive holds no file whose name ends in `.trace`; use a trace of Playwright"
      ),
      (
        .nothingUsable([]), "f: nothing in it has a meaning for a scene; record some input"
      ),
      (
        .nothingUsable([OmittedStep(place: .step(3), name: "navigate", reason: .address)]),
        "f: nothing in it has a meaning for a scene; step 3 (navigate): a scene has no addresses"
      ),
      (
        .nothingUsable([
          OmittedStep(place: .step(1), name: "navigate", reason: .address),
          OmittedStep(place: .step(2), name: "click", reason: .noIdentifier),
        ]),
        "f: nothing in it has a meaning for a scene; step 2 (click): no selector names the element; "
          + "give it an `id` that is the view's accessibility identifier"
      ),
    ])
  func problems(problem: ImportProblem, text: String) {
    expectEqual(Messages.sentence(for: problem, in: "f"), text)
  }

  @Test("Steps of one reason are one line; places and details are told, the first few")
  func omissions() {
    func step(_ number: Int, _ name: String, _ reason: OmittedStep.Reason, _ detail: String? = nil)
      -> OmittedStep
    {
      OmittedStep(place: .step(number), name: name, reason: reason, detail: detail)
    }
    expectEqual(
      Messages.omissions([
        step(1, "navigate", .address), step(2, "click", .noIdentifier, "aria/A"),
        step(3, "navigate", .address), step(4, "click", .noIdentifier, "text/\u{1B}B"),
        step(5, "navigate", .address), step(6, "navigate", .address),
        step(7, "click", .address), step(8, "click", .noIdentifier, "aria/A"),
        OmittedStep(place: .action(2, source: "m"), name: "pointerDown", reason: .button),
        OmittedStep(place: .line(5, file: "a.trace"), name: "goto", reason: .address),
        OmittedStep(place: .line(6, file: nil), name: "goto", reason: .address),
      ]),
      [
        "steps 1, 3, 5 and 1 more (navigate): a scene has no addresses",
        #"steps 2, 4 and 8 (click): `aria/A` and `text/\u{1B}B`: no accessibility identifier; give "#
          + "the element an `id` or a `data-testid` that is the view's",
        "step 7 (click): a scene has no addresses",
        "action 2 of m (pointerDown): a scene knows only the primary button",
        "a.trace line 5 and line 6 (goto): a scene has no addresses",
      ])
  }

  @Test("Every reason has words, with what it is about where it needs that")
  func reasons() {
    var sentences: Set<String> = []
    for reason in OmittedStep.Reason.allCases {
      let step = OmittedStep(place: .step(1), name: "a", reason: reason, detail: "F5")
      let text = Messages.omissions([step])
      expectEqual(text.count, 1)
      expectPrefix(text.first, "step 1 (a): ")
      sentences.formUnion(text)
    }
    expectEqual(sentences.count, OmittedStep.Reason.allCases.count)
    for reason in [OmittedStep.Reason.noIdentifier, .unknownKey, .extent, .scale] {
      let step = OmittedStep(place: .step(1), name: "a", reason: reason, detail: "F5")
      expectContains(Messages.omissions([step]).first, "`F5`")
    }
  }
}
