/// An order of texts that does not tell capitals from small letters, and has numbers in them by their
/// values.
///
/// It is the same in every language, and stands for those of Foundation where that has none.
public struct TextOrder: SortComparator, Hashable {
  /// What is compared.
  public typealias Compared = String

  /// Which of two texts comes first.
  public var order: SortOrder

  init(order: SortOrder = .forward) { self.order = order }

  /// Compares two texts; equal ones but for their capitals are in the order of their letters' numbers.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let loose = left.compare(right, options: [.numeric, .caseInsensitive, .widthInsensitive])
    let result = loose == .orderedSame ? left.compare(right, options: .literal) : loose
    guard order == .reverse else { return result }
    switch result {
    case .orderedAscending: return .orderedDescending
    case .orderedDescending: return .orderedAscending
    case .orderedSame: return .orderedSame
    }
  }
}

#if !canImport(Darwin)
  extension SortComparator where Self == TextOrder {
    /// The order in which files are listed.
    public static var localizedStandard: TextOrder { TextOrder() }
    /// The order of a dictionary; here that of files.
    public static var localized: TextOrder { TextOrder() }
  }
#endif
