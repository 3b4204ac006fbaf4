import MeniscusGeometry
import MeniscusLayout

/// SplitMix64: a generator with a seed, so that a failing tree can be made again.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including `count`.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A quarter of a point from 0 up to but not including `limit`.
  mutating func length(_ limit: Int) -> Double { Double(below(limit * 4)) / 4 }
}

/// A tree of stacks as plain data, from which both solvers start.
indirect enum RandomTree: Sendable {
  case fixed(width: Double, height: Double)
  case greedy
  /// Takes the proposal between a smallest and a largest size.
  case limited(minimum: Size2D, maximum: Size2D)
  /// Takes the proposed width and needs height for its area.
  case flowing(area: Double)
  case spacer(minimum: Double)
  case priority(Double, RandomTree)
  case modified(RandomModifier, RandomTree)
  case stack(
    isRow: Bool, alignment: StackAlignment, spacing: Double?, children: [RandomTree])

  enum StackAlignment: Int, Sendable {
    case start, center, end

    /// Where a child of this extent starts, counted from the guide.
    func start(of extent: Double) -> Double {
      switch self {
      case .start: 0
      case .center: -extent / 2
      case .end: -extent
      }
    }
  }

  static func random(_ random: inout SplitMix, depth: Int) -> RandomTree {
    let choice = random.below(depth == 0 ? 5 : 11)
    switch choice {
    case 0: return .fixed(width: random.length(60), height: random.length(60))
    case 1: return .greedy
    case 2:
      let minimum = Size2D(width: random.length(40), height: random.length(40))
      let isOpen = random.below(3) == 0
      let maximum = Size2D(
        width: isOpen ? .infinity : minimum.width + random.length(80),
        height: isOpen ? .infinity : minimum.height + random.length(80))
      return .limited(minimum: minimum, maximum: maximum)
    case 3: return .flowing(area: random.length(4000))
    case 4: return .spacer(minimum: random.length(20))
    case 5:
      let child = Self.random(&random, depth: depth - 1)
      return .priority(Double(random.below(3)) - 1, child)
    case 6, 7:
      let modifier = RandomModifier.random(&random)
      return .modified(modifier, Self.random(&random, depth: depth - 1))
    default: return .stack(&random, depth: depth)
    }
  }

  static func stack(_ random: inout SplitMix, depth: Int) -> RandomTree {
    let hasOwnSpacing = random.below(3) != 0
    let spacing = random.length(12)
    let isRow = random.below(2) == 0
    let alignment = StackAlignment(rawValue: random.below(3)) ?? .center
    let children = (0..<random.below(5)).map { _ in Self.random(&random, depth: depth - 1) }
    // What modifiers do to the distances around them has tests of its own.
    let isStated = hasOwnSpacing || children.contains { $0.isModified }
    return .stack(
      isRow: isRow, alignment: alignment, spacing: isStated ? spacing : nil, children: children)
  }

  private var isModified: Bool {
    switch self {
    case .modified: true
    case .priority(_, let child): child.isModified
    case .stack(_, _, _, let children): children.contains { $0.isModified }
    default: false
    }
  }
}

extension RandomTree {
  /// The tree as nodes that the layouts lay out; leaves are named by their place in the tree.
  func node(
    in axis: LayoutAxis? = nil, name: String = "root", usesCache: Bool = true
  ) -> TestNode {
    switch self {
    case .fixed, .greedy, .limited, .flowing:
      return LeafNode(name, usesCache: usesCache) { LiteralSolver.leafSize(self, $0) }
    case .spacer(let minimum):
      let spacer = SpacerLayout(axis: axis, minimum: minimum)
      return LeafNode(
        name, priority: spacer.priority, spacing: spacer.spacing, usesCache: usesCache
      ) { spacer.size(for: $0) }
    case .priority(let priority, let child):
      return UnaryNode(
        PriorityLayout(priority), child.node(in: axis, name: name, usesCache: usesCache))
    case .modified(let modifier, let child):
      return modifier.node(around: child.node(in: axis, name: name, usesCache: usesCache))
    case .stack(let isRow, let alignment, let spacing, let children):
      let axis: LayoutAxis = isRow ? .horizontal : .vertical
      let rows: [AlignmentGuide] = [.top, .verticalCenter, .bottom]
      let columns: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
      let guide = (isRow ? rows : columns)[alignment.rawValue]
      return StackNode(
        StackLayout(axis: axis, alignment: guide, spacing: spacing),
        children.enumerated().map { index, child in
          child.node(in: axis, name: "\(name).\(index)", usesCache: usesCache)
        }, usesCache: usesCache)
    }
  }
}
