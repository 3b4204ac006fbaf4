import MeniscusGeometry
import MeniscusLayout

/// A menu over the scene: it grows out of what it comes from.
final class MenuPlatterStyle: PresentationStyle {
  /// Where the platter is.
  enum Place {
    /// Over its button, corner on corner.
    case over
    /// Beside the view that it belongs to.
    case beside
  }

  let source: PresentationSource
  private let place: Place
  private let liftsSource: Bool
  /// Takes away the menu that this one is in.
  private let outer: MenuClosing?
  private var platter = Rect2D.zero
  private var opensUpward = false

  /// Makes the style of a menu that a view presents.
  ///
  /// - Parameter liftsSource: whether the view that it belongs to stays bright beside it.
  init(_ place: Place, at presentation: PresentationPlace, liftsSource: Bool = false) {
    self.place = place
    self.liftsSource = liftsSource
    source = PresentationSource(presentation.presenter.node)
    outer = presentation.context.environment.closeMenu
    super.init()
  }

  override var animation: Animation { PresentationPolicy.menuSpring }
  override var takesFocus: Bool { false }
  override var opacity: Double { PresentationSource.handedOver(at: shown) }
  override var dimming: Double {
    place == .beside ? PresentationPolicy.dimming * shown : 0
  }

  override var map: Affine2D {
    guard let growth = source.growth(from: source.frame, to: platter, at: shown) else {
      return .identity
    }
    let scale = 1 - (1 - MenuPolicy.recededScale) * receding
    return .scale(x: scale, y: scale, about: platter.center).then(growth)
  }

  /// How far the menu has gone back behind one that came out of it, 0 to 1.
  private var receding: Double {
    let inner = graph?.presentations.stack.filter { $0.level === element } ?? []
    return min(max(inner.map(\.shown).max() ?? 0, 0), 1)
  }

  /// The button becomes the menu; a row of another menu does not.
  override var concealed: [ElementNode] { place == .over && outer == nil ? source.covered : [] }

  override func drawLifted(on canvas: DisplayCanvas) {
    if liftsSource { drawLiftedSource(on: canvas) }
  }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.opensUpward = opensUpward
    environment.closeMenu = MenuClosing { [weak self, outer] in
      self?.element?.requestEnd()
      outer?.close()
    }
  }

  override func place(in frame: Rect2D) {
    guard let element, let graph else { return }
    let room = graph.bars.freeFrame(in: extent)
    let offer = LayoutProposal(width: room.width, height: room.height)
    let size = element.contentSize(for: offer)
    let origin = source.layoutFrame ?? Rect2D(origin: room.center, size: .zero)
    platter = PixelGrid(scale: graph.scale).rounded(
      Rect2D(origin: corner(of: size, from: origin, in: room), size: size))
    for inner in element.elements { inner.place(at: platter, proposal: offer) }
    let isAbove = platter.midY < origin.midY && place == .beside || platter.minY < origin.minY - 1
    // Once it is above it stays there: the other order of its rows may give it another height.
    guard isAbove, !opensUpward else { return }
    opensUpward = true
    graph.afterUpdate { [weak element] in
      if element?.isGone == false { element?.derivationChanged() }
    }
  }

  private func corner(of size: Size2D, from source: Rect2D, in room: Rect2D) -> Point2D {
    let isMirrored = element?.environment.layoutDirection == .rightToLeft
    if place == .beside {
      // In line with what it belongs to as that is seen.
      let shown = liftsSource ? Self.lifted(source) : source
      var place = FloatingPlace(room: room, source: shown)
      place.gap = MenuPolicy.contextGap
      if opensUpward { place.edge = .top }
      let origin = place.origin(of: size)
      let x = isMirrored ? shown.maxX - size.width : shown.minX
      return place.kept(Point2D(x: x, y: origin.y), size)
    }
    let place = FloatingPlace(room: room, source: source)
    // Where there is no room the other way, its lower corner is on that of its button. What stands in
    // the middle has room both ways.
    let isRight = source.midX > room.midX + (isMirrored ? -1 : 1)
    let x = isRight ? source.maxX - size.width : source.minX
    let fits = !opensUpward && source.minY + size.height <= room.maxY
    return place.kept(Point2D(x: x, y: fits ? source.minY : source.maxY - size.height), size)
  }

  override func isOutside(_ point: Point2D) -> Bool { !platter.contains(point) }

  override func tappedOutside() { element?.childEnvironment.closeMenu?.close() }
  override func cancel() { element?.requestEnd() }
}
