import MeniscusGeometry

/// The view that something grows out of, and goes back into.
@MainActor
struct PresentationSource {
  /// The view's node; nil for none.
  private(set) weak var node: Node?

  init(_ node: Node?) {
    self.node = node
  }

  /// Where the view is drawn in the scene; nil where there is none.
  var frame: Rect2D? { node?.presentationFrame }

  /// The same once it has arrived: for the place of what stands by it; nil where there is none.
  var layoutFrame: Rect2D? {
    elements.first.map { $0.outerLayoutMap.boundingBox(of: $0.presentedFrame) }
  }

  /// The elements of the view.
  private var elements: [ElementNode] {
    guard let node, !node.isGone else { return [] }
    return (node as? ElementNode).map { [$0] } ?? node.topElements
  }

  private var isClassic: Bool { node?.environment.isClassicDesign ?? true }

  /// How much of the view has gone into what grows out of it, and how much of that is there.
  static func handedOver(at shown: Double) -> Double { min(max(2 * shown, 0), 1) }

  /// The map by which something is drawn whose place is `frame` once all of it is there: it grows
  /// out of the glass of a button, or else out of `start`; nil where there is neither.
  func growth(from start: Rect2D?, to frame: Rect2D, at shown: Double) -> Affine2D? {
    (button?.glass.sceneFrame ?? start).map { .growth(from: $0, to: frame, share: shown) }
  }

  /// The button that the view is, where that is alone on glass; nil in the classic design.
  private var button: ButtonOnGlass? {
    let elements = elements
    // The row of a menu is on the menu's glass.
    guard elements.count == 1, !isClassic, node?.environment.closeMenu == nil else { return nil }
    return elements.first?.buttonOnGlass
  }

  /// What becomes the thing that stands beside it: a button with its glass, and no other view.
  var giving: [ElementNode] { button.map { [$0.whole] } ?? [] }

  /// What becomes the thing that lies over it: the view, with glass that is its alone.
  var covered: [ElementNode] { isClassic ? [] : elements.map { $0.glassAround ?? $0 } }
}

/// A button with the glass that is its alone.
struct ButtonOnGlass {
  /// The outer one of both.
  let whole: ElementNode
  let glass: ElementNode
}

extension ElementNode {
  /// How much larger than a button the glass that is its alone is at most, in points: ours.
  private static let glassMargin = Size2D(width: 56, height: 32)

  /// The glass around the element that holds nothing else; nil where there is none.
  fileprivate var glassAround: ElementNode? {
    guard let frame else { return nil }
    var (found, place): (ElementNode?, ElementNode) = (nil, self)
    while let outer = place.container, outer.drawnElements.count == 1,
      let room = outer.frame, room.width <= frame.width + Self.glassMargin.width,
      room.height <= frame.height + Self.glassMargin.height
    {
      if outer.isOwnGlass { found = outer }
      place = outer
    }
    return found
  }

  /// The button that the element holds and nothing else, with its glass; nil for other elements.
  fileprivate var buttonOnGlass: ButtonOnGlass? {
    guard let press = first(where: \.isPressElement) else { return nil }
    if let glass = press.glassAround { return ButtonOnGlass(whole: glass, glass: glass) }
    return press.first(where: \.isOwnGlass).map { ButtonOnGlass(whole: press, glass: $0) }
  }

  /// The outermost of the elements, from this one inward, that hold nothing but one another.
  private func first(where isWanted: (ElementNode) -> Bool) -> ElementNode? {
    var place: ElementNode? = self
    while let element = place, !isWanted(element) {
      let inside = element.drawnElements
      // What is laid over or behind a view belongs to it.
      place = (element as? WrapperElement)?.inner ?? (inside.count == 1 ? inside.first : nil)
    }
    return place
  }
}

extension Affine2D {
  /// The map of a rectangle that grows out of another one: from where that one is, at its size, to
  /// its own.
  static func growth(from origin: Rect2D, to frame: Rect2D, share: Double) -> Affine2D {
    guard frame.width > 0, frame.height > 0 else { return .identity }
    let least = min(max(min(origin.width / frame.width, origin.height / frame.height), 0.2), 1)
    let scale = least + (1 - least) * share
    let center = origin.center + (frame.center - origin.center) * share
    return Affine2D.translation(x: -frame.midX, y: -frame.midY)
      .then(.scale(x: scale, y: scale)).then(.translation(x: center.x, y: center.y))
  }
}

extension Node {
  /// Where the first view inside is drawn in the scene; nil where there is none.
  var presentationFrame: Rect2D? {
    guard !isGone else { return nil }
    return (self as? ElementNode ?? topElements.first)?.sceneFrame
  }
}
