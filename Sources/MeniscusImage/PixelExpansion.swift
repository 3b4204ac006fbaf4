/// Turns stored pixels of any colour type and depth into straight 8-bit red, green, blue and alpha.
struct PixelExpansion {
  private let colorType: PNG.ColorType
  private let bitDepth: Int
  /// The pixel of every value of an indexed or gray sample of up to 8 bits, red in the low byte.
  private let table: [UInt32]
  /// The color that is transparent, if there is one; of gray, the first alone counts.
  private let transparent: (UInt16, UInt16, UInt16)?

  init(
    _ header: PNG.Header, palette: UnsafeRawBufferPointer, transparency: UnsafeRawBufferPointer?
  ) {
    colorType = header.colorType
    bitDepth = header.bitDepth
    func number(_ index: Int) -> UInt16 {
      guard let transparency, transparency.count >= index * 2 + 2 else { return 0 }
      let value = UInt16(transparency[index * 2]) << 8 | UInt16(transparency[index * 2 + 1])
      // Of shallower samples the lower bits count.
      return header.bitDepth == 16 ? value : value & (1 << UInt16(header.bitDepth) - 1)
    }
    let hasColor = transparency != nil && (colorType == .gray || colorType == .rgb)
    transparent = hasColor ? (number(0), number(1), number(2)) : nil

    var table: [UInt32] = []
    switch colorType {
    case .palette:
      table = [UInt32](repeating: 0xFF00_0000, count: 256)
      for index in 0..<(palette.count / 3) {
        var alpha: UInt8 = 255
        if let transparency, index < transparency.count { alpha = transparency[index] }
        table[index] = Self.pixel(
          palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alpha)
      }
    case .gray where bitDepth <= 8:
      table = [UInt32](repeating: 0, count: 256)
      let largest = 1 << bitDepth - 1
      for value in 0...largest {
        let level = UInt8(value * 255 / largest)
        let isTransparent = hasColor && Int(number(0)) == value
        table[value] = Self.pixel(level, level, level, isTransparent ? 0 : 255)
      }
    default: break
    }
    self.table = table
  }

  @inline(__always)
  private static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Expands `count` pixels of a row to `target`, each `step` bytes after the one before.
  ///
  /// - Returns: the largest index into the palette, or 0 without one.
  func expand(
    _ row: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer, count: Int, step: Int
  ) -> Int {
    @inline(__always) func store(_ pixel: UInt32, _ index: Int) {
      target.storeBytes(of: pixel.littleEndian, toByteOffset: index * step, as: UInt32.self)
    }
    @inline(__always) func number(_ index: Int) -> UInt16 {
      UInt16(row[index * 2]) << 8 | UInt16(row[index * 2 + 1])
    }
    let isWide = bitDepth == 16
    // The byte that holds the upper 8 bits of a sample.
    let byte = isWide ? 2 : 1
    switch colorType {
    case .palette,
      .gray where !isWide:
      return expandByTable(row, to: target, count: count, step: step)
    case .gray:
      for index in 0..<count {
        let level = row[index * 2]
        let isTransparent = transparent.map { $0.0 == number(index) } ?? false
        store(Self.pixel(level, level, level, isTransparent ? 0 : 255), index)
      }
    case .grayAlpha:
      for index in 0..<count {
        let level = row[index * 2 * byte]
        store(Self.pixel(level, level, level, row[(index * 2 + 1) * byte]), index)
      }
    case .rgb:
      for index in 0..<count {
        let first = index * 3
        let red = row[first * byte]
        let green = row[(first + 1) * byte]
        let blue = row[(first + 2) * byte]
        var isTransparent = false
        if let transparent {
          isTransparent =
            isWide
            ? (number(first), number(first + 1), number(first + 2)) == transparent
            : (UInt16(red), UInt16(green), UInt16(blue)) == transparent
        }
        store(Self.pixel(red, green, blue, isTransparent ? 0 : 255), index)
      }
    case .rgbAlpha:
      for index in 0..<count {
        let first = index * 4
        store(
          Self.pixel(
            row[first * byte], row[(first + 1) * byte], row[(first + 2) * byte],
            row[(first + 3) * byte]), index)
      }
    }
    return 0
  }

  private func expandByTable(
    _ row: UnsafePointer<UInt8>, to target: UnsafeMutableRawPointer, count: Int, step: Int
  ) -> Int {
    table.withUnsafeBufferPointer { table in
      var largest: UInt8 = 0
      if bitDepth == 8 {
        for index in 0..<count {
          let value = row[index]
          largest = max(largest, value)
          target.storeBytes(
            of: table[Int(value)].littleEndian, toByteOffset: index * step, as: UInt32.self)
        }
      } else {
        let perByte = 8 / bitDepth
        let mask: UInt8 = 1 << UInt8(bitDepth) - 1
        for index in 0..<count {
          // The leftmost pixel is in the upper bits.
          let shift = 8 - bitDepth * (index % perByte + 1)
          let value = row[index / perByte] >> UInt8(shift) & mask
          largest = max(largest, value)
          target.storeBytes(
            of: table[Int(value)].littleEndian, toByteOffset: index * step, as: UInt32.self)
        }
      }
      return Int(largest)
    }
  }
}
