import MeniscusImage
import TestSupport
import Testing

/// Small files, damaged in a hundred thousand ways, half of them behind right checksums.
@Suite("PNG: hostile bytes", .timeLimit(.minutes(20)))
struct PNGHostileTests {
  private static let files: [PNGFile] = [
    PNGFile(PNG.encode(Sample.gradient(4, 3))),
    PNGFile(PNG.encode(Sample.flat(5, 2, colors: 3, isOpaque: false))),
    PNGFile(
      width: 3, height: 3, bitDepth: 8, colorType: 0, interlace: 1,
      rows: [0, 1, 1, 2, 0, 3, 4, 3, 5, 4, 6, 0, 7, 8, 9]),
    PNGFile(
      width: 2, height: 2, bitDepth: 16, colorType: 6,
      rows: [1] + [UInt8](repeating: 7, count: 16) + [4] + [UInt8](repeating: 9, count: 16)),
  ]

  /// Reads a file, and says whether it is a picture of the size that it states.
  private static func isPicture(_ bytes: [UInt8]) throws(ImageError) -> Bool {
    let picture = try PNG.decode(bytes, limit: 1 << 16)
    return picture.samples.count == 4 * picture.width * picture.height
  }

  @Test func `Damaged anywhere, it is refused`() {
    let hostile = HostileBytes(
      samples: Self.files.map(\.bytes), words: ["IDAT", "IEND", "PLTE", "tRNS", "acTL", "IHDR"],
      seed: 4)
    let valid = hostile.validCount(of: HostileBytes.count() / 2) { try Self.isPicture($0) }
    // Only what is left whole is a picture: the checksums find the rest.
    #expect(valid < HostileBytes.count() / 50)
  }

  @Test func `Damaged behind right checksums, it is a picture or refused`() {
    let files = Self.files
    let hostile = HostileBytes(
      samples: files.flatMap { file in file.chunks.dropLast().map(\.data) }, seed: 5)
    let valid = hostile.validCount(of: HostileBytes.count() / 2) { data in
      // The damaged content goes into each place in turn.
      var file = files[data.count % files.count]
      let chunk = data.reduce(0) { $0 &+ Int($1) } % (file.chunks.count - 1)
      file.chunks[chunk].data = data
      return try Self.isPicture(file.bytes)
    }
    #expect(valid < HostileBytes.count() / 2)
  }
}
