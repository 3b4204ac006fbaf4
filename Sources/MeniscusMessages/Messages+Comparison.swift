import MeniscusFormats
import MeniscusGeometry

extension Messages {
  /// A checkpoint without a baseline.
  static let missingCheckpoint = "no baseline yet"
  /// A checkpoint that only the baseline has.
  static let orphanedCheckpoint = "the trace no longer has this checkpoint"

  /// A checkpoint whose picture is as accepted and whose view snapshot is not.
  static let otherSnapshot = "the picture matches the baseline, but the view snapshot does not"

  /// A checkpoint of a replay that was not deterministic.
  static let notCompared = "not compared, because two replays were not equal"

  /// Pictures of different extents.
  package static func sizes(expected: PixelSize, actual: PixelSize) -> String {
    "\(expected.width)×\(expected.height) px accepted, \(actual.width)×\(actual.height) px now"
  }

  /// What a person should know of a checkpoint; empty where it is as accepted.
  package func sentence(on report: CheckpointReport) -> String {
    switch report.verdict {
    case .same: return ""
    case .missingBaseline: return Self.missingCheckpoint
    case .notCompared: return Self.notCompared
    case .orphan: return Self.orphanedCheckpoint
    case .unreadable: return report.problem.map { sentence(for: $0) } ?? ""
    case .withinTolerance: return Self.tolerated(report)
    case .sizesDiffer:
      guard let expected = report.expected, let actual = report.actual else { return "" }
      return Self.sizes(
        expected: PixelSize(width: expected.width, height: expected.height),
        actual: PixelSize(width: actual.width, height: actual.height))
    case .different:
      let parts = Self.parts(report.parts)
      if report.isLessThanAllowed { return parts ?? "" }
      return [
        Self.difference(in: report),
        report.comparison.map { Self.figures($0.figures, of: $0.comparator) }, parts,
      ].compactMap { $0 }.joined(separator: "; ")
    }
  }

  /// Why a part of a baseline cannot be read.
  package func sentence(for problem: BaselineProblem) -> String {
    switch problem {
    case .file(let error): sentence(for: error)
    case .frames(let path, let error): Self.sentence(for: error, in: path)
    case .picture(let path, let error): Self.sentence(for: error, in: path)
    case .display(let path, let error): Self.sentence(for: error, in: path)
    case .trace(let path, let error): Self.sentence(for: error, in: path)
    case .otherTrace(let path):
      "\(path): not the trace that `\(BaselineFiles.hashLog)` was accepted with, so the two do not "
        + "belong together"
    case .checksums(let path, let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .damaged(let path, let damage): "\(path): \(Self.damage(damage))"
    }
  }

  /// How much a picture differs, and where.
  static func difference(in report: CheckpointReport) -> String {
    let pixels = "\(grouped(report.differingPixels)) px differ"
    let amount = pixels + ", by at most \(report.maximumChannelDifference) of 255"
    var told: [String] = []
    // One party is blamed: where it is known what became of it, by that.
    if let region = region(in: report, told: &told) { return amount + "; " + region }
    return amount
      + (report.toldRegion?.owners.first.map { "; most of them in what \($0) drew" } ?? "")
  }

  /// Where most pixels of a checkpoint differ and what became of that region; nil where unknown.
  ///
  /// - Parameter told: what has been said already, and need not be said again.
  static func region(in report: CheckpointReport, told: inout [String]) -> String? {
    guard let region = report.toldRegion, let change = region.change else { return nil }
    let words = Self.change(change)
    var alone = change
    alone.others = 0
    let isTold = told.contains { $0.contains(Self.change(alone)) }
    told.append(words)
    let more = report.regions.count - 1
    return place(region.pixels.points(scale: report.scale)) + (isTold ? "" : ": \(words)")
      + (more > 0 ? "; \(count(more, "more region"))" : "")
  }

  /// The first frame that differs from the baseline: frame, time, stage, views.
  package static func divergence(_ divergence: Divergence, clock: FrameClock) -> String {
    let place = frame(divergence.frame, clock)
    guard let stage = divergence.stage else {
      return "\(place): the replay has \(count(divergence.actualFrames, "frame")), the baseline "
        + "\(grouped(divergence.expectedFrames))"
    }
    let views = divergence.views.filter { isIn(stage, $0) }.map(text)
    let named = views.isEmpty ? "" : ": \(list(views, limit: 3))"
    let common = min(divergence.expectedFrames, divergence.actualFrames)
    return "\(place), stage \(stage.rawValue)\(named); "
      + "\(grouped(divergence.differingFrames)) of \(count(common, "frame")) "
      + (divergence.differingFrames == 1 ? "differs" : "differ")
  }

  /// A frame and its time.
  package static func frame(_ frame: Int, _ clock: FrameClock) -> String {
    "frame \(grouped(frame)) (\(milliseconds(clock.microseconds(of: frame))))"
  }

  /// Checkpoints that differ, in a few words each; nil where none does.
  ///
  /// - Parameters:
  ///   - withSnapshots: whether view snapshots have to be equal.
  ///   - told: what has been said already, and need not be said again.
  static func checkpoints(
    _ reports: [CheckpointReport], withSnapshots: Bool = true, told: [String] = []
  ) -> String? {
    var told = told
    let words = reports.compactMap { report -> String? in
      switch report.verdict {
      case .different where !report.isLessThanAllowed:
        "\(report.name) differs (\(grouped(report.differingPixels)) px"
          + (report.comparison.map { "; " + figures($0.figures, of: $0.comparator) } ?? "")
          + (parts(report.parts).map { "; " + $0 } ?? "")
          + (region(in: report, told: &told).map { ", " + $0 } ?? "") + ")"
      case .sizesDiffer: "\(report.name) has a different size"
      case .same where withSnapshots && report.treeDiffers,
        .withinTolerance where withSnapshots && report.treeDiffers:
        "\(report.name) has a different view snapshot"
      default: nil
      }
    }
    return words.isEmpty ? nil : "checkpoints: " + words.joined(separator: ", ")
  }

  private static func isIn(_ stage: Stage, _ view: ViewDifference) -> Bool {
    // What a stage shows nothing of is named all the same where it is all there is.
    if stage == .input || stage == .surfaces || stage == .pixels { return true }
    return switch view.kind {
    case .added, .removed: true
    case .changed(let stages): stages.contains(stage)
    }
  }

  private static func text(_ view: ViewDifference) -> String {
    switch view.kind {
    case .added: "\(view.path) (new)"
    case .removed: "\(view.path) (gone)"
    case .changed: view.path
    }
  }
}

extension Messages {
  /// What two replays do not share that they have to.
  package static func mismatch(_ mismatch: FrameHashLogMismatch) -> String {
    switch mismatch {
    case .rate(let expected, let actual):
      "\(expected) frames per second accepted, \(actual) now"
    case .extent(let expected, let actual):
      "frames of " + sizes(expected: expected, actual: actual)
    case .tileSize(let expected, let actual):
      "tiles of \(expected) px accepted, \(actual) px now"
    case .checkpoints(let expected, let actual):
      "checkpoints: "
        + (expected.map { "\($0.name) at frame \($0.frame) accepted" }
        + actual.map { "\($0.name) at frame \($0.frame) now" }).joined(separator: ", ")
    case .digests(let frame, let views):
      "frames.json has other digests of \(list(views, limit: 3)) from frame \(grouped(frame)) on, "
        + "though every stage of every frame is equal: their arguments changed without effect, or "
        + "the file was edited; in that case bring it back from version control"
    }
  }
}
