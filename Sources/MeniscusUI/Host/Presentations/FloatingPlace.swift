import MeniscusGeometry

/// Where something floats beside what it comes from.
struct FloatingPlace {
  /// What is free, in the scene.
  var room: Rect2D
  /// What it comes from, in the scene.
  var source: Rect2D
  /// The edge of the source that it stands at; nil for the one with room.
  var edge: Edge?
  /// Whether lines run from the right, so that the leading edge is at the right, too.
  var isMirrored = false
  /// The distance from the source, in points.
  var gap = 8.0
  /// The distance from the sides of the room, in points.
  var margin = 8.0

  /// Where something of an extent stands: below its source, or above where there is no room, kept
  /// inside of what is free.
  func origin(of size: Size2D) -> Point2D {
    var origin = Point2D(x: source.midX - size.width / 2, y: source.maxY + gap)
    switch edge {
    case .top: origin.y = source.minY - gap - size.height
    case .leading, .trailing:
      let isAtLeft = (edge == .leading) != isMirrored
      origin = Point2D(
        x: isAtLeft ? source.minX - gap - size.width : source.maxX + gap,
        y: source.midY - size.height / 2)
    case .bottom, nil: break
    }
    if edge == nil || edge == .bottom, origin.y + size.height > room.maxY,
      source.minY - gap - size.height >= room.minY
    {
      origin.y = source.minY - gap - size.height
    }
    if edge == .top, origin.y < room.minY, source.maxY + gap + size.height <= room.maxY {
      origin.y = source.maxY + gap
    }
    return kept(origin, size)
  }

  /// The place of what comes from an item of a bar: it lies over the item's end.
  ///
  /// Source: UIKit's popover on iOS 26.1, 30 points below a bar's upper edge and 19 from the side.
  var overItem: FloatingPlace {
    changing(self) {
      $0.gap = -14
      $0.margin = 19
    }
  }

  /// A place inside of what is free, as far as there is room.
  func kept(_ origin: Point2D, _ size: Size2D) -> Point2D {
    Point2D(
      x: max(min(origin.x, room.maxX - margin - size.width), room.minX + margin),
      y: max(min(origin.y, room.maxY - size.height), room.minY))
  }
}
