import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// Reads ``FramesEncoder``'s files and gives the display list of any frame.
///
/// Whatever the bytes are, reading ends in frames or in an error, in time and memory that grow with
/// their number, up to limits.
public struct FramesDecoder: Sendable {
  /// Frames a second.
  public let rate: Int
  private let content: [UInt8]
  private let tables: FrameTables
  /// The frames in which something changes, in order.
  private let changes: [Change]
  /// The change that each frame shows.
  private let changeOfFrame: [Int32]
  /// The frame that was read last, and some before it, to go on from.
  private var current: (change: Int, state: FrameState)?
  private var kept: [Int: FrameState] = [:]
  /// How far apart frames are that are kept.
  private static let interval = 32
  /// The most numbers of all frames that are kept.
  private static let keptLimit = 1 << 22
  private var keptNumbers = 0

  private struct Change {
    var frame: Int
    var display: UInt64
    var pixels: UInt64
    var bytes: Range<Int>
  }

  /// Reads all tables, and where frames are; ``list(at:)`` reads the frames themselves.
  ///
  /// - Complexity: linear in the bytes after expansion.
  public init(_ bytes: [UInt8]) throws(FrameFileProblem) {
    try self.init(content: Self.opened(bytes))
  }

  private init(content: [UInt8]) throws(FrameFileProblem) {
    self.content = content
    var source = ByteSource(content)
    rate = try source.count(upTo: 1 << 20)
    guard rate > 0 else { throw .malformed(byte: 0) }
    tables = try FrameTables(from: &source)
    let start = source.position
    let count = try source.count()
    guard count > 0 else { throw .malformed(byte: start) }
    guard count <= FramesFormat.frameLimit else { throw .limit(.frames) }
    var changes: [Change] = []
    var changeOfFrame: [Int32] = []
    var items = 0
    for frame in 0..<count {
      let start = source.position
      let size = try source.count()
      if size > 0 {
        let display = try source.word()
        let pixels = try source.word()
        let bytes = try source.skip(size)
        var inside = ByteSource(content, bytes)
        items += try inside.count(upTo: FramesFormat.itemLimit)
        guard items <= FramesFormat.totalItemLimit else { throw .limit(.items) }
        changes.append(Change(frame: frame, display: display, pixels: pixels, bytes: bytes))
      }
      guard !changes.isEmpty else { throw .malformed(byte: start) }
      changeOfFrame.append(Int32(changes.count - 1))
    }
    guard source.isAtEnd else { throw source.problem }
    self.changes = changes
    self.changeOfFrame = changeOfFrame
  }

  /// How many frames there are, at least one.
  public var count: Int { changeOfFrame.count }

  /// The paths of all views that any frame names.
  public var views: [ViewRecord] { tables.views }

  /// The hash of the pixels that were drawn of a frame; 0 where none were.
  public func pixelHash(at frame: Int) -> UInt64 { change(at: frame).pixels }

  /// The first of the frames, up to this one, that show the same.
  public func firstEqual(to frame: Int) -> Int { change(at: frame).frame }

  private func change(at frame: Int) -> Change {
    precondition(changeOfFrame.indices.contains(frame), "A frame is one of those that there are.")
    return changes[Int(changeOfFrame[frame])]
  }

  /// The display list of a frame.
  ///
  /// - Complexity: linear in the items of the frames from the nearest that is kept.
  public mutating func list(at frame: Int) throws(FrameFileProblem) -> DisplayList {
    let change = change(at: frame)
    let state = try state(Int(changeOfFrame[frame]))
    guard let list = tables.list(of: state), list.digest().list == change.display else {
      throw .frame(frame)
    }
    guard list.pixelWidth * list.pixelHeight <= FramesFormat.pixelLimit else {
      throw .limit(.pixels)
    }
    return list
  }

  private mutating func state(_ wanted: Int) throws(FrameFileProblem) -> FrameState {
    var (next, state) = (0, FrameState())
    if let current, current.change <= wanted { (next, state) = (current.change + 1, current.state) }
    let before = wanted / Self.interval * Self.interval
    if before >= next, let known = kept[before] { (next, state) = (before + 1, known) }
    while next <= wanted {
      var source = ByteSource(content, changes[next].bytes)
      state = try FrameChange.take(from: &source, after: state, tables.shapes)
      guard source.isAtEnd else { throw source.problem }
      if next % Self.interval == 0, kept[next] == nil,
        keptNumbers + state.numbers.count <= Self.keptLimit
      {
        kept[next] = state
        keptNumbers += state.numbers.count
      }
      next += 1
    }
    current = (wanted, state)
    return state
  }

  /// What a file consists of.
  ///
  /// - Throws: ``FrameFileProblem`` where it does not begin as one, or cannot be expanded.
  package static func opened(_ bytes: [UInt8]) throws(FrameFileProblem) -> [UInt8] {
    var source = ByteSource(bytes)
    guard bytes.starts(with: FramesFormat.signature) else { throw .signature }
    _ = try source.skip(FramesFormat.signature.count)
    let version = try source.count(upTo: 1 << 16)
    guard version == FramesFormat.version else { throw .version(version) }
    let size = try source.count(upTo: FramesFormat.byteLimit)
    guard size > 0, size / FramesFormat.expansion <= source.left else { throw .compression }
    let checksum = try source.word()
    let compressed = try source.take(source.left)
    // The compressed form has bits that stand for nothing: they are held to be as they were, too.
    guard StableHash.hash(compressed) == checksum else { throw .checksum }
    var content = [UInt8](repeating: 0, count: size)
    var isOpened = true
    content.withUnsafeMutableBytes { target in
      compressed.withUnsafeBytes { input in
        do throws(ImageError) {
          try Inflater.expand(input, into: target)
        } catch {
          isOpened = false
        }
      }
    }
    guard isOpened else { throw .compression }
    return content
  }
}
