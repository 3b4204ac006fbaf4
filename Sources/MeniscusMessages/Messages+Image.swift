import MeniscusImage

extension Messages {
  /// Why a picture cannot be read: where, what, and what was expected.
  static func sentence(for error: ImageError, in path: String) -> String {
    "\(path): byte \(error.byte): \(problem(error))"
  }

  private static func problem(_ error: ImageError) -> String {
    switch error {
    case .signature: "this is not a PNG file; its signature is wrong"
    case .truncated(_, let expected):
      "the file ends where at least \(count(expected, "more byte", "more bytes")) are expected"
    case .trailingBytes(_, let count):
      "\(Self.count(count, "byte")) after the end of the picture"
    case .chunkName: "the name of a chunk has a byte that is not a letter"
    case .chunkLength(_, let chunk, let expected, let found):
      "the \(chunk.text) chunk is \(grouped(Int(found))) bytes long; expected "
        + (expected.count == 1
          ? grouped(expected.lowerBound)
          : "\(grouped(expected.lowerBound)) to \(grouped(expected.upperBound))")
    case .chunkOrder(_, let chunk, let rule): "the \(chunk.text) chunk \(text(rule))"
    case .missingChunk(_, let chunk): "the \(chunk.text) chunk is missing before this"
    case .unknownChunk(_, let chunk): "the \(chunk.text) chunk is critical and unknown"
    case .checksum(_, let chunk, _, _):
      "the checksum of the \(chunk.text) chunk is wrong; the file is damaged"
    case .header(_, let field, let found):
      "the \(text(field)) is \(grouped(Int(found))), which the format does not define"
    case .tooLarge(_, let width, let height, _):
      "\(grouped(width))×\(grouped(height)) pixels are more than can be read"
    case .paletteIndex(_, let row, let found, let entries):
      "row \(row) refers to palette entry \(found) of \(entries)"
    case .filter(_, let row, let found): "row \(row) has filter \(found); expected 0 to 4"
    case .inflate(_, let problem): "the pixels cannot be decompressed: \(text(problem))"
    }
  }

  private static func text(_ rule: ChunkRule) -> String {
    switch rule {
    case .once: "occurs twice"
    case .beforePixels: "comes after the pixels, not before them"
    case .afterPalette: "comes before the palette, not after it"
    case .consecutive: "continues after another chunk"
    case .colorType: "does not fit the colour type"
    }
  }

  private static func text(_ field: HeaderField) -> String {
    switch field {
    case .width: "width"
    case .height: "height"
    case .bitDepth: "bit depth"
    case .colorType: "colour type"
    case .compression: "compression method"
    case .filter: "filter method"
    case .interlace: "interlace method"
    }
  }

  private static func text(_ problem: InflateProblem) -> String {
    switch problem {
    case .truncated: "the data ends too soon"
    case .method(let found): "the compression method is \(found), not 8"
    case .window: "the window is too large"
    case .headerCheck: "the header checksum is wrong"
    case .dictionary: "a preset dictionary is required"
    case .blockKind: "a block has an invalid type"
    case .storedLength: "the length of a stored block is damaged"
    case .codeCount, .codeLengthRepeat, .prefixCode, .endOfBlock: "a block's codes are damaged"
    case .symbol: "a code is not defined"
    case .distance: "a match reaches back too far"
    case .insufficient(let expected, let compressed):
      "\(count(compressed, "byte")) cannot hold \(grouped(expected))"
    case .tooShort(let expected, let found):
      "found \(count(found, "byte")), expected \(grouped(expected))"
    case .tooLong(let expected): "found more than \(count(expected, "byte"))"
    case .trailingBytes(let count): "\(Self.count(count, "byte")) left over"
    case .checksum: "the checksum is wrong"
    }
  }
}
