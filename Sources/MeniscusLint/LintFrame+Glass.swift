import MeniscusUI

/// What the rules say of glass in a frame at rest.
extension LintFrame {
  /// From how many effects or containers in view on there are too many: 002 ran three or four
  /// smoothly.
  static let tooMany = 5
  /// Glass that is not this far apart, in points, is near; ours.
  static let nearness = 16.0

  typealias Mark = LintCheck.Mark

  var glassInContent: [Mark] {
    glass.compactMap { glass in
      if isControl(glass) || longScroll(around: glass.view) != nil { return nil }
      if glass.portrait.isLetters { return Mark(glass.view, .letters) }
      if views[glass.view].marks.contains(.isInBar) { return nil }
      if isInside(glass.view, \.isListRow) { return Mark(glass.view) }
      // The card of a photograph: half of the glass or more is a picture on it.
      let area = views[glass.view].frame.area
      let isCard = rows(in: glass.view) { $0 == .picture }
        .contains { views[$0].frame.intersection(glass.bounds).area >= area / 2 }
      return isCard ? Mark(glass.view) : nil
    }
  }

  /// Glass of rows, a mark for each scroll view: what cannot be used, or what every row has.
  var glassOnScrollingContent: [Mark] {
    var scrolls: [(scroll: Int, glass: [Glass])] = []
    for glass in glass where !views[glass.view].marks.contains(.isInBar) {
      guard let scroll = longScroll(around: glass.view) else { continue }
      if let known = scrolls.firstIndex(where: { $0.scroll == scroll }) {
        scrolls[known].glass.append(glass)
      } else {
        scrolls.append((scroll, [glass]))
      }
    }
    return scrolls.compactMap { scroll, glass in
      let decorations = glass.filter { !isControl($0) }
      guard let first = decorations.first ?? (glass.count > 2 ? glass.first : nil) else {
        return nil
      }
      let count = glass.count > 2 ? glass.count : decorations.count
      return Mark(scroll, other: first.view, .count(count))
    }
  }

  func glassOverFlat(isClear: Bool) -> [Mark] {
    glass.filter {
      $0.portrait.isClear == isClear && isOverFlat($0) && !isOverScrolling($0)
    }.map { Mark($0.view) }
  }

  /// Effects of which at least one has no container, near one another: a mark for each cluster.
  var glassWithoutContainer: [Mark] {
    let candidates = customGlass.filter { !views[$0.view].marks.contains(.isInBar) }
    var clusters: [[Glass]] = []
    for glass in candidates {
      let near = clusters.indices.filter { clusters[$0].contains { areNear($0, glass) } }
      let joined = near.flatMap { clusters[$0] } + [glass]
      for index in near.reversed() { clusters.remove(at: index) }
      clusters.append(joined)
    }
    return clusters.filter { $0.count > 1 }.map { cluster in
      Mark(cluster[0].view, other: cluster[1].view, .count(cluster.count))
    }
  }

  private func areNear(_ one: Glass, _ other: Glass) -> Bool {
    guard one.container != other.container, isAlone(one) || isAlone(other),
      layer(of: one.view) == layer(of: other.view)
    else { return false }
    let common = one.bounds.intersection(other.bounds)
    // What lies over other glass is another mistake.
    if common.area > min(one.bounds.area, other.bounds.area) / 2 { return false }
    return one.bounds.distance(to: other.bounds) <= Self.nearness
  }

  /// The effects that no control's style brings, and that do not scroll.
  private var customGlass: [Glass] {
    glass.filter {
      !views[$0.view].marks.contains(.isStandard) && longScroll(around: $0.view) == nil
    }
  }

  /// Whether an effect has no container.
  private func isAlone(_ glass: Glass) -> Bool { !isInside(glass.view, \.isGlassContainer) }

  var tooManyGlassEffects: [Mark] {
    let alone = customGlass.filter { isAlone($0) }
    guard alone.count >= Self.tooMany else { return [] }
    return [Mark(alone[0].view, other: alone[1].view, .count(alone.count))]
  }

  var tooManyGlassContainers: [Mark] {
    let containers = ownContainers.filter { container in
      glass.contains { portrait.inside(container).contains($0.view) }
    }
    guard containers.count >= Self.tooMany else { return [] }
    return [Mark(containers[0], other: containers[1], .count(containers.count))]
  }

  var nestedGlassContainers: [Mark] {
    let own = ownContainers
    return own.compactMap { inner in
      portrait.around(inner).first { own.contains($0) }.map { Mark(inner, other: $0) }
    }
  }

  private var ownContainers: [Int] {
    views.indices.filter {
      views[$0].kind.isGlassContainer && !views[$0].marks.contains(.isSystems) && isShown($0)
    }
  }

  var emptyGlass: [Mark] {
    glass.filter { glass in
      // A shape on it, though clear, is a plate that is meant to be plain.
      !glass.portrait.isLetters && isEmpty(glass)
        && rows(in: glass.view) { $0 == .shape }.isEmpty
    }.map { Mark($0.view) }
  }

  /// The modifiers that change how a view looks, and so come before its glass.
  private static let appearances: Set<String> = [
    ".background", ".clipShape", ".shadow", ".blur", ".brightness", ".contrast", ".saturation",
    ".hueRotation", ".grayscale", ".colorInvert", ".colorMultiply", ".blendMode",
  ]

  var glassBeforeAppearance: [Mark] {
    glass.compactMap { glass in
      let frame = views[glass.view].frame
      for around in portrait.around(glass.view) {
        // What is larger is about more than the glass.
        guard case .wrapper(let name) = views[around].kind,
          frame.holds(views[around].frame, within: 1)
        else { return nil }
        if Self.appearances.contains(name) {
          return Mark(glass.view, other: around, .text(String(name.dropFirst())))
        }
      }
      return nil
    }
  }
}
