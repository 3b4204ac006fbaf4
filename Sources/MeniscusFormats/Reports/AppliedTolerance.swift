/// What a case may differ by.
package struct AppliedTolerance: Equatable, Codable, Sendable {
  /// The name of the comparator of pictures that no rule is about; nil for bit for bit.
  package var comparator: String?
  /// The bounds of ꟻLIP, where it is that.
  package var flip: TraceTolerance.FlipProfile?
  /// The last stage whose hashes have to be equal.
  package var exactThrough: TraceTolerance.ExactStage
  /// The rules, in order.
  package var rules: [PlacedRule]

  /// Makes a tolerance.
  package init(
    comparator: String?, flip: TraceTolerance.FlipProfile?, exactThrough: TraceTolerance.ExactStage,
    rules: [PlacedRule]
  ) {
    self.comparator = comparator
    self.flip = flip
    self.exactThrough = exactThrough
    self.rules = rules
  }
}
