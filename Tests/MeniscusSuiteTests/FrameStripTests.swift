import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusReplay
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Pictures around the first frame that differs")
@MainActor
struct FrameStripTests {
  /// The pictures of some frames of a view, by a replay that draws every frame.
  private static func pictures(
    of view: some View & Sendable, _ sample: SampleCase, _ frames: [Int], with fault: Fault? = nil
  ) throws -> [Int: Bitmap] {
    var options = ReplayOptions(requirements: [])
    options.fault = fault
    var replay = try Replay(sample.trace, on: SampleCase.scene(view), options: options)
    var pictures: [Int: Bitmap] = [:]
    while try replay.showNextFrame() {
      if frames.contains(replay.frame) { pictures[replay.frame] = replay.bitmap }
    }
    return pictures
  }

  /// Every picture of a strip is what the two builds show in that frame.
  private static func check(
    _ strip: FrameStrip, _ sample: SampleCase, now: Board, fault: Fault? = nil
  ) throws -> [Int] {
    func bitmap(_ picture: CheckpointReport.Picture?) throws -> Bitmap? {
      try picture.map { try PNG.decode(FileSystem.read(sample.folder("report/" + $0.path))) }
    }
    let frames = strip.frames.map(\.frame)
    let accepted = try pictures(of: Board(), sample, frames)
    let shown = try pictures(of: now, sample, frames, with: fault)
    var known: [Int] = []
    for frame in strip.frames {
      try expectEqual(bitmap(frame.actual), shown[frame.frame], "now, frame \(frame.frame)")
      expectEqual(
        frame.stages.contains(StageSet(.pixels)), shown[frame.frame] != accepted[frame.frame])
      guard let expected = try bitmap(frame.expected) else { continue }
      expectEqual(expected, accepted[frame.frame], "accepted, frame \(frame.frame)")
      expectEqual(frame.difference != nil, frame.expected != frame.actual)
      known.append(frame.frame)
    }
    return known
  }

  @Test("A colour that appears later: equal frames are known, later ones where a checkpoint is")
  func color() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let board = Board(late: .red)
    let report = try sample.compare(board).report
    let strip = try #require(report.strip)
    let first = try #require(report.divergence?.frame)
    expectEqual(strip.frames.first?.frame, first - 1)
    expectEqual(strip.omitted, [])
    let known = try Self.check(strip, sample, now: board)
    expectEqual(known.first, first - 1)
  }

  @Test("What is a frame late shows the accepted pictures in other frames")
  func late() throws {
    let sample = try SampleCase()
    try sample.accept(Board())
    let report = try sample.compare(Board(), with: .eventLate).report
    let strip = try #require(report.strip)
    let known = try Self.check(strip, sample, now: Board(), fault: .eventLate)
    let seen = strip.frames.filter { $0.stages.contains(StageSet(.pixels)) }.map(\.frame)
    #expect(seen.count >= 3)
    // All of them, since the motion is the same a frame later.
    #expect(Set(seen).isSubset(of: Set(known)), "\(known) of \(seen)")
  }

  @Test("What is as accepted, or new, has no strip")
  func none() throws {
    let sample = try SampleCase()
    expectEqual(try sample.compare(Board()).report.strip, nil)
    try sample.accept(Board())
    expectEqual(try sample.compare(Board()).report.strip, nil)
  }
}
