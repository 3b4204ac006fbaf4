import MeniscusGeometry
import MeniscusLayout

/// How far a row is swiped.
struct ListSwipe {
  /// How far the row is moved to the right, in points.
  var offset = AnimatedValue(0.0)
  /// The edge whose buttons are out; nil for none.
  var edge: HorizontalEdge?
  /// Where the row was when the touch began.
  var start = 0.0

  /// Whether the row is out of its place.
  var isOut: Bool { edge != nil }
}

/// Buttons under a row.
extension ListRowElement {
  /// The buttons at an edge: those that views state, or at the end one that deletes where the row can
  /// be deleted.
  private func actions(at edge: HorizontalEdge) -> [SwipeActions] {
    let stated = traits.swipes.filter { $0.edge == edge }
    guard stated.isEmpty, edge == .trailing, canDelete else { return stated }
    let button = Button("Delete", role: .destructive) { [weak self] in self?.delete() }
    return [SwipeActions(edge: .trailing, allowsFullSwipe: true, content: AnyView(button))]
  }

  /// The sign of an offset that brings an edge's buttons out.
  private func sign(of edge: HorizontalEdge) -> Double {
    (edge == .leading) == (environment.layoutDirection == .leftToRight) ? 1 : -1
  }

  /// Whether a swipe by a distance brings something out, or moves what is out.
  func acceptsSwipe(by distance: Double) -> Bool {
    guard let list, role.isRow, environment.isEnabled else { return false }
    if swipe.isOut { return true }
    guard !list.isEditing else { return false }
    let edge: HorizontalEdge = distance * sign(of: .leading) > 0 ? .leading : .trailing
    return !actions(at: edge).isEmpty
  }

  /// A touch takes hold of the row; `distance` is where it goes.
  func swipeBegan(by distance: Double) {
    swipe.start = swipe.offset.value(at: graph.time)
    guard !swipe.isOut else { return }
    open(distance * sign(of: .leading) > 0 ? .leading : .trailing)
  }

  /// Makes the buttons of an edge.
  private func open(_ edge: HorizontalEdge) {
    if list?.openRow !== self { list?.openRow?.close() }
    list?.openRow = self
    swipe.edge = edge
    updateSwipe()
    graph.stateChanged()
    invalidateLayout()
  }

  /// Brings the buttons that are out up to date.
  func updateSwipe() {
    guard let edge = swipe.edge else { return }
    let actions = actions(at: edge)
    swipeLayer = layer(swipeLayer, shows: true, alignment: .center) { [weak self] in
      SwipeButtons(edge: edge, actions: actions) { role, action in
        self?.perform(role, action)
      }
    }
  }

  /// The touch has moved by `distance` points since it took hold.
  func swipeChanged(by distance: Double) {
    guard let edge = swipe.edge else { return }
    let way = (swipe.start + distance) * sign(of: edge)
    let width = swipeWidth
    let isFull = actions(at: edge).first?.allowsFullSwipe == true
    // Beyond the buttons only a swipe that may do what the first one does goes on freely.
    let shown = way <= 0 ? way * 0.1 : way <= width || isFull ? way : width + (way - width) * 0.3
    swipe.offset.set(shown * sign(of: edge), animation: nil, at: graph.time)
    graph.stateChanged()
  }

  /// The touch lets go with a velocity in points a second.
  func swipeEnded(velocity: Double) {
    guard let edge = swipe.edge else { return }
    let sign = sign(of: edge)
    let way = swipe.offset.value(at: graph.time) * sign
    let isFull = actions(at: edge).first?.allowsFullSwipe == true
    if isFull, way > ListMetrics.fullSwipe * (frame?.width ?? 0) { return performFirst() }
    let isOpening = way + velocity * sign * 0.1 > swipeWidth * 0.5
    if isOpening {
      settle(at: swipeWidth * sign)
    } else {
      close()
    }
  }

  /// The width of the buttons with what is around them.
  private var swipeWidth: Double {
    swipeLayer?.size(for: LayoutProposal(width: nil, height: nil)).width ?? 0
  }

  /// How far the buttons are moved back from the row: they stay at the list's edge when it goes on.
  var swipePin: Double {
    guard let edge = swipe.edge else { return 0 }
    let way = swipe.offset.value(at: graph.time) * sign(of: edge)
    return -max(way - swipeWidth, 0) * sign(of: edge)
  }

  private func settle(at offset: Double) {
    swipe.offset.set(offset, animation: .listRows, at: graph.time)
    graph.valueChanged(of: self, isMoving: swipe.offset.isInMotion)
    if !swipe.offset.isInMotion { endSwipe() }
  }

  /// Puts the buttons away.
  func close() {
    guard swipe.isOut else { return }
    if list?.openRow === self { list?.openRow = nil }
    settle(at: 0)
  }

  /// Forgets the buttons where the row is back in its place.
  func endSwipe() {
    guard swipe.isOut, swipe.offset.target == 0, !swipe.offset.isInMotion, list?.openRow !== self
    else { return }
    swipe.edge = nil
    swipeLayer?.dismantle()
    swipeLayer = nil
    graph.stateChanged()
  }

  /// Does what the first button does.
  private func performFirst() {
    let presses = swipeLayer?.pressElements ?? []
    let first = swipe.edge == .leading ? presses.first : presses.last
    guard let first, first.environment.isEnabled,
      let press = first.participant as? PressParticipant
    else { return close() }
    press.action()
  }

  /// Does what a button does, and puts the buttons away; what is deleted leaves by an animation.
  private func perform(_ role: ButtonRole?, _ action: @escaping () -> Void) {
    graph.withTransaction(
      Transaction(animation: role == .destructive ? .listRows : nil), action)
    guard let edge = swipe.edge, presence?.isLeaving == true else { return close() }
    if list?.openRow === self { list?.openRow = nil }
    settle(at: (frame?.width ?? 0) * sign(of: edge))
  }

  /// Shows the button that deletes the row.
  func revealDelete() {
    open(.trailing)
    graph.afterUpdate { [weak self] in
      guard let self, let edge = swipe.edge else { return }
      settle(at: swipeWidth * sign(of: edge))
    }
  }

  /// Places the buttons beside the row's own end, so that they come in with it.
  func placeSwipeLayer(in frame: Rect2D) {
    guard let swipeLayer, let edge = swipe.edge else { return }
    let size = swipeLayer.size(for: LayoutProposal(width: nil, height: nil))
    let body = body(in: frame)
    let x = sign(of: edge) < 0 ? body.maxX : body.minX - size.width
    swipeLayer.place(
      at: Rect2D(x: x, y: body.midY - size.height * 0.5, width: size.width, height: size.height),
      proposal: LayoutProposal(width: nil, height: nil))
  }
}

extension ElementNode {
  /// The elements inside that are pressed as buttons are, in order.
  var pressElements: [GestureElement] {
    if let element = self as? GestureElement, element.participant is PressParticipant {
      return [element]
    }
    return elements.flatMap(\.pressElements)
  }
}
