import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusImage

/// Sets the checkpoints of a replay against those of a baseline, picture by picture.
struct CheckpointComparison {
  /// Whether anything may be compared.
  let isComparing: Bool
  /// Where pictures are written.
  let files: CaseFiles
  /// What pictures may differ by.
  let tolerance: CaseTolerance

  /// Writes what a checkpoint shows and sets it against what is accepted.
  func report(on checkpoint: ComparedCheckpoint) throws(SuiteError) -> CheckpointReport {
    let (capture, accepted) = (checkpoint.capture, checkpoint.accepted)
    // What is accepted already need not be compressed again.
    let picture = isComparing ? accepted.picture.value : nil
    let same = picture.flatMap { $0.bitmap == capture.bitmap ? $0.bytes : nil }
    var report = CheckpointReport(name: capture.name, frame: capture.frame)
    report.scale = capture.list.scale
    report.actual = try write(
      same ?? PNG.encode(capture.bitmap, effort: .thorough), of: capture.bitmap, .actual,
      capture.name)
    report.tree = try files.write(
      capture.tree.utf8, .actual, BaselineFiles.name(of: capture.name, .tree))
    report.display = try files.write(
      capture.display.utf8, .actual, BaselineFiles.name(of: capture.name, .display))
    guard isComparing else {
      report.verdict = .notCompared
      return report
    }
    report.treeDiffers = differs(accepted.treeBytes, capture.tree)
    report.displayDiffers = differs(accepted.displayBytes, capture.display)
    if same != nil {
      report.expected = report.actual
      judgeEqual(capture, in: &report)
      return report
    }
    switch accepted.picture {
    case .missing:
      report.verdict = .missingBaseline
    case .unreadable(let problem):
      report.verdict = .unreadable
      report.problem = problem
    case .present(let expected):
      try compare(expected, with: checkpoint, in: &report)
    }
    return report
  }

  /// A checkpoint that only the baseline has.
  func orphan(
    _ accepted: AcceptedCheckpoint, frame: Int?
  ) throws(SuiteError) -> CheckpointReport {
    var report = CheckpointReport(name: accepted.name, frame: frame, verdict: .orphan)
    if let expected = accepted.picture.value {
      report.expected = try write(expected.bytes, of: expected.bitmap, .expected, accepted.name)
    }
    return report
  }

  private func compare(
    _ expected: Baseline.Picture, with checkpoint: ComparedCheckpoint,
    in report: inout CheckpointReport
  ) throws(SuiteError) {
    let capture = checkpoint.capture
    switch ExactComparison(expected: expected.bitmap, actual: capture.bitmap) {
    case .identical:
      report.expected = report.actual
      judgeEqual(capture, in: &report)
      return
    case .sizesDiffer:
      report.verdict = .sizesDiffer
    case .different(let difference):
      report.verdict = .different
      report.differingPixels = difference.count
      report.maximumChannelDifference = difference.maximumChannelDifference
      let visible = visible(expected.bitmap, checkpoint)
      report.regions = regions(expected.bitmap, visible, checkpoint)
      try judge(expected.bitmap, checkpoint, in: &report)
      if visible != expected.bitmap,
        let picture = try? DifferencePicture(expected: expected.bitmap, actual: visible)
      {
        report.difference = try write(
          PNG.encode(picture.bitmap), of: picture.bitmap, .difference, capture.name)
      }
    }
    report.expected = try write(expected.bytes, of: expected.bitmap, .expected, capture.name)
  }

  /// Where views are drawn, in this run and in what is accepted.
  func views(of checkpoint: ComparedCheckpoint) -> ViewArea {
    ViewArea(checkpoint.capture.list, accepted: checkpoint.accepted.display.value)
  }

  /// This run's picture, and what is accepted where a rule says that nothing counts.
  private func visible(_ expected: Bitmap, _ checkpoint: ComparedCheckpoint) -> Bitmap {
    let capture = checkpoint.capture
    let tolerance = tolerance[capture.name]
    guard tolerance.areas.contains(where: { $0.rule.effect == .ignore }) else {
      return capture.bitmap
    }
    return PictureJudgement(
      expected: expected, actual: capture.bitmap, views: views(of: checkpoint), tolerance
    ).visible
  }

  /// Where a picture differs from what is accepted, who drew there, and what became of it.
  private func regions(
    _ expected: Bitmap, _ actual: Bitmap, _ checkpoint: ComparedCheckpoint
  ) -> [CheckpointReport.Region] {
    let list = checkpoint.capture.list
    let scale = list.scale
    guard let changed = try? ChangedRegions(expected: expected, actual: actual, scale: scale)
    else { return [] }
    let owners = RegionOwners(list)
    // Without an accepted list nothing is known of operations, so that pixels alone say it.
    let search = RegionChangeSearch(checkpoint.operations, scale: scale)
    return changed.regions.map { region in
      CheckpointReport.Region(
        pixels: region.pixels, differingPixels: region.count,
        owners: owners.paths(touching: region.points, limit: OwnerOrder.searchLimit),
        change: search.change(in: region, expected: expected, actual: actual)
          .map { told($0, checkpoint) })
    }
  }

  /// What is only made where it is seen is neither gone nor new when it is scrolled.
  private func told(_ change: RegionChange, _ checkpoint: ComparedCheckpoint) -> RegionChange {
    guard !change.isMeasured, change.kind == .removed || change.kind == .added,
      let view = change.view, checkpoint.windows.hide(view)
    else { return change }
    var change = change
    change.kind = change.kind == .removed ? .scrolledOut : .scrolledIn
    return change
  }

  /// Writes a picture of a checkpoint, which is encoded only where it is kept.
  func write(
    _ bytes: @autoclosure () -> [UInt8], of bitmap: Bitmap, _ part: CaseFiles.Part,
    _ checkpoint: String
  ) throws(SuiteError) -> CheckpointReport.Picture {
    CheckpointReport.Picture(
      path: try files.write(bytes(), part, BaselineFiles.name(of: checkpoint, .picture)),
      width: bitmap.width, height: bitmap.height)
  }

  /// Whether there is an accepted text and it differs.
  private func differs(_ accepted: Baseline.Part<[UInt8]>, _ text: String) -> Bool {
    accepted.value.map { !$0.elementsEqual(text.utf8) } ?? false
  }
}
