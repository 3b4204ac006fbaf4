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

  /// Finds the fused shapes of a display list, with a fault where there is one to be planted here.
  package static func resolve(_ list: DisplayList, with fault: Fault?) -> FusedShapes {
    guard let fault, fault.place == .surfaces else { return found(in: list) }
    return found(in: list.planting(fault)?.list ?? list)
  }

  private static func found(in list: DisplayList) -> FusedShapes {
    var candidates: [Candidate] = []
    for (row, element) in list.glass.enumerated() {
      var edges: [PolygonEdge] = []
      guard let field = ElementField(element, resources: list.resources, edges: &edges) else {
        continue
      }
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
      shapes: groups.map { group in FusedShape(group.map { candidates[$0] }, of: list) },
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

extension FusedShape {
  fileprivate init(_ members: [Candidate], of list: DisplayList) {
    let origin = FusedShapeOrigin(
      members.first.map { list.glass[$0.row].transform } ?? .identity, scale: list.scale)
    var elements: [Int] = []
    var edges: [PolygonEdge] = []
    var fields: [ElementField] = []
    for member in members {
      let element = list.glass[member.row]
      var placed = element
      placed.transform = origin.placed(element.transform)
      // What has an area in the frame has one here too, but for what is too thin to be seen at the
      // far end of the numbers.
      let field =
        ElementField(placed, resources: list.resources, edges: &edges)
        ?? ElementField(element, resources: list.resources, edges: &edges)
      guard let field else { continue }
      elements.append(member.row)
      fields.append(field.withGrid(edges))
    }
    self.init(
      container: members.first?.container ?? 0,
      spacing: members.reduce(0) { max($0, $1.spacing) }, elements: elements,
      fields: fields, edges: edges, origin: origin)
  }
}
