import MeniscusImage
import TestSupport
import Testing

/// Small files, damaged at every place: an error or a picture of the same size, never a trap.
struct PNGDamageTests {
  private static let files: [PNGFile] = [
    PNGFile(PNG.encode(Sample.gradient(9, 5))),
    PNGFile(PNG.encode(Sample.flat(7, 6, colors: 5, isOpaque: false))),
    // The seven passes of an interlaced picture of 3 × 3 gray pixels: of 1 × 1, none, none,
    // 1 × 1, 2 × 1, 1 × 2 and 3 × 1 pixels.
    PNGFile(
      width: 3, height: 3, bitDepth: 8, colorType: 0, interlace: 1,
      rows: [0, 1, 1, 2, 0, 3, 4, 3, 5, 4, 6, 0, 7, 8, 9]),
  ]

  @Test func `The interlaced file is good`() throws {
    try expectEqual(PNG.decode(Self.files[2].bytes).width, 3)
  }

  @Test(arguments: 0..<3)
  func `A file that ends early says where`(index: Int) {
    let bytes = Self.files[index].bytes
    for count in 0..<bytes.count {
      #expect {
        try PNG.decode([UInt8](bytes[..<count]))
      } throws: { error in
        guard case .truncated(let byte, let expected) = error as? ImageError else { return false }
        return byte == count && expected > 0 && count + expected <= bytes.count
      }
    }
  }

  @Test(arguments: 0..<3)
  func `A flipped bit gives an error`(index: Int) {
    let bytes = Self.files[index].bytes
    for position in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[position] ^= 1 << UInt8(bit)
        #expect(throws: ImageError.self) { try PNG.decode(damaged) }
      }
    }
  }

  @Test(arguments: 0..<3)
  func `A flipped bit behind a right checksum gives an error or a picture`(index: Int) {
    let file = Self.files[index]
    for chunk in file.chunks.indices {
      for position in file.chunks[chunk].data.indices {
        for bit in 0..<8 {
          var damaged = file
          damaged.chunks[chunk].data[position] ^= 1 << UInt8(bit)
          guard let picture = try? PNG.decode(damaged.bytes, limit: 1 << 16) else { continue }
          let header = damaged.chunks[0].data
          expectEqual(picture.width, Int(number(header, at: 0)))
          expectEqual(picture.height, Int(number(header, at: 4)))
        }
      }
    }
  }

  @Test(arguments: 0..<3)
  func `A chunk that is missing, doubled or moved gives an error or a picture`(index: Int) {
    let file = Self.files[index]
    for chunk in file.chunks.indices {
      var damaged = file
      damaged.chunks.remove(at: chunk)
      #expect((try? PNG.decode(damaged.bytes)) == nil || file.chunks[chunk].name == "tRNS")
      for place in 0...damaged.chunks.count {
        var moved = damaged
        moved.chunks.insert(file.chunks[chunk], at: place)
        let isSame = moved.bytes == file.bytes
        expectEqual((try? PNG.decode(moved.bytes)) != nil, isSame)
        var doubled = file
        doubled.chunks.insert(file.chunks[chunk], at: place)
        expectEqual(try? PNG.decode(doubled.bytes), nil)
      }
    }
  }
}
