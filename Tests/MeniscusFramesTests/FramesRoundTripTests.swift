import MeniscusDisplay
import MeniscusFrames
import MeniscusGeometry
import MeniscusImage
import Testing

@Suite("frames.bin gives back what was written")
struct FramesRoundTripTests {
  @Test("of every kind of operation, in any order", arguments: 0..<40)
  func frames(seed: Int) throws {
    let sequence = FrameSequence(seed: seed, count: 70)
    let bytes = try sequence.encoded()
    #expect(try sequence.encoded() == bytes)
    var decoder = try FramesDecoder(bytes)
    #expect(decoder.count == 70)
    #expect(decoder.rate == 60)
    var random = SeededGenerator(seed: UInt64(seed))
    let order = [69, 0] + (0..<20).map { _ in random.integer(below: 70) }
    for frame in order + Array(0..<70) {
      let list = try decoder.list(at: frame)
      let expected = sequence.lists[frame]
      #expect(list.digest() == expected.digest())
      #expect(DisplayRecord(list).text == DisplayRecord(expected).text)
    }
  }

  @Test("pictures with their samples, pixel hashes, and equal frames once")
  func contents() throws {
    var bitmap = Bitmap(width: 3, height: 2)
    for index in bitmap.samples.indices { bitmap.samples[index] = UInt8(index * 7) }
    let frame = Rect2D(x: 0, y: 0, width: 3, height: 2)
    var list = DisplayList(size: Size2D(width: 9, height: 9), scale: 1, background: .white)
    list.operations = [
      DisplayOperation(
        action: .fill(
          .rectangle(frame), .picture(PicturePaint(picture: Picture(bitmap), frame: frame))),
        transform: .identity, view: .none)
    ]
    var encoder = FramesEncoder(rate: 120)
    for pixels in [5, 5, 6] as [UInt64] {
      if pixels == 6 { list.operations[0].transform.tx = .pi }
      try encoder.append(list, display: list.digest().list, pixels: pixels)
    }
    var decoder = try FramesDecoder(encoder.finish())
    #expect((0..<3).map { decoder.pixelHash(at: $0) } == [5, 5, 6])
    #expect((0..<3).map { decoder.firstEqual(to: $0) } == [0, 0, 2])
    guard case .fill(_, .picture(let paint)) = try decoder.list(at: 2).operations[0].action else {
      Issue.record("no picture")
      return
    }
    #expect(paint.picture.bitmap == bitmap)
  }

  @Test("what scrolls costs little more than one number")
  func scrolling() throws {
    var list = DisplayList(size: Size2D(width: 300, height: 300), scale: 2, background: .white)
    for row in 0..<200 {
      list.operations.append(
        DisplayOperation(
          action: .fill(
            .rectangle(Rect2D(x: 0, y: Double(row) / 3, width: 300, height: 44.7)),
            .color(RGBA(hex: 0x336699))),
          transform: .translation(x: 0.1, y: Double(row) * 50.3), view: .none))
    }
    func size(_ frames: Int) throws -> Int {
      var encoder = FramesEncoder(rate: 60)
      var list = list
      for frame in 0..<frames {
        try encoder.append(list, display: list.digest().list, pixels: 0)
        let step = 3.7 + Double(frame) * 0.11
        for index in list.operations.indices { list.operations[index].transform.ty -= step }
      }
      return try encoder.finish().count
    }
    let first = try size(1)
    let all = try size(61)
    #expect((all - first) / 60 < 400)
  }

  @Test("more than a limit is refused")
  func limits() {
    let list = DisplayList(size: Size2D(width: 9000, height: 9000), scale: 1, background: .white)
    var encoder = FramesEncoder(rate: 60)
    #expect(throws: FrameFileProblem.limit(.pixels)) {
      try encoder.append(list, display: 0, pixels: 0)
    }
  }
}
