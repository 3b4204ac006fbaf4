/// How much of a part of a picture differs: where one rule holds, or all the rest.
package struct PicturePart: Equatable, Codable, Sendable {
  /// The rule; nil for the rest without any.
  package var rule: PlacedRule?
  /// The pixels in it that differ.
  package var pixels = 0
  /// The greatest difference of a channel in it.
  package var channel = 0

  /// Makes a part in which nothing differs.
  package init(rule: PlacedRule?) {
    self.rule = rule
  }

  /// Whether the part is as it may be; nil where that is not a matter of counting.
  package var isWithin: Bool? {
    switch rule?.rule.effect {
    case .ignore: true
    case .allow(let bounds): bounds.pixels.contains(pixels) && bounds.channel.contains(channel)
    case .pin, .compare(.exact), nil: pixels == 0
    case .compare(.flip), .unseen: nil
    }
  }

  /// Whether it fails because less differs than the rule says.
  package var isStale: Bool {
    guard case .allow(let bounds) = rule?.rule.effect, isWithin == false else { return false }
    return pixels <= bounds.pixels.upperBound && channel <= bounds.channel.upperBound
  }
}
