import MeniscusFormats
import MeniscusImage

extension CheckpointComparison {
  /// Says of pictures of the same extents that differ whether they may.
  func judge(
    _ expected: Bitmap, _ checkpoint: ComparedCheckpoint, in report: inout CheckpointReport
  ) throws(SuiteError) {
    let capture = checkpoint.capture
    let tolerance = tolerance[capture.name]
    if tolerance.isExact { return }
    let judgement = PictureJudgement(
      expected: expected, actual: capture.bitmap, views: views(of: checkpoint), tolerance)
    var isWithin = judgement.areas.allSatisfy { $0.isWithin ?? true }
    if case .comparator(let comparator) = tolerance.comparison {
      if let finding = try? comparator.compare(expected: expected, actual: judgement.relevant) {
        let drawn = finding.picture()
        report.comparison = ComparisonReport(
          finding, by: comparator,
          picture: try write(PNG.encode(drawn), of: drawn, .heat, capture.name))
        isWithin = isWithin && finding.isWithinTolerance
      } else {
        isWithin = false
      }
    } else {
      isWithin = isWithin && judgement.rest.isWithin ?? true
    }
    report.parts = judgement.parts
    if isWithin { report.verdict = .withinTolerance }
  }

  /// Says of equal pictures that they differ less than they should, where a rule asks for more.
  func judgeEqual(_ capture: ReplayRecord.Capture, in report: inout CheckpointReport) {
    let tolerance = tolerance[capture.name]
    guard tolerance.asksForDifferences else { return }
    report.verdict = .different
    report.parts = PictureJudgement(ofEqual: capture.bitmap, tolerance).parts
  }
}

extension CaseComparison {
  /// That pictures of checkpoints are compared which could not fail whatever they showed; nil where
  /// each of them could.
  package func unguarded() -> CaseFinding? {
    tolerance.unguarded(
      checkpoints.map { ($0.capture, accepted: $0.accepted.display.value) })
  }

  /// Rules about views that no checkpoint shows.
  func unknownViews() -> [CaseRemark] {
    tolerance.rules.compactMap { placed -> CaseRemark? in
      guard case .view(let name) = placed.rule.area else { return nil }
      let shown = record.captures.lazy.filter { placed.rule.isAbout(checkpoint: $0.name) }
      return shown.contains { ViewArea($0.list).hasView(named: name) }
        ? nil : .unknownView(name, placed)
    }
  }
}
