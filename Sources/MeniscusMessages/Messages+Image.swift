import MeniscusImage

extension Messages {
  /// Why a picture cannot be read: where, what, and what was expected.
  static func sentence(for error: ImageError, in path: String) -> String {
    "\(path): byte \(error.byte): \(problem(error))"
  }

  private static func problem(_ error: ImageError) -> String {
    switch error {
    case .signature: "this is no PNG file; it begins with other bytes"
    case .truncated(_, let expected):
      "the file ends where at least \(count(expected, "more byte", "more bytes")) belong"
    case .trailingBytes(_, let count):
      "\(Self.count(count, "byte")) after the end of the picture"
    case .chunkName: "the name of a chunk has a byte that is no letter"
    case .chunkLength(_, let chunk, let expected, let found):
      "the chunk \(chunk.text) is \(grouped(Int(found))) bytes long; "
        + (expected.count == 1
          ? "\(grouped(expected.lowerBound)) expected"
          : "\(grouped(expected.lowerBound)) to \(grouped(expected.upperBound)) expected")
    case .chunkOrder(_, let chunk, let rule): "the chunk \(chunk.text) \(text(rule))"
    case .missingChunk(_, let chunk): "the chunk \(chunk.text) is missing before this"
    case .unknownChunk(_, let chunk): "the chunk \(chunk.text) is needed and not known"
    case .checksum(_, let chunk, _, _):
      "the checksum of the chunk \(chunk.text) is wrong, the file is damaged"
    case .header(_, let field, let found):
      "the \(text(field)) is \(grouped(Int(found))), which the format does not define"
    case .tooLarge(_, let width, let height, _):
      "\(grouped(width))×\(grouped(height)) pixels are more than can be read"
    case .paletteIndex(_, let row, let found, let entries):
      "row \(row) names palette entry \(found) of \(entries)"
    case .filter(_, let row, let found): "row \(row) has the filter \(found); 0 to 4 expected"
    case .inflate(_, let problem): "the pixels cannot be expanded: \(text(problem))"
    }
  }

  private static func text(_ rule: ChunkRule) -> String {
    switch rule {
    case .once: "comes twice"
    case .beforePixels: "comes after the pixels, not before them"
    case .afterPalette: "comes before the palette, not after it"
    case .consecutive: "goes on after another chunk"
    case .colorType: "does not go with the colour type"
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
    case .method(let found): "the method is \(found), not 8"
    case .window: "the window is too large"
    case .headerCheck: "the header's check is wrong"
    case .dictionary: "a dictionary is asked for"
    case .blockKind: "a block is of no kind that there is"
    case .storedLength: "the length of a block is damaged"
    case .codeCount, .codeLengthRepeat, .prefixCode, .endOfBlock: "a block's codes are damaged"
    case .symbol: "a code is not defined"
    case .distance: "a match reaches back too far"
    case .insufficient(let expected, let compressed):
      "\(count(compressed, "byte")) cannot hold \(grouped(expected))"
    case .tooShort(let expected, let found):
      "there are \(count(found, "byte")), \(grouped(expected)) expected"
    case .tooLong(let expected): "there are more than \(count(expected, "byte"))"
    case .trailingBytes(let count): "\(Self.count(count, "byte")) are left over"
    case .checksum: "the checksum is wrong"
    }
  }
}
