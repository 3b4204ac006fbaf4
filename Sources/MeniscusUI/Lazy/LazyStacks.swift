import MeniscusLayout

/// Which views of a lazy container stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Views one below the other, of which those are made that are seen.
///
/// It takes the whole width that it is offered.
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a column; nil spacing is the platform's.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: LazyView {
  typealias Made = LazyStackElement<Self>

  static var label: String { "LazyVStack" }
  static var axis: LayoutAxis { .vertical }

  var arrangement: LazyStackArrangement {
    LazyStackArrangement(guide: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// Views side by side, of which those are made that are seen.
///
/// It takes the whole height that it is offered.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a row; nil spacing is the platform's.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: LazyView {
  typealias Made = LazyStackElement<Self>

  static var label: String { "LazyHStack" }
  static var axis: LayoutAxis { .horizontal }

  var arrangement: LazyStackArrangement {
    LazyStackArrangement(guide: alignment.guide, spacing: spacing.map(Double.init))
  }
}

/// How the items of a lazy stack stand and follow each other.
struct LazyStackArrangement: Equatable {
  var guide: AlignmentGuide
  var spacing: Double?
}

/// Lays out a lazy row or column.
final class LazyStackElement<Source: LazyView>: LazyViewElement<Source>
where Source.Arrangement == LazyStackArrangement {
  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(arrangement.guide, named: "alignment")
    encoder.encode(arrangement.spacing, named: "spacing")
  }

  override func tracks(across: ProposedExtent) -> [LazyTrack] {
    [LazyTrack(start: 0, length: across, alignment: nil)]
  }

  override var lineSpacing: Double? { arrangement.spacing }

  override func guide(of track: LazyTrack) -> AlignmentGuide { arrangement.guide }
}
