import MeniscusGeometry

/// The outlines that a display list refers to, each once, by content hash.
public struct DisplayResources: Equatable, Sendable {
  /// An outline and the hash of its elements.
  public struct OutlineResource: Equatable, Sendable {
    /// The hash of the elements.
    public let hash: UInt64
    /// The outline.
    public let outline: Path2D
    /// A rectangle around it, control points included.
    public let bounds: Rect2D

    /// Hashes an outline, once for all lists that refer to it.
    ///
    /// Complexity: linear in the outline's elements.
    public init(_ outline: Path2D) {
      var hasher = StableHasher()
      hasher.combine(outline)
      hash = hasher.finish()
      self.outline = outline
      bounds = outline.controlBounds
    }

    /// Stands for an outline of which nothing but its hash is known.
    init(reference hash: UInt64) {
      self.hash = hash
      outline = Path2D()
      bounds = .zero
    }
  }

  /// The outlines, in the order in which they were first used.
  public private(set) var outlines: [OutlineResource] = []
  private var outlineRows: [UInt64: Int] = [:]

  /// Makes an empty table.
  public init() {}

  /// The row of `outline`, which is added if it is new.
  ///
  /// Complexity: linear in the outline's elements.
  public mutating func row(of outline: Path2D) -> Int {
    row(of: OutlineResource(outline))
  }

  /// The row of an outline that was hashed before, which is added if it is new.
  public mutating func row(of resource: OutlineResource) -> Int {
    if let row = outlineRows[resource.hash] { return row }
    outlines.append(resource)
    outlineRows[resource.hash] = outlines.count - 1
    return outlines.count - 1
  }
}
