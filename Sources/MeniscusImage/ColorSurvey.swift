/// The colors of a picture as far as they matter to how it is stored.
///
/// A color is a 32-bit word with red in the low byte.
struct ColorSurvey {
  /// The most colors that a palette holds.
  static let largestPalette = 256

  /// Whether every alpha is 255.
  private(set) var isOpaque = true
  /// Whether the picture is opaque and red, green and blue are equal everywhere.
  private(set) var isGray = true
  /// The colors, those that are not opaque first, else in the order in which they appear; nil if
  /// there are more than 256.
  private(set) var palette: [UInt32]?

  /// Surveys the pixels of a picture.
  init(_ pixels: UnsafeRawBufferPointer) {
    let count = pixels.count / 4
    @inline(__always) func pixel(_ index: Int) -> UInt32 {
      UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    }
    // Bits that are zero in alpha somewhere, and bits that differ between neighbouring samples.
    var missingAlpha: UInt32 = 0
    var difference: UInt32 = 0
    var index = 0

    var table = ColorTable()
    var last = count > 0 ? ~pixel(0) : 0
    while index < count {
      let color = pixel(index)
      index += 1
      if color == last { continue }
      last = color
      missingAlpha |= ~color
      difference |= color ^ color >> 8
      if table.add(color) == nil { break }
    }
    palette = table.colors.count <= Self.largestPalette ? table.colors : nil
    while index < count {
      let color = pixel(index)
      missingAlpha |= ~color
      difference |= color ^ color >> 8
      index += 1
    }
    isOpaque = missingAlpha >> 24 == 0
    isGray = isOpaque && difference & 0xFFFF == 0
    if let palette {
      self.palette = palette.filter { $0 >> 24 != 255 } + palette.filter { $0 >> 24 == 255 }
    }
  }
}

/// Finds the index of a color among at most 256.
struct ColorTable {
  /// The colors in the order in which they were added.
  private(set) var colors: [UInt32] = []
  /// One more than the index of the color whose hash leads here, 0 for none.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The index of a color, which is added if it is new; nil for the 257th.
  mutating func add(_ color: UInt32) -> Int? {
    // The multiplier is 2³² divided by the golden ratio; the upper ten bits are used.
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return index }
      slot = (slot + 1) & 1023
    }
    guard colors.count < ColorSurvey.largestPalette else {
      colors.append(color)
      return nil
    }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }
}
