import MeniscusDiff
import MeniscusImage
import MeniscusReplay

extension CheckpointComparison {
  /// Says of pictures of the same extents that differ whether they may.
  func judge(
    _ expected: Bitmap, _ capture: ReplayRecord.Capture, in report: inout CheckpointReport
  ) throws(SuiteError) {
    report.sentence = Sentences.difference(in: report)
    let tolerance = tolerance[capture.name]
    if tolerance.isExact { return }
    let judgement = PictureJudgement(
      expected: expected, actual: capture.bitmap, views: views(of: capture), tolerance)
    var isWithin = judgement.areas.allSatisfy { $0.isWithin ?? true }
    if case .flip(let flip) = tolerance.comparison {
      if let perception = try perceive(expected, judgement.relevant, flip, capture.name) {
        report.perception = perception.report
        isWithin = isWithin && perception.isWithin
      } else {
        isWithin = false
      }
    } else {
      isWithin = isWithin && judgement.rest.isWithin ?? true
    }
    report.bounds = Sentences.parts(judgement)
    if isWithin {
      report.verdict = .withinTolerance
      report.sentence = Sentences.tolerated(report)
    } else {
      let reasons = [report.perception.map { Sentences.perception($0) }, report.bounds]
      report.sentence = ([report.sentence] + reasons.compactMap { $0 }).joined(separator: "; ")
    }
  }

  /// Says of equal pictures that they differ less than they should, where a rule asks for more.
  func judgeEqual(_ capture: ReplayRecord.Capture, in report: inout CheckpointReport) {
    let tolerance = tolerance[capture.name]
    guard tolerance.asksForDifferences else { return }
    report.verdict = .different
    report.bounds = Sentences.parts(PictureJudgement(ofEqual: capture.bitmap, tolerance))
    report.sentence = report.bounds ?? ""
  }

  private func perceive(
    _ expected: Bitmap, _ actual: Bitmap, _ tolerance: FlipTolerance, _ name: String
  ) throws(SuiteError) -> (report: PerceptionReport, isWithin: Bool)? {
    guard
      let comparison = try? FlipComparison(
        expected: expected, actual: actual, tolerance: tolerance)
    else { return nil }
    let heat = HeatMap(comparison.map).bitmap
    let path = try files.write(PNG.encode(heat), .heat, BaselineFiles.name(of: name, .picture))
    return (
      PerceptionReport(comparison, heatMap: picture(path, heat)), comparison.isWithinTolerance
    )
  }
}

extension CaseComparison {
  /// Rules about views that no checkpoint shows, a sentence each.
  func unknownViews() -> [String] {
    let views = record.captures.map { (name: $0.name, area: ViewArea($0.list)) }
    return tolerance.rules.compactMap { placed in
      guard case .view(let name) = placed.rule.area else { return nil }
      let shown = views.filter { placed.rule.isAbout(checkpoint: $0.name) }
      return shown.contains { $0.area.hasView(named: name) }
        ? nil : Sentences.unknownView(name, placed)
    }
  }
}
