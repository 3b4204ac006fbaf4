import MeniscusFormats
import MeniscusGeometry
import MeniscusImage

/// Which pixels of two pictures of the same extents differ, part by part, and what is allowed.
struct PictureJudgement {
  /// The parts that rules are about, in order.
  let areas: [PicturePart]
  /// All the rest.
  let rest: PicturePart
  /// All parts, the rest at the end.
  var parts: [PicturePart] { areas + [rest] }
  /// This run's picture in the rest, and what is accepted elsewhere.
  let relevant: Bitmap
  /// This run's picture but for what is ignored: there it is what is accepted.
  let visible: Bitmap

  /// Judges equal pictures: nothing differs anywhere.
  init(ofEqual bitmap: Bitmap, _ tolerance: PictureTolerance) {
    areas = tolerance.areas.map { PicturePart(rule: $0) }
    rest = PicturePart(rule: tolerance.source)
    relevant = bitmap
    visible = bitmap
  }

  /// Counts what differs.
  ///
  /// Where areas overlap the later one counts; what is pinned counts before all others.
  ///
  /// Complexity: linear in the samples, and in the pixels of the areas.
  init(expected: Bitmap, actual: Bitmap, views: ViewArea, _ tolerance: PictureTolerance) {
    var parts = tolerance.areas.map { PicturePart(rule: $0) }
    var rest = PicturePart(rule: tolerance.source)
    var (relevant, visible) = (actual, actual)
    let isIgnored = tolerance.areas.map { $0.rule.effect == .ignore }
    let owners = Self.owners(tolerance.areas, views, width: actual.width, height: actual.height)
    for pixel in 0..<(actual.width * actual.height) {
      let samples = pixel * 4..<pixel * 4 + 4
      var channel = 0
      for sample in samples {
        let (old, new) = (Int(expected.samples[sample]), Int(actual.samples[sample]))
        channel = max(channel, abs(old - new))
      }
      if channel == 0 { continue }
      let owner = owners.isEmpty ? 0 : Int(owners[pixel])
      if owner == 0 {
        rest.add(channel)
      } else {
        parts[owner - 1].add(channel)
        for sample in samples { relevant.samples[sample] = expected.samples[sample] }
        if isIgnored[owner - 1] {
          for sample in samples { visible.samples[sample] = expected.samples[sample] }
        }
      }
    }
    areas = parts
    self.rest = rest
    self.relevant = relevant
    self.visible = visible
  }

  /// For each pixel the number of the rule that is about it, from 1; 0 for none.
  private static func owners(
    _ rules: [PlacedRule], _ views: ViewArea, width: Int, height: Int
  ) -> [UInt16] {
    if rules.isEmpty { return [] }
    var owners = [UInt16](repeating: 0, count: width * height)
    let pins = rules.indices.filter { rules[$0].rule.effect == .pin }
    for index in rules.indices.filter({ rules[$0].rule.effect != .pin }) + pins {
      guard let area = rules[index].rule.area else { continue }
      for rect in views.rectangles(of: area) {
        let columns = Self.pixels(rect.minX, rect.maxX, views.scale, limit: width)
        for y in Self.pixels(rect.minY, rect.maxY, views.scale, limit: height) {
          for x in columns { owners[y * width + x] = UInt16(clamping: index + 1) }
        }
      }
    }
    return owners
  }

  /// The pixels that a stretch in points touches.
  private static func pixels(
    _ start: Double, _ end: Double, _ scale: Double, limit: Int
  ) -> Range<Int> {
    let first = min(max((start * scale).rounded(.down), 0), Double(limit))
    let last = min(max((end * scale).rounded(.up), 0), Double(limit))
    return first < last ? Int(first)..<Int(last) : 0..<0
  }
}

extension PicturePart {
  fileprivate mutating func add(_ difference: Int) {
    pixels += 1
    channel = max(channel, difference)
  }
}
