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

  @Test("carries the accepted frames, and which they are, where there is room for both")
  func accepted() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([4, 5, 6], to: folder.path + "/frames/a/b/frames.bin")
    try FileSystem.write([7, 8, 9], to: folder.path + "/expected/a/b/frames.bin")
    var (run, index) = try Self.run()
    let path = "expected/a/b/frames.bin"
    let redrawing = Redrawing(core: [1, 2, 3], folder: folder.path)
    run.traces[index].acceptedFrames = DrawnFrames(path: path, bytes: 3, numbers: [0, 12])
    expectContains(
      ReportPage.text(of: run, redrawing: redrawing), " data-numbers=\"0 12\">BwgJ</script>")
    run.traces[index].acceptedFrames = DrawnFrames(path: path, bytes: 3)
    let page = ReportPage.text(of: run, redrawing: redrawing)
    expectContains(page, " data-accepted=")
    #expect(page.contains(">BwgJ</script>") && !page.contains("data-numbers="))
    run.traces[index].acceptedFrames = DrawnFrames(path: path, bytes: 30_000_000)
    let full = ReportPage.text(of: run, redrawing: redrawing)
    #expect(full.contains(">BAUG</script>") && !full.contains("data-accepted="))
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
