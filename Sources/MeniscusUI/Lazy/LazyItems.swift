import MeniscusGeometry

/// The items of a lazy container: runs of children that are there, and sources of others.
@MainActor
struct LazyItems {
  private enum Run {
    case node(Node)
    case source(any LazyItemSource)
  }

  private var runs: [(start: Int, run: Run)] = []
  /// The number of items.
  private(set) var count = 0

  /// Collects the items below a node.
  init(below content: Node?) {
    if let content { collect(content) }
  }

  private mutating func collect(_ node: Node) {
    if let source = node as? any LazyItemSource {
      runs.append((count, .source(source)))
      count += source.itemCount
    } else if node.passesItems, !(node is ElementNode) {
      for child in node.children { collect(child) }
    } else if !node.topElements.isEmpty {
      runs.append((count, .node(node)))
      count += 1
    }
  }

  /// The node of an item.
  func node(at index: Int) -> Node {
    let run = runs[runIndex(of: index)]
    switch run.run {
    case .node(let node): return node
    case .source(let source): return source.item(at: index - run.start)
    }
  }

  /// What an item is known by, made or not.
  func identity(at index: Int) -> AnyHashable {
    let run = runs[runIndex(of: index)]
    switch run.run {
    case .node(let node): return AnyHashable(ObjectIdentifier(node))
    case .source(let source): return source.identity(at: index - run.start)
    }
  }

  /// The item with an identity, made or not; nil where there is none.
  func index(of identity: AnyHashable) -> Int? {
    for (start, run) in runs {
      if case .source(let source) = run, let index = source.index(of: identity) {
        return start + index
      }
    }
    return nil
  }

  /// Ends the items outside of a range that can be made again.
  func keep(_ range: Range<Int>) {
    for (start, run) in runs {
      guard case .source(let source) = run else { continue }
      let lower = min(max(range.lowerBound - start, 0), source.itemCount)
      let upper = min(max(range.upperBound - start, lower), source.itemCount)
      source.keepItems(in: lower..<upper)
    }
  }

  /// The last run that starts at or before an item.
  private func runIndex(of index: Int) -> Int {
    max(runs.partitioningIndex { $0.start > index } - 1, 0)
  }
}
