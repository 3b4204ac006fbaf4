import MeniscusDiff
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
    /// The first column, in pixels.
    package var x: Int
    /// The first row, in pixels.
    package var y: Int
    /// The columns.
    package var width: Int
    /// The rows.
    package var height: Int
    /// The pixels in it that differ.
    package var differingPixels: Int
    /// The paths of the views that drew there, the frontmost first.
    package var owners: [String]
    /// What became of it; nil where it cannot be told.
    package var change: RegionChange?

    /// Makes a region.
    package init(
      x: Int, y: Int, width: Int, height: Int, differingPixels: Int, owners: [String],
      change: RegionChange? = nil
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.differingPixels = differingPixels
      self.owners = owners
      self.change = change
    }

    /// The rectangle in points.
    package func points(scale: Double) -> Rect2D {
      PixelRectangle(x: x, y: y, width: width, height: height).points(scale: scale)
    }
  }

  /// The name, unique in its trace.
  package var name: String
  /// The frame that it shows; for an orphan, the frame that it showed, or nil where unknown.
  package var frame: Int?
  /// What came of it.
  package var verdict: Verdict
  /// What a person should know; empty where it is as accepted.
  package var sentence: String
  /// The accepted picture, or nil where there is none that can be read.
  package var expected: Picture?
  /// The picture of this run, or nil for an orphan.
  package var actual: Picture?
  /// A picture of the differences, or nil where there are none to show.
  package var difference: Picture?
  /// What a perceptual comparison found; nil where none was made, as for equal pictures.
  package var perception: PerceptionReport?
  /// What of the picture may differ and does, part by part, in words; nil without such rules.
  package var bounds: String?
  /// The pixels that differ.
  package var differingPixels: Int
  /// The pixels of a point in its picture, more than 0.
  package var scale = 1.0
  /// The largest difference of a channel, 0 to 255.
  package var maximumChannelDifference: Int
  /// Where pixels differ that are not ignored, the largest first.
  package var regions: [Region]
  /// The view snapshot's path from the report folder, or nil for an orphan.
  package var tree: String?
  /// The display list's path from the report folder, or nil for an orphan.
  package var display: String?
  /// Whether the view snapshot differs from the accepted one.
  package var treeDiffers: Bool
  /// Whether the display list differs from the accepted one.
  package var displayDiffers: Bool

  /// Whether the picture is as accepted, and a rule asks for differences: then the rule is wrong.
  package var isLessThanAllowed: Bool { verdict == .different && differingPixels == 0 }

  /// Makes a report of a checkpoint that is as accepted.
  package init(
    name: String, frame: Int?, verdict: Verdict = .same, sentence: String = "",
    expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil,
    perception: PerceptionReport? = nil,
    differingPixels: Int = 0, maximumChannelDifference: Int = 0, regions: [Region] = [],
    tree: String? = nil, display: String? = nil, treeDiffers: Bool = false,
    displayDiffers: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.verdict = verdict
    self.sentence = sentence
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.perception = perception
    bounds = nil
    self.differingPixels = differingPixels
    self.maximumChannelDifference = maximumChannelDifference
    self.regions = regions
    self.tree = tree
    self.display = display
    self.treeDiffers = treeDiffers
    self.displayDiffers = displayDiffers
  }
}
