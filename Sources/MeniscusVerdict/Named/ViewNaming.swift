/// Calls views as people know them.
struct ViewNaming {
  private let views: SnapshotViews
  /// The names from the root of each view itself, by line.
  private var trails: [(line: Int, names: [String])] = []
  private var byName: [String: [Int]] = [:]

  init(_ views: SnapshotViews) {
    self.views = views
    for line in views.text.nodes.indices where views.inner[line] == nil {
      let names = trail(of: line)
      byName[names.last ?? "", default: []].append(trails.count)
      trails.append((line, names))
    }
  }

  /// What a view is called: by its identifier, by that of what it is in and its own name, else by the
  /// shortest names that no other view has.
  func name(of line: Int) -> String {
    let base = views.base(of: line)
    if let identifier = identifier(of: base) { return identifier }
    let names = trail(of: base)
    guard let own = names.last else { return views.text.nodes[line].path }
    let others = (byName[own] ?? []).map { trails[$0].names }
    if others.count <= 1 { return own }
    var parent = views.text.nodes[base].parent
    while let above = parent {
      if let identifier = identifier(of: views.base(of: above)) { return "\(identifier)…\(own)" }
      parent = views.text.nodes[above].parent
    }
    for place in names.indices.dropLast().reversed() {
      let alike = others.filter { $0.dropLast().contains(names[place]) }
      if alike.count == 1 { return "\(names[place])…\(own)" }
    }
    for length in 2..<max(names.count, 2) {
      let end = names.suffix(length)
      if others.filter({ $0.suffix(length) == end }).count == 1 {
        return end.joined(separator: "/")
      }
    }
    return names.joined(separator: "/")
  }

  /// The name that scripts and tests find a view by, as `#save`; nil where it has none.
  private func identifier(of base: Int) -> String? {
    views.marks(around: base).last { $0.mark.hasPrefix("#") }?.mark
  }

  /// The names of the views from the root to one, each with its last modifier where it is that which
  /// holds the next.
  private func trail(of base: Int) -> [String] {
    var names: [String] = []
    var line: Int? = base
    while let place = line {
      let mark = views.mark(of: place)
      names.append(views.text.nodes[views.base(of: place)].name + mark)
      line = views.text.nodes[place].parent
    }
    return names.reversed()
  }
}
