import MeniscusFormats
import MeniscusMessages
import TestSupport
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
    expectEqual(
      test.source,
      """
      import MeniscusTesting
      import Testing

      // frame 3: the scene crashed (signal 4: "a b")
      // The trace, to be kept as Traces/engine/springs/tap-minimized.jsonl:
      //   {"meniscus":"trace"}
      //   {"at":0,"end":true}
      // Until it is fixed, the scene takes the process of the test down with it.
      // Once it is fixed, run `test` and `accept`; the test then guards the accepted baseline.
      @Test func engineSpringsTapMinimized() async {
        await expectReplay("engine/springs/tap-minimized", scenes: scenes)
      }
      """)
  }
}
