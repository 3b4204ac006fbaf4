extension PNG.Contents {
  /// Expands the pixels.
  func picture() throws(ImageError) -> Bitmap {
    // A word is read where three bytes count, so a few more than the rows need are set aside.
    let rows = UnsafeMutableRawBufferPointer.allocate(
      byteCount: try checkedByteCount() + 16, alignment: 16)
    defer { rows.deallocate() }
    try expand(into: UnsafeMutableRawBufferPointer(rebasing: rows[..<layout.byteCount]))
    try checkFilters(rows)

    var failure: ImageError?
    let count = header.width * header.height * 4
    let samples = [UInt8](unsafeUninitializedCapacity: count) { samples, initialized in
      guard let target = samples.baseAddress, let source = rows.baseAddress else { return }
      failure = write(from: source, to: UnsafeMutableRawPointer(target))
      initialized = failure == nil ? count : 0
    }
    if let failure { throw failure }
    return Bitmap(width: header.width, height: header.height, samples: samples)
  }

  /// The offset in the file at which compressed pixels begin.
  private var pixelStart: Int { parts.first?.dataStart ?? 0 }

  /// The bytes of all rows, if the compressed data can hold as many.
  ///
  /// A match gives 258 bytes for at least two bits, so data expands at most 1032 times.
  private func checkedByteCount() throws(ImageError) -> Int {
    let compressed = parts.reduce(0) { $0 + $1.data.count }
    guard layout.byteCount / 1032 <= compressed else {
      throw .inflate(
        byte: pixelStart,
        problem: .insufficient(expected: layout.byteCount, compressed: compressed))
    }
    return layout.byteCount
  }

  /// Expands the parts of the compressed pixels as one stream.
  private func expand(into rows: UnsafeMutableRawBufferPointer) throws(ImageError) {
    do {
      if parts.count == 1 {
        try Inflater.expand(parts[0].data, into: rows)
      } else {
        var joined: [UInt8] = []
        joined.reserveCapacity(parts.reduce(0) { $0 + $1.data.count })
        for part in parts { joined.append(contentsOf: part.data) }
        try joined.withUnsafeBufferPointer { (joined) throws(ImageError) in
          try Inflater.expand(UnsafeRawBufferPointer(joined), into: rows)
        }
      }
    } catch {
      guard case .inflate(let byte, let problem) = error else { throw error }
      throw .inflate(byte: fileOffset(ofStream: byte), problem: problem)
    }
  }

  /// The offset in the file of an offset in the compressed stream.
  private func fileOffset(ofStream offset: Int) -> Int {
    var rest = offset
    for part in parts {
      if rest < part.data.count { return part.dataStart + rest }
      rest -= part.data.count
    }
    return parts.last.map { $0.dataStart + $0.data.count } ?? pixelStart
  }

  private func checkFilters(_ rows: UnsafeMutableRawBufferPointer) throws(ImageError) {
    var offset = 0
    var row = 0
    for pass in layout.passes {
      for _ in 0..<pass.height {
        guard rows[offset] <= 4 else {
          throw .filter(byte: pixelStart, row: row, found: rows[offset])
        }
        offset += pass.rowLength + 1
        row += 1
      }
    }
  }

  /// Writes the pixels of all passes to `target`, whose rows are `header.width` pixels long.
  ///
  /// - Returns: the fault, if a pixel names a palette entry that is not there.
  private func write(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer)
    -> ImageError?
  {
    if header.bitDepth == 8 && !header.isInterlaced && transparency == nil {
      if header.colorType == .rgbAlpha {
        ColorRows.unfilter(
          source, to: target, width: header.width, height: header.height, isOpaque: false)
        return nil
      }
      if header.colorType == .rgb {
        ColorRows.unfilter(
          source, to: target, width: header.width, height: header.height, isOpaque: true)
        return nil
      }
    }

    let expansion = PixelExpansion(
      header, palette: palette, transparency: transparency)
    let longestRow = layout.passes.reduce(0) { max($0, $1.rowLength) }
    let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: longestRow)
    defer { zeros.deallocate() }
    zeros.initialize(repeating: 0, count: longestRow)
    var offset = 0
    for pass in layout.passes {
      var above = UnsafePointer(zeros)
      for index in 0..<pass.height {
        let filter = source.load(fromByteOffset: offset, as: UInt8.self)
        let row = (source + offset + 1).assumingMemoryBound(to: UInt8.self)
        FilteredRow.unfilter(
          row, above: above, count: pass.rowLength, step: header.filterStep, filter: filter)
        let y = pass.row + index * pass.rowStep
        let first = target + (y * header.width + pass.column) * 4
        let largestIndex = expansion.expand(
          row, to: first, count: pass.width, step: pass.columnStep * 4)
        if header.colorType == .palette && largestIndex >= palette.count / 3 {
          return .paletteIndex(
            byte: pixelStart, row: y, found: largestIndex, entries: palette.count / 3)
        }
        above = UnsafePointer(row)
        offset += pass.rowLength + 1
      }
    }
    return nil
  }
}
