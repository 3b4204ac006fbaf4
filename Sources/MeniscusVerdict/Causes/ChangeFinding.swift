import MeniscusFormats
import MeniscusGeometry

extension ChangeCause {
  /// What several findings of one stage have in common.
  ///
  /// Returns nil where there are none.
  init?(_ findings: [ChangeFinding], in stage: Stage) {
    guard let first = findings.first else { return nil }
    let isSame = findings.allSatisfy { $0.field == first.field && $0.values == first.values }
    let values = isSame ? first.values.map { Self.shortened($0) } : nil
    self.init(
      stage: stage,
      kind: findings.allSatisfy { $0.kind == first.kind } ? first.kind : .changed,
      subjects: Set(
        findings.map { values == nil ? ViewNames.path($0.path) : ViewNames.own($0.path) }
      ).sorted(),
      field: findings.allSatisfy { $0.field == first.field } ? first.field : nil, values: values)
  }

  /// How long values may be that are kept whole; runs of glyphs have thousands of characters.
  private static let longestValues = 240

  /// Values, or where they are long their beginning and the hash of all, so that others differ.
  private static func shortened(_ values: String) -> String {
    guard values.count > longestValues else { return values }
    let hash = RunManifest.text(of: StableHash.hash(Array(values.utf8)))
    return "\(values.prefix(longestValues - 40))… (\(hash))"
  }
}
