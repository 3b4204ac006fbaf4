import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// The glass of one container: what is captured once and laid over the frame together.
struct GlassPass: Sendable {
  /// The indices of the pass's operations.
  let operations: Range<Int>
  /// The fused shapes, in document order, each at the operation of its first element.
  var fusedShapes: [GlassShapePaint]
  /// The pixels that the fused shapes lie in.
  let glass: PixelRect
  /// The pixels behind the glass that decide what it shows, snapped to the grid of the blur; for a
  /// shape outside the frame whose shadow reaches in, the pixels of the frame nearest to it.
  let capture: PixelRect
  /// How blurred what lies behind is, in pixels.
  let blur: GlassBlur
}

/// A fused shape with the looks of its elements.
struct GlassShapePaint: Sendable {
  var fusedShape: FusedShape
  /// The looks of the elements, in the fused shape's order.
  let looks: [GlassLook]
  /// The operation that lays it.
  let operation: Int
  /// The pixels that it may change, shadow included; enclosing clips are not applied.
  let bounds: PixelRect
  /// The lights of fingers on the container's glass.
  let glows: GlassGlows
  /// A hash of all that decides its pixels but what lies behind.
  private(set) var hash: UInt64

  /// Whether the shape's shadow may lie where another one lays its own.
  func casts(shadowInto other: GlassShapePaint) -> Bool {
    bounds.intersects(other.bounds) && looks.contains { $0.shadow > 0 }
  }

  /// Notes the shapes that are laid before in the pass, whose shadows the own one gives way to.
  fileprivate mutating func note(_ others: [GlassShapePaint]) {
    let near = others.filter { $0.casts(shadowInto: self) }
    guard !near.isEmpty else { return }
    var hasher = StableHasher()
    hasher.combine(hash)
    for other in near { hasher.combine(other.hash) }
    hash = hasher.finish()
  }

  /// Whether its field is asked for at every pixel twice: what is seen sharply is told by the
  /// neighbours below.
  var isSampledTwice: Bool { looks.contains { $0.frost <= 0.5 && $0.bend > 0 } }

  /// Whether all elements look alike, so that nothing is blended.
  var isUniform: Bool { looks.dropFirst().allSatisfy { $0 == looks[0] } }
}

extension GlassPass {
  /// The passes of a list, in order: neighbouring glass operations of one container share one.
  ///
  /// - Parameters:
  ///   - strokes: the strokes of outlines that were met before.
  ///   - fault: what is done wrong on purpose.
  static func passes(
    of list: DisplayList, _ fusedShapes: FusedShapes, in frame: PixelRect,
    _ strokes: inout StrokeWidths, _ fault: Fault? = nil
  ) -> [GlassPass] {
    var passes: [GlassPass] = []
    var laid = [Bool](repeating: false, count: fusedShapes.shapes.count)
    var index = 0
    while index < list.operations.count {
      guard case .glass(let row) = list.operations[index].action,
        list.glass.indices.contains(row)
      else {
        index += 1
        continue
      }
      let container = list.glass[row].container
      let first = index
      var members: [GlassShapePaint] = []
      while index < list.operations.count,
        case .glass(let row) = list.operations[index].action,
        list.glass.indices.contains(row), list.glass[row].container == container
      {
        if let number = fusedShapes.shapeOfElement[row], !laid[number] {
          laid[number] = true
          var shape = GlassShapePaint(
            fusedShapes.shapes[number], list: list, operation: index, frame: frame, &strokes, fault)
          shape.note(members)
          members.append(shape)
        }
        index += 1
      }
      passes.append(GlassPass(first..<index, members, scale: list.scale, in: frame, fault))
    }
    return passes
  }

  private init(
    _ operations: Range<Int>, _ fusedShapes: [GlassShapePaint], scale: Double, in frame: PixelRect,
    _ fault: Fault?
  ) {
    self.operations = operations
    self.fusedShapes = fusedShapes
    var side = 0.0
    var (touched, region) = (PixelRect.empty, PixelRect.empty)
    for fusedShape in fusedShapes {
      side = fusedShape.looks.reduce(side) { max($0, Double($1.shortSide)) }
      let box = fusedShape.fusedShape.bounds.scaled(by: scale)
      touched = touched.union(PixelRect(touching: box, in: frame))
      if !fusedShape.bounds.isEmpty { region = region.union(PixelRect(nearest: box, in: frame)) }
    }
    glass = touched
    let isSheet = fusedShapes.contains { $0.looks.contains { $0.isSheet } }
    let deviation =
      isSheet
      ? GlassBlur.deviation(sheetOfShortSide: side, scale: scale)
      : GlassBlur.deviation(shortSide: side, scale: scale)
    func someLook(_ has: (GlassLook) -> Bool) -> Bool {
      fusedShapes.contains { $0.looks.contains(where: has) }
    }
    let ambience =
      someLook { $0.spill > 0 } ? GlassBlur.ambienceDeviation(shortSide: side) * scale : nil
    let outer = fusedShapes.reduce(Float(0)) { $1.looks.reduce($0) { max($0, $1.outerBend) } }
    blur = GlassBlur(
      deviation: fault?.deviation(insteadOf: deviation) ?? deviation,
      hasRim: someLook { $0.frost > 0 && !$0.isSheet }, ambience: ambience,
      findsLevel: someLook { $0.highlight > 0 },
      // What spills onto large glass comes from around it.
      reachingAtLeast: max(ambience ?? 0, Double(outer) * scale))
    capture = blur.snapped(region, in: frame)
  }

  /// Whether some of its glass may change a pixel of the frame.
  func isSeen(among commands: [PaintCommand]) -> Bool {
    fusedShapes.contains { !commands[$0.operation].ink.isEmpty }
  }
}

extension GlassShapePaint {
  fileprivate init(
    _ fusedShape: FusedShape, list: DisplayList, operation: Int, frame: PixelRect,
    _ strokes: inout StrokeWidths, _ fault: Fault?
  ) {
    self.fusedShape = fusedShape
    self.operation = operation
    var looks = fusedShape.elements.map { GlassLook(list.glass[$0], list.resources, &strokes) }
    if let fault { for index in looks.indices { looks[index].plant(fault) } }
    self.looks = looks
    let box = fusedShape.bounds.inset(by: Insets2D(all: -Self.reach(of: looks)))
    bounds = PixelRect(touching: box.scaled(by: list.scale), in: frame)
    var hasher = StableHasher()
    for row in fusedShape.elements { hasher.combine(list.hash(of: list.glass[row])) }
    glows = GlassGlows(container: fusedShape.container, in: list, bounds: bounds, &hasher)
    hash = hasher.finish()
  }

  /// How far beyond their outlines looks change pixels, in points.
  private static func reach(of looks: [GlassLook]) -> Double {
    guard looks.contains(where: { $0.shadow > 0 }) else {
      return looks.contains { $0.contour > 0 } ? Double(GlassLight.lineReach) : 0
    }
    let deviation = looks.reduce(0) {
      max($0, GlassShadowExtent.deviation(shortSide: $1.shortSide))
    }
    return GlassShadowExtent.reach(deviation: deviation)
  }
}

extension Rect2D {
  /// The rectangle with all coordinates multiplied.
  fileprivate func scaled(by factor: Double) -> Rect2D {
    Rect2D(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
