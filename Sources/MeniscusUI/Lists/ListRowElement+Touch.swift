import MeniscusGeometry

/// How a row is touched.
extension ListRowElement: PressObserver, PressArea {
  /// What the row's inside is moved by.
  var shift: Point2D {
    Point2D(x: swipe.offset.value(at: graph.time), y: lift.value(at: graph.time))
  }

  func hitRow(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    let body = body(in: presentedFrame)
    let moved = Point2D(x: point.x - shift.x, y: point.y - shift.y)
    for layer in [swipeLayer, trailingLayer, leadingLayer] {
      if let layer, layer.hitPresent(moved, path: &path) {
        path.append(self)
        return true
      }
    }
    let lifted = Point2D(x: point.x, y: point.y - shift.y)
    guard body.contains(lifted) else { return false }
    let before = path.count
    if inner.hitPresent(moved, path: &path) {
      leaveOutCoveringPresses(of: &path, from: before)
      if path[before...].contains(where: { $0 is GestureElement }) {
        path.append(self)
        return true
      }
    }
    // A single button is pressed wherever its row is touched: on what answers nothing, too.
    if let press = wholeRowPress {
      path.removeSubrange(before...)
      for element in sequence(first: press as ElementNode, next: \.container) {
        path.append(element)
        if element === self { return true }
      }
    }
    path.append(self)
    return true
  }

  /// A row that is selected while it is edited is no link and no button as a whole meanwhile.
  private func leaveOutCoveringPresses(of path: inout [ElementNode], from start: Int) {
    guard list?.isEditing == true, canSelect else { return }
    let kept = path[start...].filter { ($0 as? GestureElement)?.coversRow != true }
    path.replaceSubrange(start..., with: kept)
  }

  /// The button that is pressed wherever the row is touched; nil where there is none, or several.
  var wholeRowPress: GestureElement? {
    guard role.isRow, list?.isEditing != true, !swipe.isOut else { return nil }
    let presses = inner.pressElements.filter {
      $0.coversRow || $0.environment.pressCoversRow
    }
    guard presses.count == 1, presses[0].environment.isEnabled else { return nil }
    return presses[0]
  }

  /// Whether a point of the scene lies on the row.
  func contains(_ point: Point2D) -> Bool {
    presentedFrame.contains(outerMap.inverse?.apply(point) ?? point)
  }

  func pressBegan(at point: Point2D) {
    guard role.isRow, !swipe.isOut, canSelect || wholeRowPress != nil else { return }
    press.set(1, animation: nil, at: graph.time)
    graph.stateChanged()
  }

  func pressMoved(to point: Point2D) {
    guard press.target > 0, !contains(point) else { return }
    pressEnded()
  }

  func pressEnded() {
    guard press.target > 0 else { return }
    press.set(0, animation: .easeOut(duration: 0.3), at: graph.time)
    graph.valueChanged(of: self, isMoving: press.isInMotion)
  }

  /// Lets what moves of the row by itself go on.
  func advanceRow(to time: Double) -> Bool {
    let swipes = swipe.offset.settle(at: time)
    let lifts = lift.settle(at: time)
    let presses = press.settle(at: time)
    let (above, below) = (rounding.above.settle(at: time), rounding.below.settle(at: time))
    if !swipes { endSwipe() }
    return swipes || lifts || presses || above || below
  }

  func encodeRow(into encoder: inout StateEncoder) {
    if swipe.isOut { encoder.encode(number: swipe.offset.value(at: graph.time), named: "swipe") }
    if lift.isInMotion || lift.target != 0 {
      encoder.encode(number: lift.value(at: graph.time), named: "lift")
    }
    if isTurningCorners {
      encoder.encode(number: rounding.above.value(at: graph.time), named: "rounding above")
      encoder.encode(number: rounding.below.value(at: graph.time), named: "rounding below")
    }
    if press.isInMotion || press.target > 0 {
      encoder.encode(number: press.value(at: graph.time), named: "pressed")
    }
  }
}

extension GestureElement {
  /// Whether the element is pressed wherever its row is, by its own style.
  fileprivate var coversRow: Bool { (participant as? PressParticipant)?.coversRow == true }
}

extension ListRowElement {
  /// Whether a tap does something.
  var answersTap: Bool { swipe.isOut || canSelect }

  func tapped() {
    if swipe.isOut { return close() }
    guard canSelect, let selection = list?.selection else { return }
    let isOther = select()
    if !selection.allowsSeveral { environment.rowChoice.target?.chose(isOther: isOther) }
  }
}
