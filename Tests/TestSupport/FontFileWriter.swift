/// Writes TrueType files for tests: what is given, and the tables that a font has to have.
package struct FontFileWriter: Sendable {
  /// A point of a contour, in units, y upwards.
  package struct Node: Equatable, Sendable {
    package var x, y: Int
    package var isOnCurve: Bool

    package init(x: Int, y: Int, isOnCurve: Bool = true) {
      self.x = x
      self.y = y
      self.isOnCurve = isOnCurve
    }
  }

  /// What stands for a glyph.
  package enum Drawing: Sendable {
    case nothing
    case contours([[Node]])
    /// The bytes of a glyph of parts, after its bounds.
    case parts([UInt8])
    /// Any bytes.
    case raw([UInt8])
  }

  /// A glyph.
  package struct Letter: Sendable {
    package var drawing: Drawing
    package var advance: Int
    /// Where the ink begins; nil for the left edge of the contours.
    package var bearing: Int?

    package init(drawing: Drawing, advance: Int, bearing: Int? = nil) {
      self.drawing = drawing
      self.advance = advance
      self.bearing = bearing
    }
  }

  /// How the characters are stored.
  package enum MapFormat: Sendable { case segments, rangesWithArray, groups }

  package var unitsPerEm = 1000
  package var ascent = 800
  package var descent = -200
  package var lineGap = 90
  package var letters: [Letter] = [Letter(drawing: .nothing, advance: 500)]
  package var characters: [(scalar: UInt32, glyph: Int)] = []
  package var mapFormat = MapFormat.segments
  package var usesLongOffsets = true
  /// How many glyphs have an advance of their own; nil for all.
  package var measured: Int?
  /// Tables as they are, by tag.
  package var extra: [(tag: String, bytes: [UInt8])] = []

  package init() {}

  /// Adds a glyph for a character.
  package mutating func add(_ scalar: Unicode.Scalar, _ drawing: Drawing, advance: Int) {
    characters.append((scalar.value, letters.count))
    letters.append(Letter(drawing: drawing, advance: advance))
  }

  /// A rectangle with its lower left corner on the baseline.
  package static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Drawing {
    .contours([
      [
        Node(x: x, y: y), Node(x: x, y: y + height), Node(x: x + width, y: y + height),
        Node(x: x + width, y: y),
      ]
    ])
  }

  /// The file.
  package var bytes: [UInt8] { Self.file(tables) }

  /// The tables by tag.
  package var tables: [(tag: String, bytes: [UInt8])] {
    let (glyf, loca) = outlines
    return [
      ("cmap", map), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("loca", loca), ("maxp", Self.long(0x0001_0000) + Self.word(letters.count)),
    ] + extra
  }

  /// The tables as a file.
  package static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var header = long(0x0001_0000) + word(tables.count) + word(0) + word(0) + word(0)
    var body: [UInt8] = []
    let start = 12 + tables.count * 16
    for table in tables {
      while body.count % 4 != 0 { body.append(0) }
      header += Array(table.tag.utf8) + long(0) + long(start + body.count)
      header += long(table.bytes.count)
      body += table.bytes
    }
    return header + body
  }

  package static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  package static func words(_ values: Int...) -> [UInt8] { values.flatMap { word($0) } }

  package static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }
}

extension FontFileWriter {
  private var head: [UInt8] {
    Self.long(0x0001_0000) + Self.long(0) + Self.long(0) + Self.long(0x5F0F_3CF5) + Self.word(0)
      + Self.word(unitsPerEm) + [UInt8](repeating: 0, count: 16) + Self.words(0, 0, 0, 0)
      + Self.words(0, 8, 2, usesLongOffsets ? 1 : 0, 0)
  }

  private var hhea: [UInt8] {
    Self.long(0x0001_0000) + Self.words(ascent, descent, lineGap)
      + [UInt8](repeating: 0, count: 24) + Self.word(measured ?? letters.count)
  }

  private var hmtx: [UInt8] {
    var bytes: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      if index < measured ?? letters.count { bytes += Self.word(letter.advance) }
      bytes += Self.word(letter.bearing ?? letter.drawing.minX)
    }
    return bytes
  }

  private var outlines: (glyf: [UInt8], loca: [UInt8]) {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    func place() { loca += usesLongOffsets ? Self.long(glyf.count) : Self.word(glyf.count / 2) }
    for letter in letters {
      place()
      glyf += letter.drawing.bytes
      while glyf.count % 2 != 0 { glyf.append(0) }
    }
    place()
    return (glyf, loca)
  }

  private var map: [UInt8] {
    let sorted = characters.sorted { $0.scalar < $1.scalar }
    let table: [UInt8]
    switch mapFormat {
    case .groups:
      let groups = sorted.flatMap {
        Self.long(Int($0.scalar)) + Self.long(Int($0.scalar)) + Self.long($0.glyph)
      }
      table =
        Self.words(12, 0) + Self.long(16 + groups.count) + Self.long(0)
        + Self.long(sorted.count) + groups
    case .segments, .rangesWithArray:
      table = segments(sorted, withArray: mapFormat == .rangesWithArray)
    }
    let encoding = mapFormat == .groups ? 10 : 1
    return Self.words(0, 1, 3, encoding) + Self.long(12) + table
  }

  private func segments(
    _ sorted: [(scalar: UInt32, glyph: Int)], withArray: Bool
  ) -> [UInt8] {
    let count = sorted.count + 1
    var (ends, starts, deltas, ranges): ([UInt8], [UInt8], [UInt8], [UInt8]) = ([], [], [], [])
    var array: [UInt8] = []
    for (index, (scalar, glyph)) in sorted.enumerated() {
      ends += Self.word(Int(scalar))
      starts += Self.word(Int(scalar))
      if withArray {
        deltas += Self.word(0)
        // From the place of the number itself to the glyph's in the array behind.
        ranges += Self.word((count - index) * 2 + array.count)
        array += Self.word(glyph)
      } else {
        deltas += Self.word(glyph - Int(scalar))
        ranges += Self.word(0)
      }
    }
    ends += Self.word(0xFFFF)
    starts += Self.word(0xFFFF)
    deltas += Self.word(1)
    ranges += Self.word(0)
    let body = ends + Self.word(0) + starts + deltas + ranges + array
    return Self.words(4, 14 + body.count, 0, count * 2, 0, 0, 0) + body
  }
}

extension FontFileWriter.Drawing {
  fileprivate var nodes: [FontFileWriter.Node] {
    if case .contours(let contours) = self { contours.flatMap { $0 } } else { [] }
  }

  fileprivate var minX: Int { nodes.map(\.x).min() ?? 0 }

  fileprivate var bytes: [UInt8] {
    typealias Writer = FontFileWriter
    switch self {
    case .nothing: return []
    case .raw(let bytes): return bytes
    case .parts(let bytes): return Writer.words(-1, 0, 0, 0, 0) + bytes
    case .contours(let contours):
      let (xs, ys) = (nodes.map(\.x), nodes.map(\.y))
      var bytes = Writer.words(
        contours.count, minX, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
      var end = -1
      for contour in contours {
        end += contour.count
        bytes += Writer.word(end)
      }
      bytes += Writer.word(0)
      bytes += nodes.map { $0.isOnCurve ? 1 : 0 }
      for coordinates in [xs, ys] {
        var last = 0
        for value in coordinates {
          bytes += Writer.word(value - last)
          last = value
        }
      }
      return bytes
    }
  }
}
