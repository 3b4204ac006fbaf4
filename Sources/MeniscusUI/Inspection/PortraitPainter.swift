import MeniscusGeometry

/// Goes through what is drawn of a scene, from the back to the front.
@MainActor
struct PortraitPainter {
  private(set) var portrait: ScenePortrait
  /// Whether what is not shown yet is made, to tell what it is called.
  private let namesActions: Bool
  /// The rows of elements, for bars, which show views of others.
  private var rows: [ObjectIdentifier: Int] = [:]
  private var stacks: [(row: Int, stack: NavigationStackElement)] = []

  /// What is handed from a view to those inside it.
  private struct Surroundings {
    var container: Int?
    var marks: ViewPortrait.Marks = []
    var visible: Rect2D
    /// The views with bodies that were told of a wrapper around already.
    var told: Set<ObjectIdentifier> = []
    /// The row of a list around.
    var listRow: Int?
  }

  static func portrait(
    of root: RootElement, size: Size2D, namesActions: Bool
  ) -> ScenePortrait {
    var painter = PortraitPainter(
      portrait: ScenePortrait(size: size), namesActions: namesActions)
    let extent = Rect2D(origin: .zero, size: size)
    for element in root.drawnElements where !(element is ChromeElement) {
      painter.add(element, Surroundings(visible: extent))
    }
    for (row, stack) in painter.stacks {
      if let bar = painter.bar(of: stack, at: row) { painter.portrait.bars.append(bar) }
    }
    return painter.portrait
  }

  private init(portrait: ScenePortrait, namesActions: Bool) {
    self.portrait = portrait
    self.namesActions = namesActions
  }

  /// The row of a view; nil where it is not drawn.
  func row(of element: ElementNode) -> Int? { rows[ObjectIdentifier(element)] }

  private mutating func add(_ element: ElementNode, _ around: Surroundings) {
    var inner = around
    let frame = element.sceneFrame
    let row = portrait.views.count
    rows[ObjectIdentifier(element)] = row
    inner.marks.formUnion(element.ownMarks)
    if element.presence?.isLeaving == true { inner.marks.insert(.isLeaving) }
    var kind = element.portraitKind(namesActions: namesActions)
    let composed = Self.composed(around: element, told: &inner.told)
    var marks = inner.marks.union(element.singleMarks)
    if let nearest = Self.nearestComposed(around: element) {
      if nearest is any SystemSurface.Type { marks.insert(.isSystems) }
      if nearest is any StandardGlass.Type { marks.insert(.isStandard) }
    }
    for node in composed {
      marks.formUnion(node.portraitMarks)
      if node.isSystemControl { inner.marks.insert(.isInControl) }
      if namesActions, let menu = node.portraitMenu,
        let listRow = around.listRow ?? (kind.isRow ? row : nil)
      {
        note(menu: menu, of: listRow, &kind, row)
      }
    }
    portrait.views.append(
      ViewPortrait(
        path: element.path, identifier: element.identifier, container: around.container,
        end: row + 1, frame: frame, visible: frame.intersection(around.visible), kind: kind,
        marks: marks.union(inner.marks)))
    inner.container = row
    if kind.isRow { inner.listRow = row }
    if element.scrolling != nil {
      inner.visible = around.visible.intersection(frame)
      inner.marks.insert(.isScrolled)
    }
    if case .presented = kind {
      inner.marks.remove(.isScrolled)
      inner.visible = Rect2D(origin: .zero, size: portrait.size)
    }
    if let stack = element as? NavigationStackElement { stacks.append((row, stack)) }
    if !(element is WrapperElement) { inner.told = [] }
    for inside in element.drawnElements { add(inside, inner) }
    portrait.views[row].end = portrait.views.count
  }

  private mutating func note(
    menu: [String], of listRow: Int, _ kind: inout ViewPortrait.Kind, _ row: Int
  ) {
    if listRow == row {
      kind = kind.taking(menu: menu)
    } else {
      portrait.views[listRow].kind = portrait.views[listRow].kind.taking(menu: menu)
    }
  }

  /// The views with bodies that stand for an element alone, outermost last, but for those that a
  /// wrapper around was told of.
  private static func composed(
    around element: ElementNode, told: inout Set<ObjectIdentifier>
  ) -> [any ComposedNode] {
    var found: [any ComposedNode] = []
    for node in element.ancestors {
      if node is ElementNode { break }
      if let node = node as? any ComposedNode, told.insert(ObjectIdentifier(node)).inserted {
        found.append(node)
      }
    }
    return found
  }

  /// The type of the innermost view with a body that an element is made in.
  private static func nearestComposed(around element: ElementNode) -> Any.Type? {
    for node in element.ancestors {
      if node is ElementNode { return nil }
      if let node = node as? any ComposedNode { return node.viewType }
    }
    return nil
  }
}

extension ViewPortrait.Kind {
  fileprivate var isRow: Bool {
    if case .row = self { return true }
    return false
  }

  fileprivate func taking(menu: [String]) -> Self {
    guard case .row(var row) = self, row.menu.isEmpty else { return self }
    row.menu = menu
    return .row(row)
  }
}
