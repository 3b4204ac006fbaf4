import MeniscusGeometry

/// A child that is offered a size of a certain ratio of width to height.
///
/// Source: OpenSwiftUI `AspectRatioLayout.swift`.
public struct AspectRatioLayout: UnaryLayout {
  /// How the offered size relates to the proposed one.
  public enum Mode: Sendable {
    /// The largest of the ratio that lies inside.
    case fit
    /// The smallest of the ratio that covers it.
    case fill
  }

  /// The ratio as a size of any scale; nil takes the ratio of the child's ideal size.
  public let ratio: Size2D?
  /// How the offered size relates to the proposed one.
  public let mode: Mode
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  private init(checked ratio: Size2D?, mode: Mode) {
    let isUsable = ratio.map(Self.isUsable) ?? true
    self.ratio = isUsable ? ratio : .zero
    self.mode = mode
    self.issues = isUsable ? [] : .invalidRatio
  }

  /// Makes the layout from a ratio as a size.
  ///
  /// One that is not positive and finite is ignored, and with it the layout's effect.
  public init(ratio: Size2D, mode: Mode) {
    self.init(checked: ratio, mode: mode)
  }

  /// Makes the layout from width ÷ height; nil takes that of the child's ideal size.
  public init(_ ratio: Double? = nil, mode: Mode) {
    self.init(checked: ratio.map { Size2D(width: $0, height: 1) }, mode: mode)
  }

  private static func isUsable(_ ratio: Size2D) -> Bool {
    ratio.width > 0 && ratio.height > 0 && ratio.width.isFinite && ratio.height.isFinite
  }

  /// The size of the ratio that `child` is offered; the proposal where no ratio is to be had.
  func childProposal<Child: LayoutSubject>(
    of child: Child, for proposal: LayoutProposal
  ) -> LayoutProposal {
    let ratio = ratio ?? child.measured(.unspecified)
    guard Self.isUsable(ratio) else { return proposal }
    let scale: Double
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (.some(let width), nil): scale = width / ratio.width
    case (nil, .some(let height)): scale = height / ratio.height
    case (.some(let width), .some(let height)):
      let across = width / ratio.width
      let down = height / ratio.height
      scale = mode == .fit ? min(across, down) : max(across, down)
    }
    return LayoutProposal(width: ratio.width * scale, height: ratio.height * scale)
  }

  /// The child's size, offered the size of the ratio.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    child.measured(childProposal(of: child, for: proposal))
  }

  /// The child at the middle.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    child.centered(in: size, proposal: childProposal(of: child, for: proposal))
  }
}
