import MeniscusGeometry

/// What a layout lays out: a child that answers proposals with sizes.
///
/// Answers are functions of the proposal alone: a layout may ask as often as it likes, with
/// different proposals, and the subject may keep its answers (`LayoutSizeCache`). A class whose
/// instances keep them is the intended subject; the layouts hold no subject beyond a call.
public protocol LayoutSubject {
  /// The size that the subject takes for `proposal`, in points.
  ///
  /// Layouts read negative extents and NaN as 0; infinity is a fair answer to infinity.
  func size(for proposal: LayoutProposal) -> Size2D

  /// How early the subject is served in a stack: higher first, 0 by default, −∞ for spacers.
  var layoutPriority: Double { get }

  /// The distances that the subject prefers to its neighbours.
  var layoutSpacing: LayoutSpacing { get }

  /// The coordinate that the subject states for `guide` at its answer `size` to `proposal`, from
  /// its own leading or top edge; nil where the guide's default holds.
  func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double?

  /// The coordinate of `guide`: explicit, else the default.
  ///
  /// A requirement so that guides whose default is no fraction of the extent can be answered.
  func guide(_ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal) -> Double
}

extension LayoutSubject {
  /// Priority 0.
  public var layoutPriority: Double { 0 }

  /// The spacing of a view that is not text.
  public var layoutSpacing: LayoutSpacing { .standard }

  /// No explicit value.
  public func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? { nil }

  /// The explicit value, else the guide's fraction of the size.
  public func guide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double {
    if let value = explicitGuide(guide, size: size, proposal: proposal) { return value }
    guard guide.hasWorkedOutDefault else { return guide.defaultValue(in: size) }
    return guide.defaultValue(in: size) { explicitGuide($0, size: size, proposal: proposal) }
  }

  /// The answer to `proposal` with extents that are never negative nor NaN.
  func measured(_ proposal: LayoutProposal) -> Size2D {
    let answer = size(for: proposal)
    return Size2D(width: nonnegative(answer.width), height: nonnegative(answer.height))
  }

  /// The coordinate of `guide`, its default where the subject's answer is NaN.
  func position(
    of guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double {
    let value = self.guide(guide, size: size, proposal: proposal)
    return value.isNaN ? guide.defaultValue(in: size) : value
  }
}
