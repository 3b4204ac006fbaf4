import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
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

  private func numbers(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
    }
  }

  /// Draws the tiles of a message over pixels, as a page does; the number of tiles.
  private func draw(_ bytes: [UInt8], over pixels: inout [UInt32]) -> Int {
    let numbers = numbers(bytes)
    let (width, height, side) = (Int(numbers[2]), Int(numbers[3]), Int(numbers[4]))
    let columns = (width + side - 1) / side
    var place = 6
    for _ in 0..<numbers[5] {
      let tile = Int(numbers[place])
      let (left, top) = (tile % columns * side, tile / columns * side)
      let across = min(side, width - left)
      var rest = [UInt32]()
      place += 1
      while rest.count < across * min(side, height - top) {
        let (count, isEqual) = (Int(numbers[place] >> 1), numbers[place] & 1 == 1)
        rest +=
          isEqual
          ? [UInt32](repeating: numbers[place + 1], count: count)
          : Array(numbers[place + 1...place + count])
        place += 1 + (isEqual ? 1 : count)
      }
      for (index, pixel) in rest.enumerated() {
        pixels[(top + index / across) * width + left + index % across] = pixel
      }
    }
    expectEqual(place, numbers.count)
    return Int(numbers[5])
  }

  @Test("The tiles that changed, over what was there, are the frame")
  func tiles() throws {
    let header = TraceHeader(scene: scene.name, size: Size2D(width: 150, height: 90), scale: 2)
    let recording = try LiveRecording(of: scene, header: header, threads: 1)
    let all = PictureMessage.bytes(of: Array(0..<15), in: recording.shown)
    expectEqual(Array(numbers(all)[..<6]), [0x4D53_4C56, 0, 300, 180, 64, 15])
    expectEqual(recording.shown.drawnExtent.tiles, 15)
    // A circle on white: nearly all of it is runs.
    #expect(all.count < 300 * 180 * 4 / 20)
    var pixels = [UInt32](repeating: 0, count: 300 * 180)
    _ = draw(all, over: &pixels)
    expectEqual(pixels, numbers(recording.shown.bitmap.samples))
    for x in [120.0, 60, 140] {
      let point = Point2D(x: x, y: 70)
      try recording.showFrame(with: [
        .press(pointer: 0, at: point), .release(pointer: 0, at: point),
      ])
      let changed = PictureMessage.bytes(of: recording.shown.changedTiles, in: recording.shown)
      // The circle is 60 pixels wide: it leaves at most four tiles and reaches as many.
      #expect((1...8).contains(draw(changed, over: &pixels)))
      expectEqual(pixels, numbers(recording.shown.bitmap.samples))
    }
  }

  @Test("Pixels of every kind come back from their runs")
  func runs() throws {
    // Stripes of one to nine equal columns, a gradient and noise that has equal pixels by chance.
    var generator = SeededGenerator(seed: 3)
    let samples = (0..<90).flatMap { y in
      (0..<150).flatMap { x -> [UInt8] in
        let value =
          y < 30
          ? UInt8(x * 40 / (1 + y / 3) % 256)
          : y < 60 ? UInt8(x) : UInt8(generator.next() % 2 * 200)
        return [value, value, value, 255]
      }
    }
    let bitmap = Bitmap(width: 150, height: 90, samples: samples)
    let picture = ScenePicture("noise", png: PNG.encode(bitmap))
    let scene = Scene(
      "noise", size: CGSize(width: 150, height: 90), pictures: [picture]
    ) { Image("noise") }
    let header = TraceHeader(scene: "noise", size: Size2D(width: 150, height: 90), scale: 1)
    let recording = try LiveRecording(of: scene, header: header, threads: 1)
    var pixels = [UInt32](repeating: 0, count: 150 * 90)
    _ = draw(PictureMessage.bytes(of: Array(0..<6), in: recording.shown), over: &pixels)
    expectEqual(pixels, numbers(recording.shown.bitmap.samples))
    #expect(Set(pixels).count > 100)
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
