import MeniscusDisplay
import MeniscusImage
import MeniscusTiming

/// Everything that one replay of a trace gave.
public struct ReplayRecord: Sendable {
  /// A checkpoint as it was captured.
  public struct Capture: Sendable {
    private enum Contents: Sendable {
      case memory(Bitmap, tree: String, display: String)
      case store(CaptureStore, CaptureStore.Place)
    }

    /// The checkpoint's name.
    public var name: String
    /// The frame that it shows.
    public var frame: Int
    /// The display list, for naming the views that own a region.
    public var list: DisplayList
    private var contents: Contents

    /// Makes a capture.
    package init(
      name: String, frame: Int, bitmap: Bitmap, tree: String, display: String,
      list: DisplayList
    ) {
      self.name = name
      self.frame = frame
      self.list = list
      contents = .memory(bitmap, tree: tree, display: display)
    }

    /// The picture; decoded each time where it is in a store.
    public var bitmap: Bitmap {
      switch contents {
      case .memory(let bitmap, _, _): bitmap
      case .store(let store, let place): store.bitmap(at: place)
      }
    }

    /// The view snapshot, a node a line.
    public var tree: String {
      switch contents {
      case .memory(_, let tree, _): tree
      case .store(let store, let place): store.text(in: place.tree)
      }
    }

    /// The display list as text, an operation a line.
    public var display: String {
      switch contents {
      case .memory(_, _, let display): display
      case .store(let store, let place): store.text(in: place.display)
      }
    }

    /// Whether what it shows has left the memory.
    package var isStored: Bool {
      if case .store = contents { true } else { false }
    }

    /// The same, what it shows in memory.
    package var held: Capture {
      var capture = self
      capture.contents = .memory(bitmap, tree: tree, display: display)
      return capture
    }

    /// The same, what it shows in a store, unless that leaves it in memory.
    package func kept(in store: CaptureStore) -> Capture {
      var capture = self
      if case .memory(let bitmap, let tree, let display) = contents,
        let place = store.put(bitmap, tree, display)
      {
        capture.contents = .store(store, place)
      }
      return capture
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
  /// Whether nothing moved any more at the last frame, but what moves without end.
  public var settled: Bool
  /// The same of each frame.
  package var settledFrames: [Bool]
  /// The views that moved without end in frames that were settled but for them.
  package var endlessMotion: [String]
  /// State that no hash covers: `path.property: Type`.
  public var unencodableState: [String]
  /// What the scene did wrong without stopping, with the frame.
  package var issues: [(frame: Int, issue: SceneIssue)]

  /// Makes a record.
  package init(
    hashLog: FrameHashLog, captures: [Capture] = [], counters: [WorkCounters] = [],
    spans: [Span] = [], eventsDelivered: Int = 0, settled: Bool = true,
    unencodableState: [String] = [], issues: [(frame: Int, issue: SceneIssue)] = [],
    settledFrames: [Bool] = [], endlessMotion: [String] = []
  ) {
    self.hashLog = hashLog
    self.captures = captures
    self.counters = counters
    self.spans = spans
    self.eventsDelivered = eventsDelivered
    self.settled = settled
    self.unencodableState = unencodableState
    self.issues = issues
    self.settledFrames = settledFrames
    self.endlessMotion = endlessMotion
  }
}
