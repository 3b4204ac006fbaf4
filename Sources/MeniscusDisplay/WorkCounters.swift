/// How much work a frame took: exact numbers, the same on every machine.
public struct WorkCounters: Equatable, Sendable {
  /// A kind of work, by the name that reports have for it.
  public enum Kind: String, CaseIterable, Sendable {
    /// View bodies that were evaluated.
    case bodies
    /// Views whose value was compared or replaced.
    case nodesUpdated
    /// Calls that measured a view at a proposal it had no cached size for.
    case measurements
    /// Containers that placed their children.
    case placements
    /// Drawing operations in the display list.
    case operations
    /// Tiles whose pixels were drawn again.
    case tilesPainted
    /// Pixels that operations were blended into.
    case pixelsShaded
    /// Line segments that were rasterised.
    case segments
    /// Captures of what lies behind glass.
    case glassPasses

    /// The phase in which the work is done.
    public var phase: Phase {
      switch self {
      case .bodies, .nodesUpdated: .update
      case .measurements, .placements: .layout
      case .operations: .display
      case .tilesPainted, .pixelsShaded, .segments, .glassPasses: .render
      }
    }

    /// Where the kind stands among all, from 0.
    public var index: Int {
      switch self {
      case .bodies: 0
      case .nodesUpdated: 1
      case .measurements: 2
      case .placements: 3
      case .operations: 4
      case .tilesPainted: 5
      case .pixelsShaded: 6
      case .segments: 7
      case .glassPasses: 8
      }
    }
  }

  private var values: [Int]

  /// Makes counters at zero.
  public init() {
    values = [Int](repeating: 0, count: Kind.allCases.count)
  }

  /// The amount of one kind of work.
  public subscript(kind: Kind) -> Int {
    get { values[kind.index] }
    set { values[kind.index] = newValue }
  }

  /// Adds the work of `other`.
  public static func += (left: inout WorkCounters, right: WorkCounters) {
    for index in left.values.indices {
      left.values[index] += right.values[index]
    }
  }
}
