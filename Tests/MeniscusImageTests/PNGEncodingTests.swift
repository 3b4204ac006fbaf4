import MeniscusImage
import TestSupport
import Testing

/// What is written can be read, is small, and is stored as what suits it.
struct PNGEncodingTests {
  /// Bit depth and color type as the file's header has them.
  private func storage(_ file: [UInt8]) -> [UInt8] { [file[24], file[25]] }

  @Test(arguments: [(1, 1), (1, 9), (9, 1), (3, 5), (16, 16), (17, 31), (63, 20), (67, 33)])
  func `Pictures of odd sizes come back`(width: Int, height: Int) throws {
    let pictures = [
      Sample.noise(width, height), Sample.noise(width, height, isOpaque: true),
      Sample.gradient(width, height), Sample.shadow(width, height), Sample.gray(width, height),
      Sample.flat(width, height, colors: 5), Bitmap(width: width, height: height),
    ]
    for picture in pictures {
      let file = PNG.encode(picture)
      try expectEqual(PNG.decode(file), picture)
    }
  }

  @Test func `More effort gives the same pixels, and where patterns repeat fewer bytes`() throws {
    let pictures = [
      Sample.noise(33, 20), Sample.gradient(33, 20), Sample.shadow(33, 20), Sample.gray(33, 20),
      Sample.flat(33, 20, colors: 5),
    ]
    for picture in pictures {
      try expectEqual(PNG.decode(PNG.encode(picture, effort: .thorough)), picture)
    }
    // Strips of eight pixels that come again in any order, as letters do: filters that look at the
    // row above make the sums smaller and hide what repeats.
    var numbers = Numbers(seed: 9)
    let strips = (0..<40 * 8 * 3).map { _ in 96 + numbers.next(below: 64) }
    let order = (0..<32 * 12).map { _ in numbers.next(below: 40) }
    let letters = Sample.make(96, 32) { x, y in
      let pixel = (order[y * 12 + x / 8] * 8 + x % 8) * 3
      return (strips[pixel], strips[pixel + 1], strips[pixel + 2], 255)
    }
    let file = PNG.encode(letters, effort: .thorough)
    try expectEqual(PNG.decode(file), letters)
    #expect(file.count < PNG.encode(letters).count / 2)
  }

  @Test func `Pairs are counted as a set counts them`() {
    var counter = PairCounter()
    var numbers = Numbers(seed: 33)
    for length in [0, 1, 2, 3, 50, 400] {
      for range in [1, 4, 256] {
        let row = (0..<length).map { _ in UInt8(numbers.next(below: range)) }
        let pairs = Set(zip(row, row.dropFirst()).map { Int($0) << 8 | Int($1) })
        expectEqual(row.withUnsafeBytes { counter.count($0) }, pairs.count)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257])
  func `Pictures of few colors come back`(colors: Int) throws {
    for isOpaque in [true, false] {
      let picture = Sample.flat(37, 19, colors: min(colors, 256), isOpaque: isOpaque)
      var more = picture
      if colors == 257 { more.samples.replaceSubrange(0..<4, with: [1, 2, 3, 255]) }
      try expectEqual(PNG.decode(PNG.encode(more)), more)
    }
  }

  @Test func `A picture is stored as what suits it`() throws {
    expectEqual(storage(PNG.encode(Sample.flat(40, 40, colors: 2))), [1, 3])
    expectEqual(storage(PNG.encode(Sample.flat(40, 40, colors: 4))), [2, 3])
    expectEqual(storage(PNG.encode(Sample.flat(40, 40, colors: 16))), [4, 3])
    var numbers = Numbers(seed: 21)
    let random = Sample.make(40, 40) { _, _ in
      let index = numbers.next(below: 200)
      return (index, 255 - index, index * 7 % 256, 255)
    }
    expectEqual(storage(PNG.encode(random)), [8, 3])
    // Filters turn these 256 colors into runs.
    expectEqual(storage(PNG.encode(Sample.flat(64, 40, colors: 256))), [8, 2])
    expectEqual(storage(PNG.encode(Sample.gradient(40, 40))), [8, 2])
    expectEqual(storage(PNG.encode(Sample.shadow(40, 40))), [8, 6])
    let ramp = Sample.make(256, 3) { x, y in (x, x, x, 255) }
    expectEqual(storage(PNG.encode(ramp)), [8, 0])
  }

  @Test func `Every filter is used and undone`() throws {
    // Under a row of noise each, rows that one filter turns into ones.
    var picture = Sample.noise(64, 9, isOpaque: true)
    func pixel(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      x < 0 ? 0 : Int(picture.samples[(y * 64 + x) * 4 + channel])
    }
    for (y, filter) in [(2, 1), (4, 2), (6, 3), (8, 4)] {
      for x in 0..<64 {
        for channel in 0..<3 {
          let (left, above) = (pixel(x - 1, y, channel), pixel(x, y - 1, channel))
          let guess = left + above - pixel(x - 1, y - 1, channel)
          let neighbours = [left, above, pixel(x - 1, y - 1, channel)]
          let nearest = neighbours.min { abs($0 - guess) < abs($1 - guess) } ?? 0
          let prediction = [0, left, above, (left + above) / 2, nearest][filter]
          picture.samples[(y * 64 + x) * 4 + channel] = UInt8(truncatingIfNeeded: prediction + 1)
        }
      }
    }
    let file = PNG.encode(picture)
    try expectEqual(PNG.decode(file), picture)
    let content = PNGFile(file)
    let stream = content.chunks[content.index(of: "IDAT")].data
    var rows = [UInt8](repeating: 0, count: 9 * (64 * 3 + 1))
    try rows.withUnsafeMutableBytes { rows in
      try stream.withUnsafeBytes { try Inflater.expand($0, into: rows) }
    }
    expectEqual([2, 4, 6, 8].map { rows[$0 * 193] }, [1, 2, 3, 4])
  }

  @Test func `Pixels of more than a chunk come back`() throws {
    let picture = Sample.noise(560, 500)
    let file = PNG.encode(picture)
    expectEqual(PNGFile(file).chunks.map(\.name), ["IHDR", "IDAT", "IDAT", "IEND"])
    try expectEqual(PNG.decode(file), picture)
  }

  @Test func `The same picture gives the same bytes`() {
    expectEqual(PNG.encode(Sample.gradient(50, 40)), PNG.encode(Sample.gradient(50, 40)))
  }

  @Test func `Plain pictures are small`() {
    // Signature, header, chunk frames and end 57 bytes, palette 28, zlib frame 6, 7800 bytes of
    // rows in 31 matches of two bits 8, which leaves 21 for the code of the block.
    #expect(PNG.encode(Bitmap(width: 300, height: 200)).count < 120)
  }
}
