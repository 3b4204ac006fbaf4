import MeniscusFormats
import MeniscusGeometry
import MeniscusImage

extension KnownAnswer {
  /// Checksums, compression, and PNG in both directions.
  static let image = [
    KnownAnswer(.image, .crc32, .published, "cbf43926") {
      JSONText.hexadecimal(UInt64(checksum(Array("123456789".utf8))), digits: 8)
    },
    KnownAnswer(.image, .adler32, .published, "11e60398") {
      Array("Wikipedia".utf8).withUnsafeBytes {
        JSONText.hexadecimal(UInt64(Adler32.checksum($0)), digits: 8)
      }
    },
    KnownAnswer(.image, .streamExpanded, .zlib, "378c3e9e") {
      JSONText.hexadecimal(UInt64(checksum(expanded ?? [])), digits: 8)
    },
    KnownAnswer(.image, .pngDecoded, .pngSuite, "32×32 2fb54036") {
      guard let bitmap = try? PNG.decode(file) else { return nil }
      return "\(bitmap.width)×\(bitmap.height) "
        + JSONText.hexadecimal(UInt64(checksum(bitmap.samples)), digits: 8)
    },
    KnownAnswer(.image, .pictureEncoded, .recorded, "e98f7744c10a327d") {
      hexadecimal(StableHash.hash(PNG.encode(picture, effort: .thorough)))
    },
    KnownAnswer(.image, .pictureDecodedAgain, .byHand, "true") {
      "\((try? PNG.decode(PNG.encode(picture))) == picture)"
    },
  ]

  /// What the stream holds; nil where it is not read.
  private static var expanded: [UInt8]? {
    var output = [UInt8](repeating: 0, count: 198)
    let isRead: Void? = try? stream.withUnsafeBytes { input in
      try output.withUnsafeMutableBytes { try Inflater.expand(input, into: $0) }
    }
    return isRead.map { output }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { CRC32.checksum($0) }
  }

  /// A picture of 40 by 24 pixels, as many-coloured as a gradient with some noise.
  private static var picture: Bitmap {
    var generator = SeededGenerator(seed: 7)
    var bitmap = Bitmap(width: 40, height: 24)
    for index in bitmap.samples.indices {
      let (pixel, channel) = (index / 4, index % 4)
      let level = channel == 3 ? 255 : pixel % 40 * (channel + 2) + generator.integer(below: 4)
      bitmap.samples[index] = UInt8(truncatingIfNeeded: level)
    }
    return bitmap
  }

  /// A sentence three times over, as zlib compresses it.
  private static let stream = bytes(
    """
    78dacd8cd10d80200c05577913b803a31078a44d50226d757d3b869f97dc5dc1c94bad85410d2e448bfd106ba062ea
    1ddaf10a37a19e2add12ab43d6ec99f881f283c3074bcc4606
    """)

  /// The file basn2c08 of PngSuite.
  private static let file = bytes(
    """
    89504e470d0a1a0a0000000d4948445200000020000000200802000000fc18eda30000000467414d41000186a031e8
    965f0000004849444154789cedd5c10900300c024085ec91fdb772133b442bf4a1f8cee12bb40d043b800a14f81ca0
    ede47d4c784081020f4a871fc284071428f0a0743823a94081bb7077a3c00182b1f95e0f40cf4b0000000049454e44
    ae426082
    """)

  /// The bytes of hexadecimal digits.
  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(truncatingIfNeeded: digits[index] << 4 | digits[index + 1])
    }
  }
}
