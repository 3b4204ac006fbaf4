import MeniscusDisplay
import MeniscusImage
import MeniscusTiming

/// Everything that one replay of a trace gave.
public struct ReplayRecord: Sendable {
  /// A checkpoint as it was captured.
  public struct Capture: Sendable {
    /// The checkpoint's name.
    public var name: String
    /// The frame that it shows.
    public var frame: Int
    /// The picture.
    public var bitmap: Bitmap
    /// The view snapshot, a node a line.
    public var tree: String
    /// The display list as text, an operation a line.
    public var display: String
    /// The display list, for naming the views that own a region.
    public var list: DisplayList

    /// Makes a capture.
    package init(
      name: String, frame: Int, bitmap: Bitmap, tree: String, display: String,
      list: DisplayList
    ) {
      self.name = name
      self.frame = frame
      self.bitmap = bitmap
      self.tree = tree
      self.display = display
      self.list = list
    }
  }

  /// The hashes and digests of every frame.
  public var hashLog: FrameHashLog
  /// The checkpoints, in order.
  public var captures: [Capture]
  /// The exact work of every frame.
  public var counters: [WorkCounters]
  /// How long each phase of each frame took.
  public var spans: [Span]
  /// The number of events that were delivered.
  public var eventsDelivered: Int
  /// Whether nothing moved any more at the last frame.
  public var settled: Bool
  /// State that no hash covers: `path.property: Type`.
  public var unencodableState: [String]
  /// What the scene did wrong without stopping, with the frame.
  package var issues: [(frame: Int, issue: SceneIssue)]

  /// Makes a record.
  package init(
    hashLog: FrameHashLog, captures: [Capture] = [], counters: [WorkCounters] = [],
    spans: [Span] = [], eventsDelivered: Int = 0, settled: Bool = true,
    unencodableState: [String] = [], issues: [(frame: Int, issue: SceneIssue)] = []
  ) {
    self.hashLog = hashLog
    self.captures = captures
    self.counters = counters
    self.spans = spans
    self.eventsDelivered = eventsDelivered
    self.settled = settled
    self.unencodableState = unencodableState
    self.issues = issues
  }
}
