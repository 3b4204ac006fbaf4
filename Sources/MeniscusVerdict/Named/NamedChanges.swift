import MeniscusFormats

/// Says what changed of views in the words of those who wrote them: `font: headline → title3`.
///
/// Snapshots have the places, texts and state of views, display lists what they draw, and the digests
/// of frames which views have other arguments; together they mostly tell the values themselves.
struct NamedChanges {
  /// The views: what is accepted, and now.
  let views: (expected: SnapshotViews, actual: SnapshotViews)
  /// How what is drawn differs; nil where what is accepted cannot be read.
  let operations: OperationChanges?
  /// What the engine calls its values.
  let names: EngineNames
  /// The digests of arguments, on either side; nil where they are not known.
  let digests: (expected: ArgumentDigests, actual: ArgumentDigests)?
  /// What came or went only because other parts of lazy containers are made.
  let windows: LazyWindows
  private let naming: (expected: ViewNaming, actual: ViewNaming)

  init(
    trees: (expected: SnapshotText, actual: SnapshotText), operations: OperationChanges?,
    digests: (expected: ArgumentDigests, actual: ArgumentDigests)?, names: EngineNames
  ) {
    views = (SnapshotViews(trees.expected), SnapshotViews(trees.actual))
    naming = (ViewNaming(views.expected), ViewNaming(views.actual))
    windows = LazyWindows(views.expected, views.actual)
    self.operations = operations
    self.digests = digests
    self.names = names
  }

  /// What a cause comes to; empty where nothing of it has a name.
  func changes(in party: CauseSearch.Party) -> [ViewChange] {
    switch party {
    case .state(let findings): stored(findings)
    case .layout: laidOut
    case .operations(let changes): drawn(changes)
    case .motion, .pixels: []
    }
  }

  private func change(_ window: LazyWindow) -> ViewChange {
    ViewChange(
      .window, of: views.actual.text.nodes[window.container].path,
      called: name(of: window.container), from: window.rows.expected, to: window.rows.actual)
  }

  /// What views store; where it is only what glass is shown by, that which it is asked to be.
  ///
  /// What is still moving is told as motion.
  private func stored(_ findings: [ChangeFinding]) -> [ViewChange] {
    let told = findings.filter { !($0.field?.hasPrefix("presented") ?? false) }
    if let operations, told.allSatisfy({ $0.path.hasSuffix(".glassEffect") }), !told.isEmpty {
      let looks = drawn(operations.leading)
      if !looks.isEmpty { return looks }
    }
    return told.map(state)
  }

  private func state(_ finding: ChangeFinding) -> ViewChange {
    var change = ViewChange(
      .state, of: finding.path, property: finding.field, from: finding.expected,
      to: finding.actual)
    change.name = name(of: finding.path)
    return change
  }

  private var laidOut: [ViewChange] {
    let structure = structure
    let values = arguments.filter { change in
      !structure.contains { $0.holds(change.view) || $0.tells(change) }
    }
    let all = structure + values
    return all.isEmpty ? windows.all.map(change) : all
  }

  /// What a view of a path is called: by this run's views, by the accepted ones where it is gone.
  func name(of path: String) -> String {
    if let line = views.actual.line(of: path) { return naming.actual.name(of: line) }
    if let line = views.expected.line(of: path) { return naming.expected.name(of: line) }
    return ViewNames.short(path)
  }

  /// What the view of a line is called.
  func name(of line: Int, isExpected: Bool = false) -> String {
    isExpected ? naming.expected.name(of: line) : naming.actual.name(of: line)
  }

  /// A changed argument of a view of this run.
  func property(_ name: String, of line: Int, _ from: String?, _ to: String?) -> ViewChange {
    let base = views.actual.base(of: line)
    return ViewChange(
      of: views.actual.text.nodes[base].path, called: self.name(of: base), property: name,
      from: from, to: to)
  }
}

extension ViewChange {
  /// Whether it says what another says.
  fileprivate func tells(_ other: ViewChange) -> Bool {
    view == other.view && (property == other.property || kind == .added)
  }

  /// Whether it is about places among others in a view that holds another.
  fileprivate func holds(_ path: String) -> Bool {
    guard [.added, .removed, .moved].contains(kind), let cut = view.lastIndex(of: "/") else {
      return false
    }
    return path.hasPrefix(view[...cut])
  }
}
