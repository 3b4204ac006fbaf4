import MeniscusDisplay
import MeniscusGeometry

/// The shapes that the glass elements of one frame fuse into.
///
/// ```swift
/// var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
/// list.glass = [10.0, 45.0].map { x in
///   GlassElement(
///     silhouette: .ellipse(Rect2D(x: x, y: 10, width: 30, height: 30)), transform: .identity,
///     container: 0, spacing: 20, view: .none)
/// }
/// let fusedShapes = FusedShapes.resolve(list).shapes
/// assert(fusedShapes.map(\.elements) == [[0, 1]])
/// assert(fusedShapes[0].sample(at: Point2D(x: 25, y: 25)).distance < 0)
/// ```
public struct FusedShapes: Sendable {
  /// The fused shapes, in the order of their first elements.
  public let shapes: [FusedShape]
  /// The fused shape of each glass element, by its row; nil where the element has no area.
  public let shapeOfElement: [Int?]
  /// A hash of all fused shapes; one and the same wherever there is no glass.
  ///
  /// It says which elements fuse and what they are, never which views caused them.
  public let hash: UInt64

  /// The work of finding them.
  public var counters: WorkCounters {
    var counters = WorkCounters()
    for shape in shapes {
      counters[shape.work.isKept ? .shapesKept : .shapesMade] += 1
      counters[.glassFused] += shape.work.elements
      counters[.edgeDistances] += shape.work.edgeDistances
      counters[.cellBounds] += shape.work.cellBounds
    }
    return counters
  }

  /// Finds the fused shapes of a display list.
  ///
  /// Elements of one container belong to one fused shape where the nearest edges of two lie less
  /// than the spacing apart, or touch, and whatever such pairs join. The nearest edges of shapes
  /// that are neither rectangles, capsules nor circles, or that are turned, are taken a little too
  /// near; then elements share a fused shape that do not influence each other yet, which changes no
  /// pixel.
  ///
  /// Complexity: quadratic in the elements of a container.
  public static func resolve(_ list: DisplayList) -> FusedShapes { resolve(list, with: nil) }

  /// Finds the fused shapes of a display list, and makes anew only those that the list before did not
  /// have; see ``resolve(_:)``.
  public static func resolve(
    _ list: DisplayList, keeping cache: inout FusedShapeCache
  ) -> FusedShapes {
    resolve(list, with: nil, keeping: &cache)
  }

  /// Finds the fused shapes of a display list, with a fault where there is one to be planted here.
  package static func resolve(_ list: DisplayList, with fault: Fault?) -> FusedShapes {
    var cache = FusedShapeCache()
    return resolve(list, with: fault, keeping: &cache)
  }

  /// Does both.
  package static func resolve(
    _ list: DisplayList, with fault: Fault?, keeping cache: inout FusedShapeCache
  ) -> FusedShapes {
    defer { cache.forgetUnused() }
    #if !MENISCUS_WITHOUT_FAULTS
      if let fault, fault.place == .surfaces {
        return found(in: list.planting(fault)?.list ?? list, &cache)
      }
    #endif
    return found(in: list, &cache)
  }

  private static func found(in list: DisplayList, _ cache: inout FusedShapeCache) -> FusedShapes {
    var candidates: [Candidate] = []
    for (row, element) in list.glass.enumerated() {
      guard let field = cache.field(element, of: list) else { continue }
      // What is not a number, or negative, keeps elements apart.
      let spacing = element.spacing > 0 ? min(element.spacing, Self.largestSpacing) : 0
      candidates.append(
        Candidate(
          row: row, container: element.container, spacing: spacing, field: field))
    }
    let groups = Self.groups(of: candidates)
    var shapeOfElement = [Int?](repeating: nil, count: list.glass.count)
    var hasher = StableHasher()
    hasher.combine(groups.count)
    for (index, group) in groups.enumerated() {
      hasher.combine(group.count)
      for member in group {
        shapeOfElement[candidates[member].row] = index
        hasher.combine(list.hash(of: list.glass[candidates[member].row]))
      }
    }
    return FusedShapes(
      shapes: groups.map { group in cache.shape(group.map { candidates[$0] }, of: list) },
      shapeOfElement: shapeOfElement, hash: hasher.finish())
  }

  /// A spacing beyond any frame, in points; larger ones count as this.
  private static let largestSpacing = 65_536.0

  /// The candidates that fuse, in document order, the groups in the order of their first members.
  private static func groups(of candidates: [Candidate]) -> [[Int]] {
    // The first member of each candidate's group.
    var first = Array(candidates.indices)
    for index in candidates.indices {
      for earlier in 0..<index where candidates[index].fuses(with: candidates[earlier]) {
        let (low, high) = (min(first[index], first[earlier]), max(first[index], first[earlier]))
        guard low < high else { continue }
        for member in 0...index where first[member] == high { first[member] = low }
      }
    }
    return candidates.indices.filter { first[$0] == $0 }.map { leader in
      candidates.indices.filter { first[$0] == leader }
    }
  }
}

/// A glass element that has an area.
private struct Candidate {
  let row: Int
  let container: Int
  let spacing: Double
  /// In frame points.
  let field: ElementField

  func fuses(with other: Candidate) -> Bool {
    guard container == other.container else { return false }
    // Elements that touch but for rounding do touch.
    let gap = field.gap(to: other.field).settled
    return gap <= 0 || gap < max(spacing, other.spacing)
  }
}

extension FusedShapeCache {
  /// The field of an element in the frame, without its edges; nil where the element has no area.
  fileprivate mutating func field(_ element: GlassElement, of list: DisplayList) -> ElementField? {
    func make() -> ElementField? {
      var edges: [PolygonEdge] = []
      return ElementField(element, resources: list.resources, edges: &edges)
    }
    // What has no edges is made as quickly as found.
    guard case .outline = element.silhouette else { return make() }
    return field(list.hash(of: element, placed: element.transform), make)
  }

  /// What members fuse into.
  fileprivate mutating func shape(_ members: [Candidate], of list: DisplayList) -> FusedShape {
    let origin = FusedShapeOrigin(
      members.first.map { list.glass[$0.row].transform } ?? .identity, scale: list.scale)
    let spacing = members.reduce(0) { max($0, $1.spacing) }
    var hasher = StableHasher()
    hasher.combine(spacing)
    for member in members {
      let element = list.glass[member.row]
      hasher.combine(list.hash(of: element, placed: origin.placed(element.transform)))
    }
    let hash = hasher.finish()
    if let known = shape(hash) {
      return known.placed(
        container: members.first?.container ?? 0, elements: members.map { $0.row }, origin: origin)
    }
    let made = FusedShape(members, of: list, spacing: spacing, origin: origin, fieldHash: hash)
    keep(made)
    return made
  }
}

extension DisplayList {
  /// A hash of what decides an element's field where it is placed by a transform.
  fileprivate func hash(of element: GlassElement, placed transform: Affine2D) -> UInt64 {
    var hasher = StableHasher()
    combine(element.silhouette, into: &hasher)
    hasher.combine(transform)
    return hasher.finish()
  }
}

extension FusedShape {
  fileprivate init(
    _ members: [Candidate], of list: DisplayList, spacing: Double, origin: FusedShapeOrigin,
    fieldHash: UInt64
  ) {
    var elements: [Int] = []
    var edges: [PolygonEdge] = []
    var grids: [PolygonGrid] = []
    var fields: [ElementField] = []
    var hash: UInt64? = fieldHash
    for member in members {
      let element = list.glass[member.row]
      var placed = element
      placed.transform = origin.placed(element.transform)
      var field = ElementField(placed, resources: list.resources, edges: &edges)
      if field == nil {
        // What has an area in the frame has one here too, but for what is too thin to be seen at the
        // far end of the numbers.
        field = ElementField(element, resources: list.resources, edges: &edges)
        hash = nil
      }
      guard let field else { continue }
      elements.append(member.row)
      fields.append(field.withGrid(edges, addedTo: &grids))
    }
    self.init(
      container: members.first?.container ?? 0, spacing: spacing, elements: elements,
      fields: fields, edges: edges, grids: grids, origin: origin, fieldHash: hash)
  }
}
