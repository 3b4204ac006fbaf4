import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusStudio
import MeniscusUI
import TestSupport
import Testing

/// A circle that follows a tap.
private struct Follower: View {
  @State private var place = CGPoint(x: 20, y: 20)

  var body: some View {
    Circle().fill(.red).frame(width: 30, height: 30).position(place)
      .contentShape(Rectangle())
      .onTapGesture { place = $0 }
  }
}

@Suite("Pictures for the recorder's page")
@MainActor
struct PictureMessageTests {
  private let scene = Scene("follower", size: CGSize(width: 150, height: 90)) { Follower() }

  private func numbers(_ bytes: [UInt8], _ count: Int) -> [Int] {
    (0..<count).map { place in
      (0..<4).reduce(0) { $0 | Int(bytes[place * 4 + $1]) << (8 * $1) }
    }
  }

  /// Draws the tiles of a message over samples, as a page does.
  private func draw(_ bytes: [UInt8], over samples: inout [UInt8]) {
    let head = numbers(bytes, 6)
    let (width, height, side, count) = (head[2], head[3], head[4], head[5])
    let tiles = numbers(bytes, 6 + count)[6...]
    let columns = (width + side - 1) / side
    var place = (6 + count) * 4
    for tile in tiles {
      let (left, top) = (tile % columns * side, tile / columns * side)
      for y in top..<min(top + side, height) {
        for x in left..<min(left + side, width) {
          for channel in 0..<4 { samples[(y * width + x) * 4 + channel] = bytes[place + channel] }
          place += 4
        }
      }
    }
    expectEqual(place, bytes.count)
  }

  @Test("The tiles that changed, over what was there, are the frame")
  func tiles() throws {
    let header = TraceHeader(scene: scene.name, size: Size2D(width: 150, height: 90), scale: 2)
    let recording = try LiveRecording(of: scene, header: header, threads: 1)
    let all = PictureMessage.bytes(of: Array(0..<15), in: recording.shown)
    expectEqual(numbers(all, 6), [0x4D53_4C56, 0, 300, 180, 64, 15])
    expectEqual(recording.shown.drawnExtent.tiles, 15)
    var samples = [UInt8](repeating: 0, count: 300 * 180 * 4)
    draw(all, over: &samples)
    expectEqual(samples, recording.shown.bitmap.samples)
    for x in [120.0, 60, 140] {
      let point = Point2D(x: x, y: 70)
      try recording.showFrame(with: [
        .press(pointer: 0, at: point), .release(pointer: 0, at: point),
      ])
      let changed = recording.shown.changedTiles
      // The circle is 60 pixels wide: it leaves at most four tiles and reaches as many.
      #expect((1...8).contains(changed.count))
      draw(PictureMessage.bytes(of: changed, in: recording.shown), over: &samples)
      expectEqual(samples, recording.shown.bitmap.samples)
    }
  }

  @Test("At a point are the views that are drawn there, with what they draw and their state")
  func picking() throws {
    let header = TraceHeader(scene: scene.name, size: Size2D(width: 150, height: 90))
    let recording = try LiveRecording(of: scene, header: header, threads: 1)
    let views = PickedView.views(at: Point2D(x: 20, y: 20), in: recording.shown)
    let circle = try #require(views.first { !$0.operations.isEmpty })
    #expect(circle.path.hasSuffix("Circle"))
    expectEqual(circle.frame, Rect2D(x: 5, y: 5, width: 30, height: 30))
    #expect(circle.operations.first?.hasPrefix("fill #") == true)
    let owner = try #require(views.first { !$0.state.isEmpty })
    #expect(owner.path.hasSuffix("Follower") && owner.state.first?.name == "place")
    let beside = PickedView.views(at: Point2D(x: 100, y: 80), in: recording.shown)
    #expect(beside.allSatisfy { $0.operations.isEmpty } && !beside.isEmpty)
  }
}
