import MeniscusImage

extension Bitmap {
  /// The texels of a part, its edges rounded to whole texels and cut to the bitmap's.
  func part(x: Double, y: Double, width: Double, height: Double) -> Bitmap {
    func edge(_ value: Double, _ limit: Int) -> Int {
      value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)).rounded())
    }
    let (left, right) = (edge(x, self.width), edge(x + width, self.width))
    let (top, bottom) = (edge(y, self.height), edge(y + height, self.height))
    return part(
      columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  /// The texels of some columns and rows.
  func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    var cut: [UInt8] = []
    cut.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let line = row * width
      cut.append(contentsOf: samples[(line + columns.lowerBound) * 4..<(line + columns.upperBound) * 4])
    }
    return Bitmap(width: columns.count, height: rows.count, samples: cut)
  }
}
