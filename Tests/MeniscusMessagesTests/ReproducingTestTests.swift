import MeniscusFormats
import MeniscusMessages
import Testing

@Suite("The test that a minimized trace is printed as")
struct ReproducingTestTests {
  @Test("The test that is printed names the case and keeps the trace")
  func source() {
    let failure = ReplayFailure(.trap, detail: "signal 4: \"a\nb\"", frame: 3)
    let test = ReproducingTest(
      of: "{\"meniscus\":\"trace\"}\n{\"at\":0,\"end\":true}\n",
      name: CaseName(scene: "engine/springs", trace: "tap-minimized"),
      failure: failure, title: Messages.failure(failure))
    #expect(
      test.source == """
        import MeniscusTesting
        import Testing

        // frame 3: the scene stopped its process (signal 4: "a b")
        // The trace, to be kept as Traces/engine/springs/tap-minimized.jsonl:
        //   {"meniscus":"trace"}
        //   {"at":0,"end":true}
        // As long as it is not mended, the scene ends the process of the test.
        // Once it is mended, run `test` and `accept`, and the test holds what is accepted.
        @Test func engineSpringsTapMinimized() async {
          await expectReplay("engine/springs/tap-minimized", scenes: scenes)
        }
        """)
  }
}
