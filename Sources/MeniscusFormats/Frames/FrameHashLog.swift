import MeniscusGeometry

/// The hashes of every frame of a replay, with the digests that locate a difference.
///
/// This is what `frames.json` keeps. Digests are the low 24 bits of the 64-bit hashes: they locate
/// a difference that the hashes decided.
public struct FrameHashLog: Equatable, Sendable {
  /// The digest of a hash: 0, which stands for nothing, only of 0.
  package static func digest(of hash: UInt64) -> UInt32 {
    let low = UInt32(truncatingIfNeeded: hash & 0xFF_FFFF)
    return low == 0 && hash != 0 ? 1 : low
  }

  /// A view whose state, layout or operations changed since the frame before.
  public struct ViewChange: Equatable, Sendable {
    /// The row of the view in ``FrameHashLog/views``.
    public var view: Int
    /// The digest of its state; where the view is gone, all three are 0.
    public var state: UInt32
    /// The digest of its model frame.
    public var layout: UInt32
    /// The digest of its drawing operations.
    public var operations: UInt32

    /// Makes a change.
    public init(view: Int, state: UInt32, layout: UInt32, operations: UInt32) {
      self.view = view
      self.state = state
      self.layout = layout
      self.operations = operations
    }
  }

  /// A tile whose pixels changed since the frame before.
  public struct TileChange: Equatable, Sendable {
    /// The tile, counted row by row.
    public var tile: Int
    /// The digest of its pixels.
    public var digest: UInt32

    /// Makes a change.
    public init(tile: Int, digest: UInt32) {
      self.tile = tile
      self.digest = digest
    }
  }

  /// One frame.
  public struct Frame: Equatable, Sendable {
    /// The hash of each stage.
    public var hashes: StageHashes
    /// The views that changed, by rising row.
    public var views: [ViewChange]
    /// The tiles that changed, rising.
    public var tiles: [TileChange]
    /// The extent from this frame on, if it differs from the one before; nil at frame 0.
    public var extent: PixelSize?

    /// Makes a frame.
    public init(
      hashes: StageHashes, views: [ViewChange], tiles: [TileChange], extent: PixelSize? = nil
    ) {
      self.hashes = hashes
      self.views = views
      self.tiles = tiles
      self.extent = extent
    }
  }

  /// Frames a second.
  public var rate: Int
  /// The columns of a frame, in pixels, at frame 0.
  public var pixelWidth: Int
  /// The rows of a frame, in pixels, at frame 0.
  public var pixelHeight: Int
  /// The side of a tile, in pixels.
  public var tileSize: Int
  /// The paths of all views that were ever there, in order of appearance.
  public var views: [String]
  /// The frames, from frame 0.
  public var frames: [Frame]
  /// The checkpoints: name and frame, in order.
  public var checkpoints: [Checkpoint]
  /// The hash of the bytes of the trace file that was replayed; nil where that is not known.
  package var trace: UInt64?

  /// A named frame.
  public struct Checkpoint: Equatable, Codable, Sendable {
    /// The name, unique in a trace; also the name of its files.
    public var name: String
    /// The frame that it shows.
    public var frame: Int

    /// Makes a checkpoint.
    public init(name: String, frame: Int) {
      self.name = name
      self.frame = frame
    }
  }

  /// Makes a frame-hash log.
  public init(
    rate: Int, pixelWidth: Int, pixelHeight: Int, tileSize: Int, views: [String] = [],
    frames: [Frame] = [], checkpoints: [Checkpoint] = []
  ) {
    self.rate = rate
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.tileSize = tileSize
    self.views = views
    self.frames = frames
    self.checkpoints = checkpoints
  }
}
