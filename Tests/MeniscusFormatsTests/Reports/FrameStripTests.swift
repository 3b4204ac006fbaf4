import MeniscusFormats
import TestSupport
import Testing

@Suite("Frames around the first that differs")
struct FrameStripTests {
  struct Row: Sendable {
    var first: Int
    /// The frames whose pixels differ.
    var seen: Set<Int>
    var count: Int
    var frames: [Int]
  }

  static let rows = [
    // Seen at once: the one before, the frame, and a few after.
    Row(first: 5, seen: [5, 6, 7], count: 20, frames: [4, 5, 6, 7, 9]),
    // From the first frame on there is none before it.
    Row(first: 0, seen: [0], count: 20, frames: [0, 1, 2, 4]),
    // State differs first, pixels only later.
    Row(first: 3, seen: [11], count: 20, frames: [2, 3, 10, 11, 12, 13, 15]),
    // Pixels never differ.
    Row(first: 3, seen: [], count: 20, frames: [2, 3]),
    // Pixels that differed before do not count, and the run ends soon.
    Row(first: 18, seen: [1, 19], count: 20, frames: [17, 18, 19]),
    // The run ended before the frame that differs.
    Row(first: 20, seen: [20, 21], count: 20, frames: [19]),
  ]

  @Test(arguments: rows) func frames(_ row: Row) {
    let differences = (0..<24).map { frame -> StageSet in
      row.seen.contains(frame) ? [StageSet(.state), StageSet(.pixels)] : []
    }
    expectEqual(
      FrameStrip.frames(around: row.first, differences: differences, count: row.count), row.frames)
  }
}
