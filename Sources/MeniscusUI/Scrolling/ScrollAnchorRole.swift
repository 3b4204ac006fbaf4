/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the view is at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when extents change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that fits.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
