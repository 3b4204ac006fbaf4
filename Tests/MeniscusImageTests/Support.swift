import MeniscusImage

/// A PNG file as a list of chunks, for tests that put a fault into one.
struct PNGFile {
  /// Name and content of the chunks.
  var chunks: [(name: String, data: [UInt8])]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A picture whose rows, filter bytes included, are given.
  init(
    width: UInt32, height: UInt32, bitDepth: UInt8, colorType: UInt8, interlace: UInt8 = 0,
    palette: [UInt8]? = nil, transparency: [UInt8]? = nil, rows: [UInt8]
  ) {
    let header = bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, interlace]
    chunks = [("IHDR", header)]
    if let palette { chunks.append(("PLTE", palette)) }
    if let transparency { chunks.append(("tRNS", transparency)) }
    chunks += [("IDAT", storedStream(rows)), ("IEND", [])]
  }

  /// Takes a file apart.
  init(_ bytes: [UInt8]) {
    chunks = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = Int(number(bytes, at: position))
      let name = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append((name, [UInt8](bytes[(position + 8)..<(position + 8 + length)])))
      position += 12 + length
    }
  }

  /// The file, with right lengths and checksums.
  var bytes: [UInt8] {
    chunks.reduce(Self.signature) { bytes, chunk in
      let content = [UInt8](chunk.name.utf8) + chunk.data
      return bytes + bigEndian(UInt32(chunk.data.count)) + content + bigEndian(crc(content))
    }
  }

  /// The offset in the file of a chunk's length, name and content.
  func offset(of index: Int) -> Int {
    chunks[..<index].reduce(8) { $0 + 12 + $1.data.count }
  }

  /// The index of the first chunk of this name, or the number of chunks.
  func index(of name: String) -> Int {
    chunks.firstIndex { $0.name == name } ?? chunks.count
  }
}

/// The checksum of a chunk, bit by bit as ISO/IEC 15948, annex D, has it.
func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var rest: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    rest ^= UInt32(byte)
    for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : (rest >> 1) ^ 0xEDB8_8320 }
  }
  return ~rest
}

/// The checksum of a zlib stream, byte by byte as RFC 1950, section 9, has it.
func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}

/// A zlib stream that holds its bytes as they are.
func storedStream(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let length = min(65535, bytes.count - start)
    stream.append(start + length == bytes.count ? 1 : 0)
    for value in [length, length ^ 0xFFFF] {
      stream += [UInt8(value & 255), UInt8(value >> 8)]
    }
    stream += bytes[start..<(start + length)]
    start += length
  } while start < bytes.count
  return stream + bigEndian(adler(bytes))
}

func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
  bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
}

/// The bytes of a string of hexadecimal digits.
func hexadecimal(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in text {
    let value = UInt8(digit.hexDigitValue ?? 0)
    if let first = high {
      bytes.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return bytes
}

/// Bits in the order of RFC 1951: numbers lowest bit first, codes highest bit first.
struct BitString {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func append(_ value: Int, count: Int) {
    for bit in 0..<count { append(bit: value >> bit & 1) }
  }

  mutating func append(code: Int, count: Int) {
    for bit in stride(from: count - 1, through: 0, by: -1) { append(bit: code >> bit & 1) }
  }

  private mutating func append(bit: Int) {
    if count % 8 == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= UInt8(bit << (count % 8))
    count += 1
  }
}

/// Numbers that look random and are the same in every run (a linear congruential generator with
/// Knuth's MMIX constants, its upper bits).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func bytes(_ count: Int, below limit: Int = 256) -> [UInt8] {
    (0..<count).map { _ in UInt8(next(below: limit)) }
  }
}

/// Pictures like those that scenes give.
enum Sample {
  /// Every sample another number.
  static func noise(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Bitmap {
    var numbers = Numbers(seed: UInt64(width * 7919 + height))
    var bitmap = Bitmap(width: width, height: height, samples: numbers.bytes(width * height * 4))
    if isOpaque {
      for index in stride(from: 3, to: bitmap.samples.count, by: 4) { bitmap.samples[index] = 255 }
    }
    return bitmap
  }

  /// A picture made pixel by pixel.
  static func make(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> (Int, Int, Int, Int)
  ) -> Bitmap {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        samples += [UInt8(red), UInt8(green), UInt8(blue), UInt8(alpha)]
      }
    }
    return Bitmap(width: width, height: height, samples: samples)
  }

  /// An opaque gradient with a disc on it, of many colors.
  static func gradient(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      let (dx, dy) = (x * 2 - width, y * 2 - height)
      let isInside = dx * dx + dy * dy < width * height / 2
      return isInside ? (250, 200, 40, 255) : (x * 255 / width, y * 255 / height, (x + y) % 64, 255)
    }
  }

  /// The gradient with a shadow of changing alpha.
  static func shadow(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      (x * 255 / width, y * 255 / height, 128, (x * y) * 255 / (width * height))
    }
  }

  /// So many colors, every one of them used if the picture has as many pixels.
  static func flat(_ width: Int, _ height: Int, colors: Int, isOpaque: Bool = true) -> Bitmap {
    make(width, height) { x, y in
      let index = (y * width + x) % colors
      return (index, 255 - index, index * 7 % 256, isOpaque || index % 2 == 0 ? 255 : index)
    }
  }

  /// Opaque gray of 256 levels.
  static func gray(_ width: Int, _ height: Int) -> Bitmap {
    make(width, height) { x, y in
      let level = (x * x + y * 3) % 256
      return (level, level, level, 255)
    }
  }
}
