import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// What holds for any tree of stacks, on trees from a seeded generator.
///
/// Debug builds are slow and the literal solver is exponential in the depth.
#if DEBUG
  @Suite("A sample of 400 random trees; swift test -c release takes 20,000")
#else
  @Suite("20,000 random trees")
#endif
struct PropertyTests {
  #if DEBUG
    private static let count: UInt64 = 400
  #else
    private static let count: UInt64 = 20_000
  #endif

  private let extents: [Double?] = [nil, 0, 1, 37.5, 200, 1e9, .infinity]

  private func proposal(_ random: inout SplitMix) -> LayoutProposal {
    LayoutProposal(
      width: extents[random.below(extents.count)], height: extents[random.below(extents.count)])
  }

  /// Sums are taken in another order, so equal up to rounding; infinite sizes exactly.
  private func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= 1e-9 * max(1, abs(left), abs(right))
  }

  @Test func sizesAgreeWithTheLiteralRules() {
    for seed in 0..<Self.count {
      var random = SplitMix(seed: seed)
      let tree = RandomTree.stack(&random, depth: 2)
      let node = tree.node()
      for _ in 0..<3 {
        let proposal = proposal(&random)
        let size = node.size(for: proposal)
        let literal = LiteralSolver.size(
          tree, width: proposal.width, height: proposal.height, inRow: nil)
        #expect(
          isNear(size.width, literal.width) && isNear(size.height, literal.height),
          "seed \(seed), \(proposal): \(size) instead of \(literal)")
      }
    }
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func framesAgreeWithTheLiteralRules(_ direction: ReadingDirection) {
    for seed in 0..<Self.count {
      var random = SplitMix(seed: seed &+ 1_000_000)
      let tree = RandomTree.stack(&random, depth: 2)
      let container = Size2D(width: random.length(400), height: random.length(400))
      let frames = tree.node().frames(in: container, direction: direction)
      let size = LiteralSolver.size(
        tree, width: container.width, height: container.height, inRow: nil)
      let frame = Rect2D(
        x: (container.width - size.width) / 2, y: (container.height - size.height) / 2,
        width: size.width, height: size.height)
      var literal: LiteralSolver.Frames = [:]
      LiteralSolver.place(
        tree, in: frame, width: container.width, height: container.height, name: "root",
        rightToLeft: direction == .rightToLeft, frames: &literal)
      expectEqual(frames.keys.sorted(), literal.keys.sorted())
      for (name, expected) in literal {
        let found = frames[name] ?? .zero
        let agrees =
          isNear(found.minX, expected.minX) && isNear(found.minY, expected.minY)
          && isNear(found.width, expected.width) && isNear(found.height, expected.height)
        #expect(agrees, "seed \(seed), \(name): \(found) instead of \(expected)")
      }
    }
  }

  @Test func answersAreFunctionsOfTheProposal() {
    for seed in 0..<Self.count {
      var random = SplitMix(seed: seed &+ 2_000_000)
      let tree = RandomTree.stack(&random, depth: 3)
      let (warm, cold) = (tree.node(), tree.node(usesCache: false))
      var asked: [(LayoutProposal, Size2D)] = []
      for _ in 0..<3 {
        let proposal = proposal(&random)
        asked.append((proposal, warm.size(for: proposal)))
      }
      for (proposal, size) in asked {
        expectEqual(warm.size(for: proposal), size, "seed \(seed)")
        expectEqual(cold.size(for: proposal), size, "seed \(seed)")
      }
    }
  }

  @Test func sizesAreNumbers() {
    let odd: [Double] = [.nan, -.infinity, .infinity, -1, 0, 3]
    for seed in 0..<Self.count {
      var random = SplitMix(seed: seed &+ 3_000_000)
      let children = (0..<random.below(5)).map { _ in
        let size = Size2D(
          width: odd[random.below(odd.count)], height: odd[random.below(odd.count)])
        let guide = odd[random.below(odd.count)]
        return LeafNode(
          priority: odd[random.below(odd.count)],
          spacing: LayoutSpacing(all: EdgeSpacing(distance: odd[random.below(odd.count)])),
          guides: [(.verticalCenter, guide), (.horizontalCenter, guide)]
        ) { _ in size }
      }
      let stacks: [TestNode] = [
        StackNode(.horizontal(), children), StackNode(.vertical(), children),
        DepthNode(DepthStackLayout(), children),
      ]
      for stack in stacks {
        let proposal = proposal(&random)
        let size = stack.size(for: proposal)
        #expect(size.width >= 0 && size.height >= 0, "seed \(seed), \(proposal)")
        let row = stack as? StackNode
        for placement in row?.placements(proposal: proposal, size: size) ?? [] {
          #expect(!placement.origin.y.isNaN && !placement.size.width.isNaN, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func exactSharesFillTheProposal(_ count: Int) {
    let row = StackNode(
      .horizontal(spacing: 4), (0..<count).map { TestNode.greedy("\($0)") })
    for quarter in 0..<40 {
      let width = 128 + Double(quarter) / 4
      let frames = row.frames(in: Size2D(width: width, height: 10))
      let total = frames.values.reduce(0) { $0 + $1.width } + 4 * Double(count - 1)
      expectEqual(total, width)
      expectEqual(frames["\(count - 1)"]?.maxX, width)
    }
  }

  @Test func stiffChildrenFirstWhateverTheirPlace() {
    let children = [TestNode.greedy("a"), .fixed("b", 70, 10), .greedy("c")]
    let row = StackNode(.horizontal(spacing: 0), children)
    let frames = row.frames(in: Size2D(width: 100, height: 10))
    expectEqual(frames["a"]?.width, 15)
    expectEqual(frames["c"]?.minX, 85)
  }

  /// Of two children without limit, the one with the larger minimum takes its share first.
  @Test func largerMinimumFirst() {
    func open(_ name: String, _ minimum: Double) -> LeafNode {
      LeafNode(name) { Size2D(width: max($0.width ?? 10, minimum), height: 10) }
    }
    let row = StackNode(.horizontal(spacing: 0), [open("a", 0), open("b", 80)])
    let frames = row.frames(in: Size2D(width: 100, height: 10))
    expectEqual(frames["a"]?.width, 20)
    expectEqual(frames["b"]?.width, 80)
  }

  @Test func unlimitedProposalsReachEveryChild() {
    let row = StackNode(.horizontal(spacing: 8), [.greedy("a"), .fixed("b", 7, 7), .greedy("c")])
    expectEqual(row.size(for: .infinity).width, .infinity)
    let placements = row.placements(
      proposal: .infinity, size: Size2D(width: .infinity, height: .infinity))
    expectEqual(placements.map(\.proposal.width), [.infinity, .infinity, .infinity])
  }

  /// A stack fixed to its ideal width lays its children out again with that width.
  @Test func placingResolvesTheCrossExtent() {
    let flowing = LeafNode("text") { proposal in
      let width = min(proposal.width ?? 100, 100)
      return Size2D(width: width, height: 1000 / max(width, 1))
    }
    let column = StackNode(.vertical(spacing: 0), [flowing, .greedy("rule")])
    let fixed = UnaryNode(FixedSizeLayout(.horizontal), column)
    let frames = fixed.frames(in: Size2D(width: 300, height: 50))
    expectEqual(frames["rule"], Rect2D(x: 100, y: 10, width: 100, height: 40))
  }
}
