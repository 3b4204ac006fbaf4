/// Packs the rows of an indexed picture, without filtering.
enum IndexedRows {
  /// The rows of a picture, each behind its filter byte.
  ///
  /// - Precondition: `format` is indexed and has all colors of the picture.
  static func pack(_ bitmap: Bitmap, format: StoredFormat) -> [UInt8] {
    var table = ColorTable()
    for color in format.palette { _ = table.add(color) }
    let rowLength = format.rowLength(bitmap.width)
    let perByte = 8 / format.bitDepth
    var rows = [UInt8](repeating: 0, count: (rowLength + 1) * bitmap.height)
    bitmap.samples.withUnsafeBytes { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        var last: UInt32 = 0
        var lastIndex = table.add(format.palette[0]) ?? 0
        last = format.palette[0]
        for y in 0..<bitmap.height {
          let start = y * (rowLength + 1) + 1
          for x in 0..<bitmap.width {
            let color = UInt32(
              littleEndian: pixels.loadUnaligned(
                fromByteOffset: (y * bitmap.width + x) * 4, as: UInt32.self))
            if color != last {
              last = color
              lastIndex = table.add(color) ?? 0
            }
            let shift = 8 - format.bitDepth * (x % perByte + 1)
            rows[start + x / perByte] |= UInt8(truncatingIfNeeded: lastIndex << shift)
          }
        }
      }
    }
    return rows
  }
}
