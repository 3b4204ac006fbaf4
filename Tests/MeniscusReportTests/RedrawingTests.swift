import MeniscusFormats
import MeniscusReport
import TestSupport
import Testing

@Suite("A page that draws its frames again")
struct RedrawingTests {
  /// A run of which the first case that differs has frames.
  private static func run() throws -> (RunReport, Int) {
    var run = SampleRun.mixed()
    let index = try #require(run.traces.firstIndex { $0.verdict == .different })
    run.traces[index].drawnFrames = DrawnFrames(path: "frames/a/b/frames.bin", bytes: 3)
    return (run, index)
  }

  @Test("carries the module, what runs it and the frames, and may run them")
  func blocks() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([4, 5, 6], to: folder.path + "/frames/a/b/frames.bin")
    let page = ReportPage.text(
      of: try Self.run().0, redrawing: Redrawing(core: [1, 2, 3], folder: folder.path))
    expectContains(page, "id=\"core\">AQID</script>")
    expectContains(page, "data-first=")
    expectContains(page, ">BAUG</script>")
    expectContains(page, "<script type=\"text/plain\" id=\"worker\">//")
    expectContains(page, " &#39;wasm-unsafe-eval&#39;; ")
    expectContains(page, "; worker-src blob:")
  }

  @Test("is one without, and says how to get it, where no module is kept")
  func without() throws {
    let page = ReportPage.text(of: try Self.run().0)
    #expect(!page.contains("id=\"core\""))
    #expect(!page.contains("wasm-unsafe-eval"))
    expectContains(page, "web-core` lets reports draw every frame again")
    #expect(!ReportPage.text(of: SampleRun.mixed()).contains("lets reports draw"))
  }
}
