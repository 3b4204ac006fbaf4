import Foundation
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Scrolling as a UIScrollView of iOS 26.1 was recorded to scroll.
///
/// Source: `conformance/scrolling`, from `Vercantez/openuikit`, `golden/scroll_traces`, at
/// 4a55ba485e31; its README states the tolerances. 125 frames a second let every touch event of the
/// recordings fall on a frame; at 60 and 120 they fall between frames, and two into some.
@MainActor
@Suite("Recorded scrolling", .enabled(if: Conformance.isPresent))
struct ScrollRecordingTests {
  /// A row of a recording.
  private struct Row {
    var time: Double
    var phase: Substring
    var values: [Double]
  }

  private static func rows(_ name: String) throws -> [Row] {
    let folder = try #require(Conformance.folder)
    let url = folder.appendingPathComponent("scrolling/\(name).csv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let fields = line.split(separator: ",")
      return Row(
        time: try #require(Double(fields[0])), phase: fields[1],
        values: try fields.dropFirst(2).map { try #require(Double($0)) })
    }
  }

  /// The offsets by frames while the touches of a recording are replayed, and after; by 8 ms unless
  /// another rate is given.
  private func replay(
    _ name: String, from start: Double, frames: Int, rate: Int = 125
  ) throws -> [Double] {
    let watcher = Watcher()
    watcher.offset = start
    let stage = Stage(width: 393, height: 852, rate: rate) {
      ScrollView {
        Color.pureRed.frame(width: 393, height: 40_000)
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        watcher.offset = Double(new)
      }
      .defaultScrollAnchor(UnitPoint(x: 0, y: start / (40_000 - 852)))
    }
    var inputs = try Self.rows(name + ".input")[...]
    var offsets: [Double] = []
    for frame in 0..<frames {
      var events: [TimedInput] = []
      while let next = inputs.first, next.time <= Double(frame) * 1000 / Double(rate) {
        let place = Point2D(x: next.values[0], y: next.values[1])
        let event: InputEvent =
          switch next.phase {
          case "began": .press(pointer: 0, at: place)
          case "ended": .release(pointer: 0, at: place)
          default: .move(pointer: 0, at: place)
          }
        events.append(TimedInput(event, at: Self.firstTime(rate) + next.time / 1000))
        inputs.removeFirst()
      }
      stage.step(inputs: events)
      offsets.append(watcher.offset)
    }
    return offsets
  }

  /// The time of the first frame that is replayed: the stage has shown one before.
  private static func firstTime(_ rate: Int) -> Double { 1 / Double(rate) }

  private final class Watcher {
    var offset = 0.0
  }

  @Test(
    "While a finger drags, the offset is the recorded one within a pixel",
    arguments: [("touch_calib", 5000.0), ("decel_v750", 5000), ("rubberband_top", 0)])
  func drags(_ name: String, _ start: Double) throws {
    let drags = try Self.rows(name).filter { $0.phase == "drag" }
    let last = Int((drags.map(\.time).max() ?? 0) / 8)
    let offsets = try replay(name, from: start, frames: last + 1)
    var worst = 0.0
    for row in drags {
      // The event's own stamp is up to 1.5 ms before its delivery.
      worst = max(worst, abs(offsets[Int(row.time / 8)] - row.values[0]))
    }
    // A third of a point is a pixel, to which UIKit rounds.
    #expect(worst <= 0.34, "\(worst)")
    #expect(drags.count > 10)
  }

  @Test(
    "Once it is lifted, content comes to rest as recorded",
    arguments: [("touch_calib", 5170.0, 0.0), ("decel_v750", 5443.333, 2280.83)], [60, 120, 125])
  func rests(_ recording: (name: String, end: Double, ended: Double), _ rate: Int) throws {
    let (name, end, ended) = recording
    let rows = try Self.rows(name)
    let frames = 12 * rate / 5
    let interval = 1000 / Double(rate)
    let offsets = try replay(name, from: 5000, frames: frames, rate: rate)
    let rest = try #require(offsets.last)
    #expect(abs(rest - end) <= 0.5, "\(rest)")
    // Between two frames of ours the recorded ones lie; the recorded time may be off by 1.5 ms.
    func offset(_ time: Double) -> Double {
      let place = min(max(time / interval, 0), Double(frames - 1))
      let row = min(Int(place), frames - 2)
      return offsets[row] + (offsets[row + 1] - offsets[row]) * (place - Double(row))
    }
    let free = rows.filter { $0.phase == "free" }
    let shifts = stride(from: -1.5, through: 1.5, by: 0.1)
    let worst =
      shifts.map { shift in
        free.map { abs(offset($0.time + shift) - $0.values[0]) }.max() ?? 0
      }.min() ?? 0
    #expect(worst <= 0.5, "\(worst)")
    if ended > 0 {
      let still = offsets.firstIndex { $0 == rest } ?? 0
      // Both ends are told at the frame after them, the recorded one of 60 a second: up to 16.7 ms
      // late, and its stamp 1.5 ms. The recordings' README rounds that up to 20 ms.
      #expect(abs(Double(still) * interval - ended) <= 20, "\(Double(still) * interval)")
    }
  }
}
