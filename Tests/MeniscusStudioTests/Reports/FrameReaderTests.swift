import MeniscusReplay
import MeniscusStudio
import SuiteTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Frames in words")
struct FrameReaderTests {
  @Test("Each frame is told as a replay shows it, in any order, and with what has changed")
  func order() throws {
    let sample = try SampleCase()
    let scene = SampleCase.scene(Board())
    var replay = try Replay(
      sample.trace, on: scene, options: ReplayOptions(pixels: .none, requirements: []))
    var expected: [(display: String, views: String, state: String)] = []
    while try replay.showNextFrame() {
      expected.append(
        (
          replay.displayList?.text() ?? "", replay.snapshot,
          replay.stageHashes?.text(of: .state) ?? ""
        ))
    }
    var reader = try FrameReader(of: sample.trace, on: scene)
    expectEqual(reader.count, expected.count)
    var told: [Int: FrameText] = [:]
    for frame in [3, 2, 0, expected.count - 1, 1] {
      let text = try #require(try reader.text(of: frame))
      expectEqual(text.display.text, expected[frame].display)
      expectEqual(text.views.text, expected[frame].views)
      expectEqual(text.hashes.first { $0.stage == .state }?.text, expected[frame].state)
      told[frame] = text
    }
    #expect(try reader.text(of: 0)?.changedStages == [])
    let moved = try #require(
      expected.indices.dropFirst().first { frame in
        expected[frame].display != expected[frame - 1].display
      })
    let text = try #require(try reader.text(of: moved))
    #expect(text.changedStages.contains(.display) && !text.display.changed.isEmpty)
    #expect(try reader.text(of: expected.count) == nil && reader.text(of: -1) == nil)
    // Without room, each step back is a replay from the start.
    var cramped = try FrameReader(of: sample.trace, on: scene, byteLimit: 1)
    for frame in [3, expected.count - 1, 0, 2] {
      try expectEqual(cramped.text(of: frame), told[frame])
    }
  }

  @Test("Frames are read ahead up to the last")
  func ahead() throws {
    let sample = try SampleCase()
    var reader = try FrameReader(of: sample.trace, on: SampleCase.scene(Board()))
    var count = 0
    while reader.isReading {
      reader.readNextFrame()
      count += 1
    }
    expectEqual(count, reader.count)
  }

  @Test("Lines that are new are marked, however often a line is there")
  func lines() {
    let text = ComparedText("a\nb\nb\nc", before: "b\na\nd\nd")
    #expect(text.changed == [2, 3] && text.gone == 2)
    #expect(ComparedText("a", before: "a").changed.isEmpty)
    #expect(ComparedText("a", before: nil).changed.isEmpty)
  }
}
