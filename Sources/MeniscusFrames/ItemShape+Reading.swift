import MeniscusDisplay
import MeniscusGeometry

/// How many rows the tables have that shapes refer to.
struct TableCounts {
  var outlines: Int
  var pictures: Int
  var names: Int
}

extension ItemShape {
  /// Takes a shape that refers to rows of tables of some sizes, and to nothing else.
  init(from source: inout ByteSource, _ tables: TableCounts) throws(FrameFileProblem) {
    let start = source.position
    let kind = Int(try source.byte())
    guard kind != 0 else {
      self = .frame
      return
    }
    let view = try source.row(of: tables.names)
    switch kind {
    case 1:
      let silhouette = try source.silhouette(tables)
      self = .glass(silhouette, try source.glass(), view: view)
    case 2:
      let silhouette = try source.silhouette(tables)
      self = .fill(silhouette, try source.paint(tables), view: view)
    case 3:
      var rows: [Int] = []
      for _ in 0..<(try source.count()) { rows.append(try source.row(of: tables.outlines)) }
      self = .glyphs(rows, try source.paint(tables), view: view)
    case 4: self = .group(view: view)
    case 5: self = .layer(try source.effect(), view: view)
    case 6: self = .clip(try source.silhouette(tables), view: view)
    case 7: self = .end(view: view)
    case 8: self = .laid(view: view)
    default: throw .malformed(byte: start)
    }
  }
}

extension ByteSource {
  /// Takes a row of a table, -1 for none.
  fileprivate mutating func row(of count: Int) throws(FrameFileProblem) -> Int {
    let start = position
    let row = try signed()
    guard row >= -1, row < count else { throw .malformed(byte: start) }
    return row
  }

  fileprivate mutating func silhouette(
    _ tables: TableCounts
  ) throws(FrameFileProblem) -> SilhouetteShape {
    let start = position
    let code = try byte()
    switch code {
    case 0: return .rectangle
    case 1: return .ellipse
    default:
      if let curve = CornerCurve(rawValue: code &- 2) { return .rounded(curve) }
      if let rule = FillRule(rawValue: code &- 4) {
        return .outline(try row(of: tables.outlines), rule)
      }
      throw .malformed(byte: start)
    }
  }

  fileprivate mutating func paint(_ tables: TableCounts) throws(FrameFileProblem) -> PaintShape {
    let start = position
    let code = Int(try byte())
    switch code {
    case 0: return .color
    case 1...4:
      return .gradient(kind: code - 1, stops: try count(upTo: FramesFormat.numberLimit / 8))
    default:
      let kinds = PicturePaint.Interpolation.allCases
      let kind = (code - 5) >> 1
      guard kinds.indices.contains(kind) else { throw .malformed(byte: start) }
      let row = try count(upTo: tables.pictures)
      guard row < tables.pictures else { throw .malformed(byte: start) }
      return .picture(row: row, isTiled: (code - 5) & 1 == 1, kinds[kind])
    }
  }

  fileprivate mutating func effect() throws(FrameFileProblem) -> EffectShape {
    let start = position
    let code = Int(try byte())
    switch code {
    case 0, 1: return .blur(isOpaque: code == 1)
    case 2: return .colors
    case 3: return .shadow
    case 255: return .edgeBlur
    default:
      let modes = LayerBlendMode.allCases
      guard modes.indices.contains(code - 4) else { throw .malformed(byte: start) }
      return .blend(modes[code - 4])
    }
  }

  fileprivate mutating func glass() throws(FrameFileProblem) -> ElementShape {
    let container = try signed()
    let start = position
    let code = Int(try byte())
    let kinds = GlassMaterial.Kind.allCases
    guard kinds.indices.contains(code >> 2) else { throw .malformed(byte: start) }
    return ElementShape(
      container: container, kind: kinds[code >> 2], isTinted: code & 2 != 0, glows: code & 1 != 0)
  }
}
