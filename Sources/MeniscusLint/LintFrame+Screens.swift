import MeniscusGeometry
import MeniscusUI

/// What the rules say of screens, sheets, lists and controls in a frame at rest.
extension LintFrame {
  var backgroundExtensions: [Mark] {
    let shown = views.indices.filter { views[$0].kind == .backgroundExtension && isShown($0) }
    let layers = Set(shown.map { layer(of: $0) ?? -1 })
    return layers.sorted().compactMap { layer in
      let beside = shown.filter { (self.layer(of: $0) ?? -1) == layer }
      return beside.count > 1 ? Mark(beside[0], other: beside[1], .count(beside.count)) : nil
    }
  }

  /// The presentations that are there to stay.
  private var presentations: [(row: Int, portrait: PresentationPortrait)] {
    views.indices.compactMap { row in
      guard case .presented(let portrait) = views[row].kind,
        !views[row].marks.contains(.isLeaving)
      else { return nil }
      return (row, portrait)
    }
  }

  var sheetBackground: [Mark] {
    presentations.compactMap { row, presented in
      guard presented.kind == .sheet || presented.kind == .popover else { return nil }
      if presented.hasOwnBackground { return Mark(row) }
      guard let surface = presented.surface?.frame else { return nil }
      let own = rows(in: row) { $0 == .material }.first {
        views[$0].frame.intersection(surface).area >= 0.9 * surface.area
      }
      return own.map { Mark(row, other: $0) }
    }
  }

  /// What of a text counts, in points from its frame's edges: letters are smaller than lines.
  private static let inkInset = 2.0

  var sheetCorner: [Mark] {
    presentations.flatMap { row, presented -> [Mark] in
      guard let (frame, radii) = presented.surface else { return [] }
      let parts = rows(in: row) { $0.isText || $0.isSymbol }.filter {
        isShown($0) && !views[$0].marks.contains(.isScrolled)
          && drawing.contains(views[$0].path)
      }
      return parts.filter { part in
        let ink = views[part].visible.inset(by: Insets2D(all: Self.inkInset))
        return !ink.isEmpty && radii.cut(ink, from: frame)
      }.map { Mark($0, other: row) }
    }
  }

  var dialogSource: [Mark] {
    presentations.filter { $0.portrait.kind == .dialog && !$0.portrait.hasSource }
      .map { Mark($0.row) }
  }

  /// By how much controls overlap before they are crowded, in points; ours.
  private static let overlap = 4.0

  var crowdedControls: [Mark] {
    let controls = views.indices.filter {
      views[$0].kind.isPress && isShown($0)
        && views[$0].marks.isDisjoint(with: [.isInBar, .isInControl, .isSystems])
    }
    var found: [Mark] = []
    for (index, lower) in controls.enumerated() {
      for upper in controls[(index + 1)...] where overlap(lower, upper) {
        found.append(Mark(lower, other: upper))
      }
    }
    return found
  }

  private func overlap(_ lower: Int, _ upper: Int) -> Bool {
    let (one, other) = (views[lower].visible, views[upper].visible)
    let common = one.intersection(other)
    // What floats over content that scrolls lies over it on purpose.
    let floats =
      views[lower].marks.contains(.isScrolled) && !views[upper].marks.contains(.isScrolled)
    guard common.width > Self.overlap, common.height > Self.overlap, !floats,
      upper >= views[lower].end, !one.holds(other, within: 1), !other.holds(one, within: 1),
      layer(of: lower) == layer(of: upper), let first = operations(in: lower),
      let second = operations(in: upper)
    else { return false }
    return !isCovered(one, from: first.upperBound, to: second.lowerBound)
  }

  var contentUnderBar: [Mark] {
    let surfaces = views.indices.filter { row in
      guard case .glass = views[row].kind else { return false }
      return views[row].marks.contains(.isSystems) && isShown(row) && layer(of: row) == nil
    }
    guard let last = surfaces.last else { return [] }
    var found: [Mark] = []
    for row in 0..<last {
      guard views[row].kind.isText || views[row].kind.isPress, isShown(row),
        views[row].marks.isDisjoint(with: [.isInBar, .isScrolled, .isSystems]),
        layer(of: row) == nil, drawsSomething(row)
      else { continue }
      // The words of a button are under the bar with it.
      if let last = found.last, row < views[last.row].end { continue }
      let frame = views[row].visible
      let surface = surfaces.first {
        $0 > row && views[row].end <= $0
          && frame.intersection(views[$0].visible).area > frame.area / 2
      }
      if let surface { found.append(Mark(row, other: surface)) }
    }
    return found
  }

  /// The letters that a word in capitals has at least: fewer may be the letters of a name.
  private static let fewLetters = 5

  var capitalHeader: [Mark] {
    views.indices.compactMap { row in
      guard case .row(let list) = views[row].kind, list.part == .header, isShown(row) else {
        return nil
      }
      for inside in portrait.inside(row) {
        guard case .text(let text, let isUppercased) = views[inside].kind, isShown(inside) else {
          continue
        }
        if isUppercased && text.contains(where: \.isLowercase) { return Mark(row, .text(text)) }
        let words = text.split(whereSeparator: { !$0.isLetter })
        let isCapital = words.contains {
          $0.count >= Self.fewLetters && $0.allSatisfy(\.isUppercase)
        }
        if isCapital, !text.contains(where: \.isLowercase) { return Mark(row, .text(text)) }
      }
      return nil
    }
  }

  var iconLabel: [Mark] {
    views.indices.compactMap { row in
      guard views[row].kind.isPress, isShown(row),
        views[row].marks.isDisjoint(with: [.isUnheard, .isInControl]), texts(in: row).isEmpty,
        let symbol = symbols(in: row).first
      else { return nil }
      let isNamed =
        (row..<views[row].end).contains { views[$0].marks.contains(.isNamed) }
        || portrait.around(row).contains { views[$0].marks.contains(.isNamed) }
      return isNamed ? nil : Mark(row, .text(symbol))
    }
  }

  var iconLayer: [Mark] {
    views.indices.compactMap { row in
      guard case .icon(let count) = views[row].kind, count > 0, isShown(row) else { return nil }
      return Mark(row, .count(count))
    }
  }

  var contextMenuActions: [Mark] {
    views.indices.compactMap { row in
      guard case .row(let list) = views[row].kind, !list.swipes.isEmpty, !list.menu.isEmpty,
        isShown(row)
      else { return nil }
      let top = Array(list.menu.prefix(list.swipes.count))
      return Set(top) == Set(list.swipes) ? nil : Mark(row, .texts(top, list.swipes))
    }
  }
}

extension CornerRadii2D {
  /// Whether a corner of a rectangle lies in what round corners cut off a frame.
  fileprivate func cut(_ rect: Rect2D, from frame: Rect2D) -> Bool {
    let corners: [(radius: Double, at: Point2D, inner: Point2D)] = [
      (topLeft, rect.origin, Point2D(x: frame.minX + topLeft, y: frame.minY + topLeft)),
      (
        topRight, Point2D(x: rect.maxX, y: rect.minY),
        Point2D(x: frame.maxX - topRight, y: frame.minY + topRight)
      ),
      (
        bottomRight, Point2D(x: rect.maxX, y: rect.maxY),
        Point2D(x: frame.maxX - bottomRight, y: frame.maxY - bottomRight)
      ),
      (
        bottomLeft, Point2D(x: rect.minX, y: rect.maxY),
        Point2D(x: frame.minX + bottomLeft, y: frame.maxY - bottomLeft)
      ),
    ]
    let ways: [(x: Double, y: Double)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return zip(corners, ways).contains { corner, way in
      let away = corner.at - corner.inner
      // Only what is beyond the centre of the curve both ways is in the corner at all.
      guard away.x * way.x > 0, away.y * way.y > 0 else { return false }
      return away.x * away.x + away.y * away.y > corner.radius * corner.radius
    }
  }
}
