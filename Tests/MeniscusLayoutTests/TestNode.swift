import MeniscusGeometry
import MeniscusLayout

/// A node of a small view tree: a class that keeps its answers, as the layouts' real subjects do.
class TestNode: LayoutSubject {
  private var cache = LayoutSizeCache()
  private let usesCache: Bool
  /// How often a size was computed, not found.
  private(set) var computations = 0

  init(usesCache: Bool = true) {
    self.usesCache = usesCache
  }

  var layoutPriority: Double { 0 }
  var layoutSpacing: LayoutSpacing { .standard }

  final func size(for proposal: LayoutProposal) -> Size2D {
    if usesCache, let known = cache.size(for: proposal) { return known }
    computations += 1
    let size = computeSize(proposal)
    if usesCache { cache.store(size, for: proposal) }
    return size
  }

  func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? { nil }

  /// The size for a proposal that was not asked before.
  func computeSize(_ proposal: LayoutProposal) -> Size2D { .zero }

  /// Hands the frames of the named leaves below to `frames`, in the host's space.
  func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {}

  final func place(
    _ child: TestNode, at placement: LayoutPlacement, in frame: Rect2D,
    direction: ReadingDirection, frames: inout [String: Rect2D]
  ) {
    child.place(
      in: placement.frame(in: frame.size, direction: direction).translated(by: frame.origin),
      proposal: placement.proposal, direction: direction, frames: &frames)
  }

  /// Lays the tree out in the middle of a container and returns the frames of its leaves.
  final func frames(
    in container: Size2D, direction: ReadingDirection = .leftToRight
  ) -> [String: Rect2D] {
    let proposal = LayoutProposal(container)
    let size = size(for: proposal)
    let frame = Rect2D(
      x: (container.width - size.width) / 2, y: (container.height - size.height) / 2,
      width: size.width, height: size.height)
    var frames: [String: Rect2D] = [:]
    place(in: frame, proposal: proposal, direction: direction, frames: &frames)
    return frames
  }
}

/// A leaf that answers by a function.
final class LeafNode: TestNode {
  let name: String
  private let answer: (LayoutProposal) -> Size2D
  private let priority: Double
  private let spacing: LayoutSpacing
  private let guides: [(AlignmentGuide, Double)]

  init(
    _ name: String = "", priority: Double = 0, spacing: LayoutSpacing = .standard,
    guides: [(AlignmentGuide, Double)] = [], usesCache: Bool = true,
    answer: @escaping (LayoutProposal) -> Size2D
  ) {
    self.name = name
    self.answer = answer
    self.priority = priority
    self.spacing = spacing
    self.guides = guides
    super.init(usesCache: usesCache)
  }

  override var layoutPriority: Double { priority }
  override var layoutSpacing: LayoutSpacing { spacing }

  override func computeSize(_ proposal: LayoutProposal) -> Size2D { answer(proposal) }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guides.first { $0.0 == guide }?.1
  }

  override func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {
    if !name.isEmpty { frames[name] = frame }
  }
}

extension TestNode {
  static func greedy(_ name: String = "") -> TestNode {
    LeafNode(name) { GreedyLayout().size(for: $0) }
  }

  static func fixed(_ name: String = "", _ width: Double, _ height: Double) -> TestNode {
    LeafNode(name) { _ in Size2D(width: width, height: height) }
  }

  static func spacer(_ axis: LayoutAxis?, minimum: Double? = nil) -> TestNode {
    let layout = SpacerLayout(axis: axis, minimum: minimum)
    return LeafNode(priority: layout.priority, spacing: layout.spacing) { layout.size(for: $0) }
  }
}

final class StackNode: TestNode {
  private let layout: StackLayout
  private let children: [TestNode]
  private var scratch = StackScratch()

  init(_ layout: StackLayout, _ children: [TestNode], usesCache: Bool = true) {
    self.layout = layout
    self.children = children
    super.init(usesCache: usesCache)
  }

  override var layoutSpacing: LayoutSpacing { layout.spacing(of: children) }

  override func computeSize(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: children, proposal: proposal, scratch: &scratch)
  }

  func placements(proposal: LayoutProposal, size: Size2D) -> [LayoutPlacement] {
    var placements: [LayoutPlacement] = []
    layout.place(
      children, proposal: proposal, size: size, scratch: &scratch, into: &placements)
    return placements
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guide.merged(from: children, placements: placements(proposal: proposal, size: size))
  }

  override func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {
    let placements = placements(proposal: proposal, size: frame.size)
    for (child, placement) in zip(children, placements) {
      place(child, at: placement, in: frame, direction: direction, frames: &frames)
    }
  }
}

final class DepthNode: TestNode {
  private let layout: DepthStackLayout
  private let children: [TestNode]

  init(_ layout: DepthStackLayout, _ children: [TestNode]) {
    self.layout = layout
    self.children = children
    super.init()
  }

  override var layoutSpacing: LayoutSpacing { layout.spacing(of: children) }

  override func computeSize(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: children, proposal: proposal)
  }

  override func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {
    var placements: [LayoutPlacement] = []
    layout.place(children, proposal: proposal, size: frame.size, into: &placements)
    for (child, placement) in zip(children, placements) {
      place(child, at: placement, in: frame, direction: direction, frames: &frames)
    }
  }
}

final class UnaryNode<Layout: UnaryLayout>: TestNode {
  private let layout: Layout
  private let child: TestNode

  init(_ layout: Layout, _ child: TestNode) {
    self.layout = layout
    self.child = child
    super.init()
  }

  override var layoutPriority: Double { layout.priority(ofChild: child.layoutPriority) }
  override var layoutSpacing: LayoutSpacing { layout.spacing(ofChild: child.layoutSpacing) }

  override func computeSize(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: child, proposal: proposal)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guide.merged(
      from: child, placement: layout.placement(of: child, proposal: proposal, size: size))
  }

  override func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {
    let placement = layout.placement(of: child, proposal: proposal, size: frame.size)
    place(child, at: placement, in: frame, direction: direction, frames: &frames)
  }
}

/// An overlay or a background; which is drawn first does not matter here.
final class OverlayNode: TestNode {
  private let layout: OverlayLayout
  private let primary: TestNode
  private let secondary: TestNode

  init(_ layout: OverlayLayout, _ primary: TestNode, _ secondary: TestNode) {
    self.layout = layout
    self.primary = primary
    self.secondary = secondary
    super.init()
  }

  override var layoutPriority: Double { primary.layoutPriority }
  override var layoutSpacing: LayoutSpacing { primary.layoutSpacing }

  override func computeSize(_ proposal: LayoutProposal) -> Size2D { primary.size(for: proposal) }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    primary.explicitGuide(guide, size: size, proposal: proposal)
  }

  override func place(
    in frame: Rect2D, proposal: LayoutProposal, direction: ReadingDirection,
    frames: inout [String: Rect2D]
  ) {
    primary.place(in: frame, proposal: proposal, direction: direction, frames: &frames)
    let placement = layout.placement(
      of: secondary, over: primary, size: frame.size, proposal: proposal)
    place(secondary, at: placement, in: frame, direction: direction, frames: &frames)
  }
}
