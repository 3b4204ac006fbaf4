import Foundation
import MeniscusFormats
import MeniscusImage
import TestSupport
import Testing

/// Willem van Schaik's PngSuite, with the digest of each picture as libspng 0.7.3 decodes it.
@Suite(.enabled(if: Conformance.isPresent))
struct PNGSuiteTests {
  private struct Case {
    let file: String
    let bytes: [UInt8]
    /// The digest of the picture's samples, or nil where the file has to be rejected.
    let digest: String?
  }

  private static func cases() throws -> [Case] {
    let folder = try #require(Conformance.folder).appendingPathComponent("png-suite")
    let table = try String(
      contentsOf: folder.appendingPathComponent("expected_rgba8.csv"), encoding: .utf8)
    return try table.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      let data = try Data(contentsOf: folder.appendingPathComponent(fields[0]))
      return Case(
        file: fields[0], bytes: [UInt8](data), digest: fields[1] == "yes" ? fields[4] : nil)
    }
  }

  /// The file whose only fault is the checksum of its pixels, which the table's decoder passes over.
  private static let wrongChecksum = "xcsn0g01.png"

  @Test func `Every good picture has its digest`() throws {
    let good = try Self.cases().filter { $0.digest != nil && $0.file != Self.wrongChecksum }
    expectEqual(good.count, 162)
    for test in good {
      try expectEqual(
        SHA256.hexDigest(of: PNG.decode(test.bytes).samples), test.digest, "\(test.file)")
    }
  }

  @Test func `Every bad file is rejected at its fault`() throws {
    // Signatures with one byte changed or line ends converted, then fields of the header.
    let expected: [String: ImageError] = [
      "xs1n0g01.png": .signature(byte: 0), "xs2n0g01.png": .signature(byte: 1),
      "xs4n0g01.png": .signature(byte: 3), "xs7n0g01.png": .signature(byte: 6),
      "xcrn0g04.png": .signature(byte: 5), "xlfn0g04.png": .signature(byte: 4),
      "xc1n0g08.png": .header(byte: 25, field: .colorType, found: 1),
      "xc9n2c08.png": .header(byte: 25, field: .colorType, found: 9),
      "xd0n2c08.png": .header(byte: 24, field: .bitDepth, found: 0),
      "xd3n2c08.png": .header(byte: 24, field: .bitDepth, found: 3),
      "xd9n2c08.png": .header(byte: 24, field: .bitDepth, found: 99),
      "xdtn0g01.png": .missingChunk(byte: 49, chunk: .pixels),
      "xhdn0g08.png": .checksum(
        byte: 29, chunk: .header, expected: 0x5611_2528, found: 0x4353_554D),
      "gated-too-far-distance.png": .checksum(
        byte: 2246, chunk: .pixels, expected: 0x1D77_CC2D, found: 0xCDBE_06B3),
    ]
    let bad = try Self.cases().filter { $0.digest == nil }
    expectEqual(Set(bad.map(\.file)), Set(expected.keys))
    for test in bad {
      let fault = try #require(expected[test.file])
      #expect(throws: fault, "\(test.file)") { try PNG.decode(test.bytes) }
    }
  }

  @Test func `A picture with a wrong checksum is rejected, and is good once it is mended`() throws {
    let test = try #require(try Self.cases().first { $0.file == Self.wrongChecksum })
    let expected = ImageError.checksum(
      byte: 148, chunk: .pixels, expected: 0xD02F_14C9, found: 0x4353_554D)
    #expect(throws: expected) { try PNG.decode(test.bytes) }
    let mended = PNGFile(test.bytes).bytes
    try expectEqual(SHA256.hexDigest(of: PNG.decode(mended).samples), test.digest)
  }

  @Test func `A match that reaches too far is rejected behind right checksums`() throws {
    let test = try #require(
      try Self.cases().first { $0.file == "gated-too-far-distance.png" })
    // Its last chunk is cut off.
    var file = PNGFile([UInt8](test.bytes[..<2250]))
    file.chunks.append(("IEND", []))
    #expect {
      try PNG.decode(file.bytes)
    } throws: { error in
      guard case .inflate(_, .distance) = error as? ImageError else { return false }
      return true
    }
  }

  @Test func `Every good picture survives being written and read`() throws {
    for test in try Self.cases() where test.digest != nil && test.file != Self.wrongChecksum {
      let picture = try PNG.decode(test.bytes)
      try expectEqual(PNG.decode(PNG.encode(picture)), picture, "\(test.file)")
    }
  }
}
