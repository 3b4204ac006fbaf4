/// The distances that a child prefers between its edges and its neighbours.
///
/// Source of the model: OpenSwiftUI `Spacing.swift`, with its categories told from one edge's point
/// of view, so that all of them have a fixed place.
public struct LayoutSpacing: Equatable, Sendable {
  /// The preferences at the top.
  public var top: EdgeSpacing
  /// The preferences at the leading edge.
  public var leading: EdgeSpacing
  /// The preferences at the bottom.
  public var bottom: EdgeSpacing
  /// The preferences at the trailing edge.
  public var trailing: EdgeSpacing

  /// Makes preferences edge by edge.
  public init(
    top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same preferences on every edge.
  public init(all edge: EdgeSpacing) {
    self.init(top: edge, leading: edge, bottom: edge, trailing: edge)
  }

  /// Makes plain distances by left and right.
  public init(
    top: Double, left: Double, bottom: Double, right: Double, direction: ReadingDirection
  ) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: EdgeSpacing(distance: top),
      leading: EdgeSpacing(distance: mirrored ? right : left),
      bottom: EdgeSpacing(distance: bottom),
      trailing: EdgeSpacing(distance: mirrored ? left : right))
  }

  /// What a view that is not text prefers: 0 towards text, nothing else.
  public static let standard = LayoutSpacing(all: .standard)

  /// A plain distance of 0 on every edge.
  public static let zero = LayoutSpacing(all: EdgeSpacing(distance: 0))

  /// What text prefers: metrics towards text above and below, `toViews` towards other views.
  public static func text(_ lines: TextLineMetrics, toViews: Double? = nil) -> LayoutSpacing {
    let vertical = EdgeSpacing(ofText: toViews, lines: lines)
    let horizontal = EdgeSpacing(ofText: toViews)
    return LayoutSpacing(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// What a spacer prefers: 0 along its axis; on both axes outside of stacks.
  public static func spacer(along axis: LayoutAxis?) -> LayoutSpacing {
    var spacing = LayoutSpacing.standard
    let none = EdgeSpacing(distance: 0)
    if axis != .vertical { (spacing.leading, spacing.trailing) = (none, none) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (none, none) }
    return spacing
  }
}

/// What a child prefers at one of its edges; nil where it has no preference.
public struct EdgeSpacing: Equatable, Sendable {
  /// The distance to whatever shares none of the preferences below.
  public var distance: Double?
  /// The distance from this edge of a view to the text beside it.
  public var toText: Double?
  /// The distance from this edge of a text to the view beside it.
  public var ofText: Double?
  /// The metrics of the lines of text that end at this edge.
  public var lines: TextLineMetrics?

  /// Makes preferences; what is not stated is nil.
  public init(
    distance: Double? = nil, toText: Double? = nil, ofText: Double? = nil,
    lines: TextLineMetrics? = nil
  ) {
    self.distance = distance
    self.toText = toText
    self.ofText = ofText
    self.lines = lines
  }

  /// 0 towards text, nothing else.
  public static let standard = EdgeSpacing(toText: 0)
}

/// The vertical metrics of a text's lines, in points.
public struct TextLineMetrics: Equatable, Sendable {
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline, positive.
  public var descender: Double
  /// The extra space between two lines.
  public var leading: Double
  /// The length of a pixel, the inverse of the display's scale.
  public var pixelLength: Double

  /// Makes metrics from their values in points.
  public init(ascender: Double, descender: Double, leading: Double, pixelLength: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.pixelLength = pixelLength
  }

  /// The distance from one baseline to the next.
  public var lineSpacing: Double { ascender + descender + leading }

  /// The distance to a text below: its leading, rounded up to a whole number of our pixels.
  public func distance(toTextBelow below: TextLineMetrics) -> Double {
    guard pixelLength > 0 else { return below.leading }
    return (below.leading / pixelLength).rounded(.up) * pixelLength
  }
}
