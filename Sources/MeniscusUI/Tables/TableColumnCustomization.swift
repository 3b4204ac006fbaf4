/// Which columns of a table are shown; elsewhere people change it by the titles, here they cannot.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Makes the customization in which every column is as it says.
  public init() {}

  /// Whether the column of an identity is shown.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set {
      switch newValue {
      case .automatic: hidden[id] = nil
      case .visible: hidden[id] = false
      case .hidden: hidden[id] = true
      }
    }
  }

  /// Puts the columns in the order in which they are stated, which they always have here.
  public mutating func resetOrder() {}
}

/// What people may change of a column; they change nothing here.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// A bit for each thing.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The column's place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The column's width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether the column is shown.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn {
  /// The column with the identity that a customization knows it by.
  public func customizationID(_ id: String) -> Self { changing(self) { $0.columnID = id } }

  /// The column, shown or hidden where no customization says otherwise.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    changing(self) { $0.columnVisibility = visibility }
  }

  /// The column, of which people cannot change some things; they change nothing here.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
}
