/// The colour of an item of a list.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour, whatever is around.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, where the system takes one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A grey.
  public static let monochrome = ListItemTint(color: .gray)

  var style: AnyShapeStyle { AnyShapeStyle(color) }
}

private let listItemTintEntry = EnvironmentEntry<ListItemTint?>(nil)

extension EnvironmentValues {
  /// The colour of icons in rows of lists; nil for the tint.
  var listItemTint: ListItemTint? {
    get { self[listItemTintEntry] }
    set { self[listItemTintEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the colour of icons of labels in rows of lists; nil for that of the views around.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { $0 = tint ?? $0 }
  }

  /// Sets the colour of icons of labels in rows of lists; nil for that of the views around.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
