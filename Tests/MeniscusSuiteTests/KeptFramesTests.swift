import MeniscusFormats
import MeniscusFrames
import MeniscusRender
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Frames that are kept to be drawn again")
@MainActor
struct KeptFramesTests {
  @Test("A case that fails has all of them, with the hashes that the run recorded")
  func failing() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let outcome = try sample.compare(Board(late: .red), keeping: .failing)
    let kept = try #require(outcome.report.drawnFrames)
    let bytes = try FileSystem.read(sample.folder("report/" + kept.path))
    expectEqual(bytes.count, kept.bytes)
    let hashLog = try #require(outcome.hashLog)
    var decoder = try FramesDecoder(bytes)
    expectEqual(decoder.count, hashLog.frames.count)
    var renderer = Renderer()
    for (frame, recorded) in hashLog.frames.enumerated() {
      expectEqual(decoder.pixelHash(at: frame), recorded.hashes[.pixels])
      let drawn = renderer.render(try decoder.list(at: frame)).pixelHash
      expectEqual(drawn, recorded.hashes[.pixels], "frame \(frame)")
    }
  }

  @Test("The state of views in them is kept, from the event on that changed it")
  func states() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = try sample.compare(Board(late: .red), keeping: .failing).report
    let path = try #require(report.drawnFrames?.states)
    let text = try FileSystem.readText(sample.folder("report/" + path))
    let taps = report.events.filter { $0.title.hasPrefix("tap ") }.map(\.frame)
    try #require(taps.count == 2)
    expectContains(
      text, #"["Board","isOn",[0,"false",\#(taps[0]),"true",\#(taps[1]),"false"]]"#)
  }

  @Test(
    "Others have them where all are asked for, and none where none are",
    arguments: [(KeptFrames.all, true), (.failing, false), (.none, false)])
  func others(frames: KeptFrames, isKept: Bool) throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    expectEqual(
      try sample.compare(Board(), keeping: frames).report.drawnFrames != nil, isKept)
  }
}
