import MeniscusDiff
import MeniscusDisplay
import MeniscusImage
import MeniscusReplay

/// Sets the checkpoints of a replay against those of a baseline, picture by picture.
struct CheckpointComparison {
  /// What is accepted; nil where nothing may be compared.
  let baseline: Baseline?
  /// Where pictures are written.
  let files: CaseFiles
  /// What pictures may differ by.
  let tolerance: CaseTolerance

  /// Writes what a checkpoint shows and sets it against what is accepted.
  func report(on capture: ReplayRecord.Capture) throws(SuiteError) -> CheckpointReport {
    let expected = baseline?.picture(of: capture.name)
    // What is accepted already need not be compressed again.
    let same = expected?.value.flatMap { $0.bitmap == capture.bitmap ? $0.bytes : nil }
    var report = CheckpointReport(name: capture.name, frame: capture.frame)
    report.scale = capture.list.scale
    report.actual = picture(
      try files.write(
        same ?? PNG.encode(capture.bitmap, effort: .thorough), .actual,
        BaselineFiles.name(of: capture.name, .picture)),
      capture.bitmap)
    report.tree = try files.write(
      capture.tree.utf8, .actual, BaselineFiles.name(of: capture.name, .tree))
    report.display = try files.write(
      capture.display.utf8, .actual, BaselineFiles.name(of: capture.name, .display))
    guard let baseline, let expected else {
      report.verdict = .notCompared
      report.sentence = Sentences.notCompared
      return report
    }
    report.treeDiffers = differs(baseline, capture.name, .tree, capture.tree)
    report.displayDiffers = differs(baseline, capture.name, .display, capture.display)
    if same != nil {
      report.expected = report.actual
      judgeEqual(capture, in: &report)
      return report
    }
    switch expected {
    case .missing:
      report.verdict = .missingBaseline
      report.sentence = Sentences.missingCheckpoint
    case .unreadable(let sentence):
      report.verdict = .unreadable
      report.sentence = sentence
    case .present(let expected):
      try compare(expected, with: capture, in: &report)
    }
    return report
  }

  /// A checkpoint that only the baseline has.
  func orphan(_ name: String, frame: Int?) throws(SuiteError) -> CheckpointReport {
    var report = CheckpointReport(name: name, frame: frame, verdict: .orphan)
    report.sentence = Sentences.orphanedCheckpoint
    if let expected = baseline?.picture(of: name).value {
      report.expected = picture(
        try files.write(expected.bytes, .expected, BaselineFiles.name(of: name, .picture)),
        expected.bitmap)
    }
    return report
  }

  private func compare(
    _ expected: Baseline.Picture, with capture: ReplayRecord.Capture,
    in report: inout CheckpointReport
  ) throws(SuiteError) {
    switch ExactComparison(expected: expected.bitmap, actual: capture.bitmap) {
    case .identical:
      report.expected = report.actual
      judgeEqual(capture, in: &report)
      return
    case .sizesDiffer(let expected, let actual):
      report.verdict = .sizesDiffer
      report.sentence = Sentences.sizes(expected: expected, actual: actual)
    case .different(let difference):
      report.verdict = .different
      report.differingPixels = difference.count
      report.maximumChannelDifference = difference.maximumChannelDifference
      let visible = visible(expected.bitmap, capture)
      report.regions = regions(expected.bitmap, visible, capture)
      try judge(expected.bitmap, capture, in: &report)
      if visible != expected.bitmap,
        let picture = try? DifferencePicture(expected: expected.bitmap, actual: visible)
      {
        report.difference = self.picture(
          try files.write(
            PNG.encode(picture.bitmap), .difference,
            BaselineFiles.name(of: capture.name, .picture)),
          picture.bitmap)
      }
    }
    report.expected = picture(
      try files.write(
        expected.bytes, .expected, BaselineFiles.name(of: capture.name, .picture)),
      expected.bitmap)
  }

  /// Where views are drawn, in this run and in what is accepted.
  func views(of capture: ReplayRecord.Capture) -> ViewArea {
    ViewArea(
      capture.list,
      accepted: baseline?.bytes(of: capture.name, .display).value
        .map { DisplayText(String(decoding: $0, as: UTF8.self)) })
  }

  /// This run's picture, and what is accepted where a rule says that nothing counts.
  private func visible(_ expected: Bitmap, _ capture: ReplayRecord.Capture) -> Bitmap {
    let tolerance = tolerance[capture.name]
    guard tolerance.areas.contains(where: { $0.rule.effect == .ignore }) else {
      return capture.bitmap
    }
    return PictureJudgement(
      expected: expected, actual: capture.bitmap, views: views(of: capture), tolerance
    ).visible
  }

  /// Where a picture differs from what is accepted, who drew there, and what became of it.
  private func regions(
    _ expected: Bitmap, _ actual: Bitmap, _ capture: ReplayRecord.Capture
  ) -> [CheckpointReport.Region] {
    let scale = capture.list.scale
    guard let changed = try? ChangedRegions(expected: expected, actual: actual, scale: scale)
    else { return [] }
    let owners = RegionOwners(capture.list)
    // Without an accepted list nothing is known of operations, so that pixels alone say it.
    let display = baseline?.bytes(of: capture.name, .display).value
      .map { String(decoding: $0, as: UTF8.self) }
    let search = RegionChangeSearch(
      expected: display ?? capture.display, actual: capture.display, scale: scale)
    return changed.regions.map { region in
      CheckpointReport.Region(
        x: region.pixels.x, y: region.pixels.y, width: region.pixels.width,
        height: region.pixels.height, differingPixels: region.count,
        owners: owners.paths(touching: region.points, limit: OwnerOrder.searchLimit),
        change: search.change(in: region, expected: expected, actual: actual))
    }
  }

  func picture(_ path: String, _ bitmap: Bitmap) -> CheckpointReport.Picture {
    CheckpointReport.Picture(path: path, width: bitmap.width, height: bitmap.height)
  }

  /// Whether an accepted text is there and is another.
  private func differs(
    _ baseline: Baseline, _ name: String, _ kind: BaselineFiles.Kind, _ text: String
  ) -> Bool {
    baseline.bytes(of: name, kind).value.map { !$0.elementsEqual(text.utf8) } ?? false
  }
}
