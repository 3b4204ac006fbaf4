import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite("Where captures are kept")
struct CaptureStoreTests {
  private func capture(_ number: Int) -> ReplayRecord.Capture {
    let samples = (0..<(4 * 30 * 20)).map { UInt8(truncatingIfNeeded: $0 * number + number) }
    return ReplayRecord.Capture(
      name: "c\(number)", frame: number, bitmap: Bitmap(width: 30, height: 20, samples: samples),
      tree: String(repeating: "é\n", count: number), display: "frame \(number)\n",
      list: DisplayList(size: Size2D(width: 15, height: 10), scale: 2, background: .white))
  }

  private func isEqual(_ left: ReplayRecord.Capture, _ right: ReplayRecord.Capture) -> Bool {
    left.name == right.name && left.frame == right.frame && left.bitmap == right.bitmap
      && left.tree == right.tree && left.display == right.display && left.list == right.list
  }

  @Test("What has no room in memory comes back from the file", arguments: [0, 6000, 1 << 20])
  func room(room: Int) {
    let store = CaptureStore(room: room)
    let captures = (0..<5).map { capture($0) }
    let kept = captures.map { $0.kept(in: store) }
    // Each takes 2,400 bytes and its texts.
    expectEqual(kept.map(\.isStored), (0..<5).map { $0 >= (room == 0 ? 0 : room == 6000 ? 2 : 5) })
    for (capture, kept) in zip(captures, kept) {
      #expect(isEqual(capture, kept) && isEqual(capture, kept.held) && !kept.held.isStored)
    }
  }
}
