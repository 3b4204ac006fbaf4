/// The name of a PNG chunk: four ASCII letters whose case carries meaning.
public struct ChunkName: Equatable, Sendable {
  /// The four letters, the first in the highest byte.
  public let code: UInt32

  /// Makes a name from its four letters, the first in the highest byte.
  public init(code: UInt32) {
    self.code = code
  }

  /// Whether a reader that does not know the chunk has to give up: the first letter is a capital.
  public var isCritical: Bool { code & 0x2000_0000 == 0 }

  /// The four letters as text.
  public var text: String {
    var text = ""
    for shift in stride(from: 24, through: 0, by: -8) {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: code >> UInt32(shift))))
    }
    return text
  }

  /// The position of the first of the four bytes that is no ASCII letter.
  var firstInvalidLetter: Int? {
    for index in 0..<4 {
      let folded = UInt8(truncatingIfNeeded: code >> UInt32(24 - index * 8)) | 0x20
      if folded < 0x61 || folded > 0x7A { return index }
    }
    return nil
  }

  /// `IHDR`: the extents and the sample format.
  public static let header = ChunkName(code: 0x4948_4452)
  /// `PLTE`: the palette.
  public static let palette = ChunkName(code: 0x504C_5445)
  /// `tRNS`: the transparent colour, or the palette's alpha.
  public static let transparency = ChunkName(code: 0x7452_4E53)
  /// `IDAT`: a part of the compressed pixels.
  public static let pixels = ChunkName(code: 0x4944_4154)
  /// `IEND`: the end of the file.
  public static let end = ChunkName(code: 0x4945_4E44)
}

#if !hasFeature(Embedded)
  extension ChunkName: Codable {}
#endif
