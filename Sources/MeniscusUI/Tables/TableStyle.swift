/// How tables look; all look alike, as on a tablet.
public protocol TableStyle {}

/// The style where none is set.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// Rows with room beside them, as where no style is set.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style where none is set.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with room beside them, as where no style is set.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private let tableColumnHeadersEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableColumnHeaders: Visibility {
    get { self[tableColumnHeadersEntry] }
    set { self[tableColumnHeadersEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how tables inside the view look; the styles of tablets are alike.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }

  /// Sets whether tables inside the view show the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
