import MeniscusFormats
import MeniscusGeometry

extension ChangeCause {
  /// What several findings of one stage have in common.
  ///
  /// Returns nil where there are none.
  init?(_ findings: [ChangeFinding], in stage: Stage) {
    guard let first = findings.first else { return nil }
    let isSame = findings.allSatisfy { $0.field == first.field && $0.values == first.values }
    let values = isSame ? first.values : nil
    self.init(
      stage: stage,
      kind: findings.allSatisfy { $0.kind == first.kind } ? first.kind : .changed,
      subjects: Set(
        findings.map { values == nil ? ViewNames.path($0.path) : ViewNames.own($0.path) }
      ).sorted(),
      field: findings.allSatisfy { $0.field == first.field } ? first.field : nil,
      values: values.map { Self.shortened($0) })
    if let values, values != self.values {
      digest = RunManifest.text(of: StableHash.hash(Array(values.utf8)))
    }
  }

  /// What several changes of one stage have in common, in words of those who write views.
  ///
  /// Returns nil where there are none, and where they are of several kinds.
  init?(_ changes: [ViewChange], in stage: Stage) {
    guard let first = changes.first, changes.allSatisfy({ $0.kind == first.kind }),
      first.kind == .property || first.kind == .state, let property = first.property,
      changes.allSatisfy({ $0.property == property })
    else { return nil }
    let isSame = changes.allSatisfy { $0.from == first.from && $0.to == first.to }
    let values = isSame ? first.to.map { to in (first.from.map { "\($0) → " } ?? "") + to } : nil
    self.init(
      // What glass stores of its look follows from what it is asked to be.
      stage: first.kind == .property && stage == .state ? .display : stage, kind: .changed,
      subjects: Set(
        changes.map { values == nil ? ViewNames.path($0.view) : ViewNames.own($0.view) }
      ).sorted(),
      field: property, values: values.map { Self.shortened($0) })
    if let values, values != self.values {
      digest = RunManifest.text(of: StableHash.hash(Array(values.utf8)))
    }
  }

  /// How long a value may be that is kept whole; runs of glyphs have thousands of characters.
  private static let longestValue = 120

  /// Values, of long ones a part of either.
  private static func shortened(_ values: String) -> String {
    guard values.count > longestValue * 2 else { return values }
    guard let mark = values.firstRange(of: " → ") else {
      return BracketedText.shortened(values, to: longestValue)
    }
    let (old, new) = BracketedText.shortened(
      String(values[..<mark.lowerBound]), String(values[mark.upperBound...]), to: longestValue)
    return "\(old) → \(new)"
  }
}
