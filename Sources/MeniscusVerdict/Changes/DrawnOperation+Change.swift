import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

extension DrawnOperation {
  /// What became of an operation that draws otherwise now.
  func change(
    to other: DrawnOperation, _ pair: (expected: Int, actual: Int)
  ) -> OperationChange {
    var change = RegionChange(.changed, view: other.view, operation: kind.rawValue)
    var isAdaptation = false
    switch (content, other.content) {
    case (.operation(let old, _), .operation(let new, _)):
      action(old, new, other, into: &change)
    case (.glass(let old), .glass(let new)):
      isAdaptation = glass(old, new, other, into: &change)
    case (.frame(let size, _, let old), .frame(let newSize, _, let new)):
      if size != newSize {
        change.resize(from: region, to: other.region)
      } else {
        change.field = "background"
        paint(.color(old), .color(new), into: &change)
      }
    default: break
    }
    return OperationChange(
      change: change, bounds: bounds.union(other.bounds), reach: max(reach, other.reach),
      expected: pair.expected, actual: pair.actual, isAdaptation: isAdaptation)
  }

  private func action(
    _ old: OperationRecord.Action, _ new: OperationRecord.Action, _ other: DrawnOperation,
    into change: inout RegionChange
  ) {
    switch (old, new) {
    case (.fill(_, let old), .fill(_, let new)):
      if geometry(other, into: &change) { return }
      if old != new { paint(old, new, into: &change) } else { change.field = "shape" }
    case (.glyphs(let size, let glyphs, let old), .glyphs(let newSize, let newGlyphs, let new)):
      if !zip(glyphs, newGlyphs).allSatisfy({ $0.outline == $1.outline })
        || glyphs.count != newGlyphs.count
      {
        change.field = "text"
      } else if size != newSize {
        change.set("text size", size.displayText, newSize.displayText)
      } else if glyphs != newGlyphs || transform != other.transform {
        places(glyphs, newGlyphs, other, into: &change)
      } else {
        paint(old, new, into: &change)
      }
    case (.beginLayer(let old), .beginLayer(let new)): layer(old, new, into: &change)
    case (.beginGroup(let old), .beginGroup(let new)):
      change.set("opacity", old.displayText, new.displayText)
    case (.beginClip, .beginClip):
      if !geometry(other, into: &change) { change.field = "shape" }
    default: break
    }
  }

  /// Notes another place or size; false where both are as before.
  private func geometry(_ other: DrawnOperation, into change: inout RegionChange) -> Bool {
    guard silhouette != other.silhouette || transform != other.transform else { return false }
    let (old, new) = (region, other.region)
    if old.isClose(to: new) { return false }
    if abs(old.width - new.width) > Self.least || abs(old.height - new.height) > Self.least {
      // What grows about its own centre stays where it is.
      change.resize(from: old, to: new)
    } else {
      change.move(by: Point2D(x: new.minX - old.minX, y: new.minY - old.minY))
    }
    return true
  }

  private func paint(_ old: Paint, _ new: Paint, into change: inout RegionChange) {
    let colors = (Self.colors(in: old), Self.colors(in: new))
    let isPicture = [old, new].contains { if case .picture = $0 { true } else { false } }
    if isPicture || colors.0 == colors.1 {
      change.field = isPicture ? "picture" : "gradient"
      return
    }
    change.kind = .recolored
    let differing = zip(colors.0, colors.1).first { $0 != $1 }
    change.from = differing?.0
    change.to = differing?.1
  }

  /// Notes other places of the same glyphs.
  private func places(
    _ old: [GlyphRecord], _ new: [GlyphRecord], _ other: DrawnOperation,
    into change: inout RegionChange
  ) {
    guard let distance = Self.distance(from: old, to: new), transform.isMove,
      other.transform.isMove
    else {
      change.field = "places"
      return
    }
    let moved = Point2D(
      x: other.transform.tx - transform.tx, y: other.transform.ty - transform.ty)
    change.move(by: Point2D(x: distance.x + moved.x, y: distance.y + moved.y))
  }

  /// How far all glyphs are from where they were; nil where not all moved alike.
  private static func distance(from old: [GlyphRecord], to new: [GlyphRecord]) -> Point2D? {
    guard let first = old.first, let now = new.first else { return nil }
    let distance = now.origin - first.origin
    let isSame = zip(old, new).allSatisfy { old, new in
      let own = new.origin - old.origin
      return abs(own.x - distance.x) <= least && abs(own.y - distance.y) <= least
    }
    return isSame ? distance : nil
  }

  private func layer(_ old: LayerEffect, _ new: LayerEffect, into change: inout RegionChange) {
    if old == new { return }
    if case .blur(let from, _) = old, case .blur(let to, _) = new, from != to, from.isFinite,
      to.isFinite
    {
      change.set("blur radius", JSONText.number(from), JSONText.number(to))
      change.kind = to > from ? .blurred : .sharpened
    } else {
      change.set(new.name, old.text, new.text)
    }
  }

  /// - Returns: whether only what follows from what lies behind the glass differs.
  private func glass(
    _ old: GlassRecord, _ new: GlassRecord, _ other: DrawnOperation,
    into change: inout RegionChange
  ) -> Bool {
    if geometry(other, into: &change) { return false }
    let values = (GlassValues(old), GlassValues(new))
    let names = values.0.differences(from: values.1)
    guard let name = names.first(where: { !GlassValues.adapting.contains($0) }) ?? names.first
    else {
      change.field = "shape"
      return false
    }
    change.set(name, values.0[name], values.1[name])
    if name == "tint" {
      change.kind = .recolored
      change.from = old.material.tint.flatMap { Self.color($0) } ?? "none"
      change.to = new.material.tint.flatMap { Self.color($0) } ?? "none"
    }
    return names.allSatisfy { GlassValues.adapting.contains($0) }
  }

  /// The colours in a paint, as `#RRGGBB`.
  private static func colors(in paint: Paint) -> [String] {
    switch paint {
    case .color(let value): [value].compactMap(color)
    case .gradient(let gradient): gradient.stops.compactMap { color($0.color) }
    case .picture: []
    }
  }

  /// A colour as `#RRGGBB`; nil where it is none.
  private static func color(_ color: RGBA) -> String? {
    let channels = [color.red, color.green, color.blue, color.opacity]
    return channels.allSatisfy(\.isFinite) ? Notation.color(channels) : nil
  }

  /// What counts as no distance at all, in points.
  static let least = 1e-6
}

extension Rect2D {
  fileprivate func isClose(to other: Rect2D) -> Bool {
    let least = DrawnOperation.least
    return abs(minX - other.minX) <= least && abs(minY - other.minY) <= least
      && abs(width - other.width) <= least && abs(height - other.height) <= least
  }
}

extension RegionChange {
  fileprivate mutating func set(_ field: String, _ from: String?, _ to: String?) {
    self.field = field
    self.from = from ?? "none"
    self.to = to ?? "none"
  }

  fileprivate mutating func resize(from old: Rect2D, to new: Rect2D) {
    kind = .resized
    from = Notation.extent(old)
    to = Notation.extent(new)
  }

  fileprivate mutating func move(by distance: Point2D) {
    kind = .moved
    dx = Self.rounded(distance.x)
    dy = Self.rounded(distance.y)
  }

  /// A distance without the last digits, which come from sums that round otherwise.
  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded.isFinite ? rounded : 0
  }
}
