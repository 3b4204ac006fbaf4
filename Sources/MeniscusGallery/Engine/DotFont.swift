import MeniscusUI

/// A TrueType font of round dots, five by seven a letter, that is drawn and written here: an example
/// of a font that a scene brings.
enum DotFont {
  /// The font as a scene takes it.
  static let resource = FontResource(name: "Dots", bytes: bytes)

  /// The letters, each by seven rows of five places from the top.
  private static let letters: [(Unicode.Scalar, [String])] = [
    ("0", ["·###·", "#···#", "#··##", "#·#·#", "##··#", "#···#", "·###·"]),
    ("1", ["··#··", "·##··", "··#··", "··#··", "··#··", "··#··", "·###·"]),
    ("2", ["·###·", "#···#", "····#", "···#·", "··#··", "·#···", "#####"]),
    ("3", ["#####", "···#·", "··#··", "···#·", "····#", "#···#", "·###·"]),
    ("4", ["···#·", "··##·", "·#·#·", "#··#·", "#####", "···#·", "···#·"]),
    ("5", ["#####", "#····", "####·", "····#", "····#", "#···#", "·###·"]),
    ("6", ["··##·", "·#···", "#····", "####·", "#···#", "#···#", "·###·"]),
    ("7", ["#####", "····#", "···#·", "··#··", "·#···", "·#···", "·#···"]),
    ("8", ["·###·", "#···#", "#···#", "·###·", "#···#", "#···#", "·###·"]),
    ("9", ["·###·", "#···#", "#···#", "·####", "····#", "···#·", "·##··"]),
    (":", ["·····", "··#··", "··#··", "·····", "··#··", "··#··", "·····"]),
    ("A", ["·###·", "#···#", "#···#", "#####", "#···#", "#···#", "#···#"]),
    ("D", ["####·", "#···#", "#···#", "#···#", "#···#", "#···#", "####·"]),
    ("E", ["#####", "#····", "#····", "####·", "#····", "#····", "#####"]),
    ("F", ["#####", "#····", "#····", "####·", "#····", "#····", "#····"]),
    ("K", ["#···#", "#··#·", "#·#··", "##···", "#·#··", "#··#·", "#···#"]),
    ("L", ["#····", "#····", "#····", "#····", "#····", "#····", "#####"]),
    ("M", ["#···#", "##·##", "#·#·#", "#·#·#", "#···#", "#···#", "#···#"]),
    ("O", ["·###·", "#···#", "#···#", "#···#", "#···#", "#···#", "·###·"]),
    ("P", ["####·", "#···#", "#···#", "####·", "#····", "#····", "#····"]),
    ("R", ["####·", "#···#", "#···#", "####·", "#·#··", "#··#·", "#···#"]),
    ("T", ["#####", "··#··", "··#··", "··#··", "··#··", "··#··", "··#··"]),
    ("U", ["#···#", "#···#", "#···#", "#···#", "#···#", "#···#", "·###·"]),
    ("W", ["#···#", "#···#", "#···#", "#·#·#", "#·#·#", "##·##", "#···#"]),
    ("V", ["#···#", "#···#", "#···#", "#···#", "#···#", "·#·#·", "··#··"]),
  ]

  private static let unitsPerEm = 1000
  /// The distance from one dot to the next.
  private static let pitch = 120
  private static let diameter = 108
  private static let advance = 6 * pitch

  private static var bytes: [UInt8] {
    var (glyf, loca): ([UInt8], [UInt8]) = ([], [])
    let sorted = letters.sorted { $0.0.value < $1.0.value }
    // The first glyph stands for what is missing and draws nothing; the last is a space.
    for drawing in [[]] + sorted.map({ glyph(of: $0.1) }) + [[]] {
      loca += long(glyf.count)
      glyf += drawing
    }
    loca += long(glyf.count)
    let count = sorted.count + 2
    let space: Unicode.Scalar = " "
    let scalars = [(space, count - 1)] + sorted.enumerated().map { ($1.0, $0 + 1) }
    let groups = scalars.flatMap {
      long(Int($0.0.value)) + long(Int($0.0.value)) + long($0.1)
    }
    let map =
      words([0, 1, 3, 10]) + long(12) + words([12, 0]) + long(16 + groups.count) + long(0)
      + long(scalars.count) + groups
    let head =
      long(0x0001_0000) + long(0) + long(0) + long(0x5F0F_3CF5) + words([0, unitsPerEm])
      + [UInt8](repeating: 0, count: 24) + words([0, 8, 2, 1, 0])
    let hhea =
      long(0x0001_0000) + words([7 * pitch + 60, -180, 0]) + [UInt8](repeating: 0, count: 24)
      + words([count])
    let hmtx = sorted.map { words([advance, leftEdge(of: $0.1)]) }.flatMap { $0 }
    return file([
      ("cmap", map), ("glyf", glyf), ("head", head), ("hhea", hhea),
      ("hmtx", words([advance, 0]) + hmtx + words([advance, 0])), ("loca", loca),
      ("maxp", long(0x0001_0000) + words([count])),
    ])
  }

  /// Where the dots of a letter are: the column from the left, the row from the baseline.
  private static func dots(of rows: [String]) -> [(column: Int, row: Int)] {
    rows.enumerated().flatMap { index, row in
      row.enumerated().filter { $0.element == "#" }.map { ($0.offset, rows.count - 1 - index) }
    }
  }

  private static func leftEdge(of rows: [String]) -> Int {
    (dots(of: rows).map(\.column).min() ?? 0) * pitch + pitch / 2
  }

  /// A glyph of dots: a contour each, of four control points.
  private static func glyph(of rows: [String]) -> [UInt8] {
    let dots = dots(of: rows)
    let points = dots.flatMap { dot -> [(x: Int, y: Int)] in
      let (x, y) = (dot.column * pitch + pitch / 2, dot.row * pitch)
      return [(x, y), (x, y + diameter), (x + diameter, y + diameter), (x + diameter, y)]
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    var bytes = words([dots.count, xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0])
    bytes += words(dots.indices.map { $0 * 4 + 3 })
    bytes += words([0]) + [UInt8](repeating: 0, count: points.count)
    for coordinates in [xs, ys] {
      var last = 0
      for value in coordinates {
        bytes += words([value - last])
        last = value
      }
    }
    if bytes.count % 2 != 0 { bytes.append(0) }
    return bytes
  }

  private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var header = long(0x0001_0000) + words([tables.count, 0, 0, 0])
    var body: [UInt8] = []
    for table in tables {
      while body.count % 4 != 0 { body.append(0) }
      header += Array(table.tag.utf8) + long(0)
      header += long(12 + tables.count * 16 + body.count) + long(table.bytes.count)
      body += table.bytes
    }
    return header + body
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
  }

  private static func long(_ value: Int) -> [UInt8] { words([value >> 16, value]) }
}
