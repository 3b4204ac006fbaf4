import MeniscusGeometry

/// Where a sheet stands by how high it is.
///
/// On a phone a sheet hangs from the bottom: at its full height it goes from side to side, below that it
/// floats, drawn at a scale. Its height is counted before the scale, the part at the bottom that
/// the device covers included. Source: `detents_ios.json` of `Vercantez/openuikit` (iOS 26.1).
package struct SheetGeometry: Equatable, Sendable {
  /// The extent of the scene, in points.
  package var extent: Size2D
  /// What the device covers of it.
  package var insets: Insets2D
  /// What is covered at the bottom of the content: the device's own, or a keyboard.
  package var bottom: Double
  /// The pixels in a point.
  package var scale: Double
  /// Whether sheets go from side to side at every height, as before there was glass.
  package var isClassic: Bool

  /// A height at which a sheet rests.
  package struct Rest: Equatable, Sendable {
    /// The height before the scale, in points.
    package var height: Double
    /// How far it stands off the sides and the bottom, in points.
    package var inset: Double
  }

  /// The least distance from the top of a phone, in points.
  static let topInset = 30.0
  /// How far a sheet that floats stands off the edges, in points.
  static let floatingInset = 8.0
  /// The share of the largest height that a medium one has.
  static let mediumShare = 0.56
  /// The height from which down a sheet shrinks away from the edges, in points.
  static let smallHeight = 155.83
  /// By how much it does, in points a point, and how far at most.
  static let smallSlope = 0.137_15
  static let smallInset = 28.0
  /// The height of a phone that lies on its side, at most; there a sheet takes all of it.
  static let compactHeight = 500.0

  /// Makes the geometry of a scene.
  package init(
    extent: Size2D, insets: Insets2D = .zero, bottom: Double? = nil, scale: Double = 2,
    isClassic: Bool = false
  ) {
    self.extent = extent
    self.insets = insets
    self.bottom = max(bottom ?? insets.bottom, insets.bottom)
    self.scale = scale
    self.isClassic = isClassic
  }

  /// Whether a sheet takes all of the extent, whatever it asks for.
  package var isWhole: Bool { extent.height < Self.compactHeight && extent.width > extent.height }

  /// The upper edge of a sheet of full height.
  package var top: Double { isWhole ? 0 : max(Self.topInset, insets.top) }

  /// The largest height that content may have, in points.
  package var maximum: Double {
    isWhole ? extent.height : max(extent.height - top - insets.bottom, 0)
  }

  /// The height of the content at a medium detent, a whole number of pixels.
  package var medium: Double { (maximum * Self.mediumShare * scale).rounded() / scale }

  /// The rest of a sheet whose content has a height.
  package func rest(for content: Double) -> Rest {
    let full = extent.height - top
    if content >= maximum - 0.25 || isWhole { return Rest(height: full, inset: 0) }
    let content = max(content, 0)
    if isClassic { return Rest(height: min(content + bottom, full), inset: 0) }
    guard content <= Self.smallHeight else {
      return Rest(height: min(content + bottom, full), inset: Self.floatingInset)
    }
    let inset = Self.floatingInset + (Self.smallHeight - content) * Self.smallSlope
    let room = bottom > insets.bottom ? bottom : 0
    return Rest(height: content + room, inset: min(inset, Self.smallInset))
  }

  /// How far a sheet of a height stands off the edges, between the rests that it has.
  package func inset(at height: Double, among rests: [Rest]) -> Double {
    guard let first = rests.first, let last = rests.last else { return 0 }
    if height <= first.height { return first.inset }
    if height >= last.height { return last.inset }
    for (lower, upper) in zip(rests, rests.dropFirst()) where height <= upper.height {
      guard upper.height > lower.height else { continue }
      let share = (height - lower.height) / (upper.height - lower.height)
      return lower.inset + (upper.inset - lower.inset) * share
    }
    return last.inset
  }

  /// The scale that a sheet off the edges is drawn at.
  package func scale(at inset: Double) -> Double {
    extent.width > 0 ? max(extent.width - 2 * inset, 0) / extent.width : 1
  }

  /// The frame in the scene of a sheet at rest.
  package func frame(of rest: Rest) -> Rect2D { frame(height: rest.height, inset: rest.inset) }

  /// The frame in the scene of a sheet of a height, off the edges.
  package func frame(height: Double, inset: Double) -> Rect2D {
    let scale = scale(at: inset)
    let shown = height * scale
    return Rect2D(
      x: inset, y: extent.height - inset - shown, width: extent.width * scale, height: shown)
  }

  /// The height at which a sheet's upper edge is at a place, between the rests that it has.
  func height(withTop top: Double, among rests: [Rest]) -> Double {
    guard let first = rests.first, let last = rests.last else { return 0 }
    var (low, high) = (first.height, last.height)
    // The upper edge rises with the height, though not evenly: the inset goes on the way.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let edge = frame(height: middle, inset: inset(at: middle, among: rests)).minY
      if edge > top { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
