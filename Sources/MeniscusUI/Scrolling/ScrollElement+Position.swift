import MeniscusGeometry
import MeniscusLayout

/// Where content is told to go, and what it tells about where it is.
extension ScrollElement {
  /// The views that scrolling aligns, in order, in the content's space.
  final var targets: [(frame: Rect2D, identity: AnyHashable?)] {
    if targetLayout == nil { targetLayout = Self.targetLayout(in: elements) }
    guard let targetLayout, targetLayout.modifier.isEnabled else { return [] }
    return targetLayout.targets
  }

  private static func targetLayout(in elements: [ElementNode]) -> ScrollTargetLayoutElement? {
    for element in elements where !(element is ScrollElement) {
      if let found = element as? ScrollTargetLayoutElement { return found }
      if let found = targetLayout(in: element.elements) { return found }
    }
    return nil
  }

  /// Goes to a frame of the content's space.
  ///
  /// - Parameter anchor: the point of the frame that comes to lie at the same point of the
  ///   viewport; nil for as little movement as shows all of it.
  final func scroll(to target: Rect2D, anchor: UnitPoint?, animation: Animation?) {
    scroll(
      to: Point2D(
        x: offset(.horizontal, showing: target.minX, target.width, anchor),
        y: offset(.vertical, showing: target.minY, target.height, anchor)),
      animation: animation)
  }

  private func offset(
    _ axis: LayoutAxis, showing start: Double, _ length: Double, _ anchor: UnitPoint?
  ) -> Double {
    let isHorizontal = axis == .horizontal
    let now = isHorizontal ? horizontal.offset : vertical.offset
    guard axes.contains(isHorizontal ? .horizontal : .vertical) else { return now }
    let before = isHorizontal ? insets.leading : insets.top
    let after = isHorizontal ? insets.trailing : insets.bottom
    let yielded = isHorizontal ? 0 : self.yielded
    let room = (frame?.size ?? .zero)[axis] - before - after
    func offset(at unit: Double) -> Double {
      let offset = start + (length - room) * unit - before
      guard !isHorizontal else { return offset }
      // On the way there a part of what is before goes away, and there is as much more room.
      let distance = offset - bounds(axis).minimum
      guard distance > 0, unit < 1 else { return offset }
      return offset + min(yielding, unit > 0 ? distance / unit : yielding) * (1 - unit)
    }
    if let anchor { return offset(at: unit(anchor, axis)) }
    let last = start + length - room - before
    if now > start - before + yielded || length > room + yielded { return offset(at: 0) }
    return now < last ? last : now
  }

  /// Reads the position that somebody gives, and goes there if it differs.
  final func readPosition() {
    guard let link = settings.position else { return }
    let position = graph.reading(by: self) { link.read() }
    let known = knownPosition
    guard position != known else { return }
    knownPosition = position
    // What was written comes back as it is kept: by the view's identity alone.
    if let known, known.isPositionedByUser, position.isSamePlace(as: known) { return }
    let isFirst = known == nil
    let animation = isFirst ? nil : transaction.animation
    graph.afterUpdate { [weak self] in
      self?.isAtPosition = true
      self?.scroll(to: position, anchor: link.anchor, animation: animation)
    }
  }

  /// Goes to a position.
  final func scroll(to position: ScrollPosition, anchor: UnitPoint?, animation: Animation?) {
    switch position.place {
    case .view(let identity, let own):
      guard let frame = frame(of: identity) else { return }
      scroll(to: frame, anchor: own ?? anchor ?? .topLeading, animation: animation)
    case .edge(let edge):
      scroll(to: offset(at: edge), animation: animation)
    case .offset(let x, let y):
      let now = visibleContentRect.origin
      scroll(
        to: Point2D(x: x.map { Double($0) } ?? now.x, y: y.map { Double($0) } ?? now.y),
        animation: animation)
    case .automatic, .user:
      break
    }
  }

  private func offset(at edge: Edge) -> Point2D {
    var offset = visibleContentRect.origin
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch edge {
    case .top: offset.y = bounds(.vertical).minimum
    case .bottom: offset.y = bounds(.vertical).maximum
    case .leading, .trailing:
      let range = bounds(.horizontal)
      offset.x = (edge == .leading) == isMirrored ? range.maximum : range.minimum
    }
    return offset
  }

  /// The frame in the content's space of the view with an identity, made or not.
  final func frame(of identity: AnyHashable) -> Rect2D? {
    if let element = children.lazy.compactMap({ $0.element(identity: identity) }).first,
      element.enclosingScroll === self
    {
      return element.presenceBearer.frame
    }
    return Self.source(in: elements, of: identity)
  }

  private static func source(in elements: [ElementNode], of identity: AnyHashable) -> Rect2D? {
    for element in elements where !(element is ScrollElement) {
      if let source = element as? any ScrollTargetSource,
        let frame = source.targetFrame(for: identity)
      {
        return frame
      }
      if let frame = source(in: element.elements, of: identity) { return frame }
    }
    return nil
  }

  /// Tells the view at the beginning of the viewport; nothing while the content goes where it was
  /// told to.
  final func writePosition() {
    guard let link = settings.position, glide == nil, phase != .animating, !isAtPosition else {
      return
    }
    let position = ScrollPosition(place: .user(identity(at: link.anchor ?? .topLeading)))
    guard let known = knownPosition, !position.isSamePlace(as: known) else { return }
    knownPosition = position
    graph.afterUpdate { link.write(position) }
  }

  /// The identity of the view whose point is nearest to the same point of the viewport.
  private func identity(at anchor: UnitPoint) -> AnyHashable? {
    let point = Point2D(x: unit(anchor, .horizontal), y: unit(anchor, .vertical))
    let insets = insetsNow
    let visible = visibleContentRect.inset(
      by: Insets2D(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let place = visible.point(at: point)
    let nearest = targets.min {
      $0.frame.point(at: point).distance(to: place) < $1.frame.point(at: point).distance(to: place)
    }
    return nearest?.identity
  }
}
