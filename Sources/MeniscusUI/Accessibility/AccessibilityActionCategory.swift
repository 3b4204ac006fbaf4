/// What actions that belong together are called.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// Those of no category.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// Those that edit.
  public static let edit = AccessibilityActionCategory(Text("Edit"))

  /// Makes a category from its name.
  public init(_ name: Text) {
    self.name = name
  }

  /// Makes a category from its name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Makes a category from its name.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name) {
    self.init(Text(name))
  }
}

nonisolated extension View {
  /// Adds several actions of a category by the buttons that do them; accepted, not told.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    unmet("accessibilityActions", .told)
  }
}
