import MeniscusGeometry

/// Something that happens at a time.
package struct TraceEvent: Equatable, Codable, Sendable {
  /// Microseconds since frame 0.
  package var time: Int
  /// What happens.
  package var action: TraceAction

  /// Makes an event.
  package init(time: Int, action: TraceAction) {
    self.time = time
    self.action = action
  }
}

/// What happens at an event; distances in points, durations in microseconds.
package enum TraceAction: Equatable, Codable, Sendable {
  /// A pointer goes down and up within a frame.
  case tap(TraceTarget)
  /// A numbered pointer goes down.
  case press(pointer: Int, TraceTarget)
  /// A pointer that is down moves.
  case move(pointer: Int, TraceTarget)
  /// A pointer goes up, at a target or where it is.
  case release(pointer: Int, TraceTarget?)
  /// A pointer that is not down moves, or leaves the scene.
  case hover(TraceTarget?)
  /// A finger goes down, moves by a distance at an even pace, and lifts: a fling.
  case scroll(TraceTarget, by: Size2D, duration: Int)
  /// A wheel turns over a target.
  case wheel(TraceTarget, by: Size2D)
  /// A tap on a view that has to be a toggle.
  case toggle(TraceIdentifier)
  /// A named key goes down and up.
  case key(String)
  /// Characters are typed.
  case text(String)
  /// A view takes the focus, or nobody has it.
  case focus(String?)
  /// Two fingers spread to a scale, at an even pace.
  case magnify(TraceTarget, by: Double, duration: Int)
  /// Two fingers turn by an angle in radians, clockwise, at an even pace.
  case rotate(TraceTarget, by: Double, duration: Int)
  /// Some of the environment changes.
  case environment(TraceEnvironmentChange)
  /// The frame changes its extent.
  case resize(Size2D)
  /// The frame, after all of its events, is captured under a name.
  case checkpoint(String)
  /// The trace ends with this frame.
  case end

  /// A kind of event; the raw value is its key in traces.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case tap, press, move, release, hover, scroll, wheel, toggle, key, text, focus, magnify
    case rotate, environment, resize, checkpoint, end
  }

  /// What kind of event it is.
  package var kind: Kind {
    switch self {
    case .tap: .tap
    case .press: .press
    case .move: .move
    case .release: .release
    case .hover: .hover
    case .scroll: .scroll
    case .wheel: .wheel
    case .toggle: .toggle
    case .key: .key
    case .text: .text
    case .focus: .focus
    case .magnify: .magnify
    case .rotate: .rotate
    case .environment: .environment
    case .resize: .resize
    case .checkpoint: .checkpoint
    case .end: .end
    }
  }

  /// How long it goes on, in microseconds; 0 where it is over at once.
  package var duration: Int {
    switch self {
    case .scroll(_, _, let duration), .magnify(_, _, let duration), .rotate(_, _, let duration):
      duration
    default: 0
    }
  }
}

/// Where an event happens.
package enum TraceTarget: Equatable, Codable, Sendable {
  /// In the frame of the view that has an accessibility identifier.
  case identifier(TraceIdentifier)
  /// At a point of the scene, in points; for places that no identifier names.
  case point(Point2D)

  /// In the frame of a view, at its centre unless a unit point is given.
  package static func id(
    _ id: String, unit: Point2D = TraceIdentifier.center
  ) -> TraceTarget {
    .identifier(TraceIdentifier(id, unit: unit))
  }
}

/// A view by its accessibility identifier, and a point in its frame.
package struct TraceIdentifier: Equatable, Codable, Sendable {
  /// The middle of a frame.
  package static let center = Point2D(x: 0.5, y: 0.5)

  /// The accessibility identifier.
  package var id: String
  /// The point in the view's frame as drawn: 0, 0 is top left and 1, 1 bottom right.
  package var unit: Point2D

  /// Makes a target; the middle of the frame unless a unit point is given.
  package init(_ id: String, unit: Point2D = TraceIdentifier.center) {
    self.id = id
    self.unit = unit
  }

  /// The point in a frame.
  package func point(in frame: Rect2D) -> Point2D {
    Point2D(
      x: frame.origin.x + frame.size.width * unit.x,
      y: frame.origin.y + frame.size.height * unit.y)
  }
}
