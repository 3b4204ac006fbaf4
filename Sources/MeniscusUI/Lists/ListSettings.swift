/// What views around a list say about it.
struct ListSettings: Equatable {
  /// How the list looks.
  var look = ListLook.insetGrouped
  /// The least height of a row, in points.
  var minimumRowHeight = ListMetrics.minimumRowHeight
  /// The least height of a header, in points; nil for what its style has.
  var minimumHeaderHeight: Double?
  /// The distance between rows, in points.
  var rowSpacing = 0.0
  /// The distance between sections.
  var sectionSpacing = ListSectionSpacing.default
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  /// The distance between the rows of two sections without header and footer, in points.
  let length: Double

  /// As usual.
  public static let `default` = ListSectionSpacing(length: ListMetrics.sectionSpacing)
  /// Half of it (ours).
  public static let compact = ListSectionSpacing(length: ListMetrics.sectionSpacing / 2)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(Double(spacing), 0))
  }
}

/// How strongly headers stand out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Strongly: as a title.
  case increased
}

private let listSettingsEntry = EnvironmentEntry<ListSettings>(ListSettings())
private let headerProminenceEntry = EnvironmentEntry<Prominence>(.standard)
private let listRowEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  var listSettings: ListSettings {
    get { self[listSettingsEntry] }
    set { self[listSettingsEntry] = newValue }
  }

  /// Whether the view stands in the row of a list.
  var isInListRow: Bool {
    get { self[listRowEntry] }
    set { self[listRowEntry] = newValue }
  }

  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(listSettings.minimumRowHeight) }
    set { listSettings.minimumRowHeight = max(Double(newValue), 0) }
  }

  /// The least height of a header of a list, in points; nil for what its style has.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSettings.minimumHeaderHeight.map { CGFloat($0) } }
    set { listSettings.minimumHeaderHeight = newValue.map { max(Double($0), 0) } }
  }

  /// How strongly headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[headerProminenceEntry] }
    set { self[headerProminenceEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance between rows of lists, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, max(Double(spacing ?? 0), 0))
  }

  /// Sets the distance between sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSettings.sectionSpacing, spacing)
  }

  /// Sets the distance between sections of lists, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets how strongly headers of sections inside the view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
