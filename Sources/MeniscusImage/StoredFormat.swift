/// How the pixels of a picture are stored in a PNG file.
struct StoredFormat {
  let colorType: PNG.ColorType
  let bitDepth: Int
  /// The colors of an indexed picture, red in the low byte; those that are not opaque come first.
  var palette: [UInt32] = []

  /// The bytes of a row without its filter byte.
  func rowLength(_ width: Int) -> Int { (width * bitDepth * colorType.channels + 7) / 8 }

  /// The formats that hold the picture without loss and may be the smallest.
  ///
  /// A palette of up to 16 colors costs little and makes rows short. A larger one may weigh more
  /// than the filters of gray or color save.
  static func candidates(for colors: ColorSurvey) -> [StoredFormat] {
    var formats: [StoredFormat] = []
    if let palette = colors.palette {
      let depth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
      formats.append(StoredFormat(colorType: .palette, bitDepth: depth, palette: palette))
    }
    if colors.isGray {
      formats.append(StoredFormat(colorType: .gray, bitDepth: 8))
    } else if formats.isEmpty || formats[0].bitDepth == 8 {
      formats.append(StoredFormat(colorType: colors.isOpaque ? .rgb : .rgbAlpha, bitDepth: 8))
    }
    return formats
  }
}
