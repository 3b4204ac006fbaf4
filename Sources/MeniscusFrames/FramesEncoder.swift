import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// Writes the display lists of a case's frames so that they can be drawn again: `frames.bin`.
///
/// ```swift
/// var encoder = FramesEncoder(rate: 60)
/// let list = DisplayList(size: Size2D(width: 4, height: 4), scale: 1, background: .white)
/// try encoder.append(list, display: list.digest().list, pixels: 0)
/// let bytes = try encoder.finish()
/// var decoder = try FramesDecoder(bytes)
/// assert(decoder.count == 1)
/// let read = try decoder.list(at: 0)
/// assert(read.pixelWidth == 4)
/// ```
public struct FramesEncoder: Sendable {
  private let rate: Int
  private var builder = TableBuilder()
  private var last = FrameState()
  private var frames = ByteSink()
  private var count = 0
  private var items = 0

  /// Begins with no frames.
  ///
  /// - Parameter rate: frames a second, at least 1.
  public init(rate: Int) {
    precondition(rate > 0, "Frames follow one another at some rate.")
    self.rate = rate
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - display: the hash of the list, by which a reader knows that it has read what was written.
  ///   - pixels: the hash of the pixels that were drawn of it; 0 where none were.
  /// - Throws: ``FrameFileProblem/limit(_:)``.
  public mutating func append(
    _ list: DisplayList, display: UInt64, pixels: UInt64
  ) throws(FrameFileProblem) {
    let state = builder.state(of: list)
    guard count < FramesFormat.frameLimit else { throw .limit(.frames) }
    guard list.pixelWidth * list.pixelHeight <= FramesFormat.pixelLimit else {
      throw .limit(.pixels)
    }
    count += 1
    if count > 1, state.isIdentical(to: last) {
      frames.put(count: 0)
      return
    }
    items += state.count
    guard state.count <= FramesFormat.itemLimit, items <= FramesFormat.totalItemLimit else {
      throw .limit(.items)
    }
    guard state.numbers.count <= FramesFormat.numberLimit else { throw .limit(.numbers) }
    var change = ByteSink()
    FrameChange.put(state, after: last, builder.tables.shapes, to: &change)
    frames.put(count: change.bytes.count)
    frames.put(word: display)
    frames.put(word: pixels)
    frames.put(contentsOf: change.bytes)
    guard frames.bytes.count <= FramesFormat.byteLimit else { throw .limit(.bytes) }
    last = state
  }

  /// The file of all frames up to now; equal frames give equal bytes.
  ///
  /// - Throws: ``FrameFileProblem/limit(_:)``.
  /// - Complexity: linear in the bytes.
  public func finish() throws(FrameFileProblem) -> [UInt8] {
    let tables = builder.tables
    var sink = ByteSink()
    sink.put(count: rate)
    sink.put(count: tables.views.count)
    for view in tables.views {
      let name = Array(view.path.utf8)
      sink.put(count: name.count)
      sink.put(contentsOf: name)
    }
    sink.put(count: tables.resources.outlines.count)
    for resource in tables.resources.outlines { sink.put(resource.outline) }
    sink.put(count: tables.pictures.count)
    var samples = 0
    for picture in tables.pictures {
      samples += picture.bitmap.samples.count
      guard samples <= FramesFormat.sampleLimit else { throw .limit(.pixels) }
      let png = picture.bitmap.samples.isEmpty ? [] : PNG.encode(picture.bitmap, effort: .thorough)
      sink.put(word: picture.hash)
      sink.put(count: png.count)
      sink.put(contentsOf: png)
    }
    sink.put(count: tables.shapes.count)
    for shape in tables.shapes { sink.put(contentsOf: shape.bytes) }
    sink.put(count: count)
    sink.put(contentsOf: frames.bytes)
    guard sink.bytes.count <= FramesFormat.byteLimit else { throw .limit(.bytes) }
    return Self.sealed(sink.bytes)
  }

  /// What a file consists of, compressed and with its beginning.
  package static func sealed(_ content: [UInt8]) -> [UInt8] {
    var file = ByteSink()
    file.put(contentsOf: FramesFormat.signature)
    file.put(count: FramesFormat.version)
    file.put(count: content.count)
    let compressed = content.withUnsafeBytes { Deflater.compress($0, effort: .thorough) }
    file.put(word: StableHash.hash(compressed))
    file.put(contentsOf: compressed)
    return file.bytes
  }
}

extension ByteSink {
  /// Puts an outline, each coordinate after the one before it.
  fileprivate mutating func put(_ outline: Path2D) {
    put(count: outline.elements.count)
    var last = Point2D.zero
    func add(_ point: Point2D) {
      NumberCoding.put(point.x, expecting: last.x.bitPattern, to: &self)
      NumberCoding.put(point.y, expecting: last.y.bitPattern, to: &self)
      last = point
    }
    for element in outline.elements {
      switch element {
      case .close:
        put(0)
      case .move(let end):
        put(1)
        add(end)
      case .line(let end):
        put(2)
        add(end)
      case .quadratic(let control, let end):
        put(3)
        add(control)
        add(end)
      case .cubic(let first, let second, let end):
        put(4)
        add(first)
        add(second)
        add(end)
      }
    }
  }
}
