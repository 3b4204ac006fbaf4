import MeniscusImage
import Testing

struct APNGTests {
  private let frames = [
    APNG.Frame(bitmap: Sample.gradient(20, 10), delay: APNG.Delay(1, 60)),
    APNG.Frame(bitmap: Sample.gradient(20, 10).mirrored, delay: APNG.Delay(2, 60)),
    APNG.Frame(bitmap: Sample.flat(20, 10, colors: 3), delay: APNG.Delay(300, 1000)),
  ]

  @Test func `Chunks are numbered in their order`() {
    let file = PNGFile(APNG.encode(frames, repetitions: 4))
    #expect(
      file.chunks.map(\.name)
        == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(file.chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 4])
    let numbered = [2, 4, 5, 6, 7].map { number(file.chunks[$0].data, at: 0) }
    #expect(numbered == [0, 1, 2, 3, 4])
  }

  @Test func `A frame's control holds its extents and delay`() {
    let file = PNGFile(APNG.encode(frames))
    for (chunk, delay) in [(2, [0, 1, 0, 60]), (4, [0, 2, 0, 60]), (6, [1, 44, 3, 232])] {
      let data = file.chunks[chunk].data
      #expect(data.count == 26)
      #expect(data[4..<20] == [0, 0, 0, 20, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0])
      #expect(data[20...].map { Int($0) } == delay + [0, 0])
    }
  }

  @Test func `Other readers see the first frame`() throws {
    #expect(try PNG.decode(APNG.encode(frames)) == frames[0].bitmap)
  }

  @Test func `Every frame comes back from its chunks`() throws {
    let file = PNGFile(APNG.encode(frames))
    for (frame, chunk) in [(1, 5), (2, 7)] {
      var single = file
      single.chunks = [
        file.chunks[0], ("IDAT", [UInt8](file.chunks[chunk].data[4...])), ("IEND", []),
      ]
      #expect(try PNG.decode(single.bytes) == frames[frame].bitmap)
    }
  }

  @Test func `One frame that is not opaque gives all of them alpha`() throws {
    var some = frames
    some[1].bitmap.samples[3] = 9
    let bytes = APNG.encode(some)
    #expect(bytes[25] == 6)
    #expect(try PNG.decode(bytes) == frames[0].bitmap)
  }
}

extension Bitmap {
  /// The picture from right to left.
  fileprivate var mirrored: Bitmap {
    Sample.make(width, height) { x, y in
      let start = (y * width + width - 1 - x) * 4
      let pixel = samples[start..<(start + 4)].map { Int($0) }
      return (pixel[0], pixel[1], pixel[2], pixel[3])
    }
  }
}
