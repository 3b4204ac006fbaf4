/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// At the trailing edge, as numbers are.
  public static let numeric = TableColumnAlignment(name: "numeric")

  var guide: HorizontalAlignment {
    if self == .center { return .center }
    return self == .trailing || self == .numeric ? .trailing : .leading
  }
}
