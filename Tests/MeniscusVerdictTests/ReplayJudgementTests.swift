import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusVerdict
import TestSupport
import Testing

@Suite("Two replays judged by the files of their checkpoints")
struct ReplayJudgementTests {
  private static let display = "display 1\nframe 2 2 scale 1 background rgba(1 1 1 1)\n"

  /// Where two replays part that show a white and a black picture, of which any pixel may differ.
  private func divergence(_ expected: String, _ actual: String) -> Divergence? {
    func hashLog(_ pixels: UInt64) -> FrameHashLog {
      var hashes = StageHashes()
      hashes[.pixels] = pixels
      return FrameHashLog(
        rate: 60, pixelWidth: 2, pixelHeight: 2, tileSize: 16,
        frames: [.init(hashes: hashes, views: [], tiles: [])],
        checkpoints: [.init(name: "a", frame: 0)])
    }
    func files(_ sample: UInt8, _ display: String) -> [String: [UInt8]] {
      let bitmap = Bitmap(width: 2, height: 2, samples: [UInt8](repeating: sample, count: 16))
      return ["a.png": PNG.encode(bitmap), "a.display.txt": Array(display.utf8)]
    }
    let header = TraceHeader(
      scene: "s", size: Size2D(width: 2, height: 2), scale: 1,
      rules: [ToleranceRule(.allow(.init()))])
    return ReplayJudgement(of: Trace(header: header, events: []), expected: files(255, expected))
      .divergence(hashLog(1), hashLog(2), files: files(0, actual))
  }

  @Test("What may differ passes, but not beside a display list that cannot be read")
  func unreadableDisplay() {
    expectEqual(divergence(Self.display, Self.display), nil)
    #expect(divergence(Self.display, "display 2\n") != nil)
    #expect(divergence("", Self.display) != nil)
  }
}
