import MeniscusImage
import TestSupport
import Testing

/// Pixels of files compared as they are stored.
@Suite struct StoredPixelsTests {
  private func picture(_ value: UInt8) -> Bitmap {
    let samples = (0..<9 * 7 * 4).map { (index: Int) -> UInt8 in UInt8(index % 200) ^ value }
    return Bitmap(width: 9, height: 7, samples: samples)
  }

  @Test func equalWhereThePixelsAre() throws {
    let bytes = PNG.encode(picture(0))
    let stored = try StoredPixels(of: bytes)
    #expect(stored.header.width == 9 && stored.header.height == 7)
    try expectEqual(StoredPixels(of: PNG.encode(picture(0))), stored)
    #expect(try StoredPixels(of: PNG.encode(picture(1))) != stored)
    var taller = picture(0)
    taller = Bitmap(width: 7, height: 9, samples: taller.samples)
    #expect(try StoredPixels(of: PNG.encode(taller)) != stored)
  }

  /// Every byte counts: cut and changed files are told, or are not equal.
  @Test func damagedFilesAreTold() throws {
    let bytes = PNG.encode(picture(0))
    let stored = try StoredPixels(of: bytes)
    for count in 0..<bytes.count {
      #expect(throws: ImageError.self) { try StoredPixels(of: Array(bytes[..<count])) }
    }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x10
      let found = try? StoredPixels(of: other)
      #expect(found == nil || found != stored, "byte \(index)")
    }
  }
}
