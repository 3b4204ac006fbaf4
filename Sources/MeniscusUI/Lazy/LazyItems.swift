import MeniscusGeometry

/// The items of a lazy container: runs of children that are there, and sources of others.
@MainActor
struct LazyItems {
  private enum Run {
    case node(Node)
    case source(any LazyItemSource)
  }

  private var runs: [(start: Int, run: Run)] = []
  /// The nodes whose children come and go.
  private var changing: [ChangingNode] = []
  /// The number of items.
  private(set) var count = 0
  /// The sections, in order.
  private(set) var sections: [LazySection] = []

  /// Collects the items below a node.
  init(below content: Node?) {
    if let content { collect(content) }
  }

  private mutating func collect(_ node: Node) {
    if let node = node as? ChangingNode { changing.append(node) }
    if let section = node as? any SectionMark {
      collect(section)
    } else if let source = node as? any LazyItemSource {
      collect(source)
    } else if node.passesItems, !(node is ElementNode) {
      for child in node.children { collect(child) }
    } else if !node.topElements.isEmpty {
      runs.append((count, .node(node)))
      count += 1
    }
  }

  private mutating func collect(_ section: any SectionMark) {
    let parts = section.parts
    let start = count
    collect(parts.header)
    let content = count
    collect(parts.content)
    let footer = count
    collect(parts.footer)
    sections.append(
      LazySection(
        mark: section, header: start..<content, content: content..<footer, footer: footer..<count))
  }

  private mutating func collect(_ source: any LazyItemSource) {
    guard source.isNested else {
      runs.append((count, .source(source)))
      count += source.itemCount
      return
    }
    for index in 0..<source.itemCount { collect(source.item(at: index)) }
  }

  /// The node of an item.
  func node(at index: Int) -> Node {
    let run = runs[runIndex(of: index)]
    switch run.run {
    case .node(let node): return node
    case .source(let source): return source.item(at: index - run.start)
    }
  }

  /// The node of an item, if it is there.
  func madeNode(at index: Int) -> Node? {
    guard index >= 0, index < count else { return nil }
    let run = runs[runIndex(of: index)]
    switch run.run {
    case .node(let node): return node
    case .source(let source): return source.madeItem(at: index - run.start)
    }
  }

  /// What an item is known by, made or not.
  func key(at index: Int) -> LazyItemKey {
    let run = runs[runIndex(of: index)]
    switch run.run {
    case .node(let node): return LazyItemKey(source: node.serial, identity: nil)
    case .source(let source):
      return LazyItemKey(
        source: source.serial, identity: source.identity(at: index - run.start))
    }
  }

  /// The item with an identity, made or not; nil where there is none.
  func index(of identity: AnyHashable) -> Int? {
    for (start, run) in runs {
      switch run {
      case .source(let source):
        if let index = source.index(of: identity) { return start + index }
      case .node(let node):
        if node.element(identity: identity) != nil { return start }
      }
    }
    return nil
  }

  /// The item of a node; nil where it is none of them.
  func index(of node: Node) -> Int? {
    for (start, run) in runs {
      switch run {
      case .source(let source):
        if let index = source.index(of: node) { return start + index }
      case .node(let own):
        if own === node { return start }
      }
    }
    return nil
  }

  /// Where the item at a place stood among the items of before an animated change; nil for items
  /// that were not among them.
  func formerIndex(at index: Int, among former: LazyItems) -> Int? {
    let run = runs[runIndex(of: index)]
    guard case .source(let source) = run.run else { return former.index(of: node(at: index)) }
    guard let place = source.formerIndex(at: index - run.start) else { return nil }
    for (start, run) in former.runs {
      if case .source(let old) = run, old === source { return start + place }
    }
    return nil
  }

  /// The nodes that are on their way out.
  var leaving: [Node] { changing.flatMap(\.leavingChildren) }

  /// Ends the items outside of a range, but for some others, that can be made again.
  func keep(_ range: Range<Int>, and others: [Int]) {
    for (start, run) in runs {
      guard case .source(let source) = run else { continue }
      let lower = min(max(range.lowerBound - start, 0), source.itemCount)
      let upper = min(max(range.upperBound - start, lower), source.itemCount)
      source.keepItems(in: lower..<upper, and: others.map { $0 - start })
    }
  }

  /// The last run that starts at or before an item.
  private func runIndex(of index: Int) -> Int {
    max(runs.partitioningIndex { $0.start > index } - 1, 0)
  }
}

/// What tells an item from all others of its container, now and later.
struct LazyItemKey: Hashable {
  /// The node of the item, or the source that makes it.
  let source: Int
  /// What the source tells it by.
  let identity: AnyHashable?
}

/// The items of a section.
@MainActor
struct LazySection {
  let mark: any SectionMark
  let header: Range<Int>
  let content: Range<Int>
  let footer: Range<Int>

  /// All of them.
  var all: Range<Int> { header.lowerBound..<footer.upperBound }
}
