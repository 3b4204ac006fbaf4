import MeniscusDisplay
import MeniscusGeometry

/// What a run found about one checkpoint.
package struct CheckpointReport: Equatable, Codable, Sendable {
  /// What came of a checkpoint.
  package enum Verdict: String, CaseIterable, Codable, Sendable {
    /// Pixel for pixel as accepted.
    case same
    /// Pixels differ, and no more than the trace's tolerance allows.
    case withinTolerance
    /// Pixels differ, and more than is allowed.
    case different
    /// The extents differ.
    case sizesDiffer
    /// Nothing has been accepted yet.
    case missingBaseline
    /// The baseline has it, the trace does not.
    case orphan
    /// The baseline could not be read.
    case unreadable
    /// Nothing may be compared, because the replay was not deterministic.
    case notCompared

    /// Whether nobody has to look at it.
    package var isAccepted: Bool { self == .same || self == .withinTolerance }
  }

  /// A picture in the report folder.
  package struct Picture: Equatable, Codable, Sendable {
    /// The PNG's path from the report folder.
    package var path: String
    /// The columns.
    package var width: Int
    /// The rows.
    package var height: Int

    /// Makes an entry.
    package init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  /// A part of the picture in which pixels differ.
  package struct Region: Equatable, Codable, Sendable {
    /// Where it is.
    package var pixels: PixelRect
    /// The pixels in it that differ.
    package var differingPixels: Int
    /// The paths of the views that drew there, the frontmost first.
    package var owners: [String]
    /// What became of it; nil where it cannot be told.
    package var change: RegionChange?

    /// Makes a region.
    package init(
      pixels: PixelRect, differingPixels: Int, owners: [String], change: RegionChange? = nil
    ) {
      self.pixels = pixels
      self.differingPixels = differingPixels
      self.owners = owners
      self.change = change
    }
  }

  /// The name, unique in its trace.
  package var name: String
  /// The frame that it shows; for an orphan, the frame that it showed, or nil where unknown.
  package var frame: Int?
  /// Its place in the trace file, the header being line 1; nil for an orphan.
  package var line: Int?
  /// What came of it.
  package var verdict: Verdict
  /// Why what is accepted could not be read; nil where it could.
  package var problem: BaselineProblem?
  /// The accepted picture, or nil where there is none that can be read.
  package var expected: Picture?
  /// The picture of this run, or nil for an orphan.
  package var actual: Picture?
  /// A picture of the differences, or nil where there are none to show.
  package var difference: Picture?
  /// What a comparator found that judges; nil where none was asked, as for equal pictures.
  package var comparison: ComparisonReport?
  /// What of the picture may differ and does, part by part; empty without such rules.
  package var parts: [PicturePart] = []
  /// The pixels that differ.
  package var differingPixels = 0
  /// The pixels of a point in its picture, more than 0.
  package var scale = 1.0
  /// The largest difference of a channel, 0 to 255.
  package var maximumChannelDifference = 0
  /// Where pixels differ that are not ignored, the largest first.
  package var regions: [Region] = []
  /// The region that shows what the checkpoint is not as accepted for, by its place among them; nil
  /// for the first.
  package var told: Int?
  /// The view snapshot's path from the report folder, or nil for an orphan.
  package var tree: String?
  /// The display list's path from the report folder, or nil for an orphan.
  package var display: String?
  /// Whether the view snapshot differs from the accepted one.
  package var treeDiffers = false
  /// Whether the display list differs from the accepted one.
  package var displayDiffers = false

  /// Whether the picture is as accepted, and a rule asks for differences: then the rule is wrong.
  package var isLessThanAllowed: Bool { verdict == .different && differingPixels == 0 }

  /// Whether its picture differs and may not, or its view snapshot, where these are compared.
  package func differs(comparingSnapshots: Bool) -> Bool {
    switch verdict {
    case .different: !isLessThanAllowed
    case .sizesDiffer: true
    case .same, .withinTolerance: comparingSnapshots && treeDiffers
    case .missingBaseline, .orphan, .unreadable, .notCompared: false
    }
  }

  /// The region that is told; nil where there is none.
  package var toldRegion: Region? {
    told.flatMap { regions.indices.contains($0) ? regions[$0] : nil } ?? regions.first
  }

  /// The extents of both pictures; nil where one is missing.
  package var extents: String? {
    guard let expected, let actual else { return nil }
    return Self.extents((expected.width, expected.height), (actual.width, actual.height))
  }

  /// Two extents as a cause has them.
  package static func extents(_ expected: (Int, Int), _ actual: (Int, Int)) -> String {
    "\(expected.0)×\(expected.1) → \(actual.0)×\(actual.1) px"
  }

  /// Makes a report of a checkpoint that is as accepted.
  package init(
    name: String, frame: Int?, verdict: Verdict = .same, differingPixels: Int = 0,
    maximumChannelDifference: Int = 0
  ) {
    self.name = name
    self.frame = frame
    self.verdict = verdict
    self.differingPixels = differingPixels
    self.maximumChannelDifference = maximumChannelDifference
  }
}
