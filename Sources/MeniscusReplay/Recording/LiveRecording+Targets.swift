import MeniscusFormats
import MeniscusGeometry

/// What a person's inputs are in a trace.
extension LiveRecording {
  /// The action of a trace for an input, or nil where it has no meaning.
  ///
  /// - Parameter held: the pointers that are down, and where they are.
  func action(for input: LiveInput, _ held: inout [Int: Point2D]) -> TraceAction? {
    switch input {
    case .press(let pointer, let point):
      guard held[pointer] == nil, isInside(point) else { return nil }
      held[pointer] = point.rounded
      return .press(pointer: pointer, target(at: point))
    case .move(let pointer, let point):
      guard let last = held[pointer], last != point.rounded else { return nil }
      held[pointer] = point.rounded
      return .move(pointer: pointer, .point(point.rounded))
    case .release(let pointer, let point):
      guard let last = held.removeValue(forKey: pointer) else { return nil }
      return .release(pointer: pointer, last == point.rounded ? nil : .point(point.rounded))
    case .hover(let point):
      // Most pointers hover on their way to a press, over views that do not hear of it.
      guard held.isEmpty, shown.hearsHover(at: point) else { return nil }
      guard let point else { return .hover(nil) }
      return isInside(point) ? .hover(.point(point.rounded)) : nil
    case .wheel(let point, let distance):
      guard isInside(point), distance != .zero else { return nil }
      return .wheel(target(at: point), by: distance)
    case .magnify(let point, let scale):
      guard isInside(point) else { return nil }
      // A fifth of a second, as long as a quick pinch; how the fingers spread on the way is not told.
      let frames = max(clock.rate / 5, 1)
      let duration = clock.microseconds(of: frame + 1 + frames) - clock.microseconds(of: frame + 1)
      return .magnify(target(at: point), by: scale, duration: duration)
    case .key(let key): return .key(key)
    case .text(let text): return text.isEmpty ? nil : .text(text)
    case .environment(let change): return change.isEmpty ? nil : .environment(change)
    case .resize(let size): return size == shown.configuration.size ? nil : .resize(size)
    }
  }

  /// Actions with a press and a release at once as a tap, which is the same to the scene.
  ///
  /// - Parameter held: the pointers that are down before; a tap takes the first that is not.
  static func joiningTaps(
    in actions: [TraceAction], held: [Int: Point2D]
  ) -> [TraceAction] {
    guard held.isEmpty, actions.count == 2, case .press(0, let target) = actions[0],
      case .release(0, nil) = actions[1]
    else { return actions }
    return [.tap(target)]
  }

  /// How a trace names a point of the frame that was shown last: by the innermost view that a touch
  /// there reaches and that has an identifier of its own, else by itself.
  package func target(at point: Point2D) -> TraceTarget {
    guard let view = shown.namedView(at: point) else { return .point(point.rounded) }
    let frame = view.frame
    let unit = Point2D(
      x: Self.thousandths((point.x - frame.minX) / frame.width),
      y: Self.thousandths((point.y - frame.minY) / frame.height))
    let identifier = TraceIdentifier(view.id, unit: unit)
    // What is inside a view may reach beyond it, and rounding may reach another or leave the scene.
    let reached = identifier.point(in: frame)
    guard (0...1).contains(unit.x), (0...1).contains(unit.y), isInside(reached),
      shown.touchedViews(at: reached) == shown.touchedViews(at: point)
    else { return .point(point.rounded) }
    return .identifier(identifier)
  }

  private func isInside(_ point: Point2D) -> Bool {
    let size = shown.configuration.size
    return (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  private static func thousandths(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000
    // A screen is 8,192 points wide at most: this is below a hundredth of a point.
    return rounded == 0 ? 0 : rounded
  }
}

extension Point2D {
  /// The point to a hundredth of a point.
  fileprivate var rounded: Point2D {
    Point2D(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}
