import MeniscusGeometry
import MeniscusReplay

extension DrawnOperation {
  /// What became of an operation that draws otherwise now.
  func change(
    to other: DrawnOperation, _ pair: (expected: Int, actual: Int)
  ) -> OperationChange {
    var change = RegionChange(.changed, view: other.view, operation: kind)
    var isAdaptation = false
    switch kind {
    case "fill": fill(other, into: &change)
    case "glyphs": glyphs(other, into: &change)
    case "glass": isAdaptation = glass(other, into: &change)
    case "layer": layer(other, into: &change)
    case "group": change.set("opacity", parts.first, other.parts.first)
    case "clip": if !geometry(other, into: &change) { change.field = "shape" }
    default: frame(other, into: &change)
    }
    return OperationChange(
      change: change, bounds: bounds.union(other.bounds), expected: pair.expected,
      actual: pair.actual, isAdaptation: isAdaptation)
  }

  /// Notes another place or size; false where both are as before.
  private func geometry(_ other: DrawnOperation, into change: inout RegionChange) -> Bool {
    guard parts.first != other.parts.first || transform != other.transform else { return false }
    let (old, new) = (region, other.region)
    if old.isClose(to: new) { return false }
    if abs(old.width - new.width) > Self.least || abs(old.height - new.height) > Self.least {
      change.kind = .resized
      change.from = Sentences.extent(old)
      change.to = Sentences.extent(new)
      // What grows about its own centre stays where it is.
      return true
    }
    change.kind = .moved
    change.dx = Self.rounded(new.minX - old.minX)
    change.dy = Self.rounded(new.minY - old.minY)
    return true
  }

  private func fill(_ other: DrawnOperation, into change: inout RegionChange) {
    if geometry(other, into: &change) { return }
    if parts.count > 1, other.parts.count > 1, parts[1] != other.parts[1] {
      return paint(parts[1], other.parts[1], into: &change)
    }
    change.field = "shape"
  }

  private func paint(_ old: String, _ new: String, into change: inout RegionChange) {
    let colors = (Self.colors(in: old), Self.colors(in: new))
    let isPicture = [old, new].contains { $0.hasPrefix("picture(") }
    if isPicture || colors.0 == colors.1 {
      change.field = isPicture ? "picture" : "gradient"
      return
    }
    change.kind = .recolored
    let differing = zip(colors.0, colors.1).first { $0 != $1 }
    change.from = differing?.0
    change.to = differing?.1
  }

  private func glyphs(_ other: DrawnOperation, into change: inout RegionChange) {
    guard let old = parts.first.map(DrawnGlyphs.init),
      let new = other.parts.first.map(DrawnGlyphs.init)
    else { return }
    if old.hashes != new.hashes {
      change.field = "text"
      return
    }
    if old.size != new.size { return change.set("size of the text", old.size, new.size) }
    if parts.first != other.parts.first || transform != other.transform {
      if let distance = old.distance(to: new), geometryIsMove(other) {
        change.kind = .moved
        let (before, after) = (region, other.region)
        let isSame = parts.first == other.parts.first
        change.dx = Self.rounded(isSame ? after.minX - before.minX : distance.x + moved(other).x)
        change.dy = Self.rounded(isSame ? after.minY - before.minY : distance.y + moved(other).y)
      } else {
        change.field = "places"
      }
      return
    }
    if parts.count > 1, other.parts.count > 1 { paint(parts[1], other.parts[1], into: &change) }
  }

  /// Whether transforms differ by a distance at most.
  private func geometryIsMove(_ other: DrawnOperation) -> Bool {
    [transform, other.transform].allSatisfy { $0.map { $0.hasPrefix("move(") } ?? true }
  }

  private func moved(_ other: DrawnOperation) -> Point2D {
    func origin(_ text: String?) -> Point2D {
      let numbers = text.map { DrawnShape.numbers(in: String($0.drop { $0 != "(" })) } ?? []
      return numbers.count == 2 ? Point2D(x: numbers[0], y: numbers[1]) : Point2D(x: 0, y: 0)
    }
    let (old, new) = (origin(transform), origin(other.transform))
    return Point2D(x: new.x - old.x, y: new.y - old.y)
  }

  private func layer(_ other: DrawnOperation, into change: inout RegionChange) {
    guard let old = parts.first, let new = other.parts.first, old != new else { return }
    if old.hasPrefix("blur("), new.hasPrefix("blur("),
      let from = DrawnShape.numbers(in: String(old.dropFirst(4))).first,
      let to = DrawnShape.numbers(in: String(new.dropFirst(4))).first, from != to
    {
      change.set("blur radius", JSONText.number(from), JSONText.number(to))
      change.kind = to > from ? .blurred : .sharpened
    } else {
      change.field = String(new.prefix { $0 != "(" })
      change.from = old
      change.to = new
    }
  }

  /// - Returns: whether only what follows from what lies behind the glass differs.
  private func glass(_ other: DrawnOperation, into change: inout RegionChange) -> Bool {
    if geometry(other, into: &change) { return false }
    let (old, new) = (GlassWords(parts), GlassWords(other.parts))
    let names = old.differences(from: new)
    guard let name = names.first(where: { !GlassWords.adapting.contains($0) }) ?? names.first
    else {
      change.field = "shape"
      return false
    }
    change.set(name, old[name], new[name])
    if name == "tint" {
      change.kind = .recolored
      change.from = change.from.flatMap { Self.colors(in: $0).first } ?? "none"
      change.to = change.to.flatMap { Self.colors(in: $0).first } ?? "none"
    }
    return names.allSatisfy { GlassWords.adapting.contains($0) }
  }

  private func frame(_ other: DrawnOperation, into change: inout RegionChange) {
    if parts.prefix(2) != other.parts.prefix(2) {
      change.kind = .resized
      change.from = Sentences.extent(region)
      change.to = Sentences.extent(other.region)
    } else if let old = parts.last, let new = other.parts.last {
      change.field = "background"
      paint(old, new, into: &change)
    }
  }

  /// The colours in a paint, as `#RRGGBB`.
  private static func colors(in paint: String) -> [String] {
    paint.split(separator: "rgba(").compactMap { text -> String? in
      let numbers = text.prefix { $0 != ")" }.split(separator: " ")
        .compactMap { DrawnShape.number(String($0)) }
      return numbers.count == 4 && (text.contains(")") && paint.contains("rgba("))
        ? Sentences.color(numbers) : nil
    }
  }

  /// What counts as no distance at all, in points.
  static let least = 1e-6

  /// A distance without the last digits, which come from sums that round otherwise.
  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded.isFinite ? rounded : 0
  }
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
}
