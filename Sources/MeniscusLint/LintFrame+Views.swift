import MeniscusGeometry
import MeniscusUI

extension LintFrame {
  /// The views.
  var views: [ViewPortrait] { portrait.views }

  /// What stands over the scene and holds a view; nil for the scene itself.
  func layer(of row: Int) -> Int? {
    portrait.around(row).first {
      if case .presented = views[$0].kind { return true }
      return false
    }
  }

  /// The nearest identifier of a view or around it.
  func identifier(of row: Int) -> String? {
    views[row].identifier ?? portrait.around(row).lazy.compactMap { views[$0].identifier }.first
  }

  /// Whether a view is drawn and is there to stay.
  func isShown(_ row: Int) -> Bool {
    views[row].marks.isDisjoint(with: [.isUnseen, .isLeaving]) && !views[row].visible.isEmpty
  }

  /// Whether the view around a row, or one further out, is of a kind.
  func isInside(_ row: Int, _ isKind: (ViewPortrait.Kind) -> Bool) -> Bool {
    portrait.around(row).contains { isKind(views[$0].kind) }
  }

  /// The rows inside a view that are of a kind, the view itself included.
  func rows(in row: Int, _ isKind: (ViewPortrait.Kind) -> Bool) -> [Int] {
    (row..<views[row].end).filter { isKind(views[$0].kind) }
  }

  /// What can be pressed in a view, without what is inside of another such part.
  func presses(in row: Int) -> [Int] {
    var found: [Int] = []
    for candidate in rows(in: row, \.isPress) {
      if let last = found.last, candidate < views[last].end { continue }
      if isShown(candidate) { found.append(candidate) }
    }
    return found
  }

  /// The texts that are shown in a view.
  func texts(in row: Int) -> [String] {
    (row..<views[row].end).compactMap {
      guard isShown($0), case .text(let text, _) = views[$0].kind, !text.isEmpty else {
        return nil
      }
      return text
    }
  }

  /// The names of the symbols that are shown in a view.
  func symbols(in row: Int) -> [String] {
    (row..<views[row].end).compactMap {
      guard isShown($0), case .symbol(let name) = views[$0].kind else { return nil }
      return name
    }
  }

  /// Whether something is seen of a view.
  func drawsSomething(_ row: Int) -> Bool {
    (row..<views[row].end).contains { drawing.contains(views[$0].path) }
  }

  /// Whether what scrolls can bring something behind a glass that does not scroll with it.
  func isOverScrolling(_ glass: Glass) -> Bool {
    let around = Set(portrait.around(glass.view))
    return (0..<glass.view).contains { row in
      guard case .scroll(true) = views[row].kind, !around.contains(row) else { return false }
      return !views[row].visible.intersection(glass.bounds).isEmpty
    }
  }

  /// Whether a view that is glass is, or belongs to, something that people use.
  func isControl(_ glass: Glass) -> Bool {
    if glass.portrait.isInteractive { return true }
    if (glass.view..<views[glass.view].end).contains(where: { views[$0].kind.isPress }) {
      return true
    }
    // A button whose whole label stands on the glass.
    let area = views[glass.view].frame.area
    return portrait.around(glass.view).contains {
      views[$0].kind.isPress && views[$0].frame.area <= 2 * area
    }
  }

  /// The scroll view with more than it shows that a view moves with; nil where it moves with none.
  func longScroll(around row: Int) -> Int? {
    guard views[row].marks.contains(.isScrolled) else { return nil }
    for around in portrait.around(row) {
      switch views[around].kind {
      case .scroll(let isLong) where isLong: return around
      case .presented: return nil
      default: continue
      }
    }
    return nil
  }
}

extension ViewPortrait.Kind {
  var isPress: Bool { self == .press }

  var isGlassContainer: Bool { self == .glassContainer }

  var isListRow: Bool {
    if case .row(let row) = self { return row.part == .row }
    return false
  }

  var isText: Bool {
    if case .text(let text, _) = self { return !text.isEmpty }
    return false
  }

  var isSymbol: Bool {
    if case .symbol = self { return true }
    return false
  }
}

extension Rect2D {
  /// The area, in square points.
  var area: Double { width * height }

  /// Whether another rectangle lies inside, but for so many points.
  func holds(_ other: Rect2D, within slack: Double = 0.5) -> Bool {
    other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
