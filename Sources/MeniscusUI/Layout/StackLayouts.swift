import MeniscusGeometry
import MeniscusLayout

/// A row as a layout, to be exchanged for others while its views stay who they are.
public struct HStackLayout: Layout, Equatable, Sendable {
  /// The guide down the row by which views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views in points; nil takes what neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers grow along the row.
  public static var layoutProperties: LayoutProperties {
    changing(LayoutProperties()) { $0.stackOrientation = .horizontal }
  }

  private var stack: StackLayout {
    .horizontal(alignment: alignment.guide, spacing: spacing.map(Double.init))
  }

  /// The extent of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews)
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal)
  }

  /// What the first, the last and the tallest view prefer.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.spacing(subviews)
  }
}

/// A column as a layout, to be exchanged for others while its views stay who they are.
public struct VStackLayout: Layout, Equatable, Sendable {
  /// The guide across the column by which views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; nil takes what neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers grow along the column.
  public static var layoutProperties: LayoutProperties {
    changing(LayoutProperties()) { $0.stackOrientation = .vertical }
  }

  private var stack: StackLayout {
    .vertical(alignment: alignment.guide, spacing: spacing.map(Double.init))
  }

  /// The extent of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews)
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal)
  }

  /// What the first, the last and the widest view prefer.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stack.spacing(subviews)
  }
}

/// A ZStack as a layout, which can be exchanged for another while its views keep their identity.
public struct ZStackLayout: Layout, Equatable, Sendable {
  /// The guides by which views are aligned.
  public var alignment: Alignment

  /// Makes a ZStack layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private var pile: DepthStackLayout { DepthStackLayout(alignment: alignment.layout) }

  /// The extent of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated {
      CGSize(pile.size(of: subviews.elements, proposal: proposal.layout))
    }
  }

  /// Places the views one above the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolated {
      var placements: [LayoutPlacement] = []
      pile.place(
        subviews.elements, proposal: proposal.layout, size: Size2D(bounds.size),
        into: &placements)
      for (index, placement) in placements.enumerated() {
        subviews.places.set(placement, at: index)
      }
    }
  }
}

extension StackLayout {
  fileprivate func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    MainActor.assumeIsolated {
      var scratch = StackScratch()
      return CGSize(size(of: subviews.elements, proposal: proposal.layout, scratch: &scratch))
    }
  }

  fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      var scratch = StackScratch()
      var placements: [LayoutPlacement] = []
      place(
        subviews.elements, proposal: proposal.layout, size: Size2D(bounds.size),
        scratch: &scratch, into: &placements)
      for (index, placement) in placements.enumerated() {
        subviews.places.set(placement, at: index)
      }
    }
  }

  fileprivate func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(spacing(of: subviews.elements)) }
  }
}
