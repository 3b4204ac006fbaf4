/// What is wrong with a PNG file, and at which byte of the file.
///
/// Every case begins with `byte`, the offset in the file at which the fault shows.
public enum ImageError: Error, Equatable, Sendable {
  /// The file does not begin with the eight bytes of every PNG; `byte` is the first that differs.
  case signature(byte: Int)
  /// The file ends at `byte`, where at least `expected` more bytes belong.
  case truncated(byte: Int, expected: Int)
  /// `count` bytes are left over after the end chunk.
  case trailingBytes(byte: Int, count: Int)
  /// A byte of a chunk's name is no ASCII letter.
  case chunkName(byte: Int, found: UInt8)
  /// A chunk is longer or shorter than its kind allows.
  case chunkLength(byte: Int, chunk: ChunkName, expected: ClosedRange<Int>, found: UInt32)
  /// A chunk stands where the format does not allow it.
  case chunkOrder(byte: Int, chunk: ChunkName, rule: ChunkRule)
  /// A chunk that has to come before `byte` is not there.
  case missingChunk(byte: Int, chunk: ChunkName)
  /// A chunk is needed to read the picture, but its kind is not known.
  case unknownChunk(byte: Int, chunk: ChunkName)
  /// The checksum stored at `byte` (`found`) is not the one of the chunk's bytes (`expected`).
  case checksum(byte: Int, chunk: ChunkName, expected: UInt32, found: UInt32)
  /// A field of the header has a value that the format does not define.
  case header(byte: Int, field: HeaderField, found: UInt32)
  /// The picture has more samples (four a pixel) than the reader was allowed to make.
  case tooLarge(byte: Int, width: Int, height: Int, limit: Int)
  /// The palette is missing entries that a pixel of `row` names. `byte` is where pixels begin.
  case paletteIndex(byte: Int, row: Int, found: Int, entries: Int)
  /// The filter of a row is none of 0 to 4. `byte` is where pixels begin; rows of an interlaced
  /// picture are counted through its passes.
  case filter(byte: Int, row: Int, found: UInt8)
  /// The compressed pixels cannot be expanded.
  case inflate(byte: Int, problem: InflateProblem)

  /// The offset in the file at which the fault shows.
  public var byte: Int {
    switch self {
    case .signature(let byte), .truncated(let byte, _), .trailingBytes(let byte, _),
      .chunkName(let byte, _), .chunkLength(let byte, _, _, _), .chunkOrder(let byte, _, _),
      .missingChunk(let byte, _), .unknownChunk(let byte, _), .checksum(let byte, _, _, _),
      .header(let byte, _, _), .tooLarge(let byte, _, _, _), .paletteIndex(let byte, _, _, _),
      .filter(let byte, _, _), .inflate(let byte, _):
      byte
    }
  }
}

/// A rule about the place of a chunk in a PNG file.
public enum ChunkRule: Equatable, Sendable {
  /// The chunk occurs at most once.
  case once
  /// The chunk comes before the pixels.
  case beforePixels
  /// The chunk comes after the palette.
  case afterPalette
  /// The chunks of pixels follow one another without another chunk between them.
  case consecutive
  /// The chunk does not go with the picture's colour type.
  case colorType
}

/// A field of a PNG header.
public enum HeaderField: Equatable, Sendable {
  /// The number of columns, 1 to 2³¹ − 1.
  case width
  /// The number of rows, 1 to 2³¹ − 1.
  case height
  /// The bits of a sample: 1, 2, 4, 8 or 16, not all with every colour type.
  case bitDepth
  /// The kind of pixel: 0, 2, 3, 4 or 6.
  case colorType
  /// The compression method: 0.
  case compression
  /// The filter method: 0.
  case filter
  /// The interlace method: 0 or 1.
  case interlace
}

/// What is wrong with compressed data (RFC 1950 and RFC 1951).
public enum InflateProblem: Equatable, Sendable {
  /// The data ends before the stream does.
  case truncated
  /// The compression method is not 8.
  case method(found: UInt8)
  /// The window is larger than 32 KiB.
  case window(found: UInt8)
  /// The two bytes of the header are no multiple of 31.
  case headerCheck
  /// The stream asks for a preset dictionary.
  case dictionary
  /// The kind of block is 3, which is not defined.
  case blockKind
  /// The length of a stored block and its complement do not agree.
  case storedLength(length: UInt16, complement: UInt16)
  /// There are more literal and length codes (at most 286) or distance codes (at most 30) than
  /// the format defines.
  case codeCount(found: Int)
  /// A repetition of code lengths has nothing to repeat, or runs past the last code.
  case codeLengthRepeat
  /// The code lengths of a prefix code leave codes unused, or use some twice.
  case prefixCode
  /// There is no code for the end of the block.
  case endOfBlock
  /// The bits are no code, or the code of a length or distance that is not defined.
  case symbol
  /// A match reaches back further than the stream goes.
  case distance(found: Int, available: Int)
  /// So few compressed bytes cannot expand to as many as the header calls for.
  case insufficient(expected: Int, compressed: Int)
  /// The stream expands to fewer bytes than the header calls for.
  case tooShort(expected: Int, found: Int)
  /// The stream expands to more bytes than the header calls for.
  case tooLong(expected: Int)
  /// Bytes are left over after the stream.
  case trailingBytes(count: Int)
  /// The checksum stored in the stream (`found`) is not the one of the expanded bytes.
  case checksum(expected: UInt32, found: UInt32)
}

#if !hasFeature(Embedded)
  extension ImageError: Codable {}
  extension ChunkRule: Codable {}
  extension HeaderField: Codable {}
  extension InflateProblem: Codable {}
#endif
