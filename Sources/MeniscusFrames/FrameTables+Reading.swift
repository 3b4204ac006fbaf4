import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

extension FrameTables {
  /// Takes the names of views, outlines, pictures and shapes.
  init(from source: inout ByteSource) throws(FrameFileProblem) {
    for _ in 0..<(try source.count()) {
      let start = source.position
      let bytes = try source.take(source.count())
      guard let path = String(validating: bytes, as: UTF8.self) else {
        throw .malformed(byte: start)
      }
      views.append(ViewRecord(path: path))
    }
    for row in 0..<(try source.count()) {
      let start = source.position
      // Each outline stands once.
      guard resources.row(of: try source.outline()) == row else { throw .malformed(byte: start) }
    }
    var samples = 0
    for row in 0..<(try source.count()) {
      let picture = try source.picture(row, upTo: FramesFormat.sampleLimit - samples)
      samples += picture.bitmap.samples.count
      pictures.append(picture)
    }
    let counts = TableCounts(
      outlines: resources.outlines.count, pictures: pictures.count, names: views.count)
    for _ in 0..<(try source.count()) { shapes.append(try ItemShape(from: &source, counts)) }
  }
}

extension ByteSource {
  fileprivate mutating func outline() throws(FrameFileProblem) -> Path2D {
    var outline = Path2D()
    var last = Point2D.zero
    for _ in 0..<(try count()) {
      let start = position
      switch try byte() {
      case 0: outline.elements.append(.close)
      case 1: outline.elements.append(.move(try point(&last)))
      case 2: outline.elements.append(.line(try point(&last)))
      case 3:
        let control = try point(&last)
        outline.elements.append(.quadratic(control, try point(&last)))
      case 4:
        let first = try point(&last)
        let second = try point(&last)
        outline.elements.append(.cubic(first, second, try point(&last)))
      default: throw .malformed(byte: start)
      }
    }
    return outline
  }

  private mutating func point(_ last: inout Point2D) throws(FrameFileProblem) -> Point2D {
    let x = try NumberCoding.take(expecting: last.x.bitPattern, from: &self)
    last = Point2D(x: x, y: try NumberCoding.take(expecting: last.y.bitPattern, from: &self))
    return last
  }

  fileprivate mutating func picture(
    _ row: Int, upTo limit: Int
  ) throws(FrameFileProblem) -> Picture {
    let hash = try word()
    let png = try take(count())
    var bitmap: Bitmap?
    if png.isEmpty {
      bitmap = Bitmap(width: 0, height: 0)
    } else {
      do throws(ImageError) {
        bitmap = try PNG.decode(png, limit: limit)
      } catch {
        bitmap = nil
      }
    }
    guard let bitmap else { throw .picture(row: row) }
    let picture = Picture(bitmap)
    guard picture.hash == hash else { throw .picture(row: row) }
    return picture
  }
}
