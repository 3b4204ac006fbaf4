import MeniscusDisplay
import MeniscusFrames
import MeniscusGeometry
import MeniscusRender

/// The frames of a case, drawn again: whole, as the run drew them, or a part of one at any scale.
///
/// ```swift
/// var encoder = FramesEncoder(rate: 60)
/// let list = DisplayList(size: Size2D(width: 4, height: 4), scale: 1, background: .white)
/// try encoder.append(list, display: list.digest().list, pixels: 0)
/// var redrawn = RedrawnCase(try FramesDecoder(encoder.finish()))
/// let hash = try redrawn.draw(0)
/// var renderer = Renderer()
/// assert(hash == renderer.render(list).pixelHash)
/// ```
public struct RedrawnCase: Sendable {
  /// The frames as they are stored.
  public private(set) var frames: FramesDecoder
  /// The operations that are left out, in rising order; empty for drawing what the run drew.
  public private(set) var hidden: [Int] = []
  /// Whether glass is left out.
  public var hidesGlass = false
  private var whole = Renderer()
  private var part = Renderer()
  private var showsPart = false
  /// The fields that were drawn last; see ``drawFields(_:_:)``.
  package var fieldMap = GlassFieldMap()
  /// The list that was read last, and its frame.
  private var known: (frame: Int, list: DisplayList)?

  /// Takes frames to draw.
  public init(_ frames: FramesDecoder) {
    self.frames = frames
  }

  /// The pixels that were drawn last.
  public var pixels: PixelFrame { showsPart ? part.frame : whole.frame }

  /// Leaves an operation out of what is drawn, or draws it again.
  public mutating func hide(_ operation: Int, _ isHidden: Bool) {
    let place = hidden.firstIndex { $0 >= operation } ?? hidden.count
    let wasHidden = place < hidden.count && hidden[place] == operation
    if isHidden, !wasHidden { hidden.insert(operation, at: place) }
    if !isHidden, wasHidden { hidden.remove(at: place) }
  }

  /// Draws everything again.
  public mutating func showAll() {
    hidden = []
    hidesGlass = false
  }

  /// Draws a whole frame as the run did, but for what is hidden.
  ///
  /// - Returns: the hash of its pixels.
  /// - Throws: ``FrameFileProblem`` where the frame cannot be read.
  public mutating func draw(_ frame: Int) throws(FrameFileProblem) -> UInt64 {
    let list = shown(of: try list(at: frame))
    showsPart = false
    return whole.render(list).pixelHash
  }

  /// Draws a part of a frame at a scale, its outlines drawn anew and not its pixels enlarged.
  ///
  /// - Parameters:
  ///   - region: what is drawn, in points of the frame.
  ///   - scale: the pixels of a point.
  /// - Returns: whether it has as many pixels as can be drawn.
  /// - Throws: ``FrameFileProblem`` where the frame cannot be read.
  public mutating func draw(
    _ frame: Int, region: Rect2D, scale: Double
  ) throws(FrameFileProblem) -> Bool {
    var list = shown(of: try list(at: frame))
    list.size = region.size
    list.scale = scale
    let move = Affine2D.translation(x: -region.minX, y: -region.minY)
    for index in list.operations.indices {
      list.operations[index].transform = list.operations[index].transform.then(move)
    }
    for row in list.glass.indices {
      list.glass[row].transform = list.glass[row].transform.then(move)
    }
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    guard width > 0, height > 0, width * height <= Self.largestPart else { return false }
    showsPart = true
    _ = part.render(list)
    return true
  }

  /// The most pixels of a part.
  private static let largestPart = 1 << 24

  /// The list of a frame, whatever is hidden.
  public mutating func list(at frame: Int) throws(FrameFileProblem) -> DisplayList {
    let first = frames.firstEqual(to: frame)
    if let known, known.frame == first { return known.list }
    let list = try frames.list(at: frame)
    known = (first, list)
    return list
  }

  /// A list without what is hidden: in its place nothing is filled.
  private func shown(of list: DisplayList) -> DisplayList {
    guard hidesGlass || !hidden.isEmpty else { return list }
    var list = list
    let nothing = DisplayOperation.Action.fill(.rectangle(.zero), .color(.clear))
    for index in list.operations.indices {
      switch list.operations[index].action {
      case .fill, .glyphs:
        if hidden.contains(index) { list.operations[index].action = nothing }
      case .glass:
        if hidesGlass || hidden.contains(index) { list.operations[index].action = nothing }
      case .beginGroup, .beginLayer, .beginClip, .end: break
      }
    }
    return list
  }
}
