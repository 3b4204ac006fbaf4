import MeniscusGeometry

/// Dragging a sheet between its heights, and away.
extension SheetStyle {
  func isBeside(_ point: Point2D) -> Bool {
    !restingFrame.translated(by: Point2D(x: 0, y: drop)).contains(point)
  }

  func tappedBeside() {
    guard isModal, !settings.isDismissDisabled else { return }
    element?.requestEnd()
  }

  /// A vertical movement is the sheet's, unless what scrolls below the touch goes first.
  func takes(_ translation: Point2D, from start: Point2D) -> Bool {
    guard let scroll = scroll(at: start) else { return true }
    if settings.contentInteraction == .scrolls { return false }
    guard card == nil else { return isAtTop(scroll) && translation.y > 0 }
    if translation.y < 0 { return chosen != detents.last?.detent }
    return isAtTop(scroll)
  }

  private func scroll(at point: Point2D) -> (any ScrollingElement)? {
    var path: [ElementNode] = []
    guard let element, element.hit(point, path: &path) else { return nil }
    return path.lazy.compactMap(\.scrolling).first { $0.axes.contains(.vertical) }
  }

  private func isAtTop(_ scroll: any ScrollingElement) -> Bool {
    scroll.visibleContentRect.minY <= 0.5 - scroll.insets.top
  }

  func hold() {
    guard let element else { return }
    let top = restingFrame.minY + drop
    // What comes in stops where it is.
    element.progress = AnimatedValue(1)
    heldTop = top
    put(top: top)
  }

  func follow(_ translation: Point2D) {
    guard let heldTop else { return }
    put(top: heldTop + translation.y)
  }

  /// Puts the upper edge at a place, not above the highest rest.
  private func put(top: Double) {
    guard let element else { return }
    let geometry = geometry
    let (highest, lowest) = (self.top(of: rests.last), self.top(of: rests.first))
    let excess = top - lowest
    if card == nil {
      let new =
        excess >= 0
        ? rests.first?.height ?? 0
        : geometry.height(withTop: max(top, highest), among: rests)
      height = AnimatedValue(new)
    }
    slide = AnimatedValue(max(settings.isDismissDisabled ? banded(excess) : excess, 0))
    element.invalidateLayout()
    element.graph.stateChanged()
    updateFloating()
  }

  private func top(of rest: SheetGeometry.Rest?) -> Double {
    if let card { return card.minY }
    return rest.map { geometry.frame(of: $0).minY } ?? 0
  }

  /// What is shown of a drag that leads nowhere.
  private func banded(_ excess: Double) -> Double {
    ScrollBounds(minimum: 0, maximum: 0, viewport: max(layoutFrame.height, 1)).banded(excess)
  }

  func letGo(velocity: Point2D) {
    guard heldTop != nil, let element else { return }
    heldTop = nil
    let speed = velocity.y
    let away = max(extent.height - top(of: rests.first), 1)
    let isFar = slide.target > PresentationPolicy.dismissShare * away
    let isFast = speed >= PresentationPolicy.dismissSpeed
    let isBelow = slide.target > 0
    if !settings.isDismissDisabled, isBelow ? (isFar || isFast) : isFast && isAtLowest {
      leavingSpeed = max(speed, 0) / away
      element.requestEnd()
      // Where the binding keeps its value, the sheet comes back.
      // That is known once what follows from the binding is done.
      let graph = element.graph
      graph.afterUpdate { graph.afterUpdate { [weak self] in self?.comeBack() } }
      return
    }
    settle(speed: speed)
  }

  private func comeBack() {
    guard let element, !element.isDismissed else { return }
    leavingSpeed = 0
    settle(speed: 0)
  }

  private var isAtLowest: Bool {
    card != nil || height.target <= (rests.first?.height ?? 0) + 0.5
  }

  /// Goes to the rest that is nearest, or next in the direction of a fast drag.
  private func settle(speed: Double) {
    guard let element else { return }
    let now = height.target
    var index = 0
    let limit = PresentationPolicy.dismissSpeed
    if speed <= -limit {
      index = rests.firstIndex { $0.height > now + 0.5 } ?? rests.count - 1
    } else if speed >= limit {
      index = rests.lastIndex { $0.height < now - 0.5 } ?? 0
    } else {
      let distances = rests.map { abs(top(of: $0) - restingFrame.minY) }
      index = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
    let (detent, rest) = detents[index]
    let way = rest.height - now
    slide.set(
      0,
      animation: PresentationPolicy.spring(
        initialVelocity: slide.target > 0.5 ? -speed / slide.target : 0), at: time)
    go(to: rest.height, animated: true, speed: abs(way) > 0.5 ? -speed / way : 0)
    guard detent != chosen else { return }
    chosen = detent
    settings.select?(detent)
    element.graph.stateChanged()
  }
}
